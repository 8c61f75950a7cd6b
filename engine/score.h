// What a finished deal is worth, and who has won a match.
//
// Sources: "Scoring" of the rules of 28; the guide of 29; the tables' scales are fields of the Ruleset.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "deal.h"

namespace twentynine {

// Game points by team.
using Score = std::array<int, 2>;

// Game points of a single hand, won or lost.
inline constexpr int kSingleHandPoints = 3;

// `points` are the card points taken by each team in a finished deal. Not for a single hand.
Result result_of(const Ruleset& ruleset, const Contract& contract, const std::array<int, 2>& points);
// `tricks` are all eight.
Result result_of_single(const Contract& contract, std::span<const Trick> tricks);

// Who has won with this score by these rules; nobody without a match target.
std::optional<Team> winner_of(const Ruleset& ruleset, const Score& score);
// "3,-2": team A's first.
std::string score_text(const Score& score);
// Nothing for what score_text() doesn't write.
std::optional<Score> score_from(std::string_view text);
// Whether a deal may be dealt at this score: 0:0 without a match target, else one at which nobody has won and
// that is no further below 0 than a whole match could bring a side.
bool may_go_on(const Ruleset& ruleset, const Score& score);

}  // namespace twentynine
