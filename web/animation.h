// Motion as pure functions of time: what starts when, how far it is. Times are milliseconds of the page's
// clock.
#pragma once

#include <array>
#include <limits>
#include <optional>

#include "../engine/cards.h"
#include "../engine/tricks.h"

namespace twentynine {

inline constexpr double kNever = std::numeric_limits<double>::infinity();
inline constexpr double kLongAgo = -1e15;

// How quickly things go. With reduced motion nothing travels: at most a short cross-fade.
struct Tempo {
    bool reduced = false;

    constexpr double deal_step() const { return reduced ? 0 : 40; }    // between two cards dealt
    constexpr double deal_card() const { return reduced ? 80 : 240; }  // one card's way
    constexpr double play_card() const { return reduced ? 80 : 240; }
    constexpr double gather() const { return reduced ? 80 : 280; }
    constexpr double lift() const { return reduced ? 0 : 120; }
    constexpr double close_up() const { return reduced ? 0 : 180; }      // the hand closes a gap
    constexpr double turn_over() const { return reduced ? 0 : 300; }     // the marker
    constexpr double reveal_shown() const { return reduced ? 0 : 900; }  // and then it goes
    constexpr double move_target() const { return reduced ? 0 : 700; }   // a shown pair moves it
    constexpr double fade() const { return reduced ? 80 : 160; }
    constexpr double deal_of_sixteen() const { return 15 * deal_step() + deal_card(); }

    // How long a bot seems to think, from the moment that the table has come to rest.
    constexpr double thought() const { return reduced ? 300 : 450; }
    // How long the eighth trick stays before the result.
    constexpr double last_look() const { return reduced ? 1300 : 1700; }
};

// 0 before `start`, 1 from `start + length` on.
double progress(double now, double start, double length);
double ease_out(double t);

// When the things happened that can be seen moving. What moves is worked out from this and the layout, so a
// stage that changes its size in the middle of a motion does no harm.
struct Timeline {
    double opening_dealt = kLongAgo;
    double rest_dealt = kLongAgo;
    CardSet held_before_rest;                                                   // your four cards
    std::array<double, 4> card_played{kLongAgo, kLongAgo, kLongAgo, kLongAgo};  // by its place in the trick
    double trick_done = kLongAgo;
    double gathered = kLongAgo;
    Trick gathered_trick;
    double set_aside = kLongAgo;  // a card was laid face down; your own lay in hand_before
    double revealed = kLongAgo;
    double pair_shown = kLongAgo;
    int target_before = 0;  // what the bidding side needed until then
    double hand_changed = kLongAgo;
    CardSet hand_before;
    double selected = kLongAgo;
    std::optional<Card> dropped;  // what was selected before
    double result_shown = kLongAgo;

    // The last moment at which anything moves.
    double rest_at(const Tempo& tempo) const;
};

}  // namespace twentynine
