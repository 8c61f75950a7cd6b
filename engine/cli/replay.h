// A record played to its end, and where that leads as one JSON object.
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
