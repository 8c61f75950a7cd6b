// Eight tricks: who plays next, who wins, what is taken. It knows the cards on the table and trump once it is
// up, but no hand.
//
// Source: "Cards, ranks and points" and "Play eight tricks" of the guide.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "cards.h"
#include "seats.h"

namespace twentynine {

inline constexpr int kTricksInDeal = 8;

// Whether `card` takes a trick from `best`, the card that wins it so far. `trump` is nothing while it is
// hidden: until then its cards are ordinary ones.
constexpr bool beats(Card card, Card best, std::optional<Suit> trump) {
    if (card.suit() == best.suit()) return card.rank() > best.rank();
    return card.suit() == trump;
}

// Which cards of `hand` may be played to a trick in which `led` was led (nothing: one's own lead). The suit
// led must be followed; a void seat may play anything, there is no duty to trump.
constexpr CardSet playable(CardSet hand, std::optional<Suit> led) {
    if (led && hand.has_suit(*led)) return hand.in_suit(*led);
    return hand;
}

struct Trick {
    Seat leader{};
    std::array<Card, 4> cards{};  // in order of play, `count` of them
    int count = 0;                // 0..size()
    // Who would take it as it stands and its card points so far; meaningful from the first card on.
    Seat winner{};
    int points = 0;
    std::optional<Seat> sits_out;  // the partner of a single hand plays no card

    // Cards of a full trick: four, or three beside a single hand.
    constexpr int size() const { return sits_out ? 3 : 4; }
    constexpr bool full() const { return count == size(); }
    // Whose card number `i` is, or will be.
    constexpr Seat seat_of(int i) const {
        const bool past = sits_out && ((index_of(*sits_out) - index_of(leader)) & 3) <= i;
        return seat_at(index_of(leader) + i + (past ? 1 : 0));
    }
    constexpr std::optional<Suit> led() const {
        return count > 0 ? std::optional(cards[0].suit()) : std::nullopt;
    }
    friend constexpr bool operator==(const Trick&, const Trick&) = default;
};

class Tricks {
  public:
    constexpr Tricks() = default;
    // `sits_out` must not be the leader.
    constexpr explicit Tricks(Seat leader, std::optional<Seat> sits_out = std::nullopt) : turn_(leader) {
        current_.leader = leader;
        current_.sits_out = sits_out;
    }

    bool over() const { return count_ == kTricksInDeal; }
    Seat turn() const { return turn_; }  // only until it is over
    std::span<const Trick> finished() const { return {tricks_.data(), static_cast<std::size_t>(count_)}; }
    const Trick& current() const { return current_; }  // count 0 between tricks and at the end
    std::array<int, 2> points() const { return {points_[0], points_[1]}; }

    // Trump as far as the table knows it, the trick in which it came up (-1 before that) and the seat whose
    // turn it was.
    std::optional<Suit> trump() const { return trump_; }
    int reveal_trick() const { return reveal_trick_; }
    std::optional<Seat> revealed_by() const { return trump_ ? std::optional(revealed_by_) : std::nullopt; }

    // The seat on turn brings trump up: it counts from this trick on. Whether the cards that lie in it
    // already can win it as trumps is the table's rule (Ruleset::reveal_trick_counts).
    void reveal(Suit trump, bool cards_on_table_count);
    // The seat on turn plays. True if that finished a trick: it is then the last of finished().
    bool play(Card card);
    // A point more for the side that took the last trick; only once it is over.
    void give_last_trick_point();

    friend constexpr bool operator==(const Tricks&, const Tricks&) = default;

  private:
    void let_compete(int i);

    std::array<Trick, kTricksInDeal> tricks_{};
    Trick current_;
    std::array<std::uint8_t, 2> points_{};
    std::uint8_t count_ = 0;
    std::int8_t reveal_trick_ = -1;
    Seat turn_{};
    Seat revealed_by_{};
    std::optional<Suit> trump_;
    Card best_;  // the card that wins the current trick so far
};

}  // namespace twentynine
