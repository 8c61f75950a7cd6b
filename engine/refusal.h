// Why an action is refused. The name is stable and stands in error objects; the sentence is for people.
#pragma once

#include <cstdint>
#include <string_view>

namespace twentynine {

enum class Refusal : std::uint8_t {
    kDealOver,        // "deal_over"
    kWrongPhase,      // "wrong_phase"
    kMustRaise,       // "must_raise": a bid must be above the one that stands
    kBidOutOfRange,   // "bid_out_of_range": below the minimum or above the maximum
    kOverPartner,     // "over_partner": too low to take the bid from one's own partner
    kNotInHand,       // "not_in_hand"
    kMustFollowSuit,  // "must_follow_suit"
    kMustTrump,       // "must_trump": who asked owes a trump to that trick
    kSetAside,        // "set_aside": the card lies face down until trump comes up
    kHiddenTrumpLed,  // "hidden_trump_led": the bidder may not lead trump while it is hidden
    kMustAsk,         // "must_ask": a void seat has to ask at this table
    kMayNotAsk,       // "may_not_ask": not void, one's own lead, the bidder, or trump is up
    kMayNotExpose,    // "may_not_expose": not the bidder, or trump is up
    kMayNotShowPair,  // "may_not_show_pair": no pair in hand, or not the time for one
    kMayNotDouble,    // "may_not_double": not against this contract, or not by this seat
    kMayNotCancel,    // "may_not_cancel": not with this hand, or not any more
    kNotPlayedHere    // "not_played_here": an action of other tables
};
std::string_view reason_name(Refusal refusal);
std::string_view sentence_of(Refusal refusal);

}  // namespace twentynine
