// What a card is good for later, so that a player knows what it gives up by playing it now.
#pragma once

#include "what_is_known.h"

namespace twentynine::bots {

// In tenths of a card point, as a difference between the sides: above zero for a card that should still take
// a trick, below zero for points that will probably fall to the others.
int worth_later(const Knowledge& known, Card card);

}  // namespace twentynine::bots
