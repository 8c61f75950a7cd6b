#include "refusal.h"

#include <array>

namespace twentynine {

namespace {

struct Words {
    Refusal refusal;
    std::string_view name;
    std::string_view sentence;
};
constexpr std::array kWords{
    Words{Refusal::kDealOver, "deal_over", "The deal is over."},
    Words{Refusal::kWrongPhase, "wrong_phase", "It isn't the time for that."},
    Words{Refusal::kMustRaise, "must_raise", "A bid must be higher than the last one."},
    Words{Refusal::kBidOutOfRange, "bid_out_of_range", "That number is outside this table's bids."},
    Words{Refusal::kOverPartner, "over_partner", "That is too low to take the bid from one's own partner."},
    Words{Refusal::kNotInHand, "not_in_hand", "That card isn't in the hand."},
    Words{Refusal::kMustFollowSuit, "must_follow_suit", "The suit led must be followed."},
    Words{Refusal::kMustTrump, "must_trump", "Who asks for trump has to play one to that trick."},
    Words{Refusal::kSetAside, "set_aside", "That card lies face down until trump comes up."},
    Words{Refusal::kHiddenTrumpLed, "hidden_trump_led", "The bidder may not lead trump while it is hidden."},
    Words{Refusal::kMustAsk, "must_ask", "At this table a seat that cannot follow has to ask for trump."},
    Words{Refusal::kMayNotAsk, "may_not_ask",
          "Only a seat that cannot follow may ask, and only while trump is hidden."},
    Words{Refusal::kMayNotExpose, "may_not_expose",
          "Only the bidder may turn trump up, and only while it is hidden."},
    Words{Refusal::kMayNotShowPair, "may_not_show_pair", "The king and queen of trump cannot be shown now."},
    Words{Refusal::kMayNotDouble, "may_not_double", "This contract cannot be doubled by that seat now."},
    Words{Refusal::kMayNotCancel, "may_not_cancel", "The deal cannot be cancelled with this hand now."},
    Words{Refusal::kNotPlayedHere, "not_played_here", "This table doesn't play that."}};

const Words& words_of(Refusal refusal) {
    return kWords[static_cast<std::size_t>(refusal)];
}

constexpr bool in_order() {
    for (std::size_t i = 0; i < kWords.size(); ++i) {
        if (kWords[i].refusal != static_cast<Refusal>(i)) return false;
    }
    return true;
}
static_assert(in_order());

}  // namespace

std::string_view reason_name(Refusal refusal) {
    return words_of(refusal).name;
}

std::string_view sentence_of(Refusal refusal) {
    return words_of(refusal).sentence;
}

}  // namespace twentynine
