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
    kNotInHand,       // "not_in_hand"
    kMustFollowSuit,  // "must_follow_suit"
    kNotPlayedHere    // "not_played_here": an action of other tables
};
std::string_view reason_name(Refusal refusal);
std::string_view sentence_of(Refusal refusal);

}  // namespace twentynine
