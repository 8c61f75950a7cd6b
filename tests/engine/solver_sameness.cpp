// What the solver's answers must not depend on: names of suits, who sits where, the order in which moves are
// tried, what was asked before, and how trump that shows itself came up.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <random>
#include <vector>

#include "engine/record.h"
#include "engine/solver/solver.h"
#include "random_play.h"

using namespace twentynine;
using namespace twentynine::testing;
using twentynine::solver::Solver;

namespace {

Deal deal_of(const Record& record) {
    Deal deal(record.ruleset, record.dealer, record.pack);
    for (const Action action : record.actions) deal.apply(action);
    return deal;
}

// A record that stops in play when `tricks` have been played and some cards of the next.
Record record_in_play(std::mt19937_64& random, const Ruleset& rules, std::size_t tricks) {
    while (true) {
        Record record = random_record(random, rules);
        Deal deal(record.ruleset, record.dealer, record.pack);
        std::size_t done = 0;
        while (deal.turn() && (deal.phase() != Phase::kPlay || deal.tricks().size() < tricks)) {
            deal.apply(record.actions[done++]);
        }
        for (auto more = random() % 4; more > 0 && deal.turn(); --more) deal.apply(record.actions[done++]);
        if (deal.phase() != Phase::kPlay) continue;
        record.actions.resize(done);
        return record;
    }
}

// Everything that the solver says of a deal.
std::vector<int> answers(Solver& solver, const Deal& deal) {
    std::vector<int> answers{solver.points(deal)};
    answers.push_back(solver.reaches(deal, points_of(deal.contract()->target)) ? 1 : 0);
    return answers;
}

// The whole deal, and each of its endings after so many tricks, at every table.
template <typename Check>
void for_random_records(std::mt19937_64& random, int rounds, Check check) {
    for (int round = 0; round < rounds; ++round) {
        for (const auto id : kTableIds) {
            for (std::size_t tricks = 1; tricks < 6; ++tricks) {
                check(record_in_play(random, *ruleset_named(id), tricks));
            }
        }
    }
}

Record with_suits(const Record& record, const std::array<Suit, 4>& names) {
    const auto renamed = [&](Card card) {
        return Card(card.rank(), names[static_cast<std::size_t>(card.suit())]);
    };
    Record other = record;
    for (Card& card : other.pack) card = renamed(card);
    for (Action& action : other.actions) {
        if (action.kind() == Action::Kind::kTrump) {
            action = Action::trump(names[static_cast<std::size_t>(action.suit())]);
        } else if (action.kind() == Action::Kind::kTrumpCard) {
            action = Action::trump_card(renamed(action.card()));
        } else if (action.kind() == Action::Kind::kPlay) {
            action = Action::play(renamed(action.card()));
        }
    }
    return other;
}

}  // namespace

TEST_CASE("solver: what the suits are called makes no difference") {
    std::mt19937_64 random(seed_for("solver suits", 421));
    Solver solver;
    Solver other;
    for_random_records(random, 6, [&](const Record& record) {
        std::array<Suit, 4> names = kSuits;
        std::shuffle(names.begin(), names.end(), random);
        REQUIRE(answers(solver, deal_of(record)) == answers(other, deal_of(with_suits(record, names))));
    });
}

TEST_CASE("solver: the sides may change seats") {
    std::mt19937_64 random(seed_for("solver seats", 422));
    Solver solver;
    Solver other;
    for_random_records(random, 6, [&](const Record& record) {
        // The same cards and actions, everybody a seat further on.
        Record moved = record;
        moved.dealer = next(record.dealer);
        REQUIRE(answers(solver, deal_of(record)) == answers(other, deal_of(moved)));
    });
}

TEST_CASE("solver: the order in which moves are tried makes no difference") {
    std::mt19937_64 random(seed_for("solver order", 423));
    Solver solver;
    Solver other;
    for_random_records(random, 6, [&](const Record& record) {
        other.shuffle_moves(random() | 1);
        REQUIRE(answers(solver, deal_of(record)) == answers(other, deal_of(record)));
    });
}

TEST_CASE("solver: what it remembers makes no difference") {
    std::mt19937_64 random(seed_for("solver memory", 424));
    Solver solver;
    Solver forgetful(64);
    for_random_records(random, 4, [&](const Record& record) {
        REQUIRE(answers(solver, deal_of(record)) == answers(forgetful, deal_of(record)));
    });
    // Nor does it remember after forgetting: the same question costs the same again.
    const Deal deal = deal_of(record_in_play(random, Ruleset{}, 2));
    std::array<std::uint64_t, 2> cost{};
    for (std::uint64_t& nodes : cost) {
        solver.forget();
        const std::uint64_t before = solver.nodes();
        solver.points(deal);
        nodes = solver.nodes() - before;
    }
    CHECK(cost[0] > 0);
    CHECK(cost[0] == cost[1]);
}

TEST_CASE("solver: trump that comes up by itself plays as if it had been up") {
    std::mt19937_64 random(seed_for("solver open trump", 425));
    Ruleset exposing;
    exposing.reveal = Reveal::kThreeWays;
    exposing.id = kHouseId;
    Solver solver;
    int compared = 0;
    while (compared < 40) {
        const Record record = record_in_play(random, Ruleset{}, random() % 3);
        const Deal deal = deal_of(record);
        if (deal.trump_revealed() || deal.turn() != deal.contract()->bidder) continue;
        Record open = record;
        open.ruleset = exposing;
        Deal exposed = deal_of(open);
        REQUIRE_FALSE(exposed.apply(Action::plain(Action::Kind::kExpose)));
        REQUIRE(answers(solver, deal) == answers(solver, exposed));
        ++compared;
    }
}

TEST_CASE("solver: a deal is worth the best of what its actions are worth") {
    std::mt19937_64 random(seed_for("solver actions", 426));
    Solver solver;
    for_random_records(random, 4, [&](const Record& record) {
        const Deal deal = deal_of(record);
        const auto count = static_cast<std::size_t>(deal.legal_actions().size());
        const int target = points_of(deal.contract()->target);
        std::array<int, 32> values{};
        std::array<bool, 32> reached{};
        solver.values(deal, values);
        solver.reached(deal, target, reached);
        const auto end = values.begin() + static_cast<std::ptrdiff_t>(count);
        const auto made =
            std::count(reached.begin(), reached.begin() + static_cast<std::ptrdiff_t>(count), true);
        const bool bids = same_side(*deal.turn(), deal.contract()->bidder);
        CHECK(solver.points(deal) ==
              (bids ? *std::max_element(values.begin(), end) : *std::min_element(values.begin(), end)));
        CHECK(solver.reaches(deal, target) == (bids ? made > 0 : made == static_cast<std::ptrdiff_t>(count)));
    });
}
