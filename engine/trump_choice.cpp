// The choice of trump: a suit on a marker, or one of the bidder's cards set face down; at tables that have
// it, the suit of the seventh card that the bidder will be dealt, or no trump at all.
//
// Sources: "choose trump" of the guide, "The concealed trump" of the rules of 28, the fields `trump_choice`,
// `seventh_card` and `no_trump`.
#include "deal.h"

namespace twentynine {

void Deal::begin_trump_choice() {
    phase_ = Phase::kTrump;
}

void Deal::add_trumps(LegalActions& legal) const {
    if (ruleset_.trump_choice == TrumpChoice::kMarker) {
        for (const Suit suit : kSuits) legal.add(Action::trump(suit));
    } else {
        for (const Card card : hand(contract_->bidder)) legal.add(Action::trump_card(card));
    }
    // A bidder that has eight cards already is dealt no seventh any more.
    if (ruleset_.seventh_card && !rest_is_dealt_) legal.add(Action::plain(Action::Kind::kTrumpSeventh));
    if (ruleset_.no_trump) legal.add(Action::plain(Action::Kind::kNoTrump));
}

std::optional<Refusal> Deal::check_trump(Action action) const {
    if (action.kind() == Action::Kind::kTrumpCard && !hand(contract_->bidder).contains(action.card())) {
        return Refusal::kNotInHand;
    }
    if (action.kind() == Action::Kind::kTrumpSeventh && rest_is_dealt_) return Refusal::kWrongPhase;
    return std::nullopt;
}

void Deal::choose_trump(Action action) {
    const Seat bidder = contract_->bidder;
    const bool sets_aside = ruleset_.trump_choice == TrumpChoice::kSetAsideCard;
    std::optional<Card> aside;
    if (action.kind() == Action::Kind::kNoTrump) {
        no_trump_ = true;
        happened({Event::Kind::kNoTrump, bidder, 0, {}, {}});
    } else {
        if (action.kind() == Action::Kind::kTrump) {
            trump_ = action.suit();
        } else {
            const bool seventh = action.kind() == Action::Kind::kTrumpSeventh;
            const Card card = seventh ? sevenths_[static_cast<std::size_t>(bidder)] : action.card();
            trump_ = card.suit();
            if (sets_aside) aside = card;
        }
        happened({Event::Kind::kTrumpChosen, bidder, 0, trump_, aside});
    }
    const bool first_choice = !rest_is_dealt_;
    if (first_choice) deal_rest();
    if (aside) set_card_aside(*aside);
    if (first_choice && second_auction_is_due()) {
        begin_second_auction();
    } else {
        begin_single();
    }
}

// What was chosen for a contract that stands no more. A card goes back face down, so nobody learns what it
// was.
void Deal::clear_trump() {
    take_back_set_aside();
    trump_.reset();
    no_trump_ = false;
}

void Deal::deal_rest() {
    for (std::size_t i = 0; i < hands_.size(); ++i) hands_[i] = hands_[i] | rest_[i];
    rest_is_dealt_ = true;
    happened({Event::Kind::kRestDealt, dealer_, 0, {}, {}});
}

}  // namespace twentynine
