// Text that people wrote: whether it is valid UTF-8, and fit for a line on screen.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace twentynine {

// How many characters (code points) the text has; nothing when it isn't valid UTF-8: broken or overlong
// sequences, surrogates, numbers above U+10FFFF.
std::optional<std::size_t> utf8_characters(std::string_view text);

// A name for a house table: 1 to 40 characters of UTF-8, none of them for control, no space first or last.
inline constexpr std::size_t kLongestTableName = 40;  // characters
bool is_table_name(std::string_view text);

}  // namespace twentynine
