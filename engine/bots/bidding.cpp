// How far four cards are worth bidding, and when to leave the auction to others.
#include <array>
#include <optional>

#include "simple.h"

namespace twentynine::bots {
namespace {

struct Auction {
    std::optional<Call> standing;  // the last bid
    bool partner_bid = false;
    bool opponent_bid = false;
};

Auction read_auction(const View& view) {
    Auction auction;
    // At first the contract stands in a second auction.
    if (view.phase == Phase::kSecondAuction) auction.standing = view.standing;
    for (const Call& call : view.phase == Phase::kSecondAuction ? view.second_auction() : view.auction()) {
        if (!call.bid) continue;
        auction.standing = call;
        if (call.seat == partner_of(view.seat)) auction.partner_bid = true;
        if (!same_side(call.seat, view.seat)) auction.opponent_bid = true;
    }
    return auction;
}

// What a bid must leave in hand, in tenths of a point.
int margin_for(const View& view, const Auction& auction) {
    if (auction.standing) return same_side(auction.standing->seat, view.seat) ? 40 : 0;
    // Where nobody is forced to bid there is nothing to save a dealer from.
    if (view.ruleset.nobody_bids == NobodyBids::kRedeal) return 0;
    // Nobody has bid. The dealer's partner would rather name a trump than see the dealer forced to bid on any
    // four cards; the last seat before the dealer can let just that happen to the others.
    if (view.seat == partner_of(view.dealer)) return -5;
    return next(view.seat) == view.dealer ? 5 : 0;
}

}  // namespace

Action choose_call(const View& view) {
    const Action pass = Action::pass();
    // Four cards without a point are no loss.
    const Action cancel = Action::plain(Action::Kind::kCancel);
    if (view.legal.contains(cancel)) return cancel;
    const auto bids = bid_range(view.legal);
    if (!bids) return view.legal.contains(pass) ? pass : view.legal[0];
    const Auction auction = read_auction(view);
    int expected = expected_tenths(view.hand, best_trump(view.hand));
    if (auction.partner_bid) expected += 10;
    if (auction.opponent_bid) expected -= 5;
    const int lowest = points_of(bids->lowest);
    const bool worth_it = expected - margin_for(view, auction) >= 10 * lowest;
    return worth_it || !view.legal.contains(pass) ? Action::bid(lowest) : pass;
}

// A defender doubles what it can nearly break alone; the bidding side redoubles what it makes with room.
Action choose_doubling(const View& view) {
    constexpr int kRoomToRedouble = 40;
    constexpr std::array<int, 2> kPointsToDouble{8, 13};  // in four cards, in eight
    const Action redouble = Action::plain(Action::Kind::kRedouble);
    const Action twice = Action::plain(Action::Kind::kDouble);
    const int bid = points_of(view.contract->bid);
    if (view.legal.contains(redouble)) {
        const int expected = expected_tenths(view.hand, best_trump(view.hand));
        if (expected - kRoomToRedouble >= 10 * bid) return redouble;
    }
    if (view.legal.contains(twice)) {
        constexpr int kHighBid = 19;
        const int enough = kPointsToDouble[view.hand.size() > 4 ? 1 : 0];
        if (bid >= kHighBid && view.hand.points() >= enough) return twice;
    }
    return Action::pass();
}

}  // namespace twentynine::bots
