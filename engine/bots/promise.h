// What every player promises its partner, however it thinks: a trick that the partner is certain to win is
// not trumped while another card costs nothing.
#pragma once

#include "what_is_known.h"

namespace twentynine::bots {

// Of a card played to a trick that is certainly the partner's: it leaves the trick, so that its points are
// ours, and isn't the strongest card left of its suit, so that no later trick is given up with it.
bool costs_nothing(const Knowledge& known, Card card);

// The legal actions of the seat on turn without those that break the promise. Never empty. Asking breaks it,
// too, where whoever asks has to trump.
LegalActions promised(const View& view);

}  // namespace twentynine::bots
