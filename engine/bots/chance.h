// Chances in whole numbers: every build and processor gets the same ones, so every build plays the same card.
#pragma once

#include <cstdint>

namespace twentynine::bots {

// A chance is 0 (never) to kSure (always).
using Chance = int;
inline constexpr Chance kSure = 4096;

constexpr Chance both(Chance a, Chance b) {
    return a * b / kSure;
}

// The chance that a hand of `held` cards, any of `pool` equally likely ones, has none of `wanted` given ones
// among them. All non-negative, `held` and `wanted` at most `pool`.
constexpr Chance chance_of_none(int pool, int held, int wanted) {
    Chance chance = kSure;
    for (int i = 0; i < held && chance > 0; ++i) {
        const int others = pool - wanted - i;
        chance = others > 0 ? chance * others / (pool - i) : 0;
    }
    return chance;
}

}  // namespace twentynine::bots
