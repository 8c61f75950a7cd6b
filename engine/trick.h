// Which of two cards takes a trick. The deal decides tricks with this, and the bots weigh cards with it, so the rule
// stands once (source: "Choose and reveal trump" of the guide).
#pragma once

#include <optional>

#include "cards.h"

namespace twentynine {

// How strong a card is in a trick: 0 for a card that can't take it, then the suit led, then trump; equal only for
// cards that can't take it. `trump` is the suit that counts as trump now: nothing while it is hidden.
constexpr int power_in_trick(Card card, Suit led, std::optional<Suit> trump) {
    const int strength = static_cast<int>(card.rank()) + 1;
    if (trump && card.suit() == *trump) return strength + kRanksInSuit;
    return card.suit() == led ? strength : 0;
}

// Whether `card` takes the trick from `other`.
constexpr bool beats(Card card, Card other, Suit led, std::optional<Suit> trump) {
    return power_in_trick(card, led, trump) > power_in_trick(other, led, trump);
}

}  // namespace twentynine
