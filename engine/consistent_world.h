// From what one seat knows to a View of it: a whole deal that agrees with everything the seat was told is
// found, played by the rules, and looked at from that seat. Which of the deals that agree is found makes no
// difference, since a seat has the same View of all of them.
#pragma once

#include <optional>
#include <string_view>

#include "clues.h"
#include "view.h"

namespace twentynine {

// A deal of which the seat's View has the text `text`, which is what `known` was read from. Nothing when no
// deal agrees with it.
std::optional<Deal> consistent_deal(const KnownToSeat& known, std::string_view text);
std::optional<View> view_of_consistent_world(const KnownToSeat& known, std::string_view text);

}  // namespace twentynine
