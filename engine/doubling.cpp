// Doubling: the defenders may double the contract, from the bidder's left; where the table redoubles, the
// bidder and then its partner may answer. One word settles each step.
//
// Source: the field `doubling`. A contract made anew in a second auction is doubled anew.
#include "deal.h"

namespace twentynine {

void Deal::begin_doubling() {
    if (ruleset_.doubling == Doubling::kNone) return begin_trump_choice();
    phase_ = Phase::kDouble;
    speaker_ = next(contract_->bidder);
}

std::optional<Refusal> Deal::check_doubling(Action::Kind kind) const {
    const Action::Kind fitting = contract_->stakes == 1 ? Action::Kind::kDouble : Action::Kind::kRedouble;
    return kind == fitting ? Refused() : Refused(Refusal::kMayNotDouble);
}

void Deal::let_doubling_go() {
    happened({Event::Kind::kNotDoubled, speaker_, 0, {}, {}});
    // The first of a side leaves it to the partner.
    if (speaker_ == contract_->bidder || speaker_ == next(contract_->bidder)) {
        speaker_ = partner_of(speaker_);
    } else {
        begin_trump_choice();
    }
}

void Deal::double_stakes() {
    contract_->stakes *= 2;
    happened({Event::Kind::kDoubled, speaker_, contract_->stakes, {}, {}});
    if (contract_->stakes == 2 && ruleset_.doubling == Doubling::kRedouble) {
        speaker_ = contract_->bidder;
    } else {
        begin_trump_choice();
    }
}

}  // namespace twentynine
