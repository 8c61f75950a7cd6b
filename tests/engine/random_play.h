// Random deals for the tests of the engine, and the seed that they come from.
#pragma once

#include <cstdint>
#include <random>
#include <string_view>

#include "bots_table.h"
#include "engine/deal.h"
#include "engine/record.h"

namespace twentynine::testing {

// The seed of a randomised test: TWENTYNINE_SEED if the environment has it, else `usual`. Printed, so that a
// run can be repeated.
std::uint64_t seed_for(std::string_view test, std::uint64_t usual);

// A legal action of the seat on turn. Auctions of every length come up: mostly passes and small raises.
Action random_action(const Deal& deal, std::mt19937_64& random);

// A whole deal, played at random.
Record random_record(std::mt19937_64& random, const Ruleset& rules = {});

}  // namespace twentynine::testing
