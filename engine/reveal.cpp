// How hidden trump comes up: by itself at the first void seat; when a void seat asks; or in the three ways of
// 28, where a void seat but the bidder asks, the bidder exposes it on its own turn, or the card set aside is
// the last that the bidder can play.
//
// Sources: "Trump comes up" of the guide, "You may ask only when" of how to play 29, "The three reveals" of
// the rules of 28; the fields `reveal`, `asking_is_optional`, `asker_must_trump` and `reveal_trick_counts`.
#include "deal.h"

namespace twentynine {

bool Deal::void_on_turn() const {
    const auto led = trick().led();
    return led && !hand(tricks_.turn()).has_suit(*led);
}

bool Deal::may_ask() const {
    if (phase_ != Phase::kPlay || !hidden() || !void_on_turn()) return false;
    switch (ruleset_.reveal) {
        case Reveal::kFirstVoid:
            return false;
        case Reveal::kOnRequest:
            return true;
        case Reveal::kThreeWays:
            return tricks_.turn() != contract_->bidder;
    }
    return false;
}

bool Deal::must_ask() const {
    return !ruleset_.asking_is_optional && may_ask();
}

bool Deal::may_expose() const {
    return phase_ == Phase::kPlay && hidden() && ruleset_.reveal == Reveal::kThreeWays &&
           tricks_.turn() == contract_->bidder;
}

void Deal::ask() {
    happened({Event::Kind::kTrumpAsked, tricks_.turn(), 0, {}, {}});
    owes_trump_ = ruleset_.asker_must_trump;
    reveal();
}

void Deal::expose() {
    happened({Event::Kind::kTrumpExposed, tricks_.turn(), 0, {}, {}});
    reveal();
}

// At the beginning of a turn, before the seat can do anything.
void Deal::reveal_by_itself() {
    if (!hidden()) return;
    const bool first_void = ruleset_.reveal == Reveal::kFirstVoid && void_on_turn();
    if (first_void || set_aside_comes_up()) reveal();
}

void Deal::reveal() {
    tricks_.reveal(*trump_, ruleset_.reveal_trick_counts);
    turned_up_ = set_aside_;
    take_back_set_aside();
    happened({Event::Kind::kTrumpRevealed, tricks_.turn(), 0, trump_, turned_up_});
    if (ruleset_.cancel_defenders_without_trump && defenders_are_without_trump()) {
        cancel(Cancelled::kDefendersWithoutTrump, contract_->bidder);
    }
}

}  // namespace twentynine
