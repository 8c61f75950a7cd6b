// What a finished deal is worth.
//
// Sources: "Scoring" of the rules of 28; the guide of 29; the tables' scales are fields of the Ruleset.
#pragma once

#include <array>
#include <span>

#include "deal.h"

namespace twentynine {

// Game points of a single hand, won or lost.
inline constexpr int kSingleHandPoints = 3;

// `points` are the card points taken by each team in a finished deal. Not for a single hand.
Result result_of(const Ruleset& ruleset, const Contract& contract, const std::array<int, 2>& points);
// `tricks` are all eight.
Result result_of_single(const Contract& contract, std::span<const Trick> tricks);

}  // namespace twentynine
