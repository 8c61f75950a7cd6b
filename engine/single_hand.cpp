// The single hand: before the first card each seat in turn, from the dealer's left, may declare that it takes
// all eight tricks alone, without trump. Its partner lays the hand down and sits out; it leads.
//
// Source: the field `single_hand`. The contract that was won is played no more, nor is its trump, which
// stays the secret that it was.
#include "deal.h"

namespace twentynine {

void Deal::begin_single() {
    if (!ruleset_.single_hand) return begin_play();
    phase_ = Phase::kSingle;
    speaker_ = next(dealer_);
}

void Deal::let_single_go() {
    happened({Event::Kind::kNotSingle, speaker_, 0, {}, {}});
    if (speaker_ == dealer_) return begin_play();
    speaker_ = next(speaker_);
}

void Deal::declare_single() {
    happened({Event::Kind::kSingleHand, speaker_, 0, {}, {}});
    clear_trump();
    no_trump_ = true;
    contract_->bidder = speaker_;
    contract_->forced = false;
    contract_->stakes = 1;
    contract_->single = true;
    tricks_ = Tricks(speaker_, partner_of(speaker_));
    begin_play();
}

}  // namespace twentynine
