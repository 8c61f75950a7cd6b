// A hint does what the expert does, and what its reason says is true of the position.
#include "engine/bots/explain.h"

#include <catch2/catch.hpp>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "engine/bots/bot.h"
#include "explain_checks.h"
#include "random_play.h"
#include "random_rulesets.h"

namespace twentynine {
namespace {

using bots::Advice;
using bots::Explanation;
using bots::Reason;
using testing::Evaluated;
using testing::holds;
using testing::random_action;
using testing::random_pack;
using testing::seed_for;

// Decisions of random deals, half of the actions as the players would have them.
void check_decisions(int decisions, const std::vector<Ruleset>& tables, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::array<int, bots::kReasons> seen{};
    bots::Thinking brief;
    brief.worlds = 10;
    brief.solved_worlds = 2;
    brief.solve_from_cards = 3;
    for (int done = 0, number = 0; done < decisions; ++number) {
        const Ruleset& rules = tables[static_cast<std::size_t>(number) % tables.size()];
        Deal deal(rules, seat_at(number), random_pack(random));
        while (const auto seat = deal.turn()) {
            const View view = view_of(deal, *seat);
            const bool plays = view.phase == Phase::kPlay;
            const std::uint64_t players = random();
            Evaluated evaluated;
            if (plays) {
                evaluated.play = bots::evaluate(view, players, brief);
            } else {
                evaluated.call = bots::evaluate_call(view, players, {.worlds = 4});
            }
            const Explanation why =
                plays ? bots::explain(view, evaluated.play) : bots::explain_call(view, evaluated.call);
            const Action chosen = plays ? evaluated.play.chosen().action : evaluated.call.chosen().action;
            ++done;
            ++seen[static_cast<std::size_t>(why.reason)];
            INFO(encode(view) << " " << to_string(why.action) << " " << bots::name_of(why.reason));
            CHECK(view.legal.contains(why.action));
            CHECK(why.action == chosen);
            CHECK(holds(deal, view, evaluated, why, random));
            const bool astray = random() % 3 == 0;
            deal.apply(astray ? random_action(deal, random) : why.action);
        }
    }
    int came_up = 0;
    std::string never;
    for (int i = 0; i < bots::kReasons; ++i) {
        if (seen[static_cast<std::size_t>(i)] > 0) {
            ++came_up;
        } else {
            never.append(" ").append(bots::name_of(static_cast<Reason>(i)));
        }
    }
    // The house's tables know no cancelling, and some occasions are rare.
    INFO("never:" << never);
    if (decisions >= 10'000) CHECK(came_up >= bots::kReasons - 3);
}

std::vector<Ruleset> house_tables() {
    std::vector<Ruleset> out;
    for (const std::string_view id : kTableIds) out.push_back(*ruleset_named(id));
    return out;
}

std::vector<Ruleset> any_tables(std::uint64_t seed, int count) {
    std::mt19937_64 random(seed);
    std::vector<Ruleset> out;
    for (int i = 0; i < count; ++i) out.push_back(testing::random_ruleset(random));
    return out;
}

TEST_CASE("what a hint's reason says is true of the position") {
    check_decisions(800, house_tables(), seed_for("explain", 20'291'001));
}

TEST_CASE("so it is at 20,000 decisions of the house's tables, where nearly every reason comes up",
          "[slow]") {
    check_decisions(20'000, house_tables(), seed_for("explain, many", 20'291'002));
}

TEST_CASE("and at 10,000 by house rules", "[slow]") {
    const std::uint64_t seed = seed_for("explain, house rules", 20'291'003);
    std::vector<Ruleset> tables = any_tables(seed, 60);
    for (const Ruleset& rules : house_tables()) tables.push_back(rules);
    check_decisions(10'000, tables, seed + 1);
}

void check_advice(int decisions, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const std::vector<Ruleset> tables = house_tables();
    for (int done = 0, number = 0; done < decisions; ++number) {
        Deal deal(tables[static_cast<std::size_t>(number) % tables.size()], seat_at(number),
                  random_pack(random));
        while (const auto seat = deal.turn()) {
            const View view = view_of(deal, *seat);
            const std::uint64_t players = random();
            if (random() % 6 == 0) {
                ++done;
                INFO(encode(view));
                const Advice advice = bots::advise(view, players);
                CHECK(advice.action == choose_action(BotKind::kExpert, view, players));
                CHECK(advice.why.action == advice.action);
                CHECK((advice.count > 0) == (view.phase == Phase::kPlay && view.legal.size() > 1));
                for (int i = 0; i < advice.count; ++i) {
                    const auto& each = advice.chances[static_cast<std::size_t>(i)];
                    CHECK(view.legal.contains(each.action));
                    CHECK(each.chance >= 0);
                    CHECK(each.chance <= bots::kSure);
                }
            }
            deal.apply(choose_action(BotKind::kSimple, view, players));
        }
    }
}

TEST_CASE("a hint is what the expert does") {
    check_advice(30, seed_for("advice", 20'291'004));
}

TEST_CASE("so it is at 300 decisions", "[slow]") {
    check_advice(300, seed_for("advice, many", 20'291'005));
}

TEST_CASE("every reason has a name of its own") {
    std::set<std::string_view> names;
    for (int i = 0; i < bots::kReasons; ++i) names.insert(bots::name_of(static_cast<Reason>(i)));
    CHECK(names.size() == bots::kReasons);
}

}  // namespace
}  // namespace twentynine
