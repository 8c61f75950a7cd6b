// The last two tricks: at most sixteen ways to play them, tried without any bookkeeping.
#include <algorithm>

#include "open_search.h"

namespace twentynine::solver {

namespace {

// What each seat holds, counted from the leader, and which cards it may play to a card of this suit.
struct TwoCards {
    std::array<int, 2> cards{};
    int first = 0;  // of those that may be played: 0 or 1
    int end = 2;
};

}  // namespace

int OpenSearch::last_trick(int leader) const {
    int best = lowest_of(hands_[static_cast<std::size_t>(leader)]);
    int taker = 0;
    for (int place = 1; place < 4; ++place) {
        const int card = lowest_of(hands_[static_cast<std::size_t>((leader + place) & 3)]);
        if (!beats(card, best)) continue;
        best = card;
        taker = place;
    }
    return taker % 2 == 0 ? left_ : 0;
}

// The four cards that are left after one of each was played, `taker` leading.
int OpenSearch::two_tricks(int leader, int need) const {
    std::array<TwoCards, 4> held;
    for (int place = 0; place < 4; ++place) {
        const std::uint32_t hand = hands_[static_cast<std::size_t>((leader + place) & 3)];
        held[static_cast<std::size_t>(place)].cards = {lowest_of(hand), highest_of(hand)};
    }
    const auto& lead = held[0].cards;
    const auto& next = held[1].cards;
    const auto& partner = held[2].cards;
    const auto& last = held[3].cards;
    int best = -kEver;
    for (std::size_t i = 2; i-- > 0;) {
        const int led = lead[i];
        for (std::size_t place = 1; place < 4; ++place) {
            TwoCards& two = held[place];
            const bool low = ((two.cards[0] ^ led) & 24) == 0;
            const bool high = ((two.cards[1] ^ led) & 24) == 0;
            two.first = high && !low ? 1 : 0;
            two.end = low && !high ? 1 : 2;
        }
        int next_best = kEver;
        for (int j = held[1].first; j < held[1].end; ++j) {
            const int second = next[static_cast<std::size_t>(j)];
            const bool second_takes = beats(second, led);
            const int best_two = second_takes ? second : led;
            int partner_best = -kEver;
            for (int k = held[2].end - 1; k >= held[2].first; --k) {
                const int third = partner[static_cast<std::size_t>(k)];
                const bool third_takes = beats(third, best_two);
                const int best_three = third_takes ? third : best_two;
                int last_best = kEver;
                for (int m = held[3].first; m < held[3].end; ++m) {
                    const int fourth = last[static_cast<std::size_t>(m)];
                    const bool fourth_takes = beats(fourth, best_three);
                    const int taker = fourth_takes ? 3 : third_takes ? 2 : second_takes ? 1 : 0;
                    const std::array<int, 4> rest{lead[1 - i], next[static_cast<std::size_t>(1 - j)],
                                                  partner[static_cast<std::size_t>(1 - k)],
                                                  last[static_cast<std::size_t>(1 - m)]};
                    int winner = taker;
                    int winning = rest[static_cast<std::size_t>(taker)];
                    for (int step = 1; step < 4; ++step) {
                        const int place = (taker + step) & 3;
                        const int card = rest[static_cast<std::size_t>(place)];
                        if (!beats(card, winning)) continue;
                        winning = card;
                        winner = place;
                    }
                    const int points =
                        card_points(led) + card_points(second) + card_points(third) + card_points(fourth);
                    const int value = (taker % 2 == 0 ? points : 0) + (winner % 2 == 0 ? left_ - points : 0);
                    last_best = std::min(last_best, value);
                    if (value < need) break;
                }
                partner_best = std::max(partner_best, last_best);
                if (last_best >= need) break;
            }
            next_best = std::min(next_best, partner_best);
            if (partner_best < need) break;
        }
        best = std::max(best, next_best);
        if (best >= need) break;
    }
    return best;
}

}  // namespace twentynine::solver
