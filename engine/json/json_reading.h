// JSON that anybody may have written. What reads it says where a text is at fault and why, and throws
// nothing: the page's modules are compiled without exceptions. No text can do more than be refused.
#pragma once

#include <cstddef>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "json_fault.h"

namespace twentynine {

struct JsonLimits {
    std::size_t bytes = 0;                        // of the whole text
    int depth = std::numeric_limits<int>::max();  // of objects and lists in one another
};

// The value of a whole text. Refused: a text above the limits, what isn't JSON (a byte order mark, a zero
// byte, broken UTF-8, a number that no computer holds, anything after the value), and a member named twice.
std::variant<nlohmann::json, JsonFault> json_from(std::string_view text, const JsonLimits& limits);

// The pointer to a member or an item of what `where` points to.
std::string pointer_to(std::string_view where, std::string_view member);
std::string pointer_to(std::string_view where, std::size_t item);

// The value as a whole number between the two, both included; 16.0 is one. Nothing otherwise.
std::optional<int> whole_number(const nlohmann::json& value, int lowest, int highest);

// Text from a file inside a sentence, unless it is too long to help: 'x', or "A text of 900 bytes".
std::string in_quotes(std::string_view text);

}  // namespace twentynine
