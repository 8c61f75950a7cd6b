// A random deal by any rules, watched card by card: what has to hold at every table is checked after every
// action, told again here from the rules and not from the engine.
#pragma once

#include <random>
#include <string>

#include "engine/ruleset.h"

namespace twentynine::testing {

struct WatchedDeal {
    std::string fault;  // empty: nothing was wrong
    int actions = 0;
    bool cancelled = false;
    bool single = false;
    bool revealed = false;
};
// `try_everything`: at every turn each action of the language is tried. The legal ones must be accepted, the
// others refused with a reason and without a trace.
WatchedDeal play_watched(const Ruleset& rules, std::mt19937_64& random, bool try_everything);

}  // namespace twentynine::testing
