// The four seats in turn order and the two partnerships.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace twentynine {

// 0..3 in turn order. In the local game: 0 You, 1 Mira, 2 Partner, 3 Dev.
enum class Seat : std::uint8_t { k0, k1, k2, k3 };
inline constexpr std::array<Seat, 4> kSeats{Seat::k0, Seat::k1, Seat::k2, Seat::k3};

// Team A is seats 0 and 2, team B seats 1 and 3.
enum class Team : std::uint8_t { kA, kB };

constexpr int index_of(Seat seat) {
    return static_cast<int>(seat);
}
constexpr int index_of(Team team) {
    return static_cast<int>(team);
}
// Its place in an array by seat.
constexpr std::size_t slot(Seat seat) {
    return static_cast<std::size_t>(seat);
}
// `number` may be any non-negative number; it is taken modulo four.
constexpr Seat seat_at(int number) {
    return static_cast<Seat>(number & 3);
}
constexpr Seat next(Seat seat) {
    return seat_at(index_of(seat) + 1);
}
constexpr Seat partner_of(Seat seat) {
    return seat_at(index_of(seat) + 2);
}
constexpr Team team_of(Seat seat) {
    return static_cast<Team>(index_of(seat) & 1);
}
constexpr Team other(Team team) {
    return team == Team::kA ? Team::kB : Team::kA;
}
constexpr bool same_side(Seat a, Seat b) {
    return team_of(a) == team_of(b);
}

}  // namespace twentynine
