// What the search remembers of positions between tricks: one table of 8-byte entries, allocated once.
//
// An entry holds 46 bits of the position's 64-bit signature, proven bounds and the best lead; which two
// entries a position may have follows from the lowest bits, which those don't hold. A look into it compares
// two entries, so another position's is taken for the right one once in 2^45 looks: at a million a second,
// once a year.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace twentynine::solver {

// What is known of a position: the leader's side takes no fewer than `low` and no more than `high` of what
// is left. Between kCalledOff and its counterpart, clamped to what fits an entry.
struct Known {
    int low = 0;
    int high = 0;
    int lead = 0;  // the best lead as Layout numbers it, 1..32; 0: none
};

class Memory {
  public:
    explicit Memory(std::size_t bytes)
        : entries_(std::bit_floor(std::max(bytes, std::size_t{64}) / sizeof(std::uint64_t))),
          mask_((entries_.size() - 1) & ~std::size_t{1}) {}

    void forget() { std::fill(entries_.begin(), entries_.end(), 0); }

    // Whether there is anything; `known` is left alone if not.
    bool find(std::uint64_t signature, Known& known) const {
        const std::uint64_t* two = &entries_[static_cast<std::size_t>(signature) & mask_];
        std::uint64_t entry = two[0];
        if ((entry ^ signature) >> kFactBits != 0) entry = two[1];
        if ((entry ^ signature) >> kFactBits != 0) return false;
        known.low = static_cast<int>(entry & 63) - kBias;
        known.high = static_cast<int>((entry >> 6) & 63) - kBias;
        known.lead = static_cast<int>((entry >> 12) & 63);
        return true;
    }

    // In the place of the same position, or of the older of two.
    void keep(std::uint64_t signature, const Known& known) {
        std::uint64_t* two = &entries_[static_cast<std::size_t>(signature) & mask_];
        if ((two[0] ^ signature) >> kFactBits != 0) two[1] = two[0];
        two[0] = (signature >> kFactBits << kFactBits) | static_cast<std::uint64_t>(known.low + kBias) |
                 static_cast<std::uint64_t>(known.high + kBias) << 6 |
                 static_cast<std::uint64_t>(known.lead) << 12;
    }

  private:
    static constexpr int kFactBits = 18;
    static constexpr int kBias = 1;  // bounds from -1 on

    std::vector<std::uint64_t> entries_;
    std::size_t mask_;
};

}  // namespace twentynine::solver
