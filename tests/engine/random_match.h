// Random rules and matches for the tests of matches and records.
#pragma once

#include <random>
#include <string_view>

#include "engine/match.h"
#include "engine/record.h"

namespace twentynine::testing {

// Rules that pass validate(), with their true id: one of the house's tables, or some of its fields changed.
Ruleset some_rules(std::mt19937_64& random);

ShuffleProof some_proof(std::mt19937_64& random);

// A match of at most `deals` deals played at random, with proofs for most of its packs; the last deal may
// break off, or the match be given up.
Match some_match(const Ruleset& rules, int deals, std::mt19937_64& random);

// The text of a file of tests/fixtures/records.
std::string record_fixture(std::string_view name);

}  // namespace twentynine::testing
