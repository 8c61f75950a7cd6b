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
    {"arcade29", "29 Arcade", "One deal is the whole game. Trump comes up by itself."},
    {"classic29", "29 Classic", "Ask for trump, show the pair, and keep score to six."},
    {"ranked28", "28 Ranked", "A card set aside for trump, and the first side to five."},
    {"club28", "28 Club", "The same 28, with an auction in two stages."},
}};

// The title of one of these, "House rules" for anybody's own.
std::string_view title_of_table(const Ruleset& ruleset);

}  // namespace twentynine
