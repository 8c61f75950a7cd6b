#include "auction_table.h"

#include <algorithm>
#include <cstdint>

namespace twentynine::bots {
namespace {

constexpr int limited(int chance) {
    return std::clamp(chance, 0, kSure);
}

// What a contract is worth to its side that makes it with this chance.
int value_at(const Stakes& stakes, Seat bidder, int bid, int chance) {
    const Team side = team_of(bidder);
    const std::int64_t made = std::int64_t{stakes.of_contract(bid, true, side)} * chance;
    const std::int64_t missed = std::int64_t{stakes.of_contract(bid, false, side)} * (kSure - chance);
    return static_cast<int>((made + missed) / kSure);
}

int passes_so_far(const Bidding& bidding) {
    return std::min(static_cast<int>(bidding.calls.size()), 3);
}

}  // namespace

Four four_of(CardSet four) {
    constexpr int kUsualNumber = 17;
    Four result;
    result.trump = best_opening_trump(four, kUsualNumber);
    result.chances = opening_chances(four, result.trump);
    result.points = four.points();
    return result;
}

Bidding bidding_of(const Deal& deal) {
    Bidding bidding;
    bidding.seat = *deal.turn();
    bidding.dealer = deal.dealer();
    bidding.calls = deal.calls();
    bidding.standing = deal.standing();
    const LegalActions legal = deal.legal_actions();
    bidding.bids = bid_range(legal);
    bidding.may_pass = legal.contains(Action::pass());
    return bidding;
}

Bidding bidding_of(const View& view) {
    Bidding bidding;
    bidding.seat = view.seat;
    bidding.dealer = view.dealer;
    bidding.calls = view.auction();
    bidding.standing = view.standing;
    bidding.bids = bid_range(view.legal);
    bidding.may_pass = view.legal.contains(Action::pass());
    return bidding;
}

CallWeights call_weights(const View& view) {
    const Ruleset& rules = view.ruleset;
    CallWeights weights{.stakes = Stakes(rules, view.score)};
    // As counted on a sample of the entries by the play of these tables: a seat that asks when it likes does
    // a little better than trump that comes up by itself, a card that lies aside costs a little.
    if (rules.reveal == Reveal::kOnRequest) weights.rules += 2;
    if (rules.trump_choice == TrumpChoice::kSetAsideCard) weights.rules -= 1;
    if (rules.nobody_bids == NobodyBids::kRedeal) {
        weights.opponent_bid = -5;
        weights.nobody_yet = {400, 0, 0, 0};
        weights.partner_makes = 2400;
    }
    return weights;
}

int value_of_pass(const Bidding& bidding, const Four& four, const CallWeights& weights) {
    if (!bidding.standing) return weights.nobody_yet[static_cast<std::size_t>(passes_so_far(bidding))];
    const int number = points_of(*bidding.standing->bid);
    const int higher = weights.fail_each_number * (number - 16);
    if (same_side(bidding.standing->seat, bidding.seat)) {
        const int makes = weights.partner_makes - higher + weights.make_each_point * four.points;
        return value_at(weights.stakes, bidding.standing->seat, number, limited(makes));
    }
    const int fails = weights.others_fail + higher + weights.fail_each_point * four.points;
    return -value_at(weights.stakes, bidding.standing->seat, number, limited(kSure - fails));
}

int value_of_bid(const Bidding& bidding, const Four& four, int number, const CallWeights& weights) {
    int gain = weights.rules;
    bool partner = false;
    bool opponent = false;
    for (const Call& call : bidding.calls) {
        if (!call.bid || call.seat == bidding.seat) continue;
        (same_side(call.seat, bidding.seat) ? partner : opponent) = true;
    }
    if (partner) gain += weights.partner_bid;
    if (opponent) gain += weights.opponent_bid;
    return value_at(weights.stakes, bidding.seat, number, four.chances.reaches_tenths(10 * number - gain));
}

Action call_by_table(const Bidding& bidding, const Four& four, const CallWeights& weights) {
    if (!bidding.bids) return Action::pass();
    const int lowest = points_of(bidding.bids->lowest);
    const int highest = std::min(points_of(bidding.bids->highest), kPackPoints);
    int best = lowest;
    int best_value = value_of_bid(bidding, four, lowest, weights);
    // Higher only where that is worth more.
    for (const int number : {20, 25, 28}) {
        if (number <= lowest || number > highest) continue;
        const int value = value_of_bid(bidding, four, number, weights);
        if (value > best_value) {
            best = number;
            best_value = value;
        }
    }
    if (bidding.may_pass && best_value <= value_of_pass(bidding, four, weights)) return Action::pass();
    return Action::bid(best);
}

}  // namespace twentynine::bots
