// The solver against a minimax that knows nothing but the deal itself, on endings reached by random play.
#include <algorithm>
#include <catch2/catch.hpp>
#include <random>
#include <string>
#include <vector>

#include "engine/solver/solver.h"
#include "random_play.h"
#include "random_rulesets.h"

using namespace twentynine;
using namespace twentynine::testing;
using twentynine::solver::Solver;

namespace {

// What a deal that is over is worth to the bidding side.
using Worth = int (*)(const Deal&);

int points_at_end(const Deal& deal) {
    if (deal.phase() == Phase::kRedeal) return 0;
    if (deal.contract()->single) return deal.result()->made ? points_in_play(deal.ruleset()) : 0;
    return deal.points()[static_cast<std::size_t>(team_of(deal.contract()->bidder))];
}

int made_at_end(const Deal& deal) {
    return deal.phase() == Phase::kOver && deal.result()->made ? 1 : 0;
}

// Plain alpha-beta over the deal's own actions.
int brute(const Deal& deal, Worth worth, int low, int high) {
    if (!deal.turn()) return worth(deal);
    const bool bidders = same_side(*deal.turn(), deal.contract()->bidder);
    int best = bidders ? -1 : 100;
    for (const Action action : deal.legal_actions()) {
        Deal after = deal;
        after.apply(action);
        const int value = brute(after, worth, low, high);
        best = bidders ? std::max(best, value) : std::min(best, value);
        if (bidders) low = std::max(low, best);
        if (!bidders) high = std::min(high, best);
        if (low >= high) break;
    }
    return best;
}

int cards_held(const Deal& deal) {
    int count = deal.set_aside() ? 1 : 0;
    for (const Seat seat : kSeats) {
        if (deal.sits_out() != seat) count += deal.hand(seat).size();
    }
    return count;
}

// A deal by these rules played at random until no more than `most` cards are in hands. Hidden trump is kept
// hidden more often than by chance: words are said rarely.
Deal random_ending(std::mt19937_64& random, const Ruleset& rules, int most) {
    while (true) {
        Deal deal(rules, seat_at(static_cast<int>(random() % 4)), random_pack(random));
        while (deal.turn() && (deal.phase() != Phase::kPlay || cards_held(deal) > most)) {
            Action action = random_action(deal, random);
            if (deal.phase() == Phase::kPlay && action.kind() != Action::Kind::kPlay && random() % 2 == 0) {
                action = random_action(deal, random);
            }
            deal.apply(action);
        }
        if (deal.phase() == Phase::kPlay) return deal;
    }
}

std::string story(const Deal& deal) {
    std::string text = std::string(deal.ruleset().id) + " dealer " + std::to_string(index_of(deal.dealer()));
    for (const Said& said : deal.said()) text += ", " + to_string(said.action);
    return text;
}

void compare(Solver& solver, const Deal& deal) {
    const int points = brute(deal, points_at_end, -1, 100);
    INFO(story(deal));
    REQUIRE(solver.points(deal) == points);
    const Contract contract = *deal.contract();
    const bool made = brute(deal, made_at_end, -1, 100) == 1;
    REQUIRE(solver.reaches(deal, points_of(contract.target)) == made);
    // Nothing but the pair makes a difference between points and made.
    if (deal.ruleset().pair_shift != 0 || contract.single) return;
    for (const int target : {points - 1, points, points + 1}) {
        if (target > 0) REQUIRE(solver.reaches(deal, target) == (points >= target));
    }
}

void compare_endings(Solver& solver, const Ruleset& rules, std::mt19937_64& random, int count) {
    for (int i = 0; i < count; ++i) {
        const int most = 1 + static_cast<int>(random() % 20);
        compare(solver, random_ending(random, rules, most));
    }
}

}  // namespace

TEST_CASE("solver: endings have the value that trying everything finds") {
    std::mt19937_64 random(seed_for("solver endings", 401));
    Solver solver;
    for (const auto id : kTableIds) compare_endings(solver, *ruleset_named(id), random, 100);
}

TEST_CASE("solver: 20,000 endings of every table have the value that trying everything finds", "[slow]") {
    std::mt19937_64 random(seed_for("solver endings of every table", 402));
    Solver solver;
    for (const auto id : kTableIds) compare_endings(solver, *ruleset_named(id), random, 20000);
}

TEST_CASE("solver: house rules are solved exactly") {
    std::mt19937_64 random(seed_for("solver house rules", 403));
    Solver solver;
    for (int i = 0; i < 400; ++i) compare_endings(solver, random_ruleset(random), random, 1);
}

TEST_CASE("solver: 10,000 endings by house rules are solved exactly", "[slow]") {
    std::mt19937_64 random(seed_for("solver many house rules", 404));
    Solver solver;
    for (int i = 0; i < 10000; ++i) compare_endings(solver, random_ruleset(random), random, 1);
}
