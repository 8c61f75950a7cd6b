// Points that a side is sure of, whatever the other does. Each bound carries its proof.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "layout.h"

namespace twentynine::solver {

// Points of the `count` weakest and strongest cards of one suit's byte; of all if there are fewer.
struct SuitPoints {
    std::array<std::array<std::uint8_t, 9>, 256> low{};
    std::array<std::array<std::uint8_t, 9>, 256> high{};
};
constexpr SuitPoints suit_points() {
    SuitPoints table;
    for (std::size_t cards = 0; cards < 256; ++cards) {
        for (std::size_t count = 1; count <= 8; ++count) {
            auto rest = static_cast<std::uint32_t>(cards);
            int low = 0;
            for (std::size_t i = 0; i < count && rest != 0; ++i) {
                low += card_points(lowest_of(rest));
                rest &= rest - 1;
            }
            table.low[cards][count] = static_cast<std::uint8_t>(low);
            rest = static_cast<std::uint32_t>(cards);
            int high = 0;
            for (std::size_t i = 0; i < count && rest != 0; ++i) {
                high += card_points(highest_of(rest));
                rest ^= 1u << highest_of(rest);
            }
            table.high[cards][count] = static_cast<std::uint8_t>(high);
        }
    }
    return table;
}
inline constexpr SuitPoints kSuitPoints = suit_points();

// Points of those trumps of one side that are above every trump of the other, each side's as one byte.
// Whenever one of them is played, only a higher trump of the same side can still take the trick: so each
// takes at least itself home.
constexpr int points_of_top_trumps(std::uint32_t ours, std::uint32_t theirs) {
    if (theirs != 0) ours &= above(highest_of(theirs));
    return kSuitPoints.high[ours][8];
}

// What the leader's side is sure of when the leader first plays its highest trumps, as far as they are above
// all others, and then the highest cards of the plain suits, as far as they are above all others and no
// opponent can trump them.
//
// An opponent that has no more trumps than were led has none left then; one that has more has followed suit
// until it runs out of the suit led, and no card of that suit is led once it may have. The leader stays on
// lead: no card above its own is about, and its partner, which never has to play a trump as long as it holds
// as many other cards as plain ones are led, doesn't. Over all these tricks an opponent that has `n` cards of
// a suit led `m` times has played the lesser number of them, no matter what it threw away: at least that many
// of its weakest; and the partner can give as many of its strongest.
inline int points_to_cash(std::uint32_t leader, std::uint32_t partner, std::uint32_t next, std::uint32_t last,
                          int trump, int tricks_left, int left) {
    const auto of = [](std::uint32_t cards, int suit) { return (cards >> (suit * 8)) & 0xFFu; };
    // Cards of one byte above all of another.
    const auto on_top = [](std::uint32_t cards, std::uint32_t others) {
        return others == 0 ? cards : cards & above(highest_of(others));
    };
    int points = 0;
    int led = 0;
    bool next_trumps = false;
    bool last_trumps = false;
    int partner_plain = 8;
    if (trump >= 0) {
        const std::uint32_t mine = of(leader, trump);
        const std::uint32_t partners = of(partner, trump);
        const std::uint32_t nexts = of(next, trump);
        const std::uint32_t lasts = of(last, trump);
        const auto rounds = static_cast<std::size_t>(count_of(on_top(mine, partners | nexts | lasts)));
        led = static_cast<int>(rounds);
        const std::uint32_t sure = on_top(mine | partners, nexts | lasts);
        points = kSuitPoints.high[sure][8] + kSuitPoints.low[nexts][rounds] + kSuitPoints.low[lasts][rounds];
        if ((sure & partners) == 0) points += kSuitPoints.high[partners][rounds];
        next_trumps = count_of(nexts) > led;
        last_trumps = count_of(lasts) > led;
        if (partners != 0)
            partner_plain = count_of(of(partner, 0)) + count_of(of(partner, 1)) + count_of(of(partner, 2)) +
                            count_of(of(partner, 3)) - count_of(partners);
    }
    for (int suit = 0; suit < 4; ++suit) {
        if (suit == trump) continue;
        const std::uint32_t mine = of(leader, suit);
        if (mine == 0) continue;
        const std::uint32_t partners = of(partner, suit);
        const std::uint32_t nexts = of(next, suit);
        const std::uint32_t lasts = of(last, suit);
        std::uint32_t top = on_top(mine, partners | nexts | lasts);
        int rounds = count_of(top);
        if (next_trumps) rounds = std::min(rounds, count_of(nexts));
        if (last_trumps) rounds = std::min(rounds, count_of(lasts));
        rounds = std::min(rounds, partner_plain);
        if (rounds == 0) continue;
        partner_plain -= rounds;
        led += rounds;
        const auto m = static_cast<std::size_t>(rounds);
        points += kSuitPoints.high[top][m] + kSuitPoints.low[nexts][m] + kSuitPoints.low[lasts][m] +
                  kSuitPoints.high[partners][m];
    }
    return led == tricks_left ? left : points;
}

}  // namespace twentynine::solver
