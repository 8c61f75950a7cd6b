// The pack of 29 and 28: 32 cards, eight ranks in four suits.
//
// Rank order and card points (source: "Cards, ranks and points" of the guide): J 9 A 10 K Q 8 7 from
// strongest to weakest; a jack is 3 points, a nine 2, an ace and a ten 1 each, the rest nothing. 28 points in
// the pack.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace twentynine {

enum class Suit : std::uint8_t { kSpades, kHearts, kClubs, kDiamonds };
inline constexpr std::array<Suit, 4> kSuits{Suit::kSpades, Suit::kHearts, Suit::kClubs, Suit::kDiamonds};

// In order of strength, weakest first, so that comparing two ranks compares their power to win a trick.
enum class Rank : std::uint8_t { kSeven, kEight, kQueen, kKing, kTen, kAce, kNine, kJack };

inline constexpr int kPackSize = 32;
inline constexpr int kRanksInSuit = 8;
inline constexpr int kPackPoints = 28;

// A card is a number 0..31: its suit times eight plus the strength of its rank.
class Card {
  public:
    constexpr Card() = default;
    constexpr Card(Rank rank, Suit suit)
        : index_(static_cast<std::uint8_t>(static_cast<int>(suit) * kRanksInSuit + static_cast<int>(rank))) {}
    // `index` must be 0..31.
    static constexpr Card from_index(int index) {
        Card card;
        card.index_ = static_cast<std::uint8_t>(index);
        return card;
    }

    constexpr int index() const { return index_; }
    constexpr Suit suit() const { return static_cast<Suit>(index_ >> 3); }
    constexpr Rank rank() const { return static_cast<Rank>(index_ & 7); }
    // Card points, 0..3.
    constexpr int points() const {
        constexpr std::array<std::uint8_t, 8> kPoints{0, 0, 0, 0, 1, 1, 2, 3};
        return kPoints[index_ & 7];
    }
    friend constexpr bool operator==(Card, Card) = default;

  private:
    std::uint8_t index_ = 0;
};

// A set of cards as one bit a card; bit i is the card of index i, so a suit is one byte and its highest bit
// its strongest card.
class CardSet {
  public:
    constexpr CardSet() = default;
    constexpr explicit CardSet(std::uint32_t bits) : bits_(bits) {}
    static constexpr CardSet of_suit(Suit suit) { return CardSet(0xFFu << (static_cast<int>(suit) * 8)); }
    static constexpr CardSet of(Card card) { return CardSet(1u << card.index()); }
    static constexpr CardSet whole_pack() { return CardSet(0xFFFFFFFFu); }

    constexpr std::uint32_t bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool contains(Card card) const { return (bits_ >> card.index()) & 1u; }
    constexpr bool has_suit(Suit suit) const { return !(*this & of_suit(suit)).empty(); }
    constexpr CardSet in_suit(Suit suit) const { return *this & of_suit(suit); }
    constexpr void add(Card card) { bits_ |= 1u << card.index(); }
    constexpr void remove(Card card) { bits_ &= ~(1u << card.index()); }
    // The set must not be empty. Within one suit: the weakest and the strongest card of the set.
    constexpr Card lowest() const { return Card::from_index(std::countr_zero(bits_)); }
    constexpr Card highest() const { return Card::from_index(31 - std::countl_zero(bits_)); }
    // Card points of the whole set, 0..28.
    constexpr int points() const {
        return std::popcount(bits_ & 0xB0B0B0B0u) + 2 * std::popcount(bits_ & 0xC0C0C0C0u);
    }

    friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
    friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
    friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ & ~b.bits_); }
    friend constexpr bool operator==(CardSet, CardSet) = default;

    // for (Card card : set), in rising index.
    class Iterator {
      public:
        constexpr explicit Iterator(std::uint32_t bits) : bits_(bits) {}
        constexpr Card operator*() const { return Card::from_index(std::countr_zero(bits_)); }
        constexpr Iterator& operator++() {
            bits_ &= bits_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        std::uint32_t bits_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    std::uint32_t bits_ = 0;
};

// The cards of its suit that are stronger.
constexpr CardSet stronger_than(Card card) {
    return CardSet(CardSet::of_suit(card.suit()).bits() & ~((2u << card.index()) - 1));
}
// Two cards that one seat holds, `low` before `high` in the pack: nobody could tell them apart in play, being
// of a suit and as many points, with none of the cards of `others` between them.
constexpr bool are_alike(Card low, Card high, CardSet others) {
    if (low.suit() != high.suit() || low.points() != high.points()) return false;
    return ((stronger_than(low) - stronger_than(high)) & others).empty();
}

// Cards in deal order: the first 16 are the opening hands, the last 16 arrive after trump is chosen.
using Pack = std::array<Card, kPackSize>;

// Letters of records: rank then suit, `JS 9H TC 7D`.
char letter_of(Suit suit);
char letter_of(Rank rank);
std::optional<Suit> suit_from_letter(char letter);
std::string to_string(Card card);
// Exactly two characters, upper case; anything else is nothing.
std::optional<Card> card_from_string(std::string_view text);

}  // namespace twentynine
