// The house's answers to the page's questions: about tables and rules, records and reviews. A question is one
// text: a command, then lines. An answer is one JSON text. The commands stand in shell/house.mjs.
//
// A question may come from anywhere. What can't be read is answered with {"ok": false, "reason": …}.
#pragma once

#include <string>
#include <string_view>

namespace twentynine {

// The longest question: a record, with room for its command.
inline constexpr std::size_t kLongestQuestion = 1024 * 1024 + 4096;  // bytes

std::string answer_to(std::string_view question);

}  // namespace twentynine
