#include "auction_worlds.h"

#include <algorithm>
#include <cstdint>

#include "../score.h"
#include "playout.h"
#include "simple.h"

namespace twentynine::bots {
namespace {

constexpr std::size_t at(Seat seat) {
    return static_cast<std::size_t>(seat);
}

// The lowest and highest bid that were open at each call: the calls are made again, over cards that don't
// matter.
Pack any_pack() {
    Pack pack{};
    for (int i = 0; i < kPackSize; ++i) pack[static_cast<std::size_t>(i)] = Card::from_index(i);
    return pack;
}

// A pair was shown: by the bidding side, which moves its target down, or by the others.
int shifted_target(const Ruleset& rules, int target, bool down) {
    const int moved = target + (down ? -rules.pair_shift : rules.pair_shift);
    return std::clamp(moved, rules.minimum_bid, points_in_play(rules));
}

Action trump_for(const Deal& deal, const Four& four) {
    const CardSet hand = deal.hand(deal.contract()->bidder);
    const Suit suit = hand.size() == 4 ? four.trump : best_trump(hand);
    if (deal.ruleset().trump_choice == TrumpChoice::kMarker) return Action::trump(suit);
    return Action::trump_card(hand.in_suit(suit).lowest());
}

Action next_word(const Deal& deal, const std::array<Four, 4>& fours, const CallWeights& weights) {
    const Seat seat = *deal.turn();
    switch (deal.phase()) {
        case Phase::kAuction:
            return call_by_table(bidding_of(deal), fours[at(seat)], weights);
        case Phase::kTrump:
            return trump_for(deal, fours[at(seat)]);
        default:
            return Action::pass();
    }
}

}  // namespace

CalledWorlds::CalledWorlds(const View& view, const CallWeights& weights) : worlds_(view), weights_(weights) {
    Deal deal(view.ruleset, view.dealer, any_pack());
    for (int i = 0; i < view.call_count; ++i) {
        const Call call = view.calls[static_cast<std::size_t>(i)];
        if (call.seat != view.seat) {
            Heard heard{bidding_of(deal), call};
            // What lasts is the view's.
            heard.before.calls = {view.calls.data(), static_cast<std::size_t>(i)};
            heard_.push_back(heard);
            seat_calls_[at(call.seat)] = true;
        }
        deal.apply(call.bid ? Action::bid(points_of(*call.bid)) : Action::pass());
    }
}

// Nobody calls as the table does to the letter: the further a call is from what the table says, the rarer.
Chance CalledWorlds::fits(const Heard& heard, const Four& four) const {
    constexpr Chance kOdd = kSure / 12;
    if (!heard.before.bids) return kSure;
    const int number = heard.call.bid ? points_of(*heard.call.bid) : points_of(heard.before.bids->lowest);
    const int better =
        value_of_bid(heard.before, four, number, weights_) - value_of_pass(heard.before, four, weights_);
    const int worth = std::max(weights_.stakes.of_contract(number, true, team_of(heard.call.seat)), 1);
    // From never to always over a third of what is at stake.
    const std::int64_t over = std::int64_t{better} * 3 * kSure / (2 * worth);
    const auto bids = static_cast<Chance>(std::clamp<std::int64_t>(kSure / 2 + over, kOdd, kSure - kOdd));
    return heard.call.bid ? bids : kSure - bids;
}

CalledWorld CalledWorlds::draw(Stream& stream) const {
    constexpr int kTries = 12;
    for (int tries = 1;; ++tries) {
        CalledWorld drawn{worlds_.draw(stream), {}};
        for (const Seat seat : kSeats) {
            if (seat_calls_[at(seat)]) drawn.fours[at(seat)] = four_of(drawn.world.opening[at(seat)]);
        }
        Chance chance = kSure;
        for (const Heard& heard : heard_)
            chance = both(chance, fits(heard, drawn.fours[at(heard.call.seat)]));
        if (tries < kTries && static_cast<int>(stream.below(kSure)) >= chance) continue;
        for (const Seat seat : kSeats) {
            if (!seat_calls_[at(seat)]) drawn.fours[at(seat)] = four_of(drawn.world.opening[at(seat)]);
        }
        return drawn;
    }
}

std::optional<Result> PlayingOn::result_of_play(Deal& deal, std::array<int, 2>& points) {
    const Contract contract = *deal.contract();
    for (const End& end : ends_) {
        if (end.contract.bidder != contract.bidder || end.trump != deal.trump() ||
            end.aside != deal.set_aside() || end.contract.single || contract.single) {
            continue;
        }
        points = end.points;
        if (!end.result) return std::nullopt;
        Contract same = contract;
        if (end.pair_shown_by) {
            const bool down = same_side(*end.pair_shown_by, contract.bidder);
            same.target = bid_of(shifted_target(deal.ruleset(), points_of(contract.target), down));
        }
        return result_of(deal.ruleset(), same, points);
    }
    End end{contract, deal.trump(), deal.set_aside(), {}, {}, {}};
    Seen seen;
    play_out(deal, seen);
    end.points = deal.points();
    end.pair_shown_by = deal.pair_shown_by();
    end.result = deal.result();
    ends_.push_back(end);
    points = end.points;
    return end.result;
}

Outcome PlayingOn::after(Action action) {
    Outcome outcome;
    Deal deal = world_.world.deal;
    if (deal.apply(action)) return outcome;
    while (deal.turn() && deal.phase() != Phase::kPlay) {
        if (deal.apply(next_word(deal, world_.fours, weights_))) return outcome;
    }
    if (deal.phase() != Phase::kPlay) return outcome;
    std::array<int, 2> points{};
    const auto result = result_of_play(deal, points);
    if (!result) return outcome;
    outcome.played = true;
    outcome.won = result->winner == side_;
    outcome.value = weights_.stakes.of(*result, side_);
    return outcome;
}

}  // namespace twentynine::bots
