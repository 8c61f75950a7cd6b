// The picture and the controls of one moment, computed from what you may know, what the person has chosen
// so far, the time and the size of the stage. Nothing here remembers anything.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "../engine/view.h"
#include "animation.h"
#include "controls.h"
#include "draw_list.h"
#include "layout.h"

namespace twentynine {

// What the person has chosen but not committed.
struct Choice {
    std::optional<Card> card;
    std::string bid;      // as it stands in the number field
    std::string message;  // why a bid was refused; empty if none was
};

struct Moment {
    const View& view;
    std::span<const Event> history;
    bool trick_waits = false;
    bool result_shown = false;
    bool dealing = false;  // cards are still on their way: nothing can be pressed yet
    const Choice& choice;
    const Timeline& timeline;
    Tempo tempo;
    const Layout& layout;
    double now = 0;

    bool your_turn() const { return view.turn == view.seat && !trick_waits && !dealing && !result_shown; }
    // The trick to look at: the one being played, or the finished one that waits.
    const Trick& trick() const {
        return trick_waits && view.trick_count > 0
                   ? view.tricks[static_cast<std::size_t>(view.trick_count - 1)]
                   : view.trick;
    }
};

// The hand from left to right: by suit, reds and blacks in turn where possible, the strongest card of a suit
// first.
struct HandOrder {
    std::array<Card, 8> cards{};
    int count = 0;
    int index_of(Card card) const;  // -1 if it isn't held
};
HandOrder in_order(CardSet hand);

void draw_scene(const Moment& moment, DrawList& out);
std::vector<Control> controls_of(const Moment& moment);

}  // namespace twentynine
