// What a hint says: what to do, and why. Apart from the table's other sentences, because the page fetches
// these with the players who think.
#pragma once

#include <string>

#include "../engine/bots/chance.h"
#include "../engine/bots/explain.h"

namespace twentynine::words {

// As it is told: of 100.
constexpr int of_hundred(bots::Chance chance) {
    return (chance * 100 + bots::kSure / 2) / bots::kSure;
}
// "Jack of hearts", "Bid 18", "Ask for trump".
std::string advised(Action action);
// "Partner’s jack has won this: give it your ten."
std::string hint(const bots::Explanation& why);

}  // namespace twentynine::words
