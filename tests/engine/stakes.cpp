// What game points are worth at a score of a match.
#include "engine/bots/stakes.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <random>

#include "engine/bots/auction_values.h"
#include "engine/bots/chance.h"
#include "random_rulesets.h"

namespace twentynine {
namespace {

using bots::kSure;
using bots::Stakes;

Result won_by(Team winner, int points) {
    Result result;
    result.winner = result.bidding_side = winner;
    result.made = true;
    result.game_points[static_cast<std::size_t>(winner)] = points;
    return result;
}

TEST_CASE("without a match a deal is worth its game points, or winning it") {
    const Ruleset arcade;
    CHECK(Stakes(arcade, {}).of(won_by(Team::kA, 0), Team::kA) == kSure);
    CHECK(Stakes(arcade, {}).of(won_by(Team::kA, 0), Team::kB) == -kSure);
    Ruleset rules = *ruleset_named("ranked28");
    rules.match_target = 0;
    CHECK(Stakes(rules, {}).of(won_by(Team::kB, 3), Team::kB) == 3 * kSure);
}

TEST_CASE(
    "far from the end of a match a contract made is worth about 1, and twice as many points about twice") {
    for (const std::string_view table : {"classic29", "ranked28", "club28"}) {
        INFO(table);
        const Ruleset rules = *ruleset_named(table);
        const Stakes level(rules, {0, 0});
        const int one = level.of(won_by(Team::kA, 1), Team::kA);
        const int two = level.of(won_by(Team::kA, 2), Team::kA);
        CHECK(one > kSure * 3 / 4);
        CHECK(one < kSure * 5 / 4);
        CHECK(two > one * 3 / 2);
        CHECK(two < one * 5 / 2);
    }
}

TEST_CASE("what more than wins the match is worth nothing") {
    const Ruleset ranked = *ruleset_named("ranked28");
    const Stakes last(ranked, {4, 4});
    CHECK(last.of(won_by(Team::kA, 1), Team::kA) == kSure);
    CHECK(last.of(won_by(Team::kA, 4), Team::kA) == kSure);
    CHECK(last.of(won_by(Team::kB, 2), Team::kA) == -kSure);
    // At six points below a side has lost: as bad as the other's sixth point above.
    const Ruleset classic = *ruleset_named("classic29");
    const Stakes floor(classic, {-5, 5});
    Result missed = won_by(Team::kB, 0);
    missed.game_points = {-1, 0};
    CHECK(floor.of(missed, Team::kB) == floor.of(won_by(Team::kB, 1), Team::kB));
}

TEST_CASE("to make a contract is worth more than to miss it, at every score of every match") {
    for (const std::string_view table : {"classic29", "ranked28", "club28"}) {
        for (const int target : {1, 2, 6, 23, 24, 25, 30, 50}) {
            for (const int floor : {0, -1, -6, -50}) {
                Ruleset rules = *ruleset_named(table);
                rules.match_target = target;
                rules.match_floor = rules.deal_score == DealScore::kBySizeOfBid ? 0 : floor;
                INFO(table << " from " << rules.match_floor << " to " << target);
                const auto gains = [&rules](const Score& score) {
                    const Stakes stakes(rules, score);
                    return stakes.of_contract(17, true, Team::kA) > stakes.of_contract(17, false, Team::kA) &&
                           stakes.of_contract(17, true, Team::kB) > stakes.of_contract(17, false, Team::kB);
                };
                for (int ours = -52; ours <= 50; ours += 3) {
                    for (int theirs = -52; theirs <= 50; theirs += 7) {
                        const Score score{ours, theirs};
                        if (may_go_on(rules, score) && !gains(score)) FAIL(ours << ":" << theirs);
                    }
                }
                const Stakes level(rules, {});
                CHECK(level.of_contract(17, true, Team::kA) > kSure / 2);
                CHECK(level.of_contract(17, false, Team::kA) < -kSure / 2);
            }
        }
    }
}

TEST_CASE(
    "what is worth something to one side is worth as much less to the other, and more is never worth less") {
    std::random_device device;
    const auto seed = device();
    INFO("seed " << seed);
    std::mt19937_64 random(seed);
    for (int i = 0; i < 300; ++i) {
        const Ruleset rules = testing::random_ruleset(random);
        Score score{};
        if (rules.match_target > 0) {
            const auto any = [&] { return static_cast<int>(random() % 60) - 30; };
            do {
                score = {any(), any()};
            } while (!may_go_on(rules, score));
        }
        const Stakes stakes(rules, score);
        for (const Team team : {Team::kA, Team::kB}) {
            int before = 0;
            for (int points = 1; points <= 8; ++points) {
                const Result won = won_by(team, points);
                CHECK(stakes.of(won, team) == -stakes.of(won, other(team)));
                if (stakes.of(won, team) < before) FAIL(points << " points");
                before = stakes.of(won, team);
            }
            for (int bid = 14; bid <= 28; ++bid) {
                if (stakes.of_contract(bid, true, team) < stakes.of_contract(bid, false, team)) FAIL(bid);
            }
        }
    }
}

// A hand that is worth a pass at 0:0: when the others need one point, and their contract would bring it,
// there is nothing to lose by bidding over it.
TEST_CASE("a side that loses the match with the others' contract bids over it on less") {
    int bolder = 0;
    int shyer = 0;
    std::mt19937_64 random(29'160'407);
    const Ruleset rules = *ruleset_named("ranked28");
    for (int i = 0; i < 400; ++i) {
        Pack pack{};
        for (int card = 0; card < kPackSize; ++card)
            pack[static_cast<std::size_t>(card)] = Card::from_index(card);
        std::shuffle(pack.begin(), pack.end(), random);
        Deal deal(rules, Seat::k3, pack);
        REQUIRE_FALSE(deal.apply(Action::bid(rules.minimum_bid + 3)));
        const auto bids = [&](const Score& score) {
            const View view = view_of(deal, *deal.turn(), score);
            return bots::choose_call_by_values(view, 0, {}).kind() == Action::Kind::kBid;
        };
        const bool level = bids({0, 0});
        const bool behind = bids({4, 0});
        bolder += behind && !level ? 1 : 0;
        shyer += level && !behind ? 1 : 0;
    }
    CHECK(bolder > 10);
    CHECK(bolder > 5 * shyer);
}

}  // namespace
}  // namespace twentynine
