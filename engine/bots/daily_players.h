// Who plays the deal of the day: at every table the same, whatever levels its seats have otherwise, and so
// the same answers to the same cards.
#pragma once

#include <string_view>

#include "../record.h"
#include "bot.h"

namespace twentynine::bots {

// Of the seats that aren't yours (Seat::k0); your own has the expert's, for comparison.
constexpr BotKind daily_player(Seat seat) {
    return seat == Seat::k0 || seat == Seat::k2 ? BotKind::kExpert : BotKind::kClub;
}

// The deal of that date as it goes with the expert in your seat, to its end; nothing for text that is no date
// (daily.h).
std::optional<Record> expert_daily(std::string_view date);

}  // namespace twentynine::bots
