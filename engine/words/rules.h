// The rules of a table in words: the whole page, made from the Ruleset in play. What the table doesn't play
// has no place on it, but for the last section, which says what newcomers from other tables would look for.
#pragma once

#include <vector>

#include "../ruleset.h"
#include "block.h"

namespace twentynine {

// `ruleset` must pass validate().
std::vector<Block> rules_of(const Ruleset& ruleset);

}  // namespace twentynine
