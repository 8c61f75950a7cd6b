// A table's rules as one value. The deal, the bots and the rules page read the same one.
//
// Each field is a row in which the tables of this house differ. The machine does not play every alternative
// yet: validate() refuses what it can't, so that no rule is ever silently ignored.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "seats.h"

namespace twentynine {

// Which way turns run on the screen; the order of the seats is the same either way.
enum class Direction : std::uint8_t { kClockwise, kCounterClockwise };
// What a pass means for the seat, and so when the auction is over: when nobody but the highest bidder may
// still speak. Where a passed seat may return that takes three passes in a row after a bid.
enum class AfterPass : std::uint8_t { kMayReturn, kOutForGood };
// The dealer takes the minimum as soon as the other three have passed, or four passes end the deal without
// score.
enum class NobodyBids : std::uint8_t { kDealerTakesMinimum, kRedeal };
// Whether a seat of the side that isn't dealing may take over a bid of the dealer's side at the same number.
enum class EqualBid : std::uint8_t { kNever, kTakesOverFromDealersSide };
// A suit named on a marker of its own, or one of the bidder's four cards set face down.
enum class TrumpChoice : std::uint8_t { kMarker, kSetAsideCard };
// How hidden trump comes up: by itself at the first void seat, when a void seat asks, or in the three ways
// of 28.
enum class Reveal : std::uint8_t { kFirstVoid, kOnRequest, kThreeWays };
// Game points of a deal: none; one won or lost by the bidding side; 1 to 4 by the size of the bid, to the
// winners.
enum class DealScore : std::uint8_t { kContractOnly, kOnePoint, kBySizeOfBid };

struct Ruleset {
    std::string_view id = "arcade29";
    Direction direction = Direction::kClockwise;
    Seat first_dealer = Seat::k3;  // of a match; the deal moves one seat on each time
    int minimum_bid = 16;          // card points, 14..maximum_bid
    int maximum_bid = 28;          // card points, up to 28; bidding it ends the auction
    AfterPass after_pass = AfterPass::kMayReturn;
    NobodyBids nobody_bids = NobodyBids::kDealerTakesMinimum;
    EqualBid equal_bid = EqualBid::kNever;
    int stage_one_ceiling = 0;  // card points; 0: one stage only
    TrumpChoice trump_choice = TrumpChoice::kMarker;
    Reveal reveal = Reveal::kFirstVoid;
    bool asker_must_trump = false;    // only where a seat asks
    bool reveal_trick_counts = true;  // trumps played before the reveal count in the trick of the reveal
    int pair_shift = 0;  // points by which a shown king and queen of trump move the target; 0: no pair
    DealScore deal_score = DealScore::kContractOnly;
    int match_target = 0;  // game points that win the match; 0: a match is one deal
    int match_floor = 0;   // game points, negative, that lose it; 0: none
    // Seconds a seat has for each action; 0: no clock.
    int bid_clock = 0;
    int trump_clock = 0;
    int play_clock = 0;
    int reveal_clock = 0;
    friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

// The house's tables by name; nothing for a name that isn't one.
std::optional<Ruleset> ruleset_named(std::string_view id);

// What is wrong with a ruleset: the field as a JSON pointer ("/minimum_bid") and a sentence for people.
struct RulesetFault {
    std::string_view where;
    std::string_view reason;
    friend bool operator==(const RulesetFault&, const RulesetFault&) = default;
};
// Nothing if a Deal can be played by these rules.
std::optional<RulesetFault> validate(const Ruleset& ruleset);

}  // namespace twentynine
