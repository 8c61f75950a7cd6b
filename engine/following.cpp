// Which cards the seat on turn may play: it follows the suit led; void, it plays anything, but for the trump
// that it owes after asking. Any card may be led, but for hidden trumps of the bidder where the table says
// so.
//
// Sources: "Play eight tricks" of the guide, "Trick play" of the rules of 28, the fields `asker_must_trump`
// and `bidder_may_lead_hidden_trump`.
#include "deal.h"

namespace twentynine {

CardSet Deal::playable_now() const {
    const Seat seat = tricks_.turn();
    const CardSet held = hand(seat);
    const auto led = trick().led();
    if (owes_trump_ && held.has_suit(*trump_)) return held.in_suit(*trump_);
    if (!led && hidden() && !ruleset_.bidder_may_lead_hidden_trump && seat == contract_->bidder) {
        const CardSet others = held - CardSet::of_suit(*trump_);
        return others.empty() ? held : others;
    }
    return playable(held, led);
}

std::optional<Refusal> Deal::check_play(Card card) const {
    const Seat seat = tricks_.turn();
    if (set_aside_ == card && seat == contract_->bidder) return Refusal::kSetAside;
    if (!hand(seat).contains(card)) return Refusal::kNotInHand;
    if (must_ask()) return Refusal::kMustAsk;
    if (playable_now().contains(card)) return std::nullopt;
    if (owes_trump_) return Refusal::kMustTrump;
    return trick().led() ? Refusal::kMustFollowSuit : Refusal::kHiddenTrumpLed;
}

}  // namespace twentynine
