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

// The deal of that date with nothing done yet; nothing for text that is no date (daily.h).
std::optional<Record> daily_record(std::string_view date);
// What its players do next, the expert in your seat; nothing once it is over. `deal` is `record`'s so far.
std::optional<Action> next_of_daily(const Record& record, const Deal& deal);
// All of it, to its end.
std::optional<Record> expert_daily(std::string_view date);

}  // namespace twentynine::bots
