// One number over decisions of the players who think, at each of the house's tables. Every build must come to
// it: each compiler, WebAssembly, with sanitizers and without. It changes when a rule, the drawing of worlds,
// the solver or a player changes, and then on purpose only.
#include <array>
#include <catch2/catch.hpp>
#include <cstdio>
#include <string>

#include "engine/bots/auction_values.h"
#include "engine/bots/evaluation.h"
#include "engine/bots/playout.h"
#include "engine/deal.h"
#include "engine/sha256.h"
#include "engine/shuffle.h"
#include "engine/view.h"

namespace twentynine {
namespace {

constexpr std::uint64_t kSignatureOfCalls = 0x9c91c3066a826563;
constexpr std::uint64_t kSignatureOfThought = 0x9f3d804f0c866ca9;

// FNV-1a, 64 bits.
void sign(std::uint64_t& signature, std::string_view text) {
    for (const char c : text) signature = (signature ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
}

void sign(std::uint64_t& signature, const bots::Evaluation& thought) {
    sign(signature, to_string(thought.chosen().action));
    for (int i = 0; i < thought.count; ++i) {
        const bots::Option& option = thought.options[static_cast<std::size_t>(i)];
        sign(signature, std::to_string(option.chance) + " " + std::to_string(option.tenths) + ";");
    }
}

void sign(std::uint64_t& signature, const bots::CallEvaluation& thought) {
    sign(signature, to_string(thought.chosen().action));
    for (int i = 0; i < thought.count; ++i) {
        const bots::CallOption& option = thought.options[static_cast<std::size_t>(i)];
        sign(signature, std::to_string(option.chance) + " " + std::to_string(option.value) + ";");
    }
}

// What is said before the play, at scores of a match where there is one.
TEST_CASE("players who think call the same in every build") {
    std::uint64_t signature = 0xcbf29ce484222325u;
    constexpr std::array<Score, 3> kScores{Score{0, 0}, Score{4, 1}, Score{2, 4}};
    for (const std::string_view id : kTableIds) {
        const Ruleset rules = *ruleset_named(id);
        for (int number = 0; number < 6; ++number) {
            Deal deal(rules, seat_at(number), shuffled_pack(sha256("call " + std::to_string(number))));
            const Score& score = kScores[rules.match_target > 0 ? static_cast<std::size_t>(number) % 3 : 0];
            while (deal.turn() && deal.phase() != Phase::kPlay) {
                const View view = view_of(deal, *deal.turn(), score);
                sign(signature, bots::evaluate_call(view, 29, {}));
                sign(signature, bots::evaluate_call(view, 29, {.worlds = 200}));
                deal.apply(choose_at_once(BotKind::kSimple, view, 0));
            }
        }
    }
    char value[24];
    std::snprintf(value, sizeof value, "0x%016llx", static_cast<unsigned long long>(signature));
    INFO(
        "If a rule, the worlds, the table of opening values or a bidder was changed on purpose: set "
        "kSignatureOfCalls to "
        << value << ", and see that every other build comes to the same.");
    CHECK(signature == kSignatureOfCalls);
}

TEST_CASE("players who think come to the same in every build") {
    std::uint64_t signature = 0xcbf29ce484222325u;
    int decisions = 0;
    bots::Thinking expert = bots::thinking_of(BotKind::kExpert);
    expert.worlds = 16;
    expert.solved_worlds = 4;
    for (const std::string_view id : kTableIds) {
        for (int number = 0; number < 3; ++number) {
            Deal deal(*ruleset_named(id), seat_at(number),
                      shuffled_pack(sha256("thought " + std::to_string(number))));
            while (deal.turn() && deal.phase() != Phase::kPlay) {
                deal.apply(choose_at_once(BotKind::kSimple, view_of(deal, *deal.turn()), 0));
            }
            bots::Seen seen;
            while (deal.phase() == Phase::kPlay) {
                const View view = view_of(deal, *deal.turn());
                if (view.legal.size() > 1 && view.said_count % 3 == 0) {
                    sign(signature, evaluate(view, 29, bots::thinking_of(BotKind::kClub)));
                    sign(signature, evaluate(view, 28, expert));
                    decisions += 2;
                }
                bots::advance(deal, seen, bots::choose_in_playout(deal, seen));
            }
        }
    }
    CHECK(decisions > 48);
    char value[24];
    std::snprintf(value, sizeof value, "0x%016llx", static_cast<unsigned long long>(signature));
    INFO("If a rule, the worlds, the solver or a player was changed on purpose: set kSignatureOfThought to "
         << value << ", and see that every other build comes to the same.");
    CHECK(signature == kSignatureOfThought);
}

}  // namespace
}  // namespace twentynine
