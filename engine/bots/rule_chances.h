// Chances as the rule players reckon them: looked up, since they are asked for millions of times.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "../cards.h"
#include "../seats.h"
#include "chance.h"

namespace twentynine::bots {

// Chances here are of 256: coarse, and as fast as they get.
inline constexpr int kAlways = 256;

// none(places, held, wanted): that none of `wanted` cards, which lie in `places` with any equally likely, are
// among `held` of these.
class NoneTable {
  public:
    NoneTable() {
        for (int places = 0; places <= kMostPlaces; ++places) {
            for (int held = 0; held <= 8; ++held) {
                for (int wanted = 0; wanted <= 8; ++wanted) {
                    const int pool = std::max({places, held, wanted});
                    at(places, held, wanted) =
                        static_cast<std::uint16_t>(chance_of_none(pool, held, wanted) * kAlways / kSure);
                }
            }
        }
    }
    int operator()(int places, int held, int wanted) const { return chances_[index(places, held, wanted)]; }

  private:
    static constexpr int kMostPlaces = 25;
    static constexpr std::size_t index(int places, int held, int wanted) {
        return static_cast<std::size_t>((places * 9 + held) * 9 + wanted);
    }
    std::uint16_t& at(int places, int held, int wanted) { return chances_[index(places, held, wanted)]; }
    std::array<std::uint16_t, (kMostPlaces + 1) * 81> chances_{};
};
// Worked out at first use: it would be a good part of the page's first module.
inline const NoneTable& none_table() {
    static const NoneTable table;
    return table;
}

}  // namespace twentynine::bots
