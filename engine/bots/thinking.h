// How much each kind of player thinks, and how a thought becomes an action.
#pragma once

#include <cstdint>

#include "../view.h"
#include "bot.h"

namespace twentynine::bots {

// About one decision. In worlds, never in time, so that every machine comes to the same.
struct Thinking {
    int worlds = 40;           // played out by rule players,
    int drawn_at_most = 1;     // the likelier ones of up to so many times as many
    int solved_worlds = 0;     // of these, solved with open cards as well,
    int solve_from_cards = 0;  // once the seat holds at most so many
};
// Of a player that thinks: club, expert or patient.
Thinking thinking_of(BotKind kind);

// What a decision took, in what doesn't depend on the machine.
struct Effort {
    std::int64_t playouts = 0;
    std::int64_t nodes = 0;  // of the solver
};
// In the play phase, for the seat on turn. `effort`: if it is wanted, what was thought, once there was
// something to think about.
Action choose_by_thought(const View& view, std::uint64_t seed, const Thinking& thinking,
                         Effort* effort = nullptr);

}  // namespace twentynine::bots
