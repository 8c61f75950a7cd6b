// What is said about your clock, and about a match that is taken up again.
#pragma once

#include <string>
#include <string_view>

#include "../engine/action.h"

namespace twentynine::words {

// For the live line: "10 seconds left".
std::string seconds_left(int seconds);
// "The clock ran out: you pass", for an action that the clock took for you.
std::string clock_acted(Action action);
// After the last such action but one that the match may be forfeited for.
std::string_view last_warning();
std::string_view match_taken_up();

}  // namespace twentynine::words
