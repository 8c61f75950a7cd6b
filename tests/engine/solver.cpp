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
int points_at_end(const Deal& deal) {
    if (deal.phase() == Phase::kRedeal) return 0;
    if (deal.contract()->single) return deal.result()->made ? points_in_play(deal.ruleset()) : 0;
    return deal.points()[static_cast<std::size_t>(team_of(deal.contract()->bidder))];
}

bool made_at_end(const Deal& deal) {
    return deal.phase() == Phase::kOver && deal.result()->made;
}

// Whether the bidding side can bring about what `wanted` says of the deal's end, by trying all the deal's own
// actions.
template <typename Wanted>
bool brings_about(const Deal& deal, Wanted wanted) {
    if (!deal.turn()) return wanted(deal);
    const bool bidders = same_side(*deal.turn(), deal.contract()->bidder);
    const LegalActions legal = deal.legal_actions();
    for (int i = legal.size() - 1; i >= 0; --i) {
        Deal after = deal;
        after.apply(legal[i]);
        if (brings_about(after, wanted) == bidders) return bidders;
    }
    return !bidders;
}

bool takes(const Deal& deal, int points) {
    return brings_about(deal, [points](const Deal& over) { return points_at_end(over) >= points; });
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
    const int points = solver.points(deal);
    INFO(story(deal) << ": " << points);
    REQUIRE(takes(deal, points));
    REQUIRE_FALSE(takes(deal, points + 1));
    const int target = points_of(deal.contract()->target);
    if (deal.contract()->single) {
        REQUIRE(solver.reaches(deal, target) == (points > 0));
        return;
    }
    // Only the pair makes a difference between points and what is made.
    if (deal.ruleset().pair_shift != 0) {
        REQUIRE(solver.reaches(deal, target) == brings_about(deal, made_at_end));
        return;
    }
    for (const int asked : {points, points + 1, target}) {
        if (asked > 0) REQUIRE(solver.reaches(deal, asked) == (points >= asked));
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
