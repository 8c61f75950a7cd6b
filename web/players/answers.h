// What the players are asked, and what they say: one request of text, one line of text. The first word of a
// request says what is wanted; each such word has an answers file of its own here, which is given the rest.
//
//     <kind> <seed> <view>      seat_answers.cpp    an action, by a player of that kind (bots/request.h)
//
// A new one is a function declared below, a row in answers.cpp and a file. The parts of an answer are
// separated by tabs.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace twentynine::players {

// Longer requests can't be read, and no answer is longer.
inline constexpr std::size_t kLongest = 65536;

// Safe with any text. Nothing when it is no request.
std::optional<std::string> answer_to(std::string_view request);

// A kind's request, as a whole. The others take what stands behind their word.
std::optional<std::string> answer_seat(std::string_view request);

}  // namespace twentynine::players
