// What the table needs from the place it runs in: the page, or a test.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "../engine/seats.h"
#include "controls.h"

namespace twentynine {

class Platform {
  public:
    // 256 bits from the system's own source of secrets.
    virtual std::array<std::uint8_t, 32> entropy() = 0;
    // Asks a seat's player. The answer comes back through Screen::answer() with the same ticket, at any time
    // or never. `seed` is that of the deal's players (engine/bots/players_seed.h).
    virtual void ask_seat(int ticket, Seat seat, std::uint64_t seed, std::string_view encoded_view) = 0;
    // Asks the players who think something that no seat waits for (players/answers.h). The answer comes back
    // through Screen::told() with the same ticket, at any time or never; an empty one: there is none.
    virtual void ask_players(int ticket, std::string_view request) = 0;
    // One polite line for screen readers.
    virtual void announce(std::string_view sentence) = 0;
    virtual void show_controls(const Controls& controls) = 0;
    // Keeps the match as text for Table::sit(), in place of what was kept before; an empty one: nothing is to
    // be kept any more. Only the player's own storage may have it.
    virtual void save(std::string_view match) = 0;
    // A result is shown. `finished` is the match text of the deals that are over, `deal` the place of this
    // one among them.
    virtual void deal_over(std::string_view finished, int deal, bool match_over) = 0;
    // For whoever looks after the game, not for the player.
    virtual void log(std::string_view sentence) = 0;

  protected:
    ~Platform() = default;
};

}  // namespace twentynine
