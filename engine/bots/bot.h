// A player that is given a View and answers with an Action. Nothing else reaches it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "../view.h"

namespace twentynine {

enum class BotKind : std::uint8_t {
    kSimple,     // rules of thumb, at once
    kRandom,     // any legal action
    kClub,       // plays worlds that agree with its view and explain what was done to their ends
    kExpert,     // more worlds, some of them solved towards the end
    kPatient,    // the expert, given more worlds
    kReference,  // a fixed yardstick: a thousand worlds played out, forty solved; never to be changed
};
// "simple", "random", "club", "expert", "patient", "reference-1000"
std::string_view name_of(BotKind kind);
std::optional<BotKind> bot_named(std::string_view name);
// All of them, with commas between.
std::string bot_names();

// The view must be of the seat whose turn it is. The answer is always one of view.legal. `seed` feeds the
// bots that choose at random; the same view and seed give the same answer in every build.
using Chooser = Action (*)(BotKind kind, const View& view, std::uint64_t seed);
Action choose_action(BotKind kind, const View& view, std::uint64_t seed);
// The same for kSimple and kRandom alone, and the simple player in place of any other: what a page needs
// before the rest has arrived.
Action choose_at_once(BotKind kind, const View& view, std::uint64_t seed);

}  // namespace twentynine
