// Records as JSON text: the reading half. Written for hostile input: nothing in a text can do more than be
// refused.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "../record.h"

namespace twentynine {

// Longer texts are no record of one deal.
inline constexpr std::size_t kLongestRecord = 64 * 1024;  // bytes

// Where a text is at fault, as a JSON pointer (empty: the whole), and why, as a sentence.
struct BadRecord {
    std::string where;
    std::string reason;
};

// Members that a record doesn't have are left unread; a member that is there twice counts the last time.
std::variant<Record, BadRecord> record_from_json(std::string_view text);

}  // namespace twentynine
