// How promising a card looks, so that the search tries the best first. Nothing but its speed depends on it:
// the numbers were found by changing them at random and keeping what made the search of random deals smaller.
#pragma once

#include <array>
#include <bit>

#include "layout.h"

namespace twentynine::solver {

struct Weights {
    int base;
    int points;  // for each point of the card
    int table;   // for each point that is in the trick or that the others have to add
    int rank;    // for each card of its suit that it beats
    int trump;
    int length;  // for each card held of its suit
};

// What is the same for all cards of a run.
struct Outlook {
    const Weights* weights;
    int table;
    bool trump;
    int length;

    int score(int card) const {
        return weights->base + weights->points * card_points(card) + weights->table * table +
               weights->rank * (card & 7) + (trump ? weights->trump : 0) + weights->length * length;
    }
};

// Of a lead: it can't be beaten; it can, but the partner's card can't; neither.
inline constexpr std::array<Weights, 3> kLeadWeights{{
    {200, 15, 11, 3, -20, 0},
    {150, -15, 5, -7, -8, -2},
    {100, -16, 0, -1, -8, -6},
}};

// Of a card with which the trick is decided, by place (the second seat's first), whether the seat is void,
// and how: this card takes it, the partner's does, the other side does.
inline constexpr std::array<std::array<std::array<Weights, 3>, 2>, 3> kDecidedWeights{{
    {{
        {{{198, 16, 8, -1, -22, 0}, {200, 16, 8, -4, -8, 0}, {100, -16, 2, -1, -4, 0}}},
        {{{200, 8, 5, -1, -8, -3}, {218, 16, 8, -1, -8, 0}, {92, -16, -3, 0, -8, -2}}},
    }},
    {{
        {{{200, 22, 12, -1, -8, -5}, {200, 27, 8, 0, -8, 1}, {100, -16, 1, -1, -8, 0}}},
        {{{167, 24, 6, -5, -28, 13}, {200, 16, 3, -1, -8, 0}, {74, -16, 0, -4, -8, 0}}},
    }},
    {{
        {{{200, 9, 4, -4, -15, 1}, {200, 15, 8, -1, 4, -2}, {100, -16, -5, -1, -6, 0}}},
        {{{200, 16, 8, -1, -8, -1}, {224, 16, 13, 3, -6, 0}, {119, -16, 0, -1, -15, -5}}},
    }},
}};

// Of the second seat's card with which it isn't: whether it is that side's most likely, and whether this card
// wins so far.
inline constexpr std::array<std::array<Weights, 2>, 2> kSecondWeights{{
    {{{113, -8, 3, -3, -3, 0}, {120, -8, 0, -3, -8, 0}}},
    {{{150, 3, 3, 3, -19, 0}, {150, -8, 4, -1, -8, 4}}},
}};
// Of the third seat's, which its partner may lose or win.
inline constexpr std::array<Weights, 2> kThirdWeights{{{120, -8, 0, 0, -6, 0}, {124, -8, 0, -2, -8, -1}}};

// For each doubling of how often, and how high up, the card has cut a search short.
constexpr int history_score(int history) {
    return 8 * (32 - std::countl_zero(static_cast<unsigned>(history)));
}

}  // namespace twentynine::solver
