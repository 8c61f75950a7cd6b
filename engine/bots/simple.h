// The simple player, one file a decision. It reasons about cards and chances only; what is legal it reads
// from the view, and who takes a trick it asks tricks.h.
#pragma once

#include "../view.h"

namespace twentynine::bots {

// Card points, in tenths, that the side of somebody who holds `opening` can expect to take with `trump` as
// trump and four more cards to come.
int expected_tenths(CardSet opening, Suit trump);
Suit best_trump(CardSet opening);

// Each for its own phase; the view must be of the seat on turn.
Action choose_call(const View& view);
Action choose_trump(const View& view);
Action choose_card(const View& view);

}  // namespace twentynine::bots
