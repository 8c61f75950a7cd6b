// A player that takes any legal action, each as likely as the others: the yardstick, and a way to visit every
// rule.
#pragma once

#include <cstdint>

#include "../view.h"

namespace twentynine::bots {

// The view must be of the seat on turn. The choice depends on the seed, the seat and how far the deal is, and
// on the list of legal actions only through its order and length.
Action choose_at_random(const View& view, std::uint64_t seed);

}  // namespace twentynine::bots
