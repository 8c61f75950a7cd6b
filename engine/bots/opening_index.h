// Numbers for what a bidder holds when it bids: four cards and which of their suits would be trump. The plain
// suits are alike, so hands that differ only in the suits' names have the same number: of all 35,960 fours
// there are 2,262 different ones, and with a trump suit that is held 5,510.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "../cards.h"

namespace twentynine::bots {

inline constexpr int kOpeningFours = 2262;
inline constexpr int kOpeningEntries = 5510;

// The sets of one, two, three or four of a suit's eight cards, each kind counted from zero in the order of
// their bits.
inline constexpr std::array<std::uint8_t, 256> kOrderInSize = [] {
    std::array<std::uint8_t, 256> order{};
    std::array<std::uint8_t, 9> count{};
    for (unsigned bits = 0; bits < order.size(); ++bits) {
        order[bits] = count[static_cast<std::size_t>(std::popcount(bits))]++;
    }
    return order;
}();

namespace opening {

// How many choices there are of: two single cards, or three, of different plain suits; two, three or four
// cards of one suit.
inline constexpr int kTwoSingles = 36;
inline constexpr int kThreeSingles = 120;
inline constexpr int kPairs = 28;
inline constexpr int kTriples = 56;
inline constexpr int kFours = 70;
// What may lie beside three, two and one trumps, and where the numbers of hands with so many trumps begin.
inline constexpr int kBesideThree = kRanksInSuit;
inline constexpr int kBesideTwo = kPairs + kTwoSingles;
inline constexpr int kBesideOne = kTriples + kPairs * kRanksInSuit + kThreeSingles;
inline constexpr int kThreeTrumps = kFours;
inline constexpr int kTwoTrumps = kThreeTrumps + kTriples * kBesideThree;
inline constexpr int kOneTrump = kTwoTrumps + kPairs * kBesideTwo;
static_assert(kOneTrump + kRanksInSuit * kBesideOne == kOpeningEntries);

constexpr int order_of(unsigned suit_bits) {
    return kOrderInSize[suit_bits];
}
// Ranks of single cards, the lower first; equal ones are possible, since their suits differ.
constexpr int order_of_singles(int low, int high) {
    return low + high * (high + 1) / 2;
}
constexpr int order_of_singles(int low, int middle, int high) {
    return order_of_singles(low, middle) + high * (high + 1) * (high + 2) / 6;
}

}  // namespace opening

// 0..kOpeningEntries-1. `four` must be four cards with one of `trump` among them.
constexpr int opening_entry(CardSet four, Suit trump) {
    const unsigned trumps = (four.bits() >> (static_cast<unsigned>(trump) * 8)) & 0xFFu;
    // The plain suits, the longest first, then the one with the higher cards.
    std::array<unsigned, 3> plain{};
    std::size_t count = 0;
    for (const Suit suit : kSuits) {
        if (suit != trump) plain[count++] = (four.bits() >> (static_cast<unsigned>(suit) * 8)) & 0xFFu;
    }
    const auto before = [](unsigned a, unsigned b) {
        const int more = std::popcount(a) - std::popcount(b);
        return more != 0 ? more > 0 : a > b;
    };
    if (before(plain[1], plain[0])) std::swap(plain[0], plain[1]);
    if (before(plain[2], plain[1])) std::swap(plain[1], plain[2]);
    if (before(plain[1], plain[0])) std::swap(plain[0], plain[1]);
    const auto rank = [&plain](std::size_t i) { return std::countr_zero(plain[i]); };
    const int longest = std::popcount(plain[0]);
    switch (std::popcount(trumps)) {
        case 4:
            return opening::order_of(trumps);
        case 3:
            return opening::kThreeTrumps + opening::order_of(trumps) * opening::kBesideThree + rank(0);
        case 2: {
            const int beside = longest == 2 ? opening::order_of(plain[0])
                                            : opening::kPairs + opening::order_of_singles(rank(1), rank(0));
            return opening::kTwoTrumps + opening::order_of(trumps) * opening::kBesideTwo + beside;
        }
        default: {
            int beside = opening::order_of(plain[0]);
            if (longest == 2) beside = opening::kTriples + beside * kRanksInSuit + rank(1);
            if (longest == 1) {
                beside = opening::kTriples + opening::kPairs * kRanksInSuit +
                         opening::order_of_singles(rank(2), rank(1), rank(0));
            }
            return opening::kOneTrump + opening::order_of(trumps) * opening::kBesideOne + beside;
        }
    }
}

}  // namespace twentynine::bots
