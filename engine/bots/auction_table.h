// Calls from the table of the opening values alone: what a player that thinks supposes everybody's calls to
// mean, and how the calls go on in a world that it thinks through. Quick enough for thousands of them.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "../deal.h"
#include "../view.h"
#include "opening_values.h"
#include "stakes.h"

namespace twentynine::bots {

// Four cards with the trump that suits them best.
struct Four {
    Suit trump{};
    OpeningChances chances;
    int points = 0;  // card points in hand
};
Four four_of(CardSet four);

// An auction on four cards as the seat on turn sees it.
struct Bidding {
    Seat seat{};
    Seat dealer{};
    std::span<const Call> calls;
    std::optional<Call> standing;
    std::optional<BidRange> bids;
    bool may_pass = true;
};
// Each in Phase::kAuction; what it is made from must outlive it.
Bidding bidding_of(const Deal& deal);
Bidding bidding_of(const View& view);

// Chances in 1/4096, values in 1/4096 of what Stakes counts. Chosen by playing a few hundred
// thousand duplicate auctions (README.md).
struct CallWeights {
    Stakes stakes;

    int rules = 0;          // tenths of a card point that these rules move what four cards are worth,
    int partner_bid = 2;    // and that a bid of the partner moves it,
    int opponent_bid = -8;  // and one of an opponent
    std::array<int, 4> nobody_yet{-400, -400, 0, 0};  // value of passing after so many passes
    int others_fail = 1600;      // the chance that opponents break their contract of 16 when I hold nothing,
    int fail_each_number = 200;  // what each number above 16 adds to it,
    int fail_each_point = 100;   // and each card point in my four
    int partner_makes = 2200;    // the same of a partner's making it
    int make_each_point = 120;
};
// At the view's table and score. `view` must outlive them.
CallWeights call_weights(const View& view);
CallWeights call_weights(View&& view) = delete;

// What it is worth to let the auction go by, and what to bid `number`, more or less.
int value_of_pass(const Bidding& bidding, const Four& four, const CallWeights& weights);
int value_of_bid(const Bidding& bidding, const Four& four, int number, const CallWeights& weights);
Action call_by_table(const Bidding& bidding, const Four& four, const CallWeights& weights);

}  // namespace twentynine::bots
