#include "hidden.h"

namespace twentynine {

void Deal::lay(const Hidden& hidden) {
    hands_ = hidden.hands;
    rest_ = hidden.rest;
    sevenths_ = hidden.sevenths;
    trump_ = hidden.trump;
    set_aside_ = hidden.set_aside;
    for (const Hidden::Choice& choice : hidden.choices) {
        if (choice.place < 0) continue;
        said_[static_cast<std::size_t>(choice.place)].action = choice.action;
        if (choice.place + 1 != said_count_) continue;
        // It is the last thing that happened.
        for (Event& event : events_) {
            if (event.kind != Event::Kind::kTrumpChosen) continue;
            event.suit = trump_;
            event.card = set_aside_;
        }
    }
}

}  // namespace twentynine
