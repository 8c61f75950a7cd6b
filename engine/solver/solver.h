// What a deal comes to when all four play with open cards and none goes wrong: from any point of the play, by
// any table's rules.
//
// It is exact: asking or not asking, exposing, the card set aside, the pair and the point for the last trick
// are searched as Deal plays them. With all hands known, trump that comes up by itself at the first void seat
// equals trump that has been up all along: as long as everybody follows it changes nothing, and the first
// void seat has it up before it chooses.
//
// What the words mean where a deal is more than its card points:
// - A deal that is called off (a hand cancelled, defenders without trump, trump that never came up) isn't
//   made: the bidding side has 0 points. So a defender who may cancel does.
// - A pair shown from here on moves no card points, but the target that reaches() asks about.
// - A single hand is all or nothing: every point in play if it takes all eight tricks, else 0.
//
// How: null-window alpha-beta card by card (open_search.h; hidden_search.h while hiding makes a difference;
// single_search.h), with a memory of proven bounds between tricks (memory.h) that tells positions by how they
// play, not by which cards are gone (layout.h), few and well ordered moves (open_moves.cpp), points that can
// be cashed for sure (bounds.h), and the last two tricks at once (open_ending.cpp). Exact points take a
// window for each step towards them. 1 MB of memory is enough; no search allocates.
//
// Nodes of whole deals, 32 cards to play, an empty memory, random trump (tools/bench solver): 52,000 on
// average for exact points and 7,200 for "16 or more?", or 66,000 and 9,800 if each card of the last two
// tricks counted as one; by the rules of classic29 101,000 and 17,000, of ranked28 71,000 and 13,000. There
// is no limit on them: the most that any of 800 deals of arcade29 took was 434,000.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "../deal.h"
#include "hidden_search.h"
#include "memory.h"
#include "open_search.h"
#include "single_search.h"

namespace twentynine::solver {

class Solver {
  public:
    // Allocates its memory once. It may be asked about any deals in turn; what it remembers of one serves the
    // next. The answers don't depend on it, the numbers of nodes do.
    explicit Solver(std::size_t table_bytes = std::size_t{1} << 20);
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    // Card points that the bidding side ends with. `deal` is in play, over or called off.
    int points(const Deal& deal) { return points_near(deal, -1); }
    // Whether it reaches `target`, from 1, were that the contract's target now: one null window, so much
    // quicker. Of a single hand: whether it takes all tricks, whatever the target.
    bool reaches(const Deal& deal, int target);
    // The same after each of deal.legal_actions(), in their order.
    void values(const Deal& deal, std::span<int> values);
    void reached(const Deal& deal, int target, std::span<bool> reached);

    // Positions looked at since construction: one for each card played in thought.
    std::uint64_t nodes() const { return open_.nodes() + single_.nodes(); }
    // As if newly made, the count of nodes excepted.
    void forget() {
        memory_.forget();
        open_.forget();
    }
    // For tests: moves are tried in an order drawn from this, unless it is 0.
    void shuffle_moves(std::uint64_t seed) { open_.shuffle(seed); }

  private:
    // Makes ready for searches of `deal`, which is in play; a pair counts for `pair` points.
    void begin(const Deal& deal, Pot pot);
    // The points still to be taken by the bidding side, those on the table included; see OpenSearch::lead.
    int search(int need);
    bool single_is_made(const Deal& deal);
    // points(), looked for around a first guess; -1: in the middle.
    int points_near(const Deal& deal, int guess);

    Memory memory_;
    OpenSearch open_;
    HiddenSearch hidden_;
    SingleSearch single_;
    HiddenTrick trick_;
    int place_ = 0;
    int leader_ = 0;
    int total_ = 0;  // points still to be taken, those on the table included
    bool is_hidden_ = false;
    bool bidders_lead_ = false;
    std::uint32_t allowed_ = 0;
};

}  // namespace twentynine::solver
