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
// An action of a record that record_from_json() can read, as the text has it: a bid may be larger there than
// any Action holds. `index` must be below the number of actions.
std::string action_text(std::string_view record, std::size_t index);

}  // namespace twentynine
