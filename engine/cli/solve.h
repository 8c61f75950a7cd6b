// What a recorded deal in play comes to when all four see all cards, as one JSON object:
//
//   turn     the seat on turn; null when the deal is over
//   value    the card points that each team ends with, by team; null for a single hand, which is made or not
//   made     whether the bidding side makes its contract
//   best     the legal actions after which it comes to that
//   actions  every legal action as "action", with its own "value" and "made"
//   line     the actions by which the deal may then go on, to its end
//   nodes    positions looked at
//
// In a deal that is called off the bidding side has no points (solver.h).
#pragma once

#include <string_view>

#include "replay.h"

namespace twentynine {

// Of a match, its last deal.
ReplayAnswer solve_text(std::string_view record);

}  // namespace twentynine
