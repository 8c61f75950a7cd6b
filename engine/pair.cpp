// The pair: king and queen of trump in one hand, shown on its turn once trump is up. The first one shown
// moves the bidding side's target: down for that side's pair, up for the defenders'.
//
// Source: "Hold the king and the queen of the trump suit" of how to play 29; the fields `pair_shift` and
// `pair_needs_trick`.
#include <algorithm>

#include "deal.h"

namespace twentynine {

bool Deal::may_show_pair() const {
    if (phase_ != Phase::kPlay || ruleset_.pair_shift == 0 || pair_shown_by_ || !trump_revealed())
        return false;
    const Seat seat = tricks_.turn();
    const CardSet held = hand(seat);
    if (!held.contains(Card(Rank::kKing, *trump_)) || !held.contains(Card(Rank::kQueen, *trump_)))
        return false;
    if (!ruleset_.pair_needs_trick) return true;
    // The trick in which trump came up is one of those that count.
    const auto since =
        tricks().subspan(std::min(static_cast<std::size_t>(tricks_.reveal_trick()), tricks().size()));
    return std::any_of(since.begin(), since.end(),
                       [seat](const Trick& trick) { return same_side(trick.winner, seat); });
}

void Deal::show_pair() {
    const Seat seat = tricks_.turn();
    pair_shown_by_ = seat;
    const int shift = same_side(seat, contract_->bidder) ? -ruleset_.pair_shift : ruleset_.pair_shift;
    const int target =
        std::clamp(points_of(contract_->target) + shift, ruleset_.minimum_bid, points_in_play(ruleset_));
    contract_->target = bid_of(target);
    happened({Event::Kind::kPairShown, seat, target, {}, {}});
}

}  // namespace twentynine
