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
    // or never.
    virtual void ask_seat(int ticket, Seat seat, std::string_view encoded_view) = 0;
    // One polite line for screen readers.
    virtual void announce(std::string_view sentence) = 0;
    virtual void show_controls(const Controls& controls) = 0;
    // For whoever looks after the game, not for the player.
    virtual void log(std::string_view sentence) = 0;

  protected:
    ~Platform() = default;
};

}  // namespace twentynine
