// What a hint says about a position, checked against it.
#pragma once

#include <random>

#include "engine/bots/explain.h"

namespace twentynine::testing {

// Whether the reason and its facts are true of the deal that stands at the view, and of what was evaluated.
// One of the two evaluations: of a card, or of what is said before.
struct Evaluated {
    bots::Evaluation play;
    bots::CallEvaluation call;
};
bool holds(const Deal& deal, const View& view, const Evaluated& evaluated, const bots::Explanation& why,
           std::mt19937_64& random);

}  // namespace twentynine::testing
