#include "likelihood.h"

#include <algorithm>

#include "../hidden.h"
#include "rule_player.h"
#include "simple.h"
#include "worlds_choice.h"

namespace twentynine::bots {
namespace {

// How closely a player keeps to the rules of the simple player.
struct Habits {
    double card_tenths;  // a card that is worth so much less than the best is half as likely
    double any_card;     // of a card's chance, what doesn't depend on its worth
    double bid_tenths;   // how far from its limit a bidder is still in doubt
    double other_word;   // that asking or not is done the other way round
};
constexpr Habits kToTheLetter{.card_tenths = 0.3, .any_card = 0.01, .bid_tenths = 2, .other_word = 0.02};
constexpr Habits kRoughly{.card_tenths = 8, .any_card = 0.05, .bid_tenths = 10, .other_word = 0.2};
constexpr std::array<Habits, 2> kHabits{kToTheLetter, kRoughly};

// Rises from 0 to 1 around zero, gently, so that nobody is ever taken to be sure to pass or to bid.
double rising(double distance, double doubt) {
    const double size = distance < 0 ? -distance : distance;
    return 0.5 + 0.48 * distance / (size + doubt);
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

// What can be told from a word said, or not said where it could have been.
void add_word(std::array<double, 2>& shares, const Deal& deal, const Seen& seen, Action done) {
    if (!deal.may_ask() && !deal.may_expose()) return;
    const bool said = done.kind() == Action::Kind::kAsk || done.kind() == Action::Kind::kExpose;
    const bool would = word_before_card(deal, seen) || deal.playable_cards().empty();
    for (std::size_t i = 0; i < kHabits.size(); ++i) {
        const double other = kHabits[i].other_word;
        shares[i] *= said == would ? 1 - other : other;
    }
}

// How likely the seat on turn was to play this card of those that it could.
void add_card(std::array<double, 2>& shares, const Deal& deal, const Seen& seen, Card played) {
    const CardSet cards = deal.playable_cards();
    if (cards.size() < 2) return;
    const Weighed all = weigh_cards(deal, seen);
    const int best = all.values[static_cast<std::size_t>(all.best)];
    for (std::size_t i = 0; i < kHabits.size(); ++i) {
        const Habits& habits = kHabits[i];
        double sum = 0;
        double of_played = 0;
        for (std::size_t card = 0; card < static_cast<std::size_t>(all.count); ++card) {
            const double less = (best - all.values[card]) / habits.card_tenths;
            const double weight = 1 / (1 + less * less);
            sum += weight;
            if (all.cards[card] == played) of_played = weight;
        }
        shares[i] *= (1 - habits.any_card) * of_played / sum + habits.any_card / all.count;
    }
}

}  // namespace

double Likelihood::of(const World& world) {
    if (!replayed_) replay(world);
    double likelihood = of_trump(world);
    const std::array<Shares, 4> calls = of_calls(world);
    for (const Seat seat : kSeats) {
        const Shares plays = of_plays(world, seat);
        const double to_the_letter = calls[slot(seat)][0] * plays[0];
        const double roughly = calls[slot(seat)][1] * plays[1];
        // An opponent may be either; a partner is taken to think for itself.
        likelihood *= same_side(seat, view_.seat) ? roughly : (to_the_letter + roughly) / 2;
    }
    return likelihood;
}

std::array<Likelihood::Shares, 4> Likelihood::of_calls(const World& world) const {
    std::array<Shares, 4> shares;
    shares.fill({1, 1});
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
            for (std::size_t i = 0; i < kHabits.size(); ++i) {
                const double bids = rising(worth - 10 * needed, kHabits[i].bid_tenths);
                shares[slot(call.seat)][i] *= call.bid ? bids : 1 - bids;
            }
        }
        if (call.bid) {
            standing = points_of(*call.bid);
            holder = call.seat;
            bid_by[slot(call.seat) & 1] = true;
        }
    }
    return shares;
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

void Likelihood::replay(const World& world) {
    replayed_ = true;
    Deal deal(view_.ruleset, view_.dealer, pack_of(world, seen_, view_.dealer));
    for (const Said& said : world.deal.said()) {
        if (deal.phase() == Phase::kPlay) break;
        if (deal.apply(said.action)) return;
    }
    if (deal.phase() != Phase::kPlay) return;
    Hidden hidden;
    for (const Seat seat : kSeats) hidden.hands[slot(seat)] = dealt_to(world, seen_, seat);
    hidden.trump = world.deal.trump();
    hidden.set_aside = world.deal.set_aside() ? world.deal.set_aside() : view_.turned_up;
    if (hidden.set_aside) hidden.hands[slot(view_.contract->bidder)].remove(*hidden.set_aside);
    deal.lay(hidden);
    Seen seen;
    for (int i = static_cast<int>(deal.said().size()); i < view_.said_count; ++i) {
        const Said& said = view_.said[static_cast<std::size_t>(i)];
        if (said.seat != view_.seat) plays_[slot(said.seat)].push_back({deal, seen, said.action});
        advance(deal, seen, said.action);
    }
}

// A seat plays by its own cards and by what everybody sees, the bidder by its trump as well.
Likelihood::Shares Likelihood::of_plays(const World& world, Seat seat) {
    Shares shares{1, 1};
    auto& plays = plays_[slot(seat)];
    if (plays.empty()) return shares;
    const CardSet eight = dealt_to(world, seen_, seat);
    std::uint64_t key = eight.bits();
    if (view_.contract->bidder == seat) {
        constexpr std::uint64_t kNone = 63;
        const auto& aside = world.deal.set_aside();
        const auto& trump = world.deal.trump();
        key |= (aside ? static_cast<std::uint64_t>(aside->index()) : kNone) << 32;
        key |= (trump ? static_cast<std::uint64_t>(*trump) : kNone) << 38;
    }
    const auto [known, is_new] = by_hand_[slot(seat)].try_emplace(key, shares);
    if (!is_new) return known->second;
    for (Before& before : plays) {
        lay(before, world, seat, eight);
        add_word(shares, before.deal, before.seen, before.done);
        if (before.done.kind() == Action::Kind::kPlay) {
            add_card(shares, before.deal, before.seen, before.done.card());
        }
    }
    known->second = shares;
    return shares;
}

// Into the hand of the seat on turn what it held then.
void Likelihood::lay(Before& before, const World& world, Seat seat, CardSet eight) {
    Deal& deal = before.deal;
    Hidden hidden;
    for (const Seat other : kSeats) hidden.hands[slot(other)] = deal.hand(other);
    hidden.hands[slot(seat)] = eight - before.seen.played[slot(seat)];
    hidden.trump = world.deal.trump();
    if (deal.set_aside()) {
        hidden.set_aside = world.deal.set_aside() ? world.deal.set_aside() : deal.set_aside();
        if (deal.contract()->bidder == seat) hidden.hands[slot(seat)].remove(*hidden.set_aside);
    }
    deal.lay(hidden);
}

}  // namespace twentynine::bots
