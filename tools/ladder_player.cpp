#include "ladder_player.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/bots/auction_values.h"
#include "engine/bots/thinking.h"

namespace twentynine::ladder {
namespace {

std::optional<int> number_from(std::string_view text) {
    int number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || stop != text.data() + text.size()) return std::nullopt;
    return number >= 0 && number <= 1'000'000 ? std::optional(number) : std::nullopt;
}

// The field of that name; nothing if there is none.
int* field_named(bots::Thinking& thinking, std::string_view name) {
    if (name == "worlds") return &thinking.worlds;
    if (name == "solved") return &thinking.solved_worlds;
    if (name == "from") return &thinking.solve_from_cards;
    return nullptr;
}

// Changes what the text says; false if it can't be read.
bool change(bots::Thinking& thinking, std::string_view text) {
    if (text.empty()) return false;
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find(','));
        text.remove_prefix(std::min(text.size(), part.size() + 1));
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos) return false;
        int* const field = field_named(thinking, part.substr(0, equals));
        const auto number = number_from(part.substr(equals + 1));
        if (field == nullptr || !number) return false;
        *field = *number;
    }
    return thinking.worlds > 0;
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

std::optional<Player> player_named(std::string_view name) {
    if (name == "cheat") return cheat();
    const auto kind = bot_named(name.substr(0, name.find(':')));
    if (!kind || name.find(':') == std::string_view::npos) {
        return kind ? std::optional(player_of(*kind)) : std::nullopt;
    }
    if (!thinks(*kind)) return std::nullopt;
    bots::Thinking thinking = bots::thinking_of(*kind);
    if (!change(thinking, name.substr(name.find(':') + 1))) return std::nullopt;
    return thinker(std::string(name), *kind, thinking);
}

std::string player_names() {
    return bot_names() + ", cheat";
}

}  // namespace twentynine::ladder
