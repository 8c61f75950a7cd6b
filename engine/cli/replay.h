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
#include <variant>

#include "../json/record_json.h"
#include "../match.h"
#include "../seats.h"

namespace twentynine {

struct ReplayAnswer {
    bool ok = false;   // false: the line is an error object
    std::string line;  // one JSON object, no line end
};
// The error object of a text that is no record.
std::string bad_record_line(std::string_view where, std::string_view reason);

// A record of either kind and where its deals lead by the rules, or the error object of one that is none or
// that they refuse.
struct PlayedRecord {
    ReadRecord record;
    MatchReplay replayed;
};
std::variant<PlayedRecord, std::string> played_record(std::string_view text);

// `seat`: only what that seat may know; nothing: everything.
ReplayAnswer replay_text(std::string_view record, std::optional<Seat> seat);

}  // namespace twentynine
