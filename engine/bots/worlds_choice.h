// How likely a bidder is to make each suit trump, and to do without each card of it, given the cards that it
// chose from. A guess about somebody else's taste: it follows what the simple player thinks the suits are
// worth, but leaves a chance to every choice.
#pragma once

#include <array>

#include "../cards.h"
#include "stream.h"

namespace twentynine::bots {

// Weights by suit. `cards`: four, or eight in a second auction. A suit that isn't among them can be named on
// a marker, which hardly anybody does.
std::array<int, 4> trump_weights(CardSet cards, bool on_marker);
// Of kAsideParts, how often that card of the suit is set aside. `suit_cards` holds it, all of one suit.
inline constexpr int kAsideParts = 1680;
int aside_parts(CardSet suit_cards, Card card);
// Of kSeventhParts, how often the choice is left to the seventh card at a table that has it.
inline constexpr int kSeventhParts = 16;
int seventh_parts(CardSet cards);

// One choice at random by these.
Suit draw_suit(CardSet cards, bool on_marker, Stream& stream);
Card draw_aside(CardSet suit_cards, Stream& stream);

}  // namespace twentynine::bots
