// A record played to its end, and where that leads as one JSON object.
//
// A deal: phase, turn (of a redeal: the dealer, who deals again), legal, contract, trump, tricks, trick,
// points, hands, result. The contract has "stakes" where it was doubled and "single" where it is a single
// hand; without trump its suit is null and revealed. A match: ruleset, name (of a house table), deals (each
// with dealer, phase, contract, points, result and the score after it), score, winner, over, and the last
// deal as above under "deal".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "../seats.h"

namespace twentynine {

struct ReplayAnswer {
    bool ok = false;   // false: the line is an error object
    std::string line;  // one JSON object, no line end
};
// The error object of a text that is no record.
std::string bad_record_line(std::string_view where, std::string_view reason);

// `seat`: only what that seat may know; nothing: everything.
ReplayAnswer replay_text(std::string_view record, std::optional<Seat> seat);

}  // namespace twentynine
