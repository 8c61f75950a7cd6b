// What four cards are worth with one of their suits as trump: the chances of card points, from deals of
// self-play (tools/opening_values.cpp). The table is assets/opening-values.bin, built into the program:
//
//     8 bytes   "29open1\n"
//     15 parts  for 28, 27, ... 14 points: a byte for each of the 5,510 entries (opening_index.h), by how
//     many
//               of 255 steps the chance to reach these points is higher than to reach one more
//     32 bytes  the SHA-256 of all before
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "chance.h"
#include "opening_index.h"

namespace twentynine::bots {

inline constexpr std::string_view kOpeningMagic = "29open1\n";
inline constexpr int kOpeningLowest = 14;
inline constexpr int kOpeningSteps = 255;
inline constexpr int kOpeningNumbers = kPackPoints - kOpeningLowest + 1;
inline constexpr std::size_t kOpeningBytes =
    kOpeningMagic.size() + std::size_t{kOpeningNumbers} * kOpeningEntries + 32;

// The chances of 14, 15, ... 28 card points for the side whose bidder was dealt such a four.
class OpeningChances {
  public:
    constexpr OpeningChances() = default;
    constexpr explicit OpeningChances(const std::array<std::uint8_t, kOpeningNumbers>& steps)
        : steps_(steps) {}

    // Of at least so many tenths of a point, between whole points in proportion. Below 14 points the chance
    // goes on rising as fast as it does from 15 to 14.
    Chance reaches_tenths(int tenths) const;
    Chance reaches(int points) const { return reaches_tenths(10 * points); }
    friend constexpr bool operator==(const OpeningChances&, const OpeningChances&) = default;

  private:
    // By number of points, of 255.
    std::array<std::uint8_t, kOpeningNumbers> steps_{};
};

// `four` must be four cards with one of `trump` among them.
OpeningChances opening_chances(CardSet four, Suit trump);
// The suit of its cards with the best chance of so many points; the longer, then the first, of equal ones.
Suit best_opening_trump(CardSet four, int points);

// The bytes as they were shipped, and whether bytes are such a table, whole and unspoilt.
std::span<const std::uint8_t> opening_table();
bool is_opening_table(std::span<const std::uint8_t> bytes);

}  // namespace twentynine::bots
