// "reference-1000": the yardstick that other players are measured with. Never to be changed, so it has rules
// of its own for playing worlds out and shares nothing with the players that are still being improved but the
// drawing of worlds and the solver.
//
// 1,000 worlds, each legal action carried out in each and played to the end; from six cards in hand on also
// 40 worlds solved with open cards. Chosen is the action with the most contracts won, the two shares added;
// of equals the one with the most card points.
#pragma once

#include <cstdint>

#include "../view.h"

namespace twentynine::bots {

// In the play phase, for the seat on turn. It says a word only if playing on shows it to be better.
Action choose_by_reference(const View& view, std::uint64_t seed);

}  // namespace twentynine::bots
