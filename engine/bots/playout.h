// Plays a deal on to its end by the rules of the simple player, thousands of times for one decision. Nobody
// knows the other hands in it, so that hiding, guessing and asking are worth in thought what they are worth
// at the table.
#pragma once

#include "rule_player.h"

namespace twentynine::bots {

// In the play phase: what the seat on turn does.
Action choose_in_playout(const Deal& deal, const Seen& seen);
// From any moment of the play to the end.
void play_out(Deal& deal, Seen& seen);

}  // namespace twentynine::bots
