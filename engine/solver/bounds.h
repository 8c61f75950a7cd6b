// Points that a side is sure of, whatever anybody plays. Each bound carries its proof.
#pragma once

#include "layout.h"

namespace twentynine::solver {

// Points of those trumps of one side that are above every trump of the other. Whenever one of them is played,
// only a higher trump of the same side can still take the trick: so each takes at least itself home.
constexpr int points_of_top_trumps(std::uint32_t ours, std::uint32_t theirs, std::uint32_t trumps) {
    const std::uint32_t their_trumps = theirs & trumps;
    const std::uint32_t our_trumps = ours & trumps;
    if (their_trumps == 0) return points_in(our_trumps);
    return points_in(our_trumps & above(highest_of(their_trumps)));
}

}  // namespace twentynine::solver
