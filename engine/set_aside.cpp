// The card set aside: one of the bidder's, face down on the table, whose suit is trump. It can't be played
// until trump comes up; then it is back in the bidder's hand.
//
// Source: "The concealed trump" and the third of "The three reveals" of the rules of 28; the field
// `trump_choice`.
#include "deal.h"

namespace twentynine {

void Deal::set_card_aside(Card card) {
    hand_of(contract_->bidder).remove(card);
    set_aside_ = card;
}

// While the contract is still the one that it was set aside for.
void Deal::take_back_set_aside() {
    if (!set_aside_) return;
    hand_of(contract_->bidder).add(*set_aside_);
    set_aside_.reset();
}

// At the bidder's turn, when it is the only card that it has of the suit led, or the only one at all. So the
// bidder is never without a legal card, and never refuses a suit that it holds.
bool Deal::set_aside_comes_up() const {
    if (!set_aside_ || tricks_.turn() != contract_->bidder) return false;
    const CardSet held = hand(contract_->bidder);
    if (held.empty()) return true;
    const auto led = trick().led();
    return led && set_aside_->suit() == *led && !held.has_suit(*led);
}

}  // namespace twentynine
