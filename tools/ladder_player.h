// Who can be measured: every bot by its name or given more or less to think, and the cheat, who sees all
// cards and shows what there is to win.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/bots/bot.h"
#include "engine/bots/thinking.h"
#include "engine/deal.h"
#include "engine/view.h"

namespace twentynine::ladder {

struct Answer {
    Action action;
    bots::Effort effort;  // 0 where a player doesn't say
};

// Somebody at a table. The view is that of the seat on turn; the deal is the true one, for the cheat alone.
using Seated = std::function<Answer(const View& view, const Deal& deal, std::uint64_t seed)>;

struct Player {
    std::string name;
    // A new one for each thread, since some keep memory between their answers.
    std::function<Seated()> sit_down;
};

Player player_of(BotKind kind);

// "cheat": plays the best card with all four hands open, first for the contract, then for card points; what
// is equally good it leaves to the simple player, and so the auction and trump.
Player cheat();

// A bot's name, "cheat", or the name of a bot that thinks with what it is to think with instead, in play:
// "expert:worlds=200,solved=20,from=5".
std::optional<Player> player_named(std::string_view name);
// The same, or a sentence that says what is wrong with the name.
std::variant<Player, std::string> player_or_fault(std::string_view name);
// All names, for help and refusals: "simple, random, …, cheat".
std::string player_names();

}  // namespace twentynine::ladder
