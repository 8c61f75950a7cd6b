// The table's sentences: short, human, exact.
#include "web/words.h"
#include "engine/score.h"

#include <catch2/catch.hpp>

#include "headless.h"

using namespace twentynine;

namespace {

Event call(Seat seat, int bid) {
    return {Event::Kind::kCall, seat, bid, std::nullopt, std::nullopt};
}

View finished(Seat bidder, int bid, int ours) {
    View view;
    view.phase = Phase::kOver;
    view.contract = Contract{bidder, bid_of(bid), bid_of(bid), false};
    view.points = {ours, 28 - ours};
    view.result = result_of(view.ruleset, *view.contract, view.points);
    return view;
}

}  // namespace

TEST_CASE("Calls are told as people tell them") {
    CHECK(words::of_event(call(Seat::k0, 18)) == "Your bid: 18");
    CHECK(words::of_event(call(Seat::k1, 19)) == "Mira bids 19");
    CHECK(words::of_event(call(Seat::k1, 0)) == "Mira passes");
    CHECK(words::of_event(call(Seat::k0, 0)) == "You pass");
}

TEST_CASE("A trick is told with its points") {
    CHECK(words::of_event({Event::Kind::kTrickTaken, Seat::k2, 6, {}, {}}) ==
          "Partner takes the trick: 6 points");
    CHECK(words::of_event({Event::Kind::kTrickTaken, Seat::k0, 1, {}, {}}) == "You take the trick: 1 point");
    CHECK(words::of_event({Event::Kind::kTrickTaken, Seat::k3, 0, {}, {}}) ==
          "Dev takes the trick: no points");
}

TEST_CASE("The private choice of trump is told without the suit unless it is yours") {
    CHECK(words::of_event({Event::Kind::kTrumpChosen, Seat::k1, 0, {}, {}}) == "Mira chose trump in private");
    CHECK(words::of_event({Event::Kind::kTrumpChosen, Seat::k0, 0, Suit::kClubs, {}}) ==
          "You chose clubs, and only you know");
}

TEST_CASE("A card is named with its points") {
    CHECK(words::card_for_readers(*card_from_string("JS")) == "Jack of spades, 3 points");
    CHECK(words::card_for_readers(*card_from_string("TD")) == "Ten of diamonds, 1 point");
    CHECK(words::card_for_readers(*card_from_string("7C")) == "Seven of clubs, no points");
}

TEST_CASE("The result names winners, what was needed and taken, and both totals") {
    const words::ResultWords made = words::result(finished(Seat::k0, 18, 20));
    CHECK(made.heading == "You and Partner win");
    CHECK(made.sentence == "You needed 18 and took 20: contract made");
    CHECK(made.ours == "You and Partner: 20");
    CHECK(made.theirs == "Mira and Dev: 8");
    // The guide's own example: they needed 18 and took 17, so the other side wins with 11.
    const words::ResultWords failed = words::result(finished(Seat::k1, 18, 11));
    CHECK(failed.heading == "You and Partner win");
    CHECK(failed.sentence == "Mira and Dev needed 18 and took 17: contract not made");
}

TEST_CASE("What your side needs is told from its own point of view") {
    CHECK(words::points_of_needed(finished(Seat::k2, 18, 7), Team::kA) == "7 of 18");
    // 28 - 18 + 1 are enough to stop them.
    CHECK(words::points_of_needed(finished(Seat::k3, 18, 7), Team::kA) == "7 of 11");
}

TEST_CASE("At the deal's end trump that never came up is told so, and its suit only if it is your secret") {
    View view = finished(Seat::k1, 18, 11);
    CHECK(words::strip_summary(view).ends_with("Trump never came up."));
    view.trump = Suit::kHearts;
    CHECK(words::strip_summary(view).ends_with("Trump: hearts, and it never came up."));
    view.trump_revealed = true;
    CHECK(words::strip_summary(view).ends_with("Trump: hearts."));
    view = finished(Seat::k1, 18, 11);
    view.phase = Phase::kPlay;
    CHECK(words::strip_summary(view).ends_with("Trump is hidden."));
    view.phase = Phase::kTrump;
    CHECK(words::strip_summary(view).ends_with("Trump is not chosen yet."));
}

TEST_CASE("Your turn to bid tells the lowest bid that is legal") {
    View view;
    view.legal.add(Action::pass());
    CHECK(words::turn_to_bid(view) == "Your turn: pass");
    view.legal.add(Action::bid(28));
    CHECK(words::turn_to_bid(view) == "Your turn: bid 28 or pass");
    view.legal.add(Action::bid(27));
    CHECK(words::turn_to_bid(view) == "Your turn: bid 27 or more, or pass");
}

TEST_CASE("Whether the suit led has to be followed is told from the legal cards alone") {
    View view;
    view.legal.add(Action::play(*card_from_string("JC")));
    CHECK(words::turn_to_play(view) == "Your lead: choose any card");
    view.trick.cards[0] = *card_from_string("7C");
    view.trick.count = 1;
    CHECK(words::turn_to_play(view) == "Your turn: follow clubs");
    view.legal.add(Action::play(*card_from_string("JD")));
    CHECK(words::turn_to_play(view) == "Your turn: no clubs, play any card");
}

TEST_CASE("A bid is read as a whole number or not at all") {
    CHECK(words::whole_number("16") == 16);
    CHECK(words::whole_number("0") == 0);
    CHECK(words::whole_number("00018") == 18);
    CHECK(words::whole_number("000") == 0);
    for (const std::string_view text : {"", "-1", "1.5", "1e1", " 16", "1000", "x"}) {
        CHECK_FALSE(words::whole_number(text));
    }
}

TEST_CASE("Nothing that the table says has an exclamation mark, is empty or is cut") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        INFO("seed " << seed);
        twentynine::testing::Sitting sitting(seed, BotKind::kSimple);
        for (int step = 0; step < 60 && !sitting.can("deal-again"); ++step) {
            for (const Control& control : sitting.page.shown.list) {
                CHECK(control.name.find('!') == std::string::npos);
                CHECK_FALSE(control.name.empty());
            }
            if (sitting.can("next-trick")) {
                sitting.press("next-trick");
            } else if (sitting.can("trump-D")) {
                sitting.press("trump-D");
            } else if (sitting.can("bid") && seed % 2 == 0) {
                sitting.press("bid");
            } else if (sitting.can("pass")) {
                sitting.press("pass");
            } else {
                sitting.press(sitting.legal_cards()[0]);
                sitting.press("play");
            }
        }
        for (const std::string& said : sitting.page.said) {
            CHECK(said.find('!') == std::string::npos);
            CHECK_FALSE(said.empty());
        }
    }
}
