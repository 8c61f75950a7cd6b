// The picture and the controls of one moment, computed from what you may know, what the person has chosen
// so far, the time and the size of the stage. Nothing here remembers anything.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>

#include "../engine/view.h"
#include "animation.h"
#include "controls.h"
#include "draw_list.h"
#include "hint.h"
#include "layout.h"

namespace twentynine {

// What the person has chosen but not committed.
struct Choice {
    std::optional<Card> card;  // to play, or to set aside as trump
    std::string bid;           // as it stands in the number field
    std::string message;       // why a bid was refused; empty if none was
};

// The match around the deal, as far as everybody may know it by now.
struct Standings {
    std::string_view table;  // the name of a house table; empty at the house's own
    std::array<int, 2>
        score{};        // game points by team; those of the deal on the table count once its result is shown
    int deal = 1;       // its number in the match, from 1
    bool over = false;  // the match is over: the result on the table is its last
    std::optional<Team> winner;  // of the match, once it is over
    std::optional<Team> forfeited_by;
};

// A clock that runs for a seat.
struct ClockFace {
    Seat seat{};
    int seconds = 0;  // left, as they are to be seen
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
    Standings match{};
    std::optional<ClockFace> clock{};  // nothing while none runs
    std::string_view commitment{};     // to this deal's shuffle, in hexadecimal; empty if it isn't sealed
    bool last_trick_shown = false;     // the trick before this one is being looked at again
    const Hint* hint = nullptr;        // nothing where none can be had
    const Claim* claim = nullptr;      // that you may make,
    const Claim* claimed = nullptr;    // or that is being played out

    bool your_turn() const {
        return view.turn == view.seat && !trick_waits && !dealing && !result_shown && claimed == nullptr;
    }
    // The trick to look at: the one being played, or the finished one that waits.
    const Trick& trick() const {
        return trick_waits && view.trick_count > 0
                   ? view.tricks[static_cast<std::size_t>(view.trick_count - 1)]
                   : view.trick;
    }
    // The finished one before that; nothing if there is none.
    const Trick* last_trick() const {
        const int last = view.trick_count - (trick_waits ? 2 : 1);
        return last < 0 ? nullptr : &view.tricks[static_cast<std::size_t>(last)];
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

// What the layout has to know of a table's rules.
TableShape shape_of(const Ruleset& ruleset);
// The control that is most likely wanted when your turn begins; empty when it isn't your turn.
std::string first_control(const Moment& moment);

void draw_scene(const Moment& moment, DrawList& out);
std::vector<Control> controls_of(const Moment& moment);

}  // namespace twentynine
