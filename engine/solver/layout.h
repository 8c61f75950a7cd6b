// Who holds which of the cards that are left, told so that positions which play alike are told alike.
//
// Of each suit only the order counts in which its cards are left, who owns each, and their points: jack,
// nine, ace and ten, and the four without points are kept apart, and in each of these classes the cards move
// down to its lowest places. Owners are counted from the leader on; trump comes first and the plain suits in
// the order of what they hold. So one entry of the memory serves every world, move, trump suit and seat in
// which the same thing is left to be played.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace twentynine::solver {

using Hands = std::array<std::uint32_t, 4>;  // CardSet::bits() by seat

constexpr std::uint32_t suit_mask(int card) {
    return 0xFFu << (card & 24);
}
// Cards of the same suit that beat it.
constexpr std::uint32_t above(int card) {
    return ((0xFEu << (card & 7)) & 0xFFu) << (card & 24);
}
constexpr std::uint32_t bit_of(int card) {
    return 1u << card;
}
constexpr int lowest_of(std::uint32_t cards) {
    return std::countr_zero(cards);
}
constexpr int highest_of(std::uint32_t cards) {
    return 31 - std::countl_zero(cards);
}
constexpr int card_points(int card) {
    constexpr std::array<std::int8_t, 8> kPoints{0, 0, 0, 0, 1, 1, 2, 3};
    return kPoints[static_cast<std::size_t>(card & 7)];
}
constexpr int points_in(std::uint32_t cards) {
    return std::popcount(cards & 0xB0B0B0B0u) + 2 * std::popcount(cards & 0xC0C0C0C0u);
}

// How many cards of one suit's byte there are: not every processor that this is compiled for counts bits.
constexpr std::array<std::uint8_t, 256> bit_counts() {
    std::array<std::uint8_t, 256> counts{};
    for (std::size_t i = 1; i < 256; ++i) counts[i] = static_cast<std::uint8_t>(counts[i / 2] + i % 2);
    return counts;
}
inline constexpr std::array<std::uint8_t, 256> kBitCounts = bit_counts();
constexpr int count_of(std::uint32_t byte) {
    return kBitCounts[byte];
}

// The run that begins with the lowest of `cards`: those of its suit up to the first of `others`.
constexpr std::uint32_t first_run(std::uint32_t cards, std::uint32_t others) {
    const int low = lowest_of(cards);
    const std::uint32_t higher = above(low);
    const std::uint32_t parting = others & higher;
    const std::uint32_t reach = parting == 0 ? higher : higher & (bit_of(lowest_of(parting)) - 1);
    return bit_of(low) | (cards & reach);
}

// Calls then(card) for one card of each number of points among cards of one suit, the cheapest first.
template <typename Then>
void for_each_worth(std::uint32_t cards, Then then) {
    int last = -1;
    for (; cards != 0; cards &= cards - 1) {
        const int card = lowest_of(cards);
        if (card_points(card) == last) continue;
        last = card_points(card);
        then(card);
    }
}

constexpr std::uint64_t mixed(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

class Layout {
  public:
    struct Key {
        std::uint64_t signature = 0;
        std::array<std::uint8_t, 4> place_of_suit{};
    };

    // `hands` hold all cards that can still be played. `trump`: 0..3, or -1 for none.
    void begin(const Hands& hands, int trump);

    // `left`: the cards in all hands now; `salt`: whatever else tells positions apart.
    Key key(std::uint32_t left, int leader, std::uint64_t salt);

    // Of a card that is left, as a number 1..32 that other positions with this key share.
    static int number_of(const Key& key, std::uint32_t left, int card) {
        const std::uint32_t suit = (left >> (card & 24)) & 0xFFu;
        const std::uint32_t below = suit & (bit_of(card & 7) - 1);
        int place = card & 7;
        if (place < 4) {
            place = count_of(below);
        } else if (place < 6) {
            place = 4 + count_of(below & 0x30u);
        }
        return 1 + key.place_of_suit[static_cast<std::size_t>(card >> 3)] * 8 + place;
    }

  private:
    void build(int leader);

    // By leader, suit and the cards left of it: 16 bits of owners, two for each place, and how many cards of
    // each class there are.
    std::array<std::array<std::array<std::uint32_t, 256>, 4>, 4> codes_{};
    std::array<bool, 4> built_{};
    std::array<std::uint8_t, 32> owner_{};
    std::uint32_t all_ = 0;
    int first_ = 0;  // the suit that is told first
    std::array<std::uint8_t, 3> plain_{};
    std::uint64_t salt_ = 0;
};

}  // namespace twentynine::solver
