// The play with trump up, or without trump: how many of the points that are left the leader's side takes.
//
// Null-window alpha-beta, card by card, with a memory of what was proven between tricks. Every answer is a
// proven bound: at least `need` means "no fewer than this", less means "no more than this".
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>

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

// What may be played next, the most promising first. Left without a value where nothing stands.
struct Move {
    int card;
    int run;  // cards of one run are next to each other among those that are left
};
class Moves {
  public:
    int count() const { return count_; }
    int card(int i) const { return list_[static_cast<std::size_t>(i)] & 31; }
    void add(int card, int run, int score) {
        list_[static_cast<std::size_t>(count_++)] = score * 256 + run * 32 + card;
    }
    void prefer(int i) { list_[static_cast<std::size_t>(i)] += 1 << 24; }
    // The best of those from number `i` on, moved to that place.
    Move pick(int i) {
        int best = i;
        int most = list_[static_cast<std::size_t>(i)];
        for (int j = i + 1; j < count_; ++j) {
            if (list_[static_cast<std::size_t>(j)] <= most) continue;
            most = list_[static_cast<std::size_t>(j)];
            best = j;
        }
        list_[static_cast<std::size_t>(best)] = list_[static_cast<std::size_t>(i)];
        list_[static_cast<std::size_t>(i)] = most;
        return {most & 31, most >> 5 & 7};
    }

  private:
    std::array<int, 8> list_;
    int count_ = 0;
};

// What came of the first card of each run: another of the run makes no more difference than their points. For
// after the trick the two hands that are left are alike, card for card in order, but for that many points.
class Tried {
  public:
    bool knows(int run) const { return (seen_ >> run & 1u) != 0; }
    int value(int run) const { return values_[static_cast<std::size_t>(run)]; }
    int difference(int run, int points) const {
        return std::abs(points - points_[static_cast<std::size_t>(run)]);
    }
    void note(int run, int value, int points) {
        if (knows(run)) return;
        seen_ |= 1u << run;
        values_[static_cast<std::size_t>(run)] = static_cast<std::int8_t>(value);
        points_[static_cast<std::size_t>(run)] = static_cast<std::int8_t>(points);
    }

  private:
    std::uint32_t seen_ = 0;
    std::array<std::int8_t, 8> values_;  // of the runs seen
    std::array<std::int8_t, 8> points_;
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

    Hands& hands() { return hands_; }
    Layout& layout() { return layout_; }
    Memory& memory() { return *memory_; }
    int trump() const { return trump_; }
    // As if nothing had been searched yet; what it did is kept in the Memory, too.
    void forget() { replies_ = {}; }
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

    // How often cards have cut the search short, by place in the trick and suit led (of leads, the first).
    using History = std::array<int, 32>;  // by card
    History& history(int place, int suit) {
        return history_[static_cast<std::size_t>(place)][static_cast<std::size_t>(suit)];
    }

  private:
    template <int kPlace>
    int follow(int leader, const OpenTrick& trick, int need, std::uint32_t allowed, std::uint64_t path);
    int try_leads(int leader, int need, Moves& moves, int& best_card, std::uint64_t path);
    int finish(int leader, const OpenTrick& trick, int need);
    int finish_with_pot(int leader, const OpenTrick& trick, int need);
    int go_on(int leader, const OpenTrick& trick, int need);
    void sure_points(int leader, Known& known) const;
    std::uint64_t salt(int leader) const;
    // open_ending.cpp
    int last_trick(int leader) const;
    int two_tricks(int leader, int need) const;
    // open_moves.cpp
    template <int kPlace>
    void gather(int leader, const OpenTrick& trick, std::uint32_t legal, Moves& moves) const;
    void gather_leads(int leader, std::uint32_t legal, Moves& moves) const;
    // How strong a card the seat can bring to a trick of this suit; 0: none that counts.
    int power(int seat, int led) const;

    bool is_trump(int card) const { return (trump_mask_ >> card & 1u) != 0; }
    int strength(int card) const { return (card & 7) + (is_trump(card) ? 9 : 1); }
    bool beats(int card, int best) const { return ((card ^ best) & 24) == 0 ? card > best : is_trump(card); }
    bool can_beat(int seat, int best, int led) const;
    // King and queen of trump aren't like their neighbours as long as they may be shown.
    bool is_apart(int card) const { return pot_.points != 0 && is_trump(card); }
    std::uint32_t in_play() const { return hands_[0] | hands_[1] | hands_[2] | hands_[3]; }

    Memory* memory_;
    Layout layout_;
    Hands hands_{};
    std::uint32_t trump_mask_ = 0;
    int trump_ = -1;
    int left_ = 0;  // points that are still to be taken, those on the table excepted
    int tricks_left_ = 0;
    Pot pot_;
    bool last_trick_point_ = false;
    // How often a card has cut the search short, by place in the trick and suit led; and a card that did so
    // in this very trick, with part of the trick's signature. Both only decide what is tried first.
    std::array<std::array<History, 4>, 4> history_{};
    std::array<std::uint16_t, 4096> replies_{};
    std::uint64_t shuffle_ = 0;
    std::uint64_t nodes_ = 0;
};

}  // namespace twentynine::solver
