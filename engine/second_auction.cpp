// The second auction, on eight cards: the contract can be taken from its holder, or raised by it once
// somebody went higher. Whoever takes it is doubled and chooses trump anew.
//
// Source: the field `second_auction_from`, its lowest bid. It knows neither two stages nor equal bids.
#include "deal.h"

namespace twentynine {

bool Deal::second_auction_is_due() const {
    return ruleset_.second_auction_from != 0 && points_of(contract_->bid) < ruleset_.maximum_bid;
}

void Deal::begin_second_auction() {
    phase_ = Phase::kSecondAuction;
    second_ = Auction::second(dealer_, contract_->bidder, contract_->bid);
    happened({Event::Kind::kSecondAuction, second_.turn(), 0, {}, {}});
}

}  // namespace twentynine
