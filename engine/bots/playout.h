// Rule players that play a deal on to its end, thousands of times for one decision. Each seat chooses from
// its own hand and from what the whole table has seen, never from the other hands, so that hiding, guessing
// and asking are worth in thought what they are worth at the table.
#pragma once

#include <array>
#include <cstdint>

#include "../deal.h"
#include "../view.h"

namespace twentynine::bots {

// What the whole table has seen of the cards in play, kept up to date instead of worked out anew.
struct Seen {
    // As everything stands before the first card.
    Seen();
    explicit Seen(const View& view);

    CardSet gone() const { return played[0] | played[1] | played[2] | played[3]; }

    std::array<CardSet, 4> played{};    // by seat
    std::array<CardSet, 4> may_hold{};  // by seat: less the suits that it has shown itself void of
};

// Carries out a legal action, and what it shows to all.
void advance(Deal& deal, Seen& seen, Action action);

// How the rule players weigh cards. Chances in percent, values in tenths of a card point.
struct PlayoutWeights {
    // What a card can hope for, by the number of stronger ones of its suit still out: hundredths of a trick.
    std::array<int, 4> as_trump{150, 80, 60, 35};
    std::array<int, 4> as_side_card{75, 40, 8, 2};
    int company = 22;         // what falls on a trick beside the card that takes it
    int lost_share = 50;      // of a card's points, when it doesn't take a trick
    int points_to_come = 60;  // of what the seats behind add on average, how much to count on
    std::array<int, 5> taken_back{5, 10, 20, 33, 40};  // by a partner behind
    int hidden_ruff = 50;  // that a void seat trumps with a trump that the mover doesn't know
    int draw_each = 8;     // for a top trump led by the bidder's side, by each trump that it draws
    int overtake_partner = 4;
    int trump_partner = 20;
    int trump_partners_best = 40;
    int risk_honour = 20;
    int risk_honour_on_theirs = 40;
    int worth_a_trump = 15;
    int still_to_fall = 7;
};
inline constexpr PlayoutWeights kPlayoutWeights{};

// What each card that the seat on turn may play is worth to it.
struct Weighed {
    std::array<Card, 8> cards{};
    std::array<int, 8> values{};
    int count = 0;
    int best = 0;  // index of the best one
};
// In the play phase, for a seat that may play a card.
Weighed weigh_cards(const Deal& deal, const Seen& seen);
// Whether a seat without a card of the suit led would have hidden trump come up for this trick.
bool wants_trump_up(const Deal& deal, const Seen& seen);
// In the play phase: what the seat on turn does.
Action choose_in_playout(const Deal& deal, const Seen& seen);
// From any moment of the play to the end.
void play_out(Deal& deal, Seen& seen);

}  // namespace twentynine::bots
