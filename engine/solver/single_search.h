// A single hand with open cards: does its player take every trick, without trump and with its partner's hand
// out of play? One lost trick ends it, so only the defenders' discards need a search.
#pragma once

#include <array>
#include <cstdint>

#include "layout.h"
#include "memory.h"

namespace twentynine::solver {

class SingleSearch {
  public:
    SingleSearch(Memory& memory, Layout& layout) : memory_(&memory), layout_(&layout) {}

    // `hands`: the partner's is empty. All tricks so far went to `player`.
    void begin(const Hands& hands, int player);
    // Between tricks.
    bool takes_all();
    // `seat` plays to the card that the player led, after it the other defender if `both`.
    bool takes_all(int led, int seat, bool both);

    std::uint64_t nodes() const { return nodes_; }

  private:
    bool defended(int led, int seat, bool both);

    Memory* memory_;
    Layout* layout_;
    Hands hands_{};
    int player_ = 0;
    std::uint64_t nodes_ = 0;
};

}  // namespace twentynine::solver
