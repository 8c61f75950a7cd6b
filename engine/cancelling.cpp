// Deals that are not played out: a hand that its holder may cancel, defenders without a trump, a trump that
// never came up. The same dealer deals again, without score.
//
// Source: the fields `cancel_...` and `annul_unrevealed`. The first to speak cancels on its four cards before
// anybody said a word; the others on eight cards, at the holder's first turn in play before it does anything.
#include "deal.h"

namespace twentynine {

std::optional<Cancelled> reason_to_cancel(const Ruleset& ruleset, CardSet eight) {
    if (ruleset.cancel_no_points_in_eight && eight.points() == 0) return Cancelled::kNoPointsInEight;
    if (ruleset.cancel_four_jacks) {
        int jacks = 0;
        for (const Suit suit : kSuits) jacks += eight.contains(Card(Rank::kJack, suit)) ? 1 : 0;
        if (jacks == 4) return Cancelled::kFourJacks;
    }
    const bool one_suit = eight == eight.in_suit(eight.lowest().suit());
    if (ruleset.cancel_one_suit && one_suit) return Cancelled::kOneSuit;
    return std::nullopt;
}

std::optional<Cancelled> Deal::may_cancel() const {
    if (phase_ == Phase::kAuction) {
        const bool first_word = ruleset_.cancel_no_points_in_four && calls().empty();
        if (first_word && hand(auction_.turn()).points() == 0) return Cancelled::kNoPointsInFour;
        return std::nullopt;
    }
    if (phase_ != Phase::kPlay) return std::nullopt;
    const Seat seat = tricks_.turn();
    if ((acted_in_play_ >> index_of(seat)) & 1) return std::nullopt;
    CardSet held = hand(seat);
    if (set_aside_ && seat == contract_->bidder) held.add(*set_aside_);
    return reason_to_cancel(ruleset_, held);
}

void Deal::cancel(Cancelled reason, Seat seat) {
    cancelled_ = reason;
    phase_ = Phase::kRedeal;
    happened({Event::Kind::kCancelled, seat, static_cast<int>(reason), {}, {}});
    happened({Event::Kind::kRedeal, dealer_, 0, {}, {}});
}

// When trump comes up: neither holds one nor has one lying in the trick.
bool Deal::defenders_are_without_trump() const {
    for (const Seat seat : kSeats) {
        if (!same_side(seat, contract_->bidder) && hand(seat).has_suit(*trump_)) return false;
    }
    for (int i = 0; i < trick().count; ++i) {
        const Card card = trick().cards[static_cast<std::size_t>(i)];
        if (card.suit() == *trump_ && !same_side(trick().seat_of(i), contract_->bidder)) return false;
    }
    return true;
}

}  // namespace twentynine
