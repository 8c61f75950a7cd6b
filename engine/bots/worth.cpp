#include "worth.h"

#include <algorithm>
#include <array>

namespace twentynine::bots {
namespace {

// The chance that a card takes a trick some day, by the number of stronger cards of its suit not yet seen.
constexpr std::array<Chance, 4> kAsTrump{kSure * 95 / 100, kSure * 60 / 100, kSure * 45 / 100,
                                         kSure * 35 / 100};
constexpr std::array<Chance, 4> kAsSideCard{kSure * 85 / 100, kSure * 25 / 100, kSure * 8 / 100,
                                            kSure * 2 / 100};
// What falls on a trick beside the card that takes it.
constexpr int kCompanyTenths = 22;

// The chance that nobody trumps `card` if it is led now.
Chance chance_of_surviving(const Knowledge& known, Card card) {
    Standing lead{.led = card.suit(), .best = card, .holder = known.me(), .next = known.me()};
    Chance survives = kSure;
    for (Seat seat : kSeats) {
        if (!known.is_ours(seat)) survives = both(survives, not_so(known.chance_takes(seat, lead)));
    }
    return survives;
}

}  // namespace

int worth_later(const Knowledge& known, Card card) {
    if (known.view().hand.size() == 1) return 0;
    const int stronger = known.stronger_unseen(card).size();
    const auto step = static_cast<std::size_t>(std::min(stronger, 3));
    Chance takes = 0;
    if (known.trump() == card.suit()) {
        takes = kAsTrump[step];
    } else {
        takes = kAsSideCard[step];
        if (stronger == 0) takes = both(takes, chance_of_surviving(known, card));
    }
    const int taken = 10 * card.points() + kCompanyTenths;
    const int lost = 5 * card.points();
    return (takes * taken - not_so(takes) * lost) / kSure;
}

}  // namespace twentynine::bots
