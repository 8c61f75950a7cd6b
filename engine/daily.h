// The deal of the day: the same pack and the same dealer for everybody who plays on that date, worked out
// from the date alone. So its seed is no secret, before or after.
#pragma once

#include <optional>
#include <string_view>

#include "seats.h"
#include "shuffle.h"

namespace twentynine {

struct DailyDeal {
    Seed seed{};  // SHA-256("twentynine daily deal " and the date), for Stream::kHmacSha256
    Seat dealer{};
    friend bool operator==(const DailyDeal&, const DailyDeal&) = default;
};

// The table that it is played at.
inline constexpr std::string_view kDailyTable = "arcade29";

// `date` is yyyy-mm-dd, of the calendar that the player lives by. Nothing for text that is no date from 2000
// on. Whether the day has come is for whoever has a clock to say.
std::optional<DailyDeal> daily_deal(std::string_view date);

}  // namespace twentynine
