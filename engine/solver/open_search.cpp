#include "open_search.h"

#include <algorithm>

#include "bounds.h"

namespace twentynine::solver {

void OpenSearch::begin(const Hands& hands, int trump, int tricks_left, bool last_trick_point) {
    hands_ = hands;
    trump_ = trump;
    trump_mask_ = trump < 0 ? 0 : 0xFFu << (trump * 8);
    tricks_left_ = tricks_left;
    last_trick_point_ = last_trick_point;
    left_ = points_in(in_play()) + (last_trick_point ? 1 : 0);
    pot_ = {};
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
    if ((trump_mask_ >> best & 1u) != 0) return (hand & above(best)) != 0;
    return (hand & trump_mask_) != 0;
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
    Known known{0, left_, 0};
    sure_points(leader, known.low, known.high);
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
        for (int i = 0; i < moves.count; ++i) {
            Move& move = moves.list[static_cast<std::size_t>(i)];
            if (Layout::number_of(key, all, move.card) == known.lead) move.score = 10000;
        }
    }
    int best_card = 0;
    const int value = try_leads(leader, need, moves, best_card);
    if (value >= need) {
        known.low = std::max(known.low, value);
        known.lead = Layout::number_of(key, all, best_card);
    } else {
        known.high = std::min(known.high, value);
    }
    memory_->keep(key.signature, known);
    return value >= need ? known.low : known.high;
}

int OpenSearch::lead_one_of(int leader, int need, std::uint32_t allowed) {
    ++nodes_;
    Moves moves;
    gather_leads(leader, hands_[static_cast<std::size_t>(leader)] & allowed, moves);
    int best_card = 0;
    return try_leads(leader, need, moves, best_card);
}

int OpenSearch::try_leads(int leader, int need, Moves& moves, int& best_card) {
    std::uint32_t& hand = hands_[static_cast<std::size_t>(leader)];
    const std::uint32_t held = hand;
    std::array<std::int8_t, 8> run_value{};
    std::array<std::int8_t, 8> run_points{};
    std::uint32_t runs_seen = 0;
    int best = -kEver;
    for (int i = 0; i < moves.count; ++i) {
        const Move move = moves.pick(i);
        const int points = card_points(move.card);
        // A card next to one that has been tried makes no more difference than their points.
        if ((runs_seen >> move.run & 1u) != 0) {
            const int bound = run_value[move.run] + std::abs(points - run_points[move.run]);
            if (bound < need) {
                best = std::max(best, bound);
                continue;
            }
        }
        hand = held ^ bit_of(move.card);
        left_ -= points;
        const int value = follow<1>(leader, {move.card, move.card, 0, points}, need, ~0u);
        left_ += points;
        if (value > best) {
            best = value;
            best_card = move.card;
        }
        if (value >= need) break;
        if ((runs_seen >> move.run & 1u) == 0) {
            runs_seen |= 1u << move.run;
            run_value[move.run] = static_cast<std::int8_t>(value);
            run_points[move.run] = static_cast<std::int8_t>(points);
        }
    }
    hand = held;
    return best;
}

template <int kPlace>
int OpenSearch::follow(int leader, const OpenTrick& trick, int need, std::uint32_t allowed) {
    ++nodes_;
    constexpr bool kOurs = kPlace % 2 == 0;
    std::uint32_t& hand = hands_[static_cast<std::size_t>((leader + kPlace) & 3)];
    const std::uint32_t held = hand;
    std::uint32_t legal = held & suit_mask(trick.led);
    if (legal == 0) legal = held;
    Moves moves;
    gather<kPlace>(leader, trick, legal & allowed, moves);
    std::array<std::int8_t, 8> run_value{};
    std::array<std::int8_t, 8> run_points{};
    std::uint32_t runs_seen = 0;
    int best = kOurs ? -kEver : kEver;
    if constexpr (kPlace == 3) {
        if (moves.count > 1 && tricks_left_ > 3 && pot_.points == 0) {
            for (int i = 0; i < moves.count; ++i) {
                Move& move = moves.list[static_cast<std::size_t>(i)];
                const int points = card_points(move.card);
                const bool takes = beats(move.card, trick.best);
                const int taker = takes ? 3 : trick.taker;
                const bool ours = taker % 2 == 0;
                const int won = ours ? trick.points + points : 0;
                const int next = (leader + taker) & 3;
                hand = held ^ bit_of(move.card);
                const auto key = layout_.key(in_play(), next, salt(next));
                hand = held;
                Known known;
                if (!memory_->find(key.signature, known)) continue;
                const int left = left_ - points;
                const int high = ours ? won + known.high : left - known.low;
                if (high < need) return high;
            }
        }
    }
    for (int i = 0; i < moves.count; ++i) {
        const Move move = moves.pick(i);
        const int points = card_points(move.card);
        if ((runs_seen >> move.run & 1u) != 0) {
            const int apart = std::abs(points - run_points[move.run]);
            const int bound = run_value[move.run] + (kOurs ? apart : -apart);
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
            value = follow<kPlace + 1>(leader, next, need, ~0u);
        } else {
            value = finish(leader, next, need);
        }
        left_ += points;
        best = kOurs ? std::max(best, value) : std::min(best, value);
        if (kOurs ? value >= need : value < need) break;
        if ((runs_seen >> move.run & 1u) == 0) {
            runs_seen |= 1u << move.run;
            run_value[move.run] = static_cast<std::int8_t>(value);
            run_points[move.run] = static_cast<std::int8_t>(points);
        }
    }
    hand = held;
    return best;
}

int OpenSearch::follow(int leader, int place, const OpenTrick& trick, int need, std::uint32_t allowed) {
    switch (place) {
        case 1:
            return follow<1>(leader, trick, need, allowed);
        case 2:
            return follow<2>(leader, trick, need, allowed);
        default:
            return follow<3>(leader, trick, need, allowed);
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
    const int next = (leader + trick.taker) & 3;
    --tricks_left_;
    const int value = ours ? won + lead(next, need - won) : left_ - lead(next, left_ - need + 1);
    ++tricks_left_;
    return value;
}

int OpenSearch::last_trick(int leader) const {
    int best = lowest_of(hands_[static_cast<std::size_t>(leader)]);
    int taker = 0;
    for (int place = 1; place < 4; ++place) {
        const int card = lowest_of(hands_[static_cast<std::size_t>((leader + place) & 3)]);
        if (!beats(card, best)) continue;
        best = card;
        taker = place;
    }
    return taker % 2 == 0 ? left_ : 0;
}

}  // namespace twentynine::solver
