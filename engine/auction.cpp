#include "auction.h"

#include <algorithm>
#include <bit>

namespace twentynine {

namespace {

constexpr unsigned kEverybody = 0xF;

constexpr unsigned bit_of(Seat seat) {
    return 1u << index_of(seat);
}
void mark(std::uint8_t& seats, unsigned added) {
    seats = static_cast<std::uint8_t>(seats | added);
}

}  // namespace

Auction Auction::second(Seat dealer, Seat bidder, Bid bid) {
    Auction auction(dealer);
    auction.second_ = true;
    auction.bidder_ = bidder;
    auction.bid_ = bid;
    if (auction.turn_ == bidder) auction.turn_ = next(bidder);
    return auction;
}

// Up to the ceiling every seat bids as usual; the second stage begins the moment the bid stands there.
bool Auction::in_stage_one(const Ruleset& rules) const {
    if (second_ || rules.stage_one_ceiling == 0) return false;
    return !bid_ || points_of(*bid_) < rules.stage_one_ceiling;
}

int Auction::highest_bid(const Ruleset& rules) const {
    return in_stage_one(rules) ? rules.stage_one_ceiling : rules.maximum_bid;
}

int Auction::minimum(const Ruleset& rules) const {
    return second_ ? std::max(rules.minimum_bid, rules.second_auction_from) : rules.minimum_bid;
}

// The lowest number that goes over the bid that stands. The side that isn't dealing takes over a bid of the
// dealer's side by naming the same number, in the first auction; but the second stage goes on above its
// ceiling.
int Auction::lowest_raise(const Ruleset& rules) const {
    if (!bid_) return minimum(rules);
    const int standing = points_of(*bid_);
    const bool takes_over = rules.equal_bid == EqualBid::kTakesOverFromDealersSide && !second_ &&
                            same_side(bidder_, dealer_) && !same_side(turn_, dealer_) &&
                            standing != rules.stage_one_ceiling;
    return std::max(minimum(rules), takes_over ? standing : standing + 1);
}

int Auction::lowest_bid(const Ruleset& rules) const {
    const bool over_partner = bid_ && bidder_ == partner_of(turn_);
    return std::max(lowest_raise(rules), over_partner ? rules.over_partner_from : 0);
}

std::optional<Refusal> Auction::check_bid(const Ruleset& rules, int points) const {
    if (points < minimum(rules) || points > highest_bid(rules)) return Refusal::kBidOutOfRange;
    if (points < lowest_raise(rules)) return Refusal::kMustRaise;
    if (points < lowest_bid(rules)) return Refusal::kOverPartner;
    return std::nullopt;
}

void Auction::make_bid(const Ruleset& rules, int points) {
    calls_[count_++] = {turn_, bid_of(points)};
    mark(have_bid_, bit_of(turn_));
    // Who hasn't bid in the first stage is out of the second.
    if (in_stage_one(rules) && points == rules.stage_one_ceiling) mark(out_, kEverybody & ~have_bid_);
    bid_ = bid_of(points);
    bidder_ = turn_;
    // A new bid lets every seat speak again that isn't out for good.
    if (rules.after_pass == AfterPass::kMayReturn) passed_ = 0;
    mark(passed_, out_);
    if (points == rules.maximum_bid) {
        state_ = State::kSold;
    } else {
        move_on();
    }
}

void Auction::pass(const Ruleset& rules) {
    calls_[count_++] = {turn_, std::nullopt};
    mark(passed_, bit_of(turn_));
    if (!bid_ && rules.nobody_bids == NobodyBids::kDealerTakesMinimum && std::popcount(passed_) == 3) {
        bid_ = bid_of(rules.minimum_bid);
        bidder_ = dealer_;
        forced_ = true;
        state_ = State::kSold;
        return;
    }
    move_on();
}

// The turn goes to the next seat that may still speak. The highest bidder isn't asked; when it is the only
// one left, the auction is over.
void Auction::move_on() {
    const unsigned silent = passed_ | (bid_ ? bit_of(bidder_) : 0u);
    if (silent == kEverybody) {
        state_ = bid_ ? State::kSold : State::kRedeal;
        return;
    }
    do {
        turn_ = next(turn_);
    } while ((silent & bit_of(turn_)) != 0);
}

}  // namespace twentynine
