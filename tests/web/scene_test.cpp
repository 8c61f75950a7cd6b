// What is drawn can be read: no text is cut at any size of stage, whatever it says.
#include "web/scene.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "engine/score.h"
#include "headless.h"
#include "text_width.h"
#include "web/theme.h"
#include "web/words.h"

using namespace twentynine;
using twentynine::testing::fits;
using twentynine::testing::Sitting;
using twentynine::testing::width_of;

namespace {

struct Case {
    View view;
    std::vector<Event> history;
    Choice choice;
    bool trick_waits = false;
    bool result_shown = false;
};

Contract contract(Seat bidder) {
    return {bidder, bid_of(28), bid_of(28), false};
}

// Every kind of moment, with the longest that each text can say.
std::vector<Case> cases() {
    std::vector<Case> all;
    for (const Seat seat : kSeats) {
        Case bidding;
        bidding.view.turn = seat;
        bidding.view.dealer = seat;
        bidding.view.card_counts.fill(4);
        bidding.view.calls[0] = {next(seat), bid_of(26)};
        bidding.view.calls[1] = {partner_of(seat), std::nullopt};
        bidding.view.call_count = 2;
        if (seat == kYou) {
            for (int bid = 27; bid <= 28; ++bid) bidding.view.legal.add(Action::bid(bid));
            bidding.view.legal.add(Action::pass());
        }
        bidding.history = {{Event::Kind::kOpeningDealt, seat, 0, {}, {}},
                           {Event::Kind::kRedeal, seat, 0, {}, {}}};
        all.push_back(bidding);
        bidding.history = {{Event::Kind::kCall, seat, 26, {}, {}},
                           {Event::Kind::kForcedBid, seat, 16, {}, {}}};
        bidding.choice.message = words::bid_refused(16, 28);
        all.push_back(bidding);

        Case choosing;
        choosing.view.phase = Phase::kTrump;
        choosing.view.turn = seat;
        choosing.view.card_counts.fill(4);
        choosing.view.contract = contract(seat);
        choosing.history = {{Event::Kind::kAuctionWon, seat, 28, {}, {}}};
        all.push_back(choosing);

        for (const Suit suit : kSuits) {
            Case playing;
            playing.view.phase = Phase::kPlay;
            playing.view.turn = seat;
            playing.view.card_counts.fill(8);
            playing.view.contract = contract(seat);
            playing.view.points = {14, 14};
            playing.view.trick.leader = next(kYou);
            playing.view.trick.count = 1;
            playing.view.trick.cards[0] = Card(Rank::kQueen, suit);
            playing.view.legal.add(Action::play(Card(Rank::kSeven, suit)));
            playing.history = {{Event::Kind::kTrumpChosen, seat, 0, {}, {}}};
            all.push_back(playing);
            // Your secret, and following impossible.
            playing.view.trump = suit;
            playing.view.legal.add(
                Action::play(Card(Rank::kSeven, suit == Suit::kSpades ? Suit::kClubs : Suit::kSpades)));
            playing.history = {
                {Event::Kind::kTrumpChosen, seat, 0, seat == kYou ? std::optional(suit) : std::nullopt, {}},
                {Event::Kind::kTrumpRevealed, seat, 0, suit, {}}};
            all.push_back(playing);
            playing.view.trump_revealed = true;
            playing.choice.card = Card(Rank::kQueen, suit);
            playing.history.push_back({Event::Kind::kTrickTaken, seat, 11, {}, {}});
            all.push_back(playing);
            playing.choice.card.reset();
            playing.trick_waits = true;
            playing.view.trick_count = 1;
            playing.view.tricks[0] = playing.view.trick;
            playing.view.tricks[0].count = 4;
            for (std::size_t i = 0; i < 4; ++i)
                playing.view.tricks[0].cards[i] = Card(static_cast<Rank>(i), suit);
            playing.view.tricks[0].winner = seat;
            playing.view.tricks[0].points = 11;
            all.push_back(playing);
        }
        Case over;
        over.view.phase = Phase::kOver;
        over.view.contract = contract(seat);
        over.view.points = {14, 14};
        over.view.result = result_of(over.view.ruleset, *over.view.contract, over.view.points);
        over.result_shown = true;
        all.push_back(over);
    }
    return all;
}

// Also tells what has been looked at.
int check_texts(const std::vector<Case>& all, float width, float height) {
    const Layout layout = lay_out({width, height, {}, 1});
    INFO("stage " << width << " by " << height << ", composition " << static_cast<int>(layout.composition));
    int texts = 0;
    DrawList drawing;
    const Timeline timeline;
    for (const Case& one : all) {
        draw_scene({one.view,
                    one.history,
                    one.trick_waits,
                    one.result_shown,
                    false,
                    one.choice,
                    timeline,
                    {},
                    layout,
                    0},
                   drawing);
        for (const DrawItem& item : drawing.items()) {
            if (item.kind != DrawItem::Kind::kText || item.text.empty()) continue;
            ++texts;
            if (fits(item)) continue;
            INFO(item.text << ": " << width_of(item, item.text) << " in " << item.lines << " lines of "
                           << item.rect.w);
            CHECK(fits(item));
        }
    }
    return texts;
}

}  // namespace

TEST_CASE("No text is cut at any size of stage, whatever suit, seat and bid it names") {
    const std::vector<Case> all = cases();
    int texts = check_texts(all, 320, 436);
    for (float width = 320; width <= 2560; width += width < 900 ? 20.0F : 331.0F) {
        for (float height = 436; height <= 1440; height += height < 700 ? 33.0F : 199.0F) {
            if (height > width * 2.4F || width > height * 3.6F) continue;
            texts += check_texts(all, width, height);
        }
    }
    for (float width = 424; width <= 1000; width += 36) {
        for (float height = 320; height < 520; height += 33) {
            if (width > height * 1.2F) texts += check_texts(all, width, height);
        }
    }
    CHECK(texts > 10'000);
}

TEST_CASE("The width that a text needs is told from its letters") {
    DrawItem item;
    item.size = 12;
    item.text = "Diamonds";
    item.rect.w = 30;
    CHECK_FALSE(fits(item));
    item.rect.w = 100;
    CHECK(fits(item));
    item.text = "Diamonds Diamonds";
    CHECK_FALSE(fits(item));
    item.lines = 2;
    CHECK(fits(item));
}

TEST_CASE("On stages with a keyboard each legal card shows the number of its key, while it is your turn") {
    for (const StageSize& size :
         {StageSize{1440, 850, {}, 1}, StageSize{820, 1136, {}, 1}, StageSize{390, 800, {}, 2}}) {
        const bool wide = size.width > 700;
        INFO("stage " << size.width << " by " << size.height);
        Sitting sitting(8, BotKind::kSimple);
        sitting.screen.resize(size);
        sitting.run();
        int seen = 0;
        for (int step = 0; step < 60 && !sitting.can("deal-again"); ++step) {
            std::string keys;
            for (const Control& control : sitting.page.shown.list) {
                if (control.id.rfind("card-", 0) == 0 && control.enabled) keys += control.key;
            }
            std::string drawn;
            for (const DrawItem& item : sitting.screen.drawing().items()) {
                if (item.kind != DrawItem::Kind::kText || item.text.size() != 1 || item.rect.h > 17.5F)
                    continue;
                if (item.rect.y < lay_out(size).hand.y - 40) continue;
                drawn += item.text;
                // It covers no other card's number and stays at its own card's left upper corner.
                const auto card = static_cast<std::size_t>(item.text[0] - '1');
                REQUIRE(card < keys.size());
                const Control* own = sitting.control(sitting.legal_cards()[card]);
                CHECK(std::fabs(item.rect.centre().x - own->rect.x) < own->rect.w * 0.5F);
                CHECK(std::fabs(item.rect.centre().y - own->rect.y) < 16);
            }
            CHECK(drawn == (wide ? keys : std::string()));
            seen += static_cast<int>(drawn.size());
            if (sitting.can("next-trick")) {
                sitting.press("next-trick");
            } else if (sitting.can("trump-D")) {
                sitting.press("trump-D");
            } else if (sitting.can("pass")) {
                sitting.press("pass");
            } else {
                sitting.press(sitting.legal_cards().back());
                sitting.press("play");
            }
        }
        CHECK((seen > 0) == wide);
    }
}
