#include "deal.h"

#include <algorithm>

namespace twentynine {

std::string_view name_of(Phase phase) {
    switch (phase) {
        case Phase::kAuction:
            return "auction";
        case Phase::kTrump:
            return "trump";
        case Phase::kPlay:
            return "play";
        case Phase::kOver:
            return "over";
        case Phase::kRedeal:
            return "redeal";
    }
    return {};
}

std::optional<Contract> contract_of(const Auction& auction) {
    if (auction.state() != Auction::State::kSold) return std::nullopt;
    const Bid bid = *auction.bid();
    return Contract{auction.bidder(), bid, bid, auction.forced()};
}

namespace {

// 28's scale: what a contract is worth by its size.
int worth_of(Bid bid) {
    const int points = points_of(bid);
    if (points < 20) return 1;
    if (points < 25) return 2;
    return points < 28 ? 3 : 4;
}

}  // namespace

Result result_of(const Ruleset& ruleset, const Contract& contract, const std::array<int, 2>& points) {
    Result result;
    result.bidding_side = team_of(contract.bidder);
    // Keeping the bidders below their target wins, whoever took more points.
    result.made = points[static_cast<std::size_t>(result.bidding_side)] >= points_of(contract.target);
    result.winner = result.made ? result.bidding_side : other(result.bidding_side);
    switch (ruleset.deal_score) {
        case DealScore::kContractOnly:
            break;
        case DealScore::kOnePoint:
            result.game_points[static_cast<std::size_t>(result.bidding_side)] = result.made ? 1 : -1;
            break;
        case DealScore::kBySizeOfBid:
            result.game_points[static_cast<std::size_t>(result.winner)] = worth_of(contract.bid);
            break;
    }
    return result;
}

int points_needed(const Contract& contract, Team team) {
    const int target = points_of(contract.target);
    return team_of(contract.bidder) == team ? target : kPackPoints - target + 1;
}

Event event_for(const Event& event, Seat viewer) {
    Event seen = event;
    if (event.kind == Event::Kind::kTrumpChosen && event.seat != viewer) seen.suit.reset();
    return seen;
}

LegalActions legal_calls(const Ruleset& ruleset, const Auction& auction) {
    LegalActions legal;
    legal.add(Action::pass());
    for (int points = auction.lowest_bid(ruleset); points <= ruleset.maximum_bid; ++points) {
        legal.add(Action::bid(points));
    }
    return legal;
}

LegalActions legal_trumps() {
    LegalActions legal;
    for (const Suit suit : kSuits) legal.add(Action::trump(suit));
    return legal;
}

LegalActions legal_plays(CardSet hand, const Trick& trick) {
    LegalActions legal;
    for (const Card card : playable(hand, trick.led())) legal.add(Action::play(card));
    return legal;
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
    for (int i = 0; i < kPackSize; ++i) {
        auto& hands = i < kPackSize / 2 ? hands_ : rest_;
        hands[static_cast<std::size_t>(seat_at(index_of(dealer) + 1 + i))].add(
            pack[static_cast<std::size_t>(i)]);
    }
    happened({Event::Kind::kOpeningDealt, dealer, 0, {}, {}});
}

std::optional<Seat> Deal::turn() const {
    switch (phase_) {
        case Phase::kAuction:
            return auction_.turn();
        case Phase::kTrump:
            return auction_.bidder();
        case Phase::kPlay:
            return tricks_.turn();
        case Phase::kOver:
        case Phase::kRedeal:
            break;
    }
    return std::nullopt;
}

LegalActions Deal::legal_actions() const {
    switch (phase_) {
        case Phase::kAuction:
            return legal_calls(ruleset_, auction_);
        case Phase::kTrump:
            return legal_trumps();
        case Phase::kPlay:
            return legal_plays(hand(tricks_.turn()), trick());
        case Phase::kOver:
        case Phase::kRedeal:
            break;
    }
    return {};
}

std::optional<Refusal> Deal::check(Action action) const {
    if (action.kind() == Action::Kind::kNotPlayed) return Refusal::kNotPlayedHere;
    Phase fitting = Phase::kAuction;
    if (action.kind() == Action::Kind::kTrump) fitting = Phase::kTrump;
    if (action.kind() == Action::Kind::kPlay) fitting = Phase::kPlay;
    if (phase_ != fitting) return turn() ? Refusal::kWrongPhase : Refusal::kDealOver;

    if (action.kind() == Action::Kind::kBid) return auction_.check_bid(ruleset_, action.points());
    if (action.kind() == Action::Kind::kPlay) {
        const CardSet held = hand(tricks_.turn());
        if (!held.contains(action.card())) return Refusal::kNotInHand;
        if (!playable(held, trick().led()).contains(action.card())) return Refusal::kMustFollowSuit;
    }
    return std::nullopt;
}

std::optional<Refusal> Deal::apply(Action action) {
    if (const auto refusal = check(action)) return refusal;
    event_count_ = 0;
    switch (action.kind()) {
        case Action::Kind::kPass:
        case Action::Kind::kBid:
            call(action);
            break;
        case Action::Kind::kTrump:
            choose_trump(action.suit());
            break;
        case Action::Kind::kPlay:
            play(action.card());
            break;
        case Action::Kind::kNotPlayed:  // check() has refused it
            break;
    }
    return std::nullopt;
}

void Deal::call(Action action) {
    const bool bids = action.kind() == Action::Kind::kBid;
    happened({Event::Kind::kCall, auction_.turn(), bids ? action.points() : 0, {}, {}});
    if (bids) {
        auction_.make_bid(ruleset_, action.points());
    } else {
        auction_.pass(ruleset_);
    }
    switch (auction_.state()) {
        case Auction::State::kOpen:
            break;
        case Auction::State::kSold:
            phase_ = Phase::kTrump;
            happened({auction_.forced() ? Event::Kind::kForcedBid : Event::Kind::kAuctionWon,
                      auction_.bidder(),
                      points_of(*auction_.bid()),
                      {},
                      {}});
            break;
        case Auction::State::kRedeal:
            phase_ = Phase::kRedeal;
            happened({Event::Kind::kRedeal, dealer_, 0, {}, {}});
            break;
    }
}

void Deal::choose_trump(Suit suit) {
    trump_ = suit;
    happened({Event::Kind::kTrumpChosen, auction_.bidder(), 0, suit, {}});
    for (std::size_t i = 0; i < hands_.size(); ++i) hands_[i] = hands_[i] | rest_[i];
    happened({Event::Kind::kRestDealt, dealer_, 0, {}, {}});
    phase_ = Phase::kPlay;
}

void Deal::play(Card card) {
    const Seat seat = tricks_.turn();
    hands_[static_cast<std::size_t>(seat)].remove(card);
    happened({Event::Kind::kCardPlayed, seat, 0, {}, card});
    if (!tricks_.play(card)) {
        reveal_if_void();
        return;
    }
    const Trick& taken = tricks_.finished().back();
    happened({Event::Kind::kTrickTaken, taken.winner, taken.points, {}, {}});
    if (!tricks_.over()) return;
    phase_ = Phase::kOver;
    const Seat bidder = auction_.bidder();
    const int side_points = points()[static_cast<std::size_t>(team_of(bidder))];
    happened({Event::Kind::kDealOver, bidder, side_points, {}, {}});
}

// The first seat that can't follow brings trump up by itself, the bidder included, before it plays.
void Deal::reveal_if_void() {
    if (trump_revealed() || hand(tricks_.turn()).has_suit(*trick().led())) return;
    tricks_.reveal(*trump_);
    happened({Event::Kind::kTrumpRevealed, tricks_.turn(), 0, trump_, {}});
}

std::optional<Bid> Deal::standing_bid() const {
    return phase_ == Phase::kAuction ? auction_.bid() : std::nullopt;
}

std::optional<Seat> Deal::standing_bidder() const {
    return standing_bid() ? std::optional(auction_.bidder()) : std::nullopt;
}

std::optional<Result> Deal::result() const {
    if (phase_ != Phase::kOver) return std::nullopt;
    return result_of(ruleset_, *contract(), points());
}

}  // namespace twentynine
