#include "worth.h"

#include <algorithm>
#include <array>

namespace twentynine::bots {
namespace {

// What a card can hope for, by the number of stronger cards of its suit not yet seen, in hundredths of a
// trick. The best trump is worth more than the trick it takes: it also keeps the others' trumps from theirs.
// All numbers here were chosen by letting bots with different ones play tens of thousands of duplicate deals.
constexpr std::array<int, 4> kAsTrump{150, 80, 60, 35};
constexpr std::array<int, 4> kAsSideCard{75, 40, 8, 2};
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
    const bool is_trump = known.trump() == card.suit();
    Chance takes = kSure * (is_trump ? kAsTrump : kAsSideCard)[step] / 100;
    if (!is_trump && stronger == 0) takes = both(takes, chance_of_surviving(known, card));
    const int taken = 10 * card.points() + kCompanyTenths;
    const int lost = 5 * card.points();
    return (takes * taken - not_so(takes) * lost) / kSure;
}

}  // namespace twentynine::bots
