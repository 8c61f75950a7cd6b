// A player that is given a View and answers with an Action. Nothing else reaches it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "../view.h"

namespace twentynine {

enum class BotKind : std::uint8_t { kSimple, kRandom };
std::string_view name_of(BotKind kind);  // "simple", "random"
std::optional<BotKind> bot_named(std::string_view name);

// The view must be of the seat whose turn it is. The answer is always one of view.legal. `seed` feeds the
// bots that choose at random; the same view and seed give the same answer in every build.
Action choose_action(BotKind kind, const View& view, std::uint64_t seed);

}  // namespace twentynine
