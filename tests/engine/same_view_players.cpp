// A player does the same in every world that it can't tell apart from the true one: it is asked again with
// the hidden cards lying in other ways, and with other questions in between.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "engine/bots/auction_values.h"
#include "engine/bots/bot.h"
#include "engine/bots/thinking.h"
#include "engine/bots/worlds.h"
#include "engine/ruleset_text.h"
#include "random_play.h"
#include "random_rulesets.h"

namespace twentynine {
namespace {

using bots::World;
using bots::Worlds;

// What the seat is given in other worlds; every one of them if there are few.
std::vector<View> seen_elsewhere(const View& view, std::mt19937_64& random) {
    std::vector<View> views;
    const Worlds worlds(view);
    constexpr int kFew = 8;
    const bool all = worlds.for_each(kFew, [&](const World& world) {
        views.push_back(view_of(world.deal, view.seat));
        return true;
    });
    if (all) return views;
    bots::Stream stream(random());
    for (int i = 0; i < 2; ++i) views.push_back(view_of(worlds.draw(stream).deal, view.seat));
    return views;
}

struct Asked {
    int decisions = 0;
    int worlds = 0;
};

// `ask(view, seed)` chooses an action.
template <typename Ask>
void check_decision(const Deal& deal, std::mt19937_64& random, Asked& asked, Ask ask) {
    const View view = view_of(deal, *deal.turn());
    const std::string text = encode(view);
    const std::uint64_t seed = random();
    const auto answer = ask(view, seed);
    for (const View& other : seen_elsewhere(view, random)) {
        INFO(text);
        if (other != view || encode(other) != text) FAIL("the seat sees a difference");
        if (ask(other, seed) != answer) FAIL("the answer is another one");
        ++asked.worlds;
    }
    ++asked.decisions;
}

// Deals of simple and random players at all kinds of tables; `wanted` of a thousand decisions are checked.
template <typename Ask>
void check_decisions(int decisions, std::uint64_t seed, unsigned wanted, Ask ask) {
    std::mt19937_64 random(seed);
    Asked asked;
    while (asked.decisions < decisions) {
        const Ruleset rules = random() % 4 == 0 ? testing::random_ruleset(random)
                                                : *ruleset_named(kTableIds[random() % kTableIds.size()]);
        INFO("seed " << seed << ", decision " << asked.decisions << ", " << encode(rules));
        Deal deal(rules, seat_at(static_cast<int>(random() % 4)), testing::random_pack(random));
        const std::uint64_t kinds = random();
        while (deal.turn()) {
            const Seat seat = *deal.turn();
            if (random() % 1000 < wanted) check_decision(deal, random, asked, ask);
            const bool simple = (kinds >> index_of(seat)) & 1;
            deal.apply(simple ? choose_at_once(BotKind::kSimple, view_of(deal, seat), 1)
                              : testing::random_action(deal, random));
        }
    }
    CHECK(asked.worlds > decisions);
}

// The expert with less to think about.
Action quick_expert(const View& view, std::uint64_t seed) {
    if (view.phase != Phase::kPlay) {
        bots::CallThinking thinking;
        thinking.worlds = 24;
        return bots::choose_call_by_values(view, seed, thinking);
    }
    bots::Thinking thinking = bots::thinking_of(BotKind::kExpert);
    thinking.worlds = 24;
    thinking.solved_worlds = 3;
    thinking.solve_from_cards = 5;
    return bots::choose_by_thought(view, seed, thinking);
}

std::vector<Action> all_quick(const View& view, std::uint64_t seed) {
    return {choose_action(BotKind::kSimple, view, seed), choose_action(BotKind::kRandom, view, seed),
            choose_action(BotKind::kClub, view, seed), quick_expert(view, seed)};
}

TEST_CASE("players do the same in every world that they can't tell apart") {
    const std::uint64_t seed = testing::seed_for("players in other worlds", 29'160'521);
    check_decisions(150, seed, 100, all_quick);
}

TEST_CASE("players do the same in other worlds at 10,000 decisions", "[slow]") {
    const std::uint64_t seed = testing::seed_for("players in other worlds, often", 29'160'522);
    check_decisions(10'000, seed, 300, all_quick);
}

TEST_CASE("so do the expert and the yardstick that think as long as they do at the table", "[slow]") {
    const std::uint64_t seed = testing::seed_for("players in other worlds, in full", 29'160'523);
    check_decisions(100, seed, 20, [](const View& view, std::uint64_t each) {
        return std::vector{choose_action(BotKind::kExpert, view, each),
                           choose_action(BotKind::kReference, view, each)};
    });
}

}  // namespace
}  // namespace twentynine
