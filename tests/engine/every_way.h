// All deals that agree with a View, found by trying every way the cards can lie and playing it by the rules:
// slow, and not how the engine finds them.
#pragma once

#include <map>
#include <optional>
#include <random>
#include <string>

#include "engine/view.h"

namespace twentynine::testing {

// What tells two such deals apart but for the first fours: who holds what, and the trump.
std::string name_of(const Deal& deal);

// In the play phase near the end of a deal; by name, with one way of first fours each.
std::map<std::string, Deal> every_way(const View& view);

// A view near the end of a deal in which every seat is a simple or a random player; mostly that of the seat
// on turn. Nothing if the deal ends before.
std::optional<View> some_ending(const Ruleset& rules, std::mt19937_64& random);

}  // namespace twentynine::testing
