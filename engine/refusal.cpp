#include "refusal.h"

namespace twentynine {

std::string_view reason_name(Refusal refusal) {
    switch (refusal) {
        case Refusal::kDealOver:
            return "deal_over";
        case Refusal::kWrongPhase:
            return "wrong_phase";
        case Refusal::kMustRaise:
            return "must_raise";
        case Refusal::kBidOutOfRange:
            return "bid_out_of_range";
        case Refusal::kNotInHand:
            return "not_in_hand";
        case Refusal::kMustFollowSuit:
            return "must_follow_suit";
        case Refusal::kNotPlayedHere:
            return "not_played_here";
    }
    return {};
}

std::string_view sentence_of(Refusal refusal) {
    switch (refusal) {
        case Refusal::kDealOver:
            return "The deal is over.";
        case Refusal::kWrongPhase:
            return "It isn't the time for that.";
        case Refusal::kMustRaise:
            return "A bid must be higher than the last one.";
        case Refusal::kBidOutOfRange:
            return "That number is outside this table's bids.";
        case Refusal::kNotInHand:
            return "That card isn't in the hand.";
        case Refusal::kMustFollowSuit:
            return "The suit led must be followed.";
        case Refusal::kNotPlayedHere:
            return "This table doesn't play that.";
    }
    return {};
}

}  // namespace twentynine
