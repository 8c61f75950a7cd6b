#include "auction.h"

#include <bit>

namespace twentynine {

int Auction::lowest_bid(const Ruleset& rules) const {
    return bid_ ? points_of(*bid_) + 1 : rules.minimum_bid;
}

std::optional<Refusal> Auction::check_bid(const Ruleset& rules, int points) const {
    if (points < rules.minimum_bid || points > rules.maximum_bid) return Refusal::kBidOutOfRange;
    if (points < lowest_bid(rules)) return Refusal::kMustRaise;
    return std::nullopt;
}

void Auction::make_bid(const Ruleset& rules, int points) {
    calls_[count_++] = {turn_, bid_of(points)};
    bid_ = bid_of(points);
    bidder_ = turn_;
    // A new bid lets every seat speak again that isn't out for good.
    if (rules.after_pass == AfterPass::kMayReturn) passed_ = 0;
    if (points == rules.maximum_bid) {
        state_ = State::kSold;
    } else {
        move_on();
    }
}

void Auction::pass(const Ruleset& rules) {
    calls_[count_++] = {turn_, std::nullopt};
    passed_ = static_cast<std::uint8_t>(passed_ | (1u << index_of(turn_)));
    if (!bid_ && rules.nobody_bids == NobodyBids::kDealerTakesMinimum && std::popcount(passed_) == 3) {
        bid_ = bid_of(rules.minimum_bid);
        bidder_ = dealer_;
        forced_ = true;
        state_ = State::kSold;
        return;
    }
    move_on();
}

// The turn goes to the next seat that may still speak; back at the bidder, or at nobody, the auction is over.
void Auction::move_on() {
    if (passed_ == 0xF) {
        state_ = State::kRedeal;
        return;
    }
    do {
        turn_ = next(turn_);
    } while (has_passed(turn_));
    if (bid_ && turn_ == bidder_) state_ = State::kSold;
}

}  // namespace twentynine
