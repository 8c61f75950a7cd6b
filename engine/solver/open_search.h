// The play with trump up, or without trump: how many of the points that are left the leader's side takes.
//
// Null-window alpha-beta, card by card, with a memory of what was proven between tricks. Every answer is a
// proven bound: at least `need` means "no fewer than this", less means "no more than this".
#pragma once

#include <array>
#include <cstdint>

#include "layout.h"
#include "memory.h"

namespace twentynine::solver {

// A trick as far as it matters for the cards still to come.
struct OpenTrick {
    int led = 0;     // the card led
    int best = 0;    // the card that wins it so far
    int taker = 0;   // whose card that is, counted from the leader: 0..3
    int points = 0;  // card points in it
};

// Points that go to the side of one seat once it shows king and queen of trump, else to the other side.
struct Pot {
    int points = 0;  // 0: there is none, or it has been decided
    int seat = 0;
};

// What may be played next and how promising it looks.
struct Move {
    int score = 0;
    std::uint8_t card = 0;
    std::uint8_t run = 0;  // cards of one run are next to each other among those that are left
};
struct Moves {
    std::array<Move, 8> list{};
    int count = 0;

    void add(int card, int run, int score) {
        list[static_cast<std::size_t>(count++)] = {score, static_cast<std::uint8_t>(card),
                                                   static_cast<std::uint8_t>(run)};
    }
    // The best of those from number `i` on, moved to that place.
    const Move& pick(int i) {
        int best = i;
        for (int j = i + 1; j < count; ++j) {
            if (list[static_cast<std::size_t>(j)].score > list[static_cast<std::size_t>(best)].score)
                best = j;
        }
        const Move chosen = list[static_cast<std::size_t>(best)];
        list[static_cast<std::size_t>(best)] = list[static_cast<std::size_t>(i)];
        list[static_cast<std::size_t>(i)] = chosen;
        return list[static_cast<std::size_t>(i)];
    }
};

// Beyond any number of points.
inline constexpr int kEver = 128;

class OpenSearch {
  public:
    explicit OpenSearch(Memory& memory) : memory_(&memory) {}

    // `hands`: all cards still to be played. `trump`: 0..3, or -1. `tricks_left` counts the one on the table.
    void begin(const Hands& hands, int trump, int tricks_left, bool last_trick_point);
    void set_pot(Pot pot);

    // Between tricks, `leader` on turn.
    int lead(int leader, int need);
    // In a trick, the seat `place` (1..3) from the leader on turn; it plays one of `allowed` that it may play
    // at all. What counts is the points of the leader's side, those in the trick included.
    int follow(int leader, int place, const OpenTrick& trick, int need, std::uint32_t allowed);
    // The leader's first card is one of `allowed`.
    int lead_one_of(int leader, int need, std::uint32_t allowed);

    Hands& hands() { return hands_; }
    Layout& layout() { return layout_; }
    Memory& memory() { return *memory_; }
    int trump() const { return trump_; }
    int& left() { return left_; }
    int& tricks_left() { return tricks_left_; }
    Pot& pot() { return pot_; }
    bool last_trick_point() const { return last_trick_point_; }
    std::uint64_t& nodes() { return nodes_; }
    std::uint64_t nodes() const { return nodes_; }
    // For tests: moves are tried in an order drawn from this, if it isn't 0.
    void shuffle(std::uint64_t seed) { shuffle_ = seed; }
    int shuffled(int score, int card) const {
        return shuffle_ == 0
                   ? score
                   : static_cast<int>(mixed(shuffle_ + nodes_ * 32 + static_cast<unsigned>(card)) & 1023);
    }

  private:
    template <int kPlace>
    int follow(int leader, const OpenTrick& trick, int need, std::uint32_t allowed);
    template <int kPlace>
    void gather(int leader, const OpenTrick& trick, std::uint32_t legal, Moves& moves) const;
    void gather_leads(int leader, std::uint32_t legal, Moves& moves) const;
    int try_leads(int leader, int need, Moves& moves, int& best_card);
    int finish(int leader, const OpenTrick& trick, int need);
    int finish_with_pot(int leader, const OpenTrick& trick, int need);
    int go_on(int leader, const OpenTrick& trick, int need);
    int last_trick(int leader) const;
    void sure_points(int leader, int& low, int& high) const;

    bool beats(int card, int best) const {
        return ((card ^ best) & 24) == 0 ? card > best : (trump_mask_ >> card & 1u) != 0;
    }
    std::uint32_t in_play() const { return hands_[0] | hands_[1] | hands_[2] | hands_[3]; }
    bool can_beat(int seat, int best, int led) const;
    bool is_apart(int card) const { return pot_.points != 0 && (trump_mask_ >> card & 1u) != 0; }
    std::uint64_t salt(int leader) const;

    Memory* memory_;
    Layout layout_;
    Hands hands_{};
    std::uint32_t trump_mask_ = 0;
    int trump_ = -1;
    int left_ = 0;  // points that are still to be taken, those on the table excepted
    int tricks_left_ = 0;
    Pot pot_;
    bool last_trick_point_ = false;
    std::uint64_t shuffle_ = 0;
    std::uint64_t nodes_ = 0;
};

}  // namespace twentynine::solver
