// How the table's sentences are put together. Only for words*.cpp.
#pragma once

#include "words.h"

namespace twentynine::words {

// The texts one after another.
std::string join(std::string_view a, std::string_view b, std::string_view c = {}, std::string_view d = {},
                 std::string_view e = {});
// "You play", "Mira plays".
std::string does(Seat seat, std::string_view you_do, std::string_view other_does);
std::string capital(std::string text);
// "9 points", "5 tricks".
std::string taken_told(const View& view, Team team);

}  // namespace twentynine::words
