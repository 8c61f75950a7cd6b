// Deals one after another.
#include "engine/match.h"

#include <catch2/catch.hpp>

#include "random_play.h"

namespace twentynine {
namespace {

TEST_CASE("Dev deals first and the deal moves one seat on each time") {
    std::mt19937_64 random(testing::seed_for("match", 29'160'005));
    Match match(Ruleset{}, testing::random_pack(random));
    for (const Seat dealer : {Seat::k3, Seat::k0, Seat::k1, Seat::k2, Seat::k3}) {
        CHECK(match.deal().dealer() == dealer);
        CHECK(match.deal().turn() == next(dealer));
        match.deal_next(testing::random_pack(random));
    }
    CHECK(match.deal_number() == 6);
}

TEST_CASE("a new deal may be dealt in the middle of one, and starts from nothing") {
    std::mt19937_64 random(testing::seed_for("match", 29'160'006));
    Match match(Ruleset{}, testing::random_pack(random));
    while (match.deal().tricks().size() < 3) {
        REQUIRE_FALSE(match.apply(testing::random_action(match.deal(), random)));
    }
    const Pack pack = testing::random_pack(random);
    match.deal_next(pack);
    CHECK(match.deal() == Deal(Ruleset{}, Seat::k0, pack));
    CHECK(match.record().actions.empty());
}

TEST_CASE("when nobody bids the same dealer deals again") {
    std::mt19937_64 random(testing::seed_for("match", 29'160'007));
    Ruleset rules;
    rules.nobody_bids = NobodyBids::kRedeal;
    Match match(rules, testing::random_pack(random));
    for (int i = 0; i < 4; ++i) REQUIRE_FALSE(match.apply(Action::pass()));
    REQUIRE(match.deal().phase() == Phase::kRedeal);
    match.deal_next(testing::random_pack(random));
    CHECK(match.deal().dealer() == Seat::k3);
}

TEST_CASE("a match's record replays to the same deal, and holds no refused action") {
    std::mt19937_64 random(testing::seed_for("match", 29'160'008));
    for (int number = 0; number < 200; ++number) {
        Match match(Ruleset{}, testing::random_pack(random));
        while (match.deal().turn()) {
            CHECK(match.apply(Action::bid(29)).has_value());
            REQUIRE_FALSE(match.apply(testing::random_action(match.deal(), random)));
        }
        const Replay again = replay(match.record());
        CHECK_FALSE(again.illegal);
        CHECK(again.deal == match.deal());
    }
}

}  // namespace
}  // namespace twentynine
