// The ids of buttons, read as what they ask for.
#pragma once

#include <string_view>

#include "../engine/action.h"

namespace twentynine {

// What a press means, apart from carrying it out.
struct Press {
    enum class Kind : std::uint8_t {
        kNothing,
        kLess,
        kMore,
        kBid,       // the number in the field
        kAct,       // `action`: what a button says all by itself
        kChoose,    // `card`, to play it or to set it aside
        kPlay,      // the chosen card
        kSetAside,  // the chosen card, as trump
        kNextTrick,
        kLastTrick,  // shows it, or puts it away again
        kHint,       // the same
        kChances,    // the same, of the hint
        kClaim,      // the rest
        kDealAgain   // or the next deal, or a new match
    };
    Kind kind = Kind::kNothing;
    Action action;
    Card card{};
    friend constexpr bool operator==(const Press&, const Press&) = default;
};
Press press_from_id(std::string_view id);

}  // namespace twentynine
