// Rulesets that somebody might have put together, for tests of what holds at every table.
#pragma once

#include <random>

#include "engine/ruleset.h"

namespace twentynine::testing {

// One of the house's tables with up to a dozen fields changed; it passes validate().
Ruleset random_ruleset(std::mt19937_64& random);

}  // namespace twentynine::testing
