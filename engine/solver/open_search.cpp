#include "open_search.h"

#include <algorithm>
#include <cstdlib>

#include "bounds.h"

namespace twentynine::solver {

namespace {

// The signature of a trick in a position: of the one before this card.
std::uint64_t after(std::uint64_t path, int card) {
    return (path + static_cast<std::uint64_t>(card) + 1) * 0x9E3779B97F4A7C15u;
}

}  // namespace

void OpenSearch::begin(const Hands& hands, int trump, int tricks_left, bool last_trick_point) {
    hands_ = hands;
    trump_ = trump;
    trump_mask_ = trump < 0 ? 0 : 0xFFu << (trump * 8);
    tricks_left_ = tricks_left;
    last_trick_point_ = last_trick_point;
    left_ = points_in(in_play()) + (last_trick_point ? 1 : 0);
    pot_ = {};
    history_ = {};
    layout_.begin(hands, trump);
}

void OpenSearch::set_pot(Pot pot) {
    pot_ = pot;
    left_ += pot.points;
}

bool OpenSearch::can_beat(int seat, int best, int led) const {
    const std::uint32_t hand = hands_[static_cast<std::size_t>(seat)];
    const std::uint32_t following = hand & suit_mask(led);
    if (following != 0) return (following & above(best)) != 0;  // none of them is above another suit's trump
    if (is_trump(best)) return (hand & above(best)) != 0;
    return (hand & trump_mask_) != 0;
}

void OpenSearch::sure_points(int leader, Known& known) const {
    const auto hand = [&](int place) { return hands_[static_cast<std::size_t>((leader + place) & 3)]; };
    known.low = points_to_cash(hand(0), hand(2), hand(1), hand(3), trump_, tricks_left_, left_);
    known.high = left_;
    if (trump_ < 0) return;
    const auto trumps = [&](std::uint32_t cards) { return (cards >> (trump_ * 8)) & 0xFFu; };
    known.high -= points_of_top_trumps(trumps(hand(1) | hand(3)), trumps(hand(0) | hand(2)));
}

// While a pair may still be shown, its two cards aren't like those next to them.
std::uint64_t OpenSearch::salt(int leader) const {
    std::uint64_t salt = last_trick_point_ ? 1 : 0;
    if (pot_.points != 0) {
        const auto trumps = (in_play() >> (trump_ * 8)) & 0xFFu;
        salt |= static_cast<std::uint64_t>(pot_.points) << 8 |
                static_cast<std::uint64_t>((pot_.seat - leader) & 3) << 16 | std::uint64_t{trumps} << 24;
    }
    return salt;
}

int OpenSearch::lead(int leader, int need) {
    ++nodes_;
    if (need <= 0) return 0;
    if (need > left_) return left_;
    if (tricks_left_ == 1) return last_trick(leader);
    if (tricks_left_ == 2 && pot_.points == 0) return two_tricks(leader, need);
    Known known;
    sure_points(leader, known);
    if (known.low >= need) return known.low;
    if (known.high < need) return known.high;
    const std::uint32_t all = in_play();
    const auto key = layout_.key(all, leader, salt(leader));
    Known found;
    if (memory_->find(key.signature, found)) {
        known.low = std::max(known.low, found.low);
        known.high = std::min(known.high, found.high);
        known.lead = found.lead;
        if (known.low >= need) return known.low;
        if (known.high < need) return known.high;
    }
    Moves moves;
    gather_leads(leader, hands_[static_cast<std::size_t>(leader)], moves);
    if (known.lead != 0) {
        for (int i = 0; i < moves.count(); ++i) {
            if (Layout::number_of(key, all, moves.card(i)) == known.lead) moves.prefer(i);
        }
    }
    int best_card = 0;
    const int value = try_leads(leader, need, moves, best_card, key.signature);
    if (value >= need) {
        known.low = std::max(known.low, value);
        known.lead = Layout::number_of(key, all, best_card);
    } else {
        known.high = std::min(known.high, value);
    }
    memory_->keep(key.signature, known);
    return value >= need ? known.low : known.high;
}

int OpenSearch::try_leads(int leader, int need, Moves& moves, int& best_card, std::uint64_t path) {
    std::uint32_t& hand = hands_[static_cast<std::size_t>(leader)];
    const std::uint32_t held = hand;
    Tried tried;
    int best = -kEver;
    for (int i = 0; i < moves.count(); ++i) {
        const Move move = moves.pick(i);
        const int points = card_points(move.card);
        if (tried.knows(move.run)) {
            const int most = tried.value(move.run) + tried.difference(move.run, points);
            if (most < need) {
                best = std::max(best, most);
                continue;
            }
        }
        hand = held ^ bit_of(move.card);
        left_ -= points;
        const OpenTrick trick{move.card, move.card, 0, points};
        const int value = follow<1>(leader, trick, need, ~0u, after(path, move.card));
        left_ += points;
        if (value > best) {
            best = value;
            best_card = move.card;
        }
        if (value >= need) {
            history_[0][0][static_cast<std::size_t>(move.card)] += tricks_left_ * tricks_left_;
            break;
        }
        tried.note(move.run, value, points);
    }
    hand = held;
    return best;
}

template <int kPlace>
int OpenSearch::follow(int leader, const OpenTrick& trick, int need, std::uint32_t allowed,
                       std::uint64_t path) {
    ++nodes_;
    constexpr bool kOurs = kPlace % 2 == 0;
    std::uint32_t& hand = hands_[static_cast<std::size_t>((leader + kPlace) & 3)];
    const std::uint32_t held = hand;
    std::uint32_t legal = held & suit_mask(trick.led);
    if (legal == 0) legal = held;
    Moves moves;
    gather<kPlace>(leader, trick, legal & allowed, moves);
    // The card that cut this very trick short before, for another number of points perhaps.
    std::uint16_t& reply = replies_[(path >> 20) & (replies_.size() - 1)];
    const auto tag = static_cast<std::uint16_t>((path >> 48) & 0xFFE0u);
    if (kPlace < 3 && ((reply ^ tag) & 0xFFE0u) == 0) {
        for (int i = 0; i < moves.count(); ++i) {
            if (moves.card(i) == (reply & 31)) moves.prefer(i);
        }
    }
    Tried tried;
    int best = kOurs ? -kEver : kEver;
    for (int i = 0; i < moves.count(); ++i) {
        const Move move = moves.pick(i);
        const int points = card_points(move.card);
        if (tried.knows(move.run)) {
            const int apart = tried.difference(move.run, points);
            const int bound = tried.value(move.run) + (kOurs ? apart : -apart);
            if (kOurs ? bound < need : bound >= need) {
                best = kOurs ? std::max(best, bound) : std::min(best, bound);
                continue;
            }
        }
        OpenTrick next = trick;
        next.points += points;
        if (beats(move.card, trick.best)) {
            next.best = move.card;
            next.taker = kPlace;
        }
        hand = held ^ bit_of(move.card);
        left_ -= points;
        int value = 0;
        if constexpr (kPlace < 3) {
            value = follow<kPlace + 1>(leader, next, need, ~0u, after(path, move.card));
        } else {
            value = finish(leader, next, need);
        }
        left_ += points;
        best = kOurs ? std::max(best, value) : std::min(best, value);
        if (kOurs ? value >= need : value < need) {
            if (kPlace < 3) reply = static_cast<std::uint16_t>(tag | move.card);
            history_[kPlace][static_cast<std::size_t>(trick.led >> 3)][static_cast<std::size_t>(move.card)] +=
                tricks_left_ * tricks_left_;
            break;
        }
        tried.note(move.run, value, points);
    }
    hand = held;
    return best;
}

int OpenSearch::follow(int leader, int place, const OpenTrick& trick, int need, std::uint32_t allowed) {
    switch (place) {
        case 1:
            return follow<1>(leader, trick, need, allowed, 0);
        case 2:
            return follow<2>(leader, trick, need, allowed, 0);
        default:
            return follow<3>(leader, trick, need, allowed, 0);
    }
}

int OpenSearch::finish(int leader, const OpenTrick& trick, int need) {
    if (pot_.points != 0) return finish_with_pot(leader, trick, need);
    return go_on(leader, trick, need);
}

// A pair is shown in the trick after the first that its side took, unless one of the two cards is gone.
int OpenSearch::finish_with_pot(int leader, const OpenTrick& trick, int need) {
    const std::uint32_t pair = 0xCu << (trump_ * 8);
    const bool held = (hands_[static_cast<std::size_t>(pot_.seat)] & pair) == pair;
    const bool taken = ((leader + trick.taker - pot_.seat) & 1) == 0;
    if (held && !taken) return go_on(leader, trick, need);
    const Pot pot = pot_;
    const bool ours = (((pot.seat - leader) & 1) == 0) == held;
    const int won = ours ? pot.points : 0;
    pot_ = {};
    left_ -= pot.points;
    const int value = won + go_on(leader, trick, need - won);
    left_ += pot.points;
    pot_ = pot;
    return value;
}

int OpenSearch::go_on(int leader, const OpenTrick& trick, int need) {
    const bool ours = trick.taker % 2 == 0;
    const int won = ours ? trick.points : 0;
    // With the last trick goes the point for it, if there is one.
    if (tricks_left_ == 1) return won + (ours ? left_ : 0);
    // Decided by what has been taken.
    if (need <= won) return won;
    if (need > won + left_) return won + left_;
    const int next = (leader + trick.taker) & 3;
    --tricks_left_;
    const int value = ours ? won + lead(next, need - won) : left_ - lead(next, left_ - need + 1);
    ++tricks_left_;
    return value;
}

}  // namespace twentynine::solver
