#include "ladder_player.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/bots/auction_values.h"
#include "engine/bots/thinking.h"

namespace twentynine::ladder {
namespace {

constexpr int kMostNumber = 1'000'000;

std::optional<int> number_from(std::string_view text) {
    int number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || stop != text.data() + text.size()) return std::nullopt;
    return number >= 0 && number <= kMostNumber ? std::optional(number) : std::nullopt;
}

// The field of that name; nothing if there is none.
int* field_named(bots::Thinking& thinking, std::string_view name) {
    if (name == "worlds") return &thinking.worlds;
    if (name == "solved") return &thinking.solved_worlds;
    if (name == "from") return &thinking.solve_from_cards;
    return nullptr;
}

std::string quoted(std::string_view text) {
    return "'" + std::string(text) + "'";
}

// Changes one number, "worlds=200"; what is wrong with the text, or nothing.
std::string change_one(bots::Thinking& thinking, std::string_view text) {
    const std::size_t equals = text.find('=');
    const std::string_view name = text.substr(0, equals);
    int* const field = field_named(thinking, name);
    if (field == nullptr) return quoted(name) + " is none of worlds, solved and from.";
    if (equals == std::string_view::npos) return quoted(name) + " wants a number, as in worlds=200.";
    const auto number = number_from(text.substr(equals + 1));
    const int least = field == &thinking.worlds ? 1 : 0;
    if (!number || *number < least) {
        return std::string(name) + " takes a whole number from " + std::to_string(least) + " to " +
               std::to_string(kMostNumber) + ", not " + quoted(text.substr(equals + 1)) + ".";
    }
    *field = *number;
    return "";
}

// Changes all that the text says, up to what is wrong with it.
std::string change(bots::Thinking& thinking, std::string_view text) {
    std::string fault;
    do {
        const std::string_view part = text.substr(0, text.find(','));
        text.remove_prefix(std::min(text.size(), part.size() + 1));
        fault = change_one(thinking, part);
    } while (!text.empty() && fault.empty());
    return fault;
}

bool thinks(BotKind kind) {
    return kind == BotKind::kClub || kind == BotKind::kExpert || kind == BotKind::kPatient;
}

// A call's worlds are counted for each thing to say that was tried in them.
Answer call_of(BotKind kind, const View& view, std::uint64_t seed) {
    const bots::CallEvaluation evaluation = evaluate_call(view, seed, bots::call_thinking_of(kind));
    const auto tried = std::count_if(evaluation.options.begin(), evaluation.options.end(),
                                     [](const bots::CallOption& option) { return option.tried; });
    return {evaluation.chosen().action, {evaluation.worlds * tried, 0}};
}

Player thinker(std::string name, BotKind kind, const bots::Thinking& thinking) {
    return {std::move(name), [kind, thinking] {
                return [kind, thinking](const View& view, const Deal&, std::uint64_t seed) {
                    if (view.phase != Phase::kPlay) return call_of(kind, view, seed);
                    Answer answer;
                    answer.action = bots::choose_by_thought(view, seed, thinking, &answer.effort);
                    return answer;
                };
            }};
}

}  // namespace

Player player_of(BotKind kind) {
    if (thinks(kind)) return thinker(std::string(name_of(kind)), kind, bots::thinking_of(kind));
    return {std::string(name_of(kind)), [kind] {
                return [kind](const View& view, const Deal&, std::uint64_t seed) {
                    return Answer{choose_action(kind, view, seed), {}};
                };
            }};
}

std::variant<Player, std::string> player_or_fault(std::string_view name) {
    if (name == "cheat") return cheat();
    const std::size_t colon = name.find(':');
    const auto kind = bot_named(name.substr(0, colon));
    if (!kind && name.substr(0, colon) != "cheat") {
        return "There is no player " + quoted(name.substr(0, colon)) + ". Players: " + player_names() + ".";
    }
    if (colon == std::string_view::npos) return player_of(*kind);
    if (!kind || !thinks(*kind)) {
        return quoted(name) + " can't be: only club, expert and patient take other numbers.";
    }
    bots::Thinking thinking = bots::thinking_of(*kind);
    if (const std::string fault = change(thinking, name.substr(colon + 1)); !fault.empty()) {
        return "In " + quoted(name) + ", " + fault;
    }
    return thinker(std::string(name), *kind, thinking);
}

std::optional<Player> player_named(std::string_view name) {
    auto player = player_or_fault(name);
    if (auto* const found = std::get_if<Player>(&player)) return std::move(*found);
    return std::nullopt;
}

std::string player_names() {
    return bot_names() + ", cheat";
}

}  // namespace twentynine::ladder
