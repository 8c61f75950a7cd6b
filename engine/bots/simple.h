// The simple player, one file a decision. It reasons about cards and chances only; what is legal it reads
// from the view, and who takes a trick it asks tricks.h.
#pragma once

#include "../view.h"

namespace twentynine::bots {

// Card points, in tenths, that the side of somebody who holds `hand` can expect to take with `trump` as
// trump: four cards, with four more to come, or all eight.
int expected_tenths(CardSet hand, Suit trump);
Suit best_trump(CardSet hand);

// Each for its own phase; the view must be of the seat on turn.
Action choose_call(const View& view);
Action choose_doubling(const View& view);
Action choose_trump(const View& view);
Action choose_single(const View& view);
// What to say before a card is played: to cancel the deal, show the pair, ask for trump or turn it up.
// Nothing when there is nothing worth saying.
std::optional<Action> choose_word(const View& view);
Action choose_card(const View& view);

}  // namespace twentynine::bots
