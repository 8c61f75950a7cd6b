// tests/fixtures/positions.txt: a line for each position, fields separated by tabs.
//
//     theme   right actions, separated by commas   margin   worlds   View (view.h's encoding)
//
// Margin and worlds are those of Verdict; worlds as "all 90" or "400 drawn". Lines that begin with # are
// remarks.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "positions_proof.h"
#include "positions_themes.h"

namespace twentynine::positions {

struct Position {
    Theme theme{};
    Verdict verdict;
    View view;
};

std::string line_of(const Position& position);
std::optional<Position> position_from(std::string_view line);
// The whole file; nothing if a line of it is no position.
std::optional<std::vector<Position>> positions_from(std::string_view text);

}  // namespace twentynine::positions
