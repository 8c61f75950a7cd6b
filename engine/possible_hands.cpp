#include "possible_hands.h"

namespace twentynine {

bool hands_exist(HiddenCards hidden) {
    if (hidden.follower) {
        // It is given such a card. Which one makes no difference: who may hold one of a suit may hold all of
        // it.
        const auto seat = static_cast<std::size_t>(*hidden.follower);
        const CardSet candidates = hidden.unseen.in_suit(hidden.led) & hidden.may_hold[seat];
        if (candidates.empty() || hidden.room[seat] == 0) return false;
        hidden.unseen.remove(candidates.lowest());
        --hidden.room[seat];
    }
    // Hall's condition: for each set of seats, the cards that nobody else may hold fit into their hands.
    for (unsigned seats = 0; seats < 16; ++seats) {
        CardSet only_here = hidden.unseen;
        int room = 0;
        for (std::size_t seat = 0; seat < 4; ++seat) {
            if ((seats >> seat) & 1) {
                room += hidden.room[seat];
            } else if (hidden.room[seat] > 0) {
                only_here = only_here - hidden.may_hold[seat];
            }
        }
        if (only_here.size() > room) return false;
    }
    return true;
}

}  // namespace twentynine
