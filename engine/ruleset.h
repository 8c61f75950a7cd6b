// A table's rules as one value. The deal, the bots and the rules page read the same one.
//
// Each field is a row in which tables differ, or a house rule that people really play. What a field is called
// in JSON, what it may hold and what it means stands in ruleset_fields.h; validate() refuses what contradicts
// itself.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
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
// What may be said against a contract, and then for it.
enum class Doubling : std::uint8_t { kNone, kDouble, kRedouble };
// A suit named on a marker of its own, or one of the bidder's cards set face down.
enum class TrumpChoice : std::uint8_t { kMarker, kSetAsideCard };
// How hidden trump comes up: by itself at the first void seat, when a void seat asks, or in the three ways
// of 28.
enum class Reveal : std::uint8_t { kFirstVoid, kOnRequest, kThreeWays };
// Game points of a deal: none; one won or lost by the bidding side; 1 to 4 by the size of the bid, to the
// winners; to the bidding side +1, +2, +3 or -2, -3, -4 for bids from 14, 20, 25.
enum class DealScore : std::uint8_t { kContractOnly, kOnePoint, kBySizeOfBid, kLosingScale };

struct Ruleset {
    // One of the house's tables, or "house" for anybody's own rules. It always views static text.
    std::string_view id = "arcade29";
    Direction direction = Direction::kClockwise;
    Seat first_dealer = Seat::k3;  // of a match; the deal moves one seat on each time
    // The auction.
    int minimum_bid = 16;  // card points, 14..maximum_bid
    int maximum_bid = 28;  // card points, up to all of them; bidding it ends the auction
    AfterPass after_pass = AfterPass::kMayReturn;
    NobodyBids nobody_bids = NobodyBids::kDealerTakesMinimum;
    EqualBid equal_bid = EqualBid::kNever;
    int stage_one_ceiling = 0;    // card points; 0: one stage only
    int over_partner_from = 0;    // the lowest bid over one's own partner's; 0: any
    int second_auction_from = 0;  // the lowest bid of a second auction on eight cards; 0: none
    Doubling doubling = Doubling::kNone;
    // Trump.
    TrumpChoice trump_choice = TrumpChoice::kMarker;
    bool seventh_card = false;  // the bidder may leave trump to the seventh card that it is dealt
    bool no_trump = false;      // the bidder may play without trump
    Reveal reveal = Reveal::kFirstVoid;
    bool asking_is_optional = true;   // off: the first void seat that may ask has to
    bool asker_must_trump = false;    // only where a seat asks
    bool reveal_trick_counts = true;  // trumps played before the reveal count in the trick of the reveal
    bool bidder_may_lead_hidden_trump = true;  // off: only when it holds nothing else
    int pair_shift = 0;  // points by which a shown king and queen of trump move the target; 0: no pair
    bool pair_needs_trick = true;  // the side must have taken a trick since trump came up
    // Special deals.
    bool single_hand = false;
    bool cancel_no_points_in_four = false;   // of the first seat to speak
    bool cancel_no_points_in_eight = false;  // of any seat
    bool cancel_four_jacks = false;
    bool cancel_one_suit = false;                 // eight cards of one suit
    bool cancel_defenders_without_trump = false;  // by itself, when trump comes up
    bool annul_unrevealed = false;                // a deal in which trump never came up
    // The score.
    bool last_trick_point = false;  // the last trick is worth a point more, so all points are 29
    DealScore deal_score = DealScore::kContractOnly;
    bool double_loss_below_half = false;  // a bidding side with less than half its bid loses double
    int match_target = 0;                 // game points that win the match; 0: a match is one deal
    int match_floor = 0;                  // game points, negative, that lose it; 0: none
    // Seconds a seat has for each action; 0: no clock.
    int bid_clock = 0;
    int trump_clock = 0;
    int play_clock = 0;
    int reveal_clock = 0;
    friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

// All card points of a deal at this table: 28, or 29 with a point for the last trick.
int points_in_play(const Ruleset& ruleset);
// Where deals have game points, whether one can take some from a side.
bool score_can_fall(const Ruleset& ruleset);

// The house's tables, and the id of any other rules.
inline constexpr std::array<std::string_view, 4> kTableIds{"arcade29", "classic29", "ranked28", "club28"};
inline constexpr std::string_view kHouseId = "house";

// The house's tables by name; nothing for a name that isn't one.
std::optional<Ruleset> ruleset_named(std::string_view id);

// Which table these rules are, whatever id they carry: one of the house's if every other field is the same.
std::string_view id_of(const Ruleset& ruleset);

// What is wrong with a ruleset: the field as a JSON pointer ("/minimum_bid") and a sentence for people.
struct RulesetFault {
    std::string_view where;
    std::string_view reason;
    friend bool operator==(const RulesetFault&, const RulesetFault&) = default;
};
// Nothing if a Deal can be played by these rules.
std::optional<RulesetFault> validate(const Ruleset& ruleset);

}  // namespace twentynine
