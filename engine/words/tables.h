// What the house's tables are called, with a line each for whoever chooses one.
#pragma once

#include <array>
#include <string_view>

#include "../ruleset.h"

namespace twentynine {

struct TableName {
    std::string_view id;
    std::string_view title;
    std::string_view line;
};

inline constexpr std::array<TableName, 4> kTables{{
    {"arcade29", "29 Arcade", "One deal of 29. Hidden trump comes up by itself."},
    {"classic29", "29 Classic", "Ask for trump, show the pair. Six up wins, six down loses."},
    {"ranked28", "28 Ranked", "The trump card lies face down. First side to five points."},
    {"club28", "28 Club", "28 Ranked with an auction in two stages."},
}};

// The title of one of these, "House rules" for anybody's own.
std::string_view title_of_table(const Ruleset& ruleset);

}  // namespace twentynine
