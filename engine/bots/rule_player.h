// The rules by which the simple player plays its cards. It weighs each card by its own hand and by what the
// whole table has seen, never by the other hands. The players who think take the others to play like this, so
// it has to be fast as well: a deal is played to its end in microseconds.
#pragma once

#include <array>
#include <optional>

#include "seen.h"

namespace twentynine::bots {

// How it weighs cards. Chances in percent, values in tenths of a card point. Found by playing some 20,000
// duplicate deals against random players, and against these rules with other numbers, again and again; what a
// partner would resent (trumping or overtaking its card, giving away a jack) was not for sale.
struct RuleWeights {
    // What a card can hope for, by the number of stronger ones of its suit still out: hundredths of a trick.
    std::array<int, 4> as_trump{108, 63, 51, 42};
    std::array<int, 4> as_side_card{59, 29, 13, 2};
    int company = 29;         // what falls on a trick beside the card that takes it
    int lost_share = 73;      // of a card's points, when it doesn't take a trick
    int points_to_come = 60;  // of what the seats behind add on average, how much to count on
    // By a partner behind, by the number of stronger cards.
    std::array<int, 5> taken_back{68, 2, 31, 30, 54};
    int hidden_ruff = 71;  // that a void seat trumps with a trump that the mover doesn't know
    int overtake_partner = 4;
    int trump_partner = 20;
    int trump_partners_best = 40;
    int risk_honour = 20;
    int risk_honour_on_theirs = 40;
    int worth_a_trump = 15;
    int still_to_fall = 7;
};
inline constexpr RuleWeights kRuleWeights{};

// What each card that the seat on turn may play is worth to it.
struct Weighed {
    std::array<Card, 8> cards{};
    std::array<int, 8> values{};
    int count = 0;
    int best = 0;  // index of the best one
};
// In the play phase, for a seat that may play a card.
Weighed weigh_cards(const Deal& deal, const Seen& seen);
Weighed weigh_cards(const View& view);
// Whether a seat on turn without a card of the suit led would have hidden trump come up for this trick.
bool wants_trump_up(const Deal& deal, const Seen& seen);
bool wants_trump_up(const View& view);
// What the seat on turn says before its card: the pair, asking for trump, turning it up. Nothing when there
// is nothing worth saying.
std::optional<Action> word_before_card(const Deal& deal, const Seen& seen);
std::optional<Action> word_before_card(const View& view);

}  // namespace twentynine::bots
