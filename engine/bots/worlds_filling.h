// All ways to give the unseen cards to three hands of fixed sizes when it is known of each card who may hold
// it: counted exactly, so that one of them can be drawn with all equally likely, without trying and failing.
//
// Cards that the same seats may hold form a group; there are at most seven. A group of one seat is given away
// at once. How many cards of each group of two seats go to the first of the two (a split) leaves fixed
// numbers to the group of three; a split stands for a product of binomials of ways.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "../clues.h"
#include "stream.h"

namespace twentynine::bots {

// Any of 0..n-1, each as likely as the others; n from 1 on.
std::uint64_t below(Stream& stream, std::uint64_t n);

// By seat: the cards that it has been given.
using Hands = std::array<CardSet, 4>;

// Calls `then(subset)` for each set of `n` of the cards until it returns false; whether it never did.
template <typename Then>
bool each_subset(CardSet cards, int n, Then then) {
    const int size = cards.size();
    if (n < 0 || n > size) return true;
    std::array<Card, kPackSize> list{};
    int count = 0;
    for (const Card card : cards) list[static_cast<std::size_t>(count++)] = card;
    // The numbers below 2^size with n bits, in rising order.
    std::uint64_t chosen = (std::uint64_t{1} << n) - 1;
    while ((chosen >> size) == 0) {
        CardSet subset;
        for (int i = 0; i < size; ++i) {
            if ((chosen >> i) & 1) subset.add(list[static_cast<std::size_t>(i)]);
        }
        if (!then(subset)) return false;
        if (n == 0) return true;
        const std::uint64_t lowest = chosen & (~chosen + 1);
        const std::uint64_t carried = chosen + lowest;
        chosen = (((chosen ^ carried) >> 2) / lowest) | carried;
    }
    return true;
}

class Filling {
  public:
    // Of a course in which all eight cards are dealt.
    Filling(const Holdings& holdings, const Course& course, Seat viewer);

    std::uint64_t ways() const { return splits_.empty() ? 0 : splits_.back().upto; }
    // One of them, only if there are any. The viewer is given nothing.
    Hands draw(Stream& stream) const;
    // Calls `then(hands)` for each until it returns false; whether it never did.
    template <typename Then>
    bool each(Then then) const;

  private:
    // Cards that can be drawn from.
    struct Pile {
        std::array<std::uint8_t, 24> cards{};
        int count = 0;

        CardSet set() const;
        void add(Card card) {
            cards[static_cast<std::size_t>(count++)] = static_cast<std::uint8_t>(card.index());
        }
        // Takes `n` of them out, any as likely as the others.
        CardSet take(int n, Stream& stream);
    };
    struct Split {
        std::array<std::uint8_t, 3> to_first{};  // of each pair of seats
        std::array<std::uint8_t, 2> of_all{};    // what the first two seats get of the group of three
        std::uint64_t upto = 0;                  // ways of this split and those before it
    };

    void find_splits(const std::array<int, 3>& room);

    std::array<Seat, 3> seats_{};
    Hands given_{};
    std::array<Pile, 3> pairs_{};  // of the first and second seat, first and third, second and third
    Pile all_;
    std::vector<Split> splits_;
};

template <typename Then>
bool Filling::each(Then then) const {
    const std::array<CardSet, 3> pairs{pairs_[0].set(), pairs_[1].set(), pairs_[2].set()};
    const CardSet all = all_.set();
    for (const Split& split : splits_) {
        const auto hands_of = [&](CardSet a, CardSet b, CardSet c, CardSet x, CardSet y) {
            Hands hands = given_;
            const std::array<CardSet, 3> got{a | b | x, (pairs[0] - a) | c | y,
                                             (pairs[1] - b) | (pairs[2] - c) | (all - x - y)};
            for (std::size_t i = 0; i < 3; ++i) {
                CardSet& hand = hands[static_cast<std::size_t>(seats_[i])];
                hand = hand | got[i];
            }
            return hands;
        };
        const bool whole = each_subset(pairs[0], split.to_first[0], [&](CardSet a) {
            return each_subset(pairs[1], split.to_first[1], [&](CardSet b) {
                return each_subset(pairs[2], split.to_first[2], [&](CardSet c) {
                    return each_subset(all, split.of_all[0], [&](CardSet x) {
                        return each_subset(all - x, split.of_all[1],
                                           [&](CardSet y) { return then(hands_of(a, b, c, x, y)); });
                    });
                });
            });
        });
        if (!whole) return false;
    }
    return true;
}

}  // namespace twentynine::bots
