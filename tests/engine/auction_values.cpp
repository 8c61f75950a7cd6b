// What the players who think say before the first card.
#include <array>
#include <catch2/catch.hpp>
#include <string>

#include "engine/bots/auction_table.h"
#include "engine/bots/auction_values.h"
#include "random_play.h"
#include "random_rulesets.h"

namespace twentynine {
namespace {

using bots::call_thinking_of;
using bots::choose_call_by_values;
using testing::deal_by;
using testing::random_pack;

constexpr std::uint64_t kBotSeed = 29;
constexpr std::array<BotKind, 3> kThinkers{BotKind::kClub, BotKind::kExpert, BotKind::kPatient};

// A deal in which seat 0 holds `opening`; the rest of the pack goes round.
Deal seat_0_after(Seat dealer, const Ruleset& rules, std::string_view opening,
                  std::initializer_list<std::string_view> actions) {
    CardSet left = CardSet::whole_pack();
    std::array<std::string, 4> hands{std::string(opening), "", "", ""};
    for (std::size_t i = 0; i < opening.size(); i += 3) left.remove(*card_from_string(opening.substr(i, 2)));
    std::size_t seat = 0;
    for (const Card card : left) {
        while (hands[seat].size() >= 23) seat = (seat + 1) % 4;
        if (!hands[seat].empty()) hands[seat] += ' ';
        hands[seat] += to_string(card);
        seat = (seat + 1) % 4;
    }
    return deal_by(rules, {hands[0], hands[1], hands[2], hands[3]}, dealer, actions);
}
// The same where seat 0 speaks first.
Deal first_to_speak(const Ruleset& rules, std::string_view opening,
                    std::initializer_list<std::string_view> actions = {}) {
    return seat_0_after(Seat::k3, rules, opening, actions);
}

std::string said_by(BotKind kind, const Deal& deal) {
    return to_string(choose_call_by_values(view_of(deal, *deal.turn()), kBotSeed, call_thinking_of(kind)));
}

// Plays what comes before the cards, `ask` seeing every view; then hands the deal back.
template <typename Ask>
Deal say_all(const Ruleset& rules, std::mt19937_64& random, Ask ask) {
    Deal deal(rules, seat_at(static_cast<int>(random() % 4)), random_pack(random));
    while (deal.turn() && deal.phase() != Phase::kPlay) {
        const View view = view_of(deal, *deal.turn());
        const Action action = ask(view);
        if (!view.legal.contains(action) || deal.apply(action)) {
            INFO(to_string(action) << " to " << encode(view));
            FAIL("what was said isn't legal");
        }
    }
    return deal;
}

TEST_CASE("a thinking player opens on jack, nine and ace of a suit and passes with nothing, at every table") {
    for (const std::string_view table : kTableIds) {
        const Ruleset rules = *ruleset_named(table);
        for (const BotKind kind : kThinkers) {
            INFO(table << ", " << name_of(kind));
            CHECK(said_by(kind, first_to_speak(rules, "JH 9H AH 7S")).starts_with("bid"));
            CHECK(said_by(kind, first_to_speak(rules, "JH 9H AH TH")).starts_with("bid"));
            CHECK(said_by(kind, first_to_speak(rules, "7S 8H QC KD")) == "pass");
        }
    }
}

TEST_CASE("a thinking player leaves its partner's bid alone unless its hand is far better") {
    for (const std::string_view table : kTableIds) {
        const Ruleset rules = *ruleset_named(table);
        for (const BotKind kind : kThinkers) {
            INFO(table << ", " << name_of(kind));
            for (const char* weak : {"7S 8H QC KD", "AH TH 8S 7C", "JC 8H QS 7D"}) {
                CHECK(said_by(kind, seat_0_after(Seat::k1, rules, weak, {"bid 16", "pass"})) == "pass");
            }
        }
    }
}

TEST_CASE("over an opponent's bid a strong hand goes on and a weak one doesn't") {
    for (const BotKind kind : kThinkers) {
        INFO(name_of(kind));
        const Ruleset rules;
        CHECK(said_by(kind, first_to_speak(rules, "JH 9H AH 7H", {"pass", "bid 16", "pass", "pass"}))
                  .starts_with("bid"));
        CHECK(said_by(kind, first_to_speak(rules, "7S 8H QC KD", {"pass", "bid 16", "pass", "pass"})) ==
              "pass");
    }
}

TEST_CASE("trump is the suit that the four cards do best with, on a marker or set aside") {
    for (const BotKind kind : kThinkers) {
        INFO(name_of(kind));
        const auto trump_of = [&](std::string_view table, std::string_view opening) {
            return said_by(
                kind, first_to_speak(*ruleset_named(table), opening, {"bid 16", "pass", "pass", "pass"}));
        };
        CHECK(trump_of("arcade29", "JH 9H 7H AS") == "trump H");
        CHECK(trump_of("classic29", "JC 7S 9S AS") == "trump S");
        CHECK(trump_of("ranked28", "JH 9H 7H AS").ends_with("H"));
    }
}

TEST_CASE("where nobody is forced and nothing is lost by it, four cards without a point are dealt again") {
    Ruleset rules = *ruleset_named("arcade29");
    rules.id = kHouseId;
    rules.cancel_no_points_in_four = true;
    for (const BotKind kind : kThinkers) {
        CHECK(said_by(kind, first_to_speak(rules, "7S 8H QC KD")) == "cancel");
    }
}

TEST_CASE("what is said is legal and the same for the same view, at the house's tables") {
    const std::uint64_t seed = testing::seed_for("calls at the house's tables", 29'400'001);
    std::mt19937_64 random(seed);
    int thought = 0;
    for (const std::string_view table : kTableIds) {
        for (int number = 0; number < 6; ++number) {
            say_all(*ruleset_named(table), random, [&](const View& view) {
                const auto evaluation = bots::evaluate_call(view, seed, {.worlds = 20});
                thought += evaluation.worlds > 0 ? 1 : 0;
                const auto again = decode_view(encode(view));
                REQUIRE(again);
                CHECK(choose_call_by_values(*again, seed, {.worlds = 20}) == evaluation.chosen().action);
                CHECK(choose_call_by_values(view, seed, {}) == choose_call_by_values(*again, seed, {}));
                return number % 2 == 0 ? evaluation.chosen().action : choose_call_by_values(view, seed, {});
            });
        }
    }
    CHECK(thought > 30);
}

TEST_CASE("what is said is legal at 150 random tables, after random calls too") {
    const std::uint64_t seed = testing::seed_for("calls at random tables", 29'400'002);
    std::mt19937_64 random(seed);
    for (int number = 0; number < 150; ++number) {
        const Ruleset rules = testing::random_ruleset(random);
        INFO("seed " << seed << ", ruleset " << number);
        say_all(rules, random, [&](const View& view) {
            const Action action = choose_call_by_values(view, seed, {.worlds = number % 3 * 4});
            const bool anything = random() % 4 == 0 && view.legal.size() > 0;
            if (!anything || !view.legal.contains(action)) return action;
            return view.legal[static_cast<int>(random() % static_cast<unsigned>(view.legal.size()))];
        });
    }
}

TEST_CASE("the table's call is left only for one that is clearly better") {
    const std::uint64_t seed = testing::seed_for("clearly better calls", 29'160'571);
    std::mt19937_64 random(seed);
    int left = 0;
    for (int number = 0; number < 60; ++number) {
        const Ruleset rules = *ruleset_named(kTableIds[static_cast<std::size_t>(number) % kTableIds.size()]);
        say_all(rules, random, [&](const View& view) {
            const bots::CallEvaluation thought = bots::evaluate_call(view, kBotSeed, {.worlds = 300});
            const Action usual = choose_call_by_values(view, kBotSeed, {});
            const auto& chosen = thought.chosen();
            for (int i = 0; i < thought.count; ++i) {
                const bots::CallOption& option = thought.options[static_cast<std::size_t>(i)];
                if (option.action != usual || chosen.action == usual) continue;
                ++left;
                CHECK(chosen.value - option.value > bots::kSure / 50);
            }
            return chosen.action;
        });
    }
    CHECK(left > 5);
}

TEST_CASE("chances that are told lie between never and always, and the best option is among those tried") {
    const std::uint64_t seed = testing::seed_for("chances of calls", 29'400'003);
    std::mt19937_64 random(seed);
    int tried = 0;
    for (int number = 0; number < 10; ++number) {
        say_all(*ruleset_named(kTableIds[static_cast<std::size_t>(number) % 4]), random,
                [&](const View& view) {
                    const auto evaluation = bots::evaluate_call(view, seed, {.worlds = 30});
                    CHECK(evaluation.count == view.legal.size());
                    for (int i = 0; i < evaluation.count; ++i) {
                        const auto& option = evaluation.options[static_cast<std::size_t>(i)];
                        CHECK(option.action == view.legal[i]);
                        if (!option.tried) continue;
                        ++tried;
                        CHECK(option.chance >= 0);
                        CHECK(option.chance <= bots::kSure);
                    }
                    if (evaluation.worlds > 0) CHECK(evaluation.chosen().tried);
                    return evaluation.chosen().action;
                });
    }
    CHECK(tried > 50);
}

}  // namespace
}  // namespace twentynine
