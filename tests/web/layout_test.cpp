// The table fits every stage: nothing overlaps that may not, nothing is cut, everything is large enough to
// press and to read. Sizes are those of the issue, 320 by 480 to 2560 by 1440, less what the page's own
// header takes.
#include "web/layout.h"

#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

using namespace twentynine;

namespace {

struct Named {
    std::string name;
    Rect rect;
};

StageSize stage(float width, float height, Insets insets = {}) {
    return {width, height, insets, 1};
}

// What lies on the table together while cards are played.
std::vector<Named> parts(const Layout& layout) {
    std::vector<Named> out{
        {"strip", layout.strip}, {"events", layout.events}, {"panel", layout.panel}, {"hand", layout.hand}};
    for (std::size_t seat = 0; seat < 4; ++seat) {
        out.push_back({"plate " + std::to_string(seat), layout.plates[seat]});
        if (!layout.piles[seat].empty()) out.push_back({"pile " + std::to_string(seat), layout.piles[seat]});
        if (!layout.aside_on_plate) out.push_back({"aside " + std::to_string(seat), layout.asides[seat]});
    }
    if (layout.score_apart) out.push_back({"score", layout.score});
    if (!layout.fair.empty()) out.push_back({"fair", layout.fair});
    // On a phone upright it lies under the number of the trick.
    if (!layout.caption.contains(layout.last_trick)) out.push_back({"last trick", layout.last_trick});
    return out;
}

void check_inside(const Rect& panel, const std::vector<Named>& inside, float least) {
    for (std::size_t i = 0; i < inside.size(); ++i) {
        INFO(inside[i].name << " at " << inside[i].rect.x << ", " << inside[i].rect.y << " "
                            << inside[i].rect.w << "x" << inside[i].rect.h << " in " << panel.w << "x"
                            << panel.h);
        CHECK(panel.contains(inside[i].rect));
        CHECK(inside[i].rect.w >= least);
        CHECK(inside[i].rect.h >= 12);
        for (std::size_t j = i + 1; j < inside.size(); ++j) {
            INFO(inside[j].name);
            CHECK_FALSE(inside[i].rect.overlaps(inside[j].rect));
        }
    }
}

void check_panel(const Layout& layout, const std::vector<Named>& inside, float least) {
    check_inside(layout.panel, inside, least);
}

void check_hand(const Layout& layout) {
    for (int count = 1; count <= 8; ++count) {
        for (int i = 0; i < count; ++i) {
            INFO("card " << i << " of " << count);
            const HandPlace place = hand_place(layout, i, count);
            CHECK(layout.safe.contains(place.card));
            const float least = layout.stage.w >= 410 ? 44.0F : 32.0F;
            CHECK(place.strip.w >= least);
            CHECK(place.strip.h >= 80);
            // A lifted card stays clear of the panel.
            CHECK_FALSE(place.card.moved(0, -layout.lift).overlaps(layout.panel));
            if (i > 0) CHECK_FALSE(hand_place(layout, i - 1, count).strip.inset(0.1F).overlaps(place.strip));
        }
    }
}

// The panels of the decisions that other tables know.
void check_choices(const Layout& layout) {
    const BidPanel bid = bid_panel(layout, true);
    const std::vector<Named> bidding{{"line", bid.line},    {"minus", bid.minus}, {"value", bid.value},
                                     {"plus", bid.plus},    {"bid", bid.bid},     {"pass", bid.pass},
                                     {"cancel", bid.cancel}};
    check_inside(layout.tall_panel, bidding, 24);
    for (std::size_t i = 1; i < bidding.size(); ++i) CHECK(bidding[i].rect.h >= 24);
    for (int others = 1; others <= 2; ++others) {
        const TrumpPanel trump = trump_panel(layout, others);
        std::vector<Named> choices{{"line", trump.line}};
        for (const Rect& suit : trump.suits) choices.push_back({"suit", suit});
        for (int i = 0; i < others; ++i)
            choices.push_back({"other " + std::to_string(i), trump.others[static_cast<std::size_t>(i)]});
        check_inside(layout.tall_panel, choices, 40);
        for (std::size_t i = 1; i < choices.size(); ++i) CHECK(choices[i].rect.h >= 28);
    }
    for (int count = 1; count <= 3; ++count) {
        const WordsPanel words = words_panel(layout, count);
        std::vector<Named> buttons{{"line", words.line}};
        for (int i = 0; i < count; ++i)
            buttons.push_back({"button " + std::to_string(i), words.buttons[static_cast<std::size_t>(i)]});
        check_inside(count == 3 ? layout.tall_panel : layout.panel, buttons, 90);
        for (std::size_t i = 1; i < buttons.size(); ++i) CHECK(buttons[i].rect.h >= 28);
    }
    CHECK(layout.tall_panel.contains(layout.panel));
    CHECK_FALSE(layout.tall_panel.overlaps(layout.events));
    CHECK_FALSE(layout.tall_panel.overlaps(layout.hand));
    CHECK(layout.last_trick.h >= 24);
    CHECK(layout.last_trick.w >= 44);
}

void check_strip(const Layout& layout) {
    std::vector<Named> cells{
        {"points", layout.points_cell}, {"contract", layout.contract_cell}, {"trump", layout.trump_cell}};
    if (layout.shape.scored && !layout.score_apart) cells.push_back({"score", layout.score});
    CHECK(layout.score.empty() == !layout.shape.scored);
    check_inside(layout.strip, cells, 50);
}

void check(const StageSize& size, TableShape shape) {
    const Layout layout = lay_out(size, shape);
    INFO("stage " << size.width << " by " << size.height << ", composition "
                  << static_cast<int>(layout.composition) << (shape.scored ? ", scored" : "")
                  << (shape.counter_clockwise ? ", counter-clockwise" : ""));
    const std::vector<Named> all = parts(layout);
    for (std::size_t i = 0; i < all.size(); ++i) {
        INFO(all[i].name << " at " << all[i].rect.x << ", " << all[i].rect.y << " " << all[i].rect.w << "x"
                         << all[i].rect.h);
        CHECK(layout.safe.contains(all[i].rect));
        CHECK_FALSE(all[i].rect.empty());
        for (std::size_t j = i + 1; j < all.size(); ++j) {
            INFO(all[j].name << " at " << all[j].rect.x << ", " << all[j].rect.y << " " << all[j].rect.w
                             << "x" << all[j].rect.h);
            CHECK_FALSE(all[i].rect.overlaps(all[j].rect));
        }
    }
    CHECK(layout.safe.contains(layout.caption));
    for (std::size_t seat = 0; seat < 4; ++seat) {
        INFO("trick card of seat " << seat);
        const Rect& card = layout.trick[seat];
        CHECK(layout.safe.contains(card));
        CHECK(card.w >= 38);
        for (const Named& other : all) {
            INFO(other.name);
            CHECK_FALSE(card.inset(1).overlaps(other.rect));
        }
        CHECK_FALSE(card.inset(1).overlaps(layout.caption));
        // A card set aside on a plate leaves room for who it is and how many cards it holds.
        if (layout.aside_on_plate) {
            CHECK(layout.plates[seat].contains(layout.asides[seat]));
            CHECK(layout.plates[seat].right() - layout.asides[seat].right() >= 26);
        }
        CHECK(layout.asides[seat].w >= 14);
        // The index of each card is seen: the left upper part, 30 by 35 hundredths of it.
        const Rect index{card.x, card.y, card.w * 0.3F, card.h * 0.37F};
        for (const std::size_t above : {std::size_t{2}, std::size_t{1}, std::size_t{3}, std::size_t{0}}) {
            // Drawn later, so it lies on top: partner first, you last.
            constexpr std::array<int, 4> kOrder{3, 1, 0, 2};
            if (kOrder[above] > kOrder[seat]) CHECK_FALSE(index.inset(1).overlaps(layout.trick[above]));
        }
    }
    check_hand(layout);
    const BidPanel bid = bid_panel(layout);
    check_panel(layout,
                {{"line", bid.line},
                 {"minus", bid.minus},
                 {"value", bid.value},
                 {"plus", bid.plus},
                 {"bid", bid.bid},
                 {"pass", bid.pass}},
                24);
    for (const Rect& button : {bid.minus, bid.value, bid.plus, bid.bid, bid.pass}) CHECK(button.h >= 30);
    CHECK(bid.value.w >= 44);
    const TrumpPanel trump = trump_panel(layout);
    check_panel(layout,
                {{"line", trump.line},
                 {"spades", trump.suits[0]},
                 {"hearts", trump.suits[1]},
                 {"clubs", trump.suits[2]},
                 {"diamonds", trump.suits[3]}},
                44);
    const PlayPanel play = play_panel(layout);
    check_panel(layout, {{"line", play.line}, {"play", play.button}}, 96);
    CHECK(play.button.h >= 40);

    check_choices(layout);
    check_strip(layout);

    CHECK(layout.safe.contains(layout.result));
    CHECK_FALSE(layout.result.overlaps(layout.strip));
    // On a phone on its side the result takes the place of the events, which are then not drawn.
    if (layout.composition != Composition::kLandscape) CHECK_FALSE(layout.result.overlaps(layout.events));
    const ResultPanel result = result_panel(layout);
    std::vector<Named> said{{"heading", result.heading},     {"sentence", result.sentence},
                            {"needed", result.needed},       {"took", result.took},
                            {"made", result.made},           {"ours", result.ours},
                            {"theirs", result.theirs},       {"bar", result.bar},
                            {"look back", result.look_back}, {"again", result.deal_again}};
    if (shape.scored) {
        said.push_back({"gained", result.gained});
        said.push_back({"score", result.score});
    }
    for (std::size_t i = 0; i < said.size(); ++i) {
        INFO(said[i].name);
        CHECK(layout.result.contains(said[i].rect));
        CHECK_FALSE(said[i].rect.empty());
        for (std::size_t j = i + 1; j < said.size(); ++j) {
            INFO(said[j].name);
            CHECK_FALSE(said[i].rect.overlaps(said[j].rect));
        }
    }
}

// At every kind of table.
void check(const StageSize& size) {
    check(size, {});
    check(size, {true, true});
    check(size, {false, true});
}

}  // namespace

TEST_CASE("Everything fits on the screens that people have") {
    for (const auto& [width, height] : std::vector<std::pair<float, float>>{
             {320, 436},  {320, 480},  {360, 690},  {360, 596},  {375, 623},   {390, 800},  {393, 808},
             {412, 871},  {430, 888},  {480, 436},  {480, 900},  {424, 320},   {504, 320},  {512, 320},
             {611, 375},  {684, 360},  {690, 360},  {740, 360},  {788, 390},   {859, 412},  {876, 430},
             {600, 500},  {600, 916},  {700, 520},  {768, 980},  {820, 1136},  {1024, 724}, {900, 556},
             {1180, 776}, {1280, 676}, {1366, 724}, {1440, 850}, {1920, 1036}, {2560, 1396}}) {
        check(stage(width, height));
    }
}

TEST_CASE("Everything fits on any stage from 320 by 436 to 2560 by 1440") {
    for (float width = 320; width <= 2560; width += width < 1000 ? 17.0F : 113.0F) {
        for (float height = 436; height <= 1440; height += height < 900 ? 13.0F : 71.0F) {
            // Longer than any screen is.
            if (height > width * 2.4F || width > height * 3.6F) continue;
            check(stage(width, height));
        }
    }
}

TEST_CASE("Everything fits on a phone on its side") {
    for (float width = 424; width <= 1000; width += 9) {
        for (float height = 320; height < 520; height += 11) {
            if (width > height * 1.2F) check(stage(width, height));
        }
    }
}

TEST_CASE("Notches and rounded corners are kept clear") {
    check(stage(390, 800, {0, 0, 34, 0}));
    check(stage(788, 390, {0, 47, 21, 0}));
    check(stage(788, 390, {0, 0, 21, 47}));
    const Layout layout = lay_out(stage(390, 800, {0, 0, 34, 0}));
    CHECK(layout.hand.bottom() <= 800 - 34);
}

TEST_CASE(
    "A phone upright has cards of 64 to 84 pixels in the trick, and a full hand across the whole width") {
    const Layout layout = lay_out(stage(360, 690));
    CHECK(layout.composition == Composition::kPortrait);
    CHECK(layout.trick_card >= 64);
    CHECK(layout.trick_card <= 84);
    CHECK(hand_place(layout, 0, 8).card.x == Approx(layout.safe.x));
    CHECK(hand_place(layout, 7, 8).card.right() == Approx(layout.safe.right()));
}

TEST_CASE("A wide stage has a hand of 96 to 128 pixel cards") {
    const Layout layout = lay_out(stage(1440, 850));
    CHECK(layout.composition == Composition::kWide);
    CHECK(layout.hand_card >= 96);
    CHECK(layout.hand_card <= 128);
}

TEST_CASE("Where turns run counter-clockwise seat 1 sits at the right, with all that is its own") {
    for (const StageSize& size : {stage(1440, 850), stage(360, 690), stage(320, 436), stage(740, 316)}) {
        const Layout clockwise = lay_out(size);
        const Layout counter = lay_out(size, {true, false});
        const float middle = clockwise.trick[0].centre().x;
        CHECK(clockwise.plates[1].centre().x < middle);
        CHECK(counter.plates[1].centre().x > middle);
        CHECK(counter.plates[3].centre().x < middle);
        CHECK(counter.trick[1].centre().x > middle);
        CHECK(counter.trick[3].centre().x < middle);
        for (const std::size_t seat : {std::size_t{1}, std::size_t{3}}) {
            CHECK(counter.plates[seat] == clockwise.plates[4 - seat]);
            CHECK(counter.piles[seat] == clockwise.piles[4 - seat]);
            CHECK(counter.asides[seat] == clockwise.asides[4 - seat]);
        }
        CHECK(counter.plates[2] == clockwise.plates[2]);
        CHECK(counter.plates[0] == clockwise.plates[0]);
    }
}

TEST_CASE("The score of a match takes nothing from a table without one") {
    for (const StageSize& size : {stage(1440, 850), stage(360, 690), stage(320, 436), stage(740, 316)}) {
        const Layout layout = lay_out(size);
        CHECK(layout.score.empty());
        const Layout scored = lay_out(size, {false, true});
        CHECK_FALSE(scored.score.empty());
        CHECK(scored.trick_card == layout.trick_card);
        CHECK(scored.hand == layout.hand);
        CHECK(scored.panel == layout.panel);
    }
}
