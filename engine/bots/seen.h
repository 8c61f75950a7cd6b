// What the whole table has seen of the cards in play, kept up to date instead of worked out anew.
#pragma once

#include <array>

#include "../view.h"

namespace twentynine::bots {

struct Seen {
    // As everything stands before the first card.
    Seen();
    explicit Seen(const View& view);

    CardSet gone() const { return played[0] | played[1] | played[2] | played[3]; }

    std::array<CardSet, 4> played{};    // by seat
    std::array<CardSet, 4> may_hold{};  // by seat: less the suits that it has shown itself void of
};

// Carries out a legal action, and what it shows to all.
void advance(Deal& deal, Seen& seen, Action action);

}  // namespace twentynine::bots
