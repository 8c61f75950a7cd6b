#include "deal.h"

#include <algorithm>

#include "score.h"

namespace twentynine {

std::string_view name_of(Phase phase) {
    switch (phase) {
        case Phase::kAuction:
            return "auction";
        case Phase::kDouble:
            return "double";
        case Phase::kTrump:
            return "trump";
        case Phase::kSecondAuction:
            return "second_auction";
        case Phase::kSingle:
            return "single";
        case Phase::kPlay:
            return "play";
        case Phase::kOver:
            return "over";
        case Phase::kRedeal:
            return "redeal";
    }
    return {};
}

Event event_for(const Event& event, Seat viewer) {
    Event seen = event;
    if (event.kind == Event::Kind::kTrumpChosen && event.seat != viewer) {
        seen.suit.reset();
        seen.card.reset();
    }
    return seen;
}

std::optional<BidRange> bid_range(const LegalActions& legal) {
    std::optional<BidRange> range;
    for (const Action action : legal) {
        if (action.kind() != Action::Kind::kBid) continue;
        const Bid bid = bid_of(action.points());
        if (!range) range = BidRange{bid, bid};
        range->lowest = std::min(range->lowest, bid);
        range->highest = std::max(range->highest, bid);
    }
    return range;
}

Deal::Deal(const Ruleset& ruleset, Seat dealer, const Pack& pack)
    : ruleset_(ruleset), dealer_(dealer), auction_(dealer), tricks_(next(dealer)) {
    // One card at a time from the dealer's left, the first half of the pack now.
    constexpr int kSevenths = kPackSize / 2 + 2 * 4;
    for (int i = 0; i < kPackSize; ++i) {
        const Card card = pack[static_cast<std::size_t>(i)];
        const auto seat = static_cast<std::size_t>(seat_at(index_of(dealer) + 1 + i));
        (i < kPackSize / 2 ? hands_ : rest_)[seat].add(card);
        if (i / 4 == kSevenths / 4) sevenths_[seat] = card;
    }
    happened({Event::Kind::kOpeningDealt, dealer, 0, {}, {}});
}

std::optional<Seat> Deal::turn() const {
    switch (phase_) {
        case Phase::kAuction:
        case Phase::kSecondAuction:
            return open_auction().turn();
        case Phase::kDouble:
        case Phase::kSingle:
            return speaker_;
        case Phase::kTrump:
            return contract_->bidder;
        case Phase::kPlay:
            return tricks_.turn();
        case Phase::kOver:
        case Phase::kRedeal:
            break;
    }
    return std::nullopt;
}

std::optional<Refusal> Deal::apply(Action action) {
    if (const auto refusal = check(action)) return refusal;
    apply_legal(action);
    return std::nullopt;
}

void Deal::apply_legal(Action action) {
    const Seat seat = *turn();
    said_[static_cast<std::size_t>(said_count_++)] = {seat, action, false};
    event_count_ = 0;
    const bool in_play = phase_ == Phase::kPlay;
    carry_out(action);
    if (in_play) acted_in_play_ = static_cast<std::uint8_t>(acted_in_play_ | (1u << index_of(seat)));
}

void Deal::carry_out(Action action) {
    switch (action.kind()) {
        case Action::Kind::kPass:
            return pass();
        case Action::Kind::kBid:
            return call(action);
        case Action::Kind::kDouble:
        case Action::Kind::kRedouble:
            return double_stakes();
        case Action::Kind::kTrump:
        case Action::Kind::kTrumpCard:
        case Action::Kind::kTrumpSeventh:
        case Action::Kind::kNoTrump:
            return choose_trump(action);
        case Action::Kind::kSingle:
            return declare_single();
        case Action::Kind::kPlay:
            return play(action.card());
        case Action::Kind::kAsk:
            return ask();
        case Action::Kind::kExpose:
            return expose();
        case Action::Kind::kPair:
            return show_pair();
        case Action::Kind::kCancel:
            return cancel(*may_cancel(), *turn());
    }
}

void Deal::pass() {
    if (phase_ == Phase::kDouble) return let_doubling_go();
    if (phase_ == Phase::kSingle) return let_single_go();
    call(Action::pass());
}

void Deal::call(Action action) {
    Auction& auction = open_auction();
    const bool bids = action.kind() == Action::Kind::kBid;
    happened({Event::Kind::kCall, auction.turn(), bids ? action.points() : 0, {}, {}});
    if (bids) {
        auction.make_bid(ruleset_, action.points());
    } else {
        auction.pass(ruleset_);
    }
    switch (auction.state()) {
        case Auction::State::kOpen:
            break;
        case Auction::State::kSold:
            auction_won();
            break;
        case Auction::State::kRedeal:
            phase_ = Phase::kRedeal;
            happened({Event::Kind::kRedeal, dealer_, 0, {}, {}});
            break;
    }
}

// An auction is over and somebody holds the contract. A second auction in which nobody bid changes nothing.
void Deal::auction_won() {
    const Auction& auction = open_auction();
    if (phase_ == Phase::kSecondAuction && !auction.anybody_bid()) {
        happened({Event::Kind::kContractStays, contract_->bidder, 0, {}, {}});
        begin_single();
        return;
    }
    clear_trump();
    contract_ = Contract{auction.bidder(), *auction.bid(), *auction.bid(), auction.forced()};
    happened({auction.forced() ? Event::Kind::kForcedBid : Event::Kind::kAuctionWon,
              auction.bidder(),
              points_of(*auction.bid()),
              {},
              {}});
    begin_doubling();
}

void Deal::begin_play() {
    phase_ = Phase::kPlay;
    reveal_by_itself();
}

void Deal::play(Card card) {
    const Seat seat = tricks_.turn();
    hand_of(seat).remove(card);
    owes_trump_ = false;
    happened({Event::Kind::kCardPlayed, seat, 0, {}, card});
    if (tricks_.play(card)) {
        const Trick& taken = tricks_.finished().back();
        happened({Event::Kind::kTrickTaken, taken.winner, taken.points, {}, {}});
    }
    if (tricks_.over()) {
        finish();
    } else {
        reveal_by_itself();
    }
}

void Deal::finish() {
    const Seat winner = tricks_.finished().back().winner;
    if (ruleset_.last_trick_point) {
        tricks_.give_last_trick_point();
        happened({Event::Kind::kLastTrickPoint, winner, 0, {}, {}});
    }
    const Seat bidder = contract_->bidder;
    if (ruleset_.annul_unrevealed && hidden()) {
        cancel(Cancelled::kTrumpNeverUp, bidder);
        return;
    }
    phase_ = Phase::kOver;
    const int side_points = points()[static_cast<std::size_t>(team_of(bidder))];
    happened({Event::Kind::kDealOver, bidder, side_points, {}, {}});
}

std::optional<Call> Deal::standing() const {
    if (!auction_is_open() || !open_auction().bid()) return std::nullopt;
    return Call{open_auction().bidder(), open_auction().bid()};
}

std::optional<Bid> Deal::standing_bid() const {
    const auto call = standing();
    return call ? call->bid : std::nullopt;
}

std::optional<Seat> Deal::standing_bidder() const {
    const auto call = standing();
    return call ? std::optional(call->seat) : std::nullopt;
}

std::optional<Result> Deal::result() const {
    if (phase_ != Phase::kOver) return std::nullopt;
    if (contract_->single) return result_of_single(*contract_, tricks());
    return result_of(ruleset_, *contract_, points());
}

}  // namespace twentynine
