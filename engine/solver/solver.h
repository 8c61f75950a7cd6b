// What a deal comes to when all four play with open cards and none goes wrong: from any point of the play, by
// any table's rules.
//
// It is exact: every rule of play that Deal knows is searched, asking or not asking, exposing, the card set
// aside, the pair and the point for the last trick among them. With all hands known, trump that comes up by
// itself at the first void seat equals trump that has been up all along: as long as everybody follows it
// changes nothing, and the first void seat has it up before it chooses.
//
// What the words mean where a deal is more than its card points:
// - A deal that is called off (a hand cancelled, defenders without trump, trump that never came up) isn't
// made:
//   the bidding side has 0 points. So it is also what a seat in the position to cancel is taken to do when
//   its side defends.
// - A pair shown from here on moves no card points, but the target that reaches() asks about.
// - A single hand is all or nothing: every point in play if it takes all eight tricks, else 0.
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
    int points(const Deal& deal);
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
