// What each action of a seat is worth, found by playing on from it in many worlds that agree with its view,
// the same worlds for every action.
#pragma once

#include <array>
#include <cstdint>

#include "../view.h"
#include "chance.h"
#include "thinking.h"

namespace twentynine::bots {

// Chances of cards that differ by no more count as the same.
inline constexpr Chance kAsGood = kSure / 100;

struct Option {
    Action action;
    // Each over all worlds.
    Chance chance = 0;      // that my side wins the deal: what the option is chosen by
    int tenths = 0;         // of card points that my side ends with, on average
    Chance played = 0;      // the same chance by playing on alone,
    Chance solved = 0;      // and with open cards alone, if Evaluation::solved_worlds
    Chance trick_ours = 0;  // that my side takes the trick on the table, or the one led to
    bool left_out = false;  // not thought about: it would take a trick that is certainly the partner's
};

struct Evaluation {
    std::array<Option, 32> options{};  // in the order of View::legal
    int count = 0;
    int best = 0;  // index of the option to choose
    int worlds = 0;
    int solved_worlds = 0;
    Effort effort;

    const Option& chosen() const { return options[static_cast<std::size_t>(best)]; }
};

// In the play phase, for the seat on turn, the words before a card included.
Evaluation evaluate(const View& view, std::uint64_t seed, const Thinking& thinking);

}  // namespace twentynine::bots
