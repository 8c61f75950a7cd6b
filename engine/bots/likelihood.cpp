#include "likelihood.h"

#include <algorithm>

#include "../hidden.h"
#include "simple.h"
#include "worlds_choice.h"

namespace twentynine::bots {
namespace {

// How far a player is taken to stray from the rules that playouts follow.
constexpr double kCardTenths = 8;   // a card that is worth so much less than the best is half as likely
constexpr double kAnyCard = 0.05;   // of a card's chance that doesn't depend on what it is worth
constexpr double kBidTenths = 10;   // how far from its limit a bidder is still in doubt
constexpr double kOtherWord = 0.2;  // that asking or not is done the other way round

// Rises from 0 to 1 around zero, gently, so that nobody is ever taken to be sure to pass or to bid.
double rising(double distance) {
    const double size = distance < 0 ? -distance : distance;
    return 0.5 + 0.48 * distance / (size + kBidTenths);
}

CardSet dealt_to(const World& world, const Seen& seen, Seat seat) {
    CardSet eight = world.deal.hand(seat) | seen.played[slot(seat)];
    if (world.deal.set_aside() && world.deal.contract()->bidder == seat) eight.add(*world.deal.set_aside());
    return eight;
}

// A pack that deals these hands with these first fours.
Pack pack_of(const World& world, const Seen& seen, Seat dealer) {
    Pack pack{};
    for (const Seat seat : kSeats) {
        const auto offset = static_cast<std::size_t>((index_of(seat) - index_of(dealer) + 3) & 3);
        const CardSet first = world.opening[slot(seat)];
        std::size_t i = 0;
        for (const Card card : first) pack[4 * i++ + offset] = card;
        for (const Card card : dealt_to(world, seen, seat) - first) pack[4 * i++ + offset] = card;
    }
    return pack;
}

// How likely a seat was to play this card of those that it could.
double of_card(const Deal& deal, const Seen& seen, Card played) {
    const CardSet cards = deal.playable_cards();
    if (cards.size() < 2) return 1;
    const Weighed all = weigh_cards(deal, seen);
    const int best = all.values[static_cast<std::size_t>(all.best)];
    double sum = 0;
    double of_played = 0;
    for (int i = 0; i < all.count; ++i) {
        const double less = (best - all.values[static_cast<std::size_t>(i)]) / kCardTenths;
        const double weight = 1 / (1 + less * less);
        sum += weight;
        if (all.cards[static_cast<std::size_t>(i)] == played) of_played = weight;
    }
    return (1 - kAnyCard) * of_played / sum + kAnyCard / all.count;
}

// What can be told from a word said, or not said where it could have been.
double of_word(const Deal& deal, const Seen& seen, Action done) {
    if (!deal.may_ask() && !deal.may_expose()) return 1;
    const bool said = done.kind() == Action::Kind::kAsk || done.kind() == Action::Kind::kExpose;
    const bool would = choose_in_playout(deal, seen).kind() != Action::Kind::kPlay;
    return said == would ? 1 - kOtherWord : kOtherWord;
}

}  // namespace

double Likelihood::of(const World& world) {
    return of_bids(world) * of_trump(world) * of_plays(world);
}

double Likelihood::of_bids(const World& world) const {
    double likelihood = 1;
    int standing = 0;
    std::optional<Seat> holder;
    bool bid_by[2] = {false, false};
    for (const Call& call : view_.auction()) {
        const int needed = call.bid   ? points_of(*call.bid)
                           : standing ? standing + 1
                                      : view_.ruleset.minimum_bid;
        if (call.seat != view_.seat) {
            const CardSet four = world.opening[slot(call.seat)];
            int worth = expected_tenths(four, best_trump(four));
            const auto side = slot(call.seat) & 1;
            if (bid_by[side]) worth += 10;
            if (bid_by[1 - side]) worth -= 5;
            if (holder && same_side(*holder, call.seat)) worth -= 40;
            const double bids = rising(worth - 10 * needed);
            likelihood *= call.bid ? bids : 1 - bids;
        }
        if (call.bid) {
            standing = points_of(*call.bid);
            holder = call.seat;
            bid_by[slot(call.seat) & 1] = true;
        }
    }
    return likelihood;
}

// A trump that the view doesn't show was drawn by how likely it is.
double Likelihood::of_trump(const World& world) const {
    if (!view_.trump || view_.contract->bidder == view_.seat || !view_.second_auction().empty()) return 1;
    const bool on_marker = view_.ruleset.trump_choice == TrumpChoice::kMarker;
    const CardSet four = world.opening[slot(view_.contract->bidder)];
    const auto weights = trump_weights(four, on_marker);
    int all = 0;
    for (const int weight : weights) all += weight;
    double likelihood =
        static_cast<double>(std::max(1, weights[static_cast<std::size_t>(*view_.trump)])) / std::max(all, 1);
    if (view_.turned_up && four.contains(*view_.turned_up)) {
        likelihood *=
            static_cast<double>(aside_parts(four.in_suit(*view_.trump), *view_.turned_up)) / kAsideParts;
    }
    return likelihood;
}

// Of all worlds the same but for the cards.
bool Likelihood::start_from(const World& world) {
    Deal deal(view_.ruleset, view_.dealer, pack_of(world, seen_, view_.dealer));
    for (const Said& said : world.deal.said()) {
        if (deal.phase() == Phase::kPlay) break;
        if (deal.apply(said.action)) return false;
    }
    if (deal.phase() != Phase::kPlay) return false;
    start_ = deal;
    return true;
}

double Likelihood::of_plays(const World& world) {
    if (cannot_start_ || (!start_ && !start_from(world))) {
        cannot_start_ = true;
        return 1;
    }
    Hidden hidden;
    for (const Seat seat : kSeats) hidden.hands[slot(seat)] = dealt_to(world, seen_, seat);
    hidden.trump = world.deal.trump();
    hidden.set_aside = world.deal.set_aside() ? world.deal.set_aside() : view_.turned_up;
    if (hidden.set_aside) hidden.hands[slot(view_.contract->bidder)].remove(*hidden.set_aside);
    Deal deal = *start_;
    deal.lay(hidden);
    Seen seen;
    double likelihood = 1;
    for (int i = static_cast<int>(deal.said().size()); i < view_.said_count; ++i) {
        const Said& said = view_.said[static_cast<std::size_t>(i)];
        if (said.seat != view_.seat) {
            likelihood *= of_word(deal, seen, said.action);
            if (said.action.kind() == Action::Kind::kPlay) {
                likelihood *= of_card(deal, seen, said.action.card());
            }
        }
        advance(deal, seen, said.action);
    }
    return likelihood;
}

}  // namespace twentynine::bots
