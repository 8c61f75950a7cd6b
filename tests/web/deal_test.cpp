// Whole deals through Table and Screen, by the ids and keys of controls alone, as a keyboard or a screen
// reader plays.
#include <set>

#include "headless.h"

using namespace twentynine;
using twentynine::testing::Sitting;

namespace {

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// Everything that a person could see or hear now.
std::string everything(const Sitting& sitting) {
    std::string all;
    for (const Control& control : sitting.page.shown.list) all += control.id + " " + control.name + "\n";
    for (const DrawItem& item : sitting.screen.drawing().items()) all += item.text + "\n";
    return all;
}

void check_controls(Sitting& sitting) {
    const Table& table = sitting.screen.table();
    const View view = table.view();
    std::set<std::string> ids;
    std::string keys;
    for (const Control& control : sitting.page.shown.list) {
        INFO(control.id);
        CHECK(ids.insert(control.id).second);
        CHECK_FALSE(control.name.empty());
        CHECK(control.rect.w > 0);
        CHECK(control.rect.h > 0);
        if (control.key != 0 && control.enabled) {
            CHECK_FALSE(contains(keys, std::string_view(&control.key, 1)));
            keys += control.key;
        }
    }
    // Seat 0's hand, all of it: those that may be played can be pressed, numbered from the left.
    int cards = 0;
    char number = '1';
    for (const Control& control : sitting.page.shown.list) {
        if (control.id.rfind("card-", 0) != 0) continue;
        ++cards;
        const auto card = card_from_string(control.id.substr(5));
        REQUIRE(card);
        CHECK(view.hand.contains(*card));
        CHECK(control.enabled == (!table.trick_waits() && view.legal.contains(Action::play(*card))));
        if (control.enabled) CHECK(control.key == number++);
    }
    CHECK(cards == view.hand.size());
    CHECK(sitting.can("play") == (std::any_of(sitting.page.shown.list.begin(), sitting.page.shown.list.end(),
                                              [](const Control& c) { return c.pressed == 1; })));
    // The secret of trump; while you choose it yourself there is none yet.
    if (!view.trump && view.phase != Phase::kTrump) {
        const std::string all = everything(sitting);
        for (const std::string_view suit : {"Spades", "Hearts", "Clubs", "Diamonds"}) {
            CHECK_FALSE(contains(all, suit));
        }
        for (const DrawItem& item : sitting.screen.drawing().items()) {
            if (item.kind != DrawItem::Kind::kPicture) continue;
            for (const Suit suit : kSuits) CHECK_FALSE(item.picture == art::suit_on_dark(suit));
        }
    }
}

struct Played {
    int cards = 0;
    int next_tricks = 0;
    bool bid = false;
};

// Plays on to the result; `greedy` bids as long as it can.
Played play_deal(Sitting& sitting, bool greedy) {
    Played played;
    for (int step = 0; step < 200; ++step) {
        check_controls(sitting);
        if (sitting.can("deal-again")) return played;
        if (sitting.can("next-trick")) {
            CHECK(contains(sitting.name("prompt"), "the trick: "));
            CHECK(sitting.page.shown.focus == "next-trick");
            sitting.press("next-trick");
            ++played.next_tricks;
        } else if (sitting.can("trump-S")) {
            CHECK(sitting.screen.table().view().hand.size() == 4);
            sitting.press("trump-H");
            CHECK(contains(sitting.name("strip"), "hearts"));
        } else if (sitting.can("bid")) {
            if (greedy && sitting.page.draw() % 3 != 0) {
                sitting.press_key('b');
                played.bid = true;
            } else {
                sitting.press_key('p');
            }
        } else {
            const auto legal = sitting.legal_cards();
            REQUIRE_FALSE(legal.empty());
            CHECK_FALSE(sitting.can("play"));
            const std::size_t which = sitting.page.draw() % legal.size();
            sitting.press_key(static_cast<char>('1' + which));
            check_controls(sitting);
            CHECK(sitting.control(legal[which])->pressed == 1);
            CHECK(sitting.page.shown.focus == "play");
            CHECK(sitting.can("play"));
            sitting.press("play");
            CHECK(sitting.control(legal[which]) == nullptr);
            ++played.cards;
        }
    }
    FAIL("the deal never ends");
    return played;
}

int number_after(const std::string& text, const std::string& label) {
    const std::size_t at = text.find(label);
    return at == std::string::npos ? -1 : std::stoi(text.substr(at + label.size()));
}

}  // namespace

TEST_CASE("Whole deals are played by controls alone, and the totals make 28") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        INFO("seed " << seed);
        Sitting sitting(seed, seed % 2 == 0 ? BotKind::kSimple : BotKind::kRandom);
        const Played played = play_deal(sitting, seed % 3 != 0);
        CHECK(played.cards == 8);
        // The eighth trick needs no press.
        CHECK(played.next_tricks == 7);
        const int ours = number_after(sitting.name("result-ours"), "You and Partner: ");
        const int theirs = number_after(sitting.name("result-theirs"), "Mira and Dev: ");
        CHECK(ours + theirs == 28);
        const int needed = number_after(sitting.name("result-needed"), "Needed ");
        const int took = number_after(sitting.name("result-took"), "Took ");
        CHECK(needed >= 16);
        CHECK((sitting.name("result-made") == "Contract made") == (took >= needed));
        CHECK((took == ours || took == theirs));
        CHECK(contains(sitting.name("result"), " win"));
        CHECK(sitting.page.logged.empty());
    }
}

TEST_CASE("The deal moves one seat on with each new deal, and Dev deals first") {
    Sitting sitting(29);
    for (const Seat dealer : {Seat::k3, Seat::k0, Seat::k1, Seat::k2, Seat::k3}) {
        CHECK(sitting.screen.table().view().dealer == dealer);
        CHECK(contains(sitting.name("seat-" + std::to_string(index_of(dealer))), "Dealer"));
        play_deal(sitting, true);
        sitting.press("deal-again");
    }
}

TEST_CASE("Deal again, pressed several times before the next frame, deals once") {
    Sitting sitting(31);
    play_deal(sitting, true);
    for (int i = 0; i < 3; ++i) sitting.screen.press("deal-again", sitting.now);
    CHECK(sitting.screen.table().view().dealer == Seat::k0);
}

TEST_CASE("A button pressed twice before the next frame acts once, and nothing is refused") {
    Sitting sitting(33);
    sitting.answering = false;
    const std::size_t said = sitting.page.said.size();
    sitting.screen.press("pass", sitting.now);
    sitting.screen.press("pass", sitting.now);
    sitting.screen.press("bid", sitting.now);
    sitting.run();
    CHECK(sitting.screen.table().view().call_count == 1);
    REQUIRE(sitting.page.said.size() == said + 1);
    CHECK(sitting.page.said.back() == "You pass");
}

TEST_CASE("New deal at any time clears the table and moves the deal on") {
    Sitting sitting(3);
    CHECK_FALSE(sitting.screen.underway());
    play_deal(sitting, true);
    CHECK_FALSE(sitting.screen.underway());
    sitting.press("deal-again");
    while (sitting.legal_cards().empty() && !sitting.can("next-trick")) {
        if (sitting.can("trump-S"))
            sitting.press("trump-C");
        else if (sitting.can("pass"))
            sitting.press("pass");
        else
            break;
    }
    CHECK(sitting.screen.underway());
    const Seat dealer = sitting.screen.table().view().dealer;
    sitting.screen.new_deal(sitting.now);
    sitting.run();
    const View view = sitting.screen.table().view();
    CHECK(view.dealer == next(dealer));
    CHECK(view.hand.size() == 4);
    CHECK(view.points == std::array<int, 2>{0, 0});
    CHECK(sitting.control("trick") == nullptr);
}

TEST_CASE("A bid out of range is refused with a sentence, seen and announced, and nothing changes") {
    for (const std::string_view text : {"15", "29", "0", "-20", "17.5", "", "abc", "99999999999", "1e1"}) {
        INFO("bid " << text);
        Sitting sitting(5);
        REQUIRE(sitting.can("bid"));
        const View before = sitting.screen.table().view();
        sitting.screen.set_value("bid-value", text);
        sitting.run();
        const std::size_t said = sitting.page.said.size();
        sitting.press("bid");
        CHECK(sitting.screen.table().view() == before);
        CHECK(sitting.name("message") == "Bid a whole number from 16 to 28");
        REQUIRE(sitting.page.said.size() == said + 1);
        CHECK(sitting.page.said.back() == "Bid a whole number from 16 to 28");
        // What follows is an ordinary bid.
        sitting.screen.set_value("bid-value", "16");
        sitting.press("bid");
        CHECK(sitting.screen.table().view().call_count > before.call_count);
        CHECK(sitting.control("message") == nullptr);
    }
}

TEST_CASE("Minus and plus stay within what may be bid") {
    Sitting sitting(5);
    REQUIRE(sitting.control("bid-value")->value == "16");
    CHECK_FALSE(sitting.can("bid-minus"));
    for (int bid = 17; bid <= 28; ++bid) {
        sitting.press("bid-plus");
        CHECK(sitting.control("bid-value")->value == std::to_string(bid));
    }
    CHECK_FALSE(sitting.can("bid-plus"));
    sitting.press("bid-minus");
    CHECK(sitting.control("bid-value")->value == "27");
}

TEST_CASE("Pressing a chosen card again puts it back, pressing another changes the choice") {
    Sitting sitting(11);
    for (int step = 0; sitting.legal_cards().size() < 2; ++step) {
        REQUIRE(step < 60);
        if (sitting.can("trump-S"))
            sitting.press("trump-S");
        else if (sitting.can("pass"))
            sitting.press("pass");
        else if (sitting.can("next-trick"))
            sitting.press("next-trick");
        else if (sitting.can("deal-again"))
            sitting.press("deal-again");
        else {
            sitting.press(sitting.legal_cards()[0]);
            sitting.press("play");
        }
    }
    const auto legal = sitting.legal_cards();
    sitting.press(legal[0]);
    CHECK(sitting.control(legal[0])->pressed == 1);
    const std::string line = sitting.name("prompt");
    CHECK((contains(line, "point")));
    sitting.press(legal[1]);
    CHECK(sitting.control(legal[0])->pressed == 0);
    CHECK(sitting.control(legal[1])->pressed == 1);
    sitting.press(legal[1]);
    CHECK(sitting.control(legal[1])->pressed == 0);
    CHECK_FALSE(sitting.can("play"));
}

TEST_CASE("Nothing is due while the player thinks") {
    Sitting sitting(7);
    CHECK(sitting.can("bid"));
    CHECK(sitting.screen.next_frame(sitting.now) == -1);
    CHECK_FALSE(sitting.screen.frame(sitting.now + 60'000));
    CHECK(sitting.screen.next_frame(sitting.now + 60'000) == -1);
}

TEST_CASE("Controls that can't be pressed do nothing") {
    Sitting sitting(13);
    const View before = sitting.screen.table().view();
    for (const std::string_view id :
         {"play", "next-trick", "deal-again", "trump-S", "card-JS", "card-XX", "", "nothing"}) {
        sitting.press(id);
        CHECK(sitting.screen.table().view() == before);
    }
}
