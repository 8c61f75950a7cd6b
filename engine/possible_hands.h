// Whether cards that were not seen can lie in the hands that have room for them, after all that the play has
// said.
#pragma once

#include <array>
#include <optional>

#include "cards.h"
#include "seats.h"

namespace twentynine {

struct HiddenCards {
    CardSet unseen;             // exactly as many as the hands have room for
    std::array<int, 4> room{};  // by seat: the hidden cards that it holds
    // By seat: which cards it may hold, in whole suits. A seat that didn't follow a suit holds none of it.
    std::array<CardSet, 4> may_hold{CardSet::whole_pack(), CardSet::whole_pack(), CardSet::whole_pack(),
                                    CardSet::whole_pack()};
    // A seat that surely holds a card of the suit `led`.
    std::optional<Seat> follower;
    Suit led{};
};

bool hands_exist(HiddenCards hidden);

}  // namespace twentynine
