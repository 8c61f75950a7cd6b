// The ids of buttons, read as what they ask for.
#pragma once

#include <string_view>

#include "../engine/cards.h"

namespace twentynine {

// What a press means, apart from carrying it out.
struct Press {
    enum class Kind : std::uint8_t {
        kNothing,
        kLess,
        kMore,
        kBid,
        kPass,
        kTrump,   // suit
        kChoose,  // card
        kPlay,
        kNextTrick,
        kDealAgain
    };
    Kind kind = Kind::kNothing;
    Suit suit{};
    Card card{};
    friend constexpr bool operator==(const Press&, const Press&) = default;
};
Press press_from_id(std::string_view id);

}  // namespace twentynine
