// What is said before the first card by the players who think: calls, doubling, trump, the second auction,
// the single hand. The table of the opening values says what four cards are worth; where that leaves it open,
// each choice is tried in worlds in which the others hold what fits their calls, and played on to the end.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "../view.h"
#include "bot.h"
#include "chance.h"

namespace twentynine::bots {

// How much is thought about one decision, in worlds.
struct CallThinking {
    int worlds = 0;  // at most; none: the table alone
};

// Of a player that thinks: club, expert or patient.
CallThinking call_thinking_of(BotKind kind);

// Of one of the things that may be said.
struct CallOption {
    Action action;
    bool tried = false;
    Chance chance = 0;  // if tried: that the seat's side wins the deal; one that is dealt again counts half
    int value = 0;      // ... what the deal is worth to it, as Stakes has it
};
struct CallEvaluation {
    std::array<CallOption, 32> options{};  // in the order of View::legal
    int count = 0;
    int best = 0;    // index of the option to choose
    int worlds = 0;  // 0: no worlds were needed
    const CallOption& chosen() const { return options[static_cast<std::size_t>(best)]; }
};

// In any phase before the play, for the seat on turn; the same view and seed give the same answer in every
// build.
CallEvaluation evaluate_call(const View& view, std::uint64_t seed, const CallThinking& thinking);
// What these actions come to, each of them legal, tried in the same worlds whether or not they are worth a
// thought; the others aren't tried. Tells nothing (no worlds) of a single hand.
CallEvaluation weigh_calls(const View& view, std::uint64_t seed, const CallThinking& thinking,
                           std::span<const Action> actions);
Action choose_call_by_values(const View& view, std::uint64_t seed, const CallThinking& thinking);

}  // namespace twentynine::bots
