// Who sits where at the local table. The names stay with the seats, whichever way turns run.
#pragma once

#include <string_view>

#include "../seats.h"

namespace twentynine {

constexpr std::string_view person_at(Seat seat) {
    switch (seat) {
        case Seat::k0:
            return "You";
        case Seat::k1:
            return "Mira";
        case Seat::k2:
            return "Partner";
        case Seat::k3:
            break;
    }
    return "Dev";
}

}  // namespace twentynine
