#include "worlds_filling.h"

#include <algorithm>

namespace twentynine::bots {

namespace {

constexpr std::size_t kMostUnseen = 24;

using Binomials = std::array<std::array<std::uint64_t, kMostUnseen + 1>, kMostUnseen + 1>;
constexpr Binomials binomials() {
    Binomials table{};
    for (std::size_t n = 0; n <= kMostUnseen; ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k <= n; ++k) table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
    }
    return table;
}
constexpr Binomials kBinomials = binomials();

// n from k on, k from 0 on.
constexpr std::uint64_t choose(int n, int k) {
    return kBinomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

constexpr std::uint8_t byte(int number) {
    return static_cast<std::uint8_t>(number);
}

}  // namespace

std::uint64_t below(Stream& stream, std::uint64_t n) {
    if (n <= 0xFFFFFFFFu) return stream.below(static_cast<std::uint32_t>(n));
    const std::uint64_t excess = (0 - n) % n;  // 2^64 modulo n
    std::uint64_t draw = stream.next();
    while (draw < excess) draw = stream.next();
    return draw % n;
}

CardSet Filling::Pile::set() const {
    CardSet set;
    for (int i = 0; i < count; ++i) set.add(Card::from_index(cards[static_cast<std::size_t>(i)]));
    return set;
}

CardSet Filling::Pile::take(int n, Stream& stream) {
    std::uint32_t taken = 0;
    for (; n > 0; --n) {
        const std::uint32_t at = count > 1 ? stream.below(static_cast<std::uint32_t>(count)) : 0;
        taken |= 1u << cards[at];
        cards[at] = cards[static_cast<std::size_t>(--count)];
    }
    return CardSet(taken);
}

Filling::Filling(const Holdings& holdings, const Course& course, Seat viewer) {
    for (std::size_t i = 0; i < 3; ++i) seats_[i] = seat_at(index_of(viewer) + 1 + static_cast<int>(i));
    const CardSet unseen = CardSet::whole_pack() - course.seen;
    CardSet given;
    std::array<int, 3> room{};
    std::array<CardSet, 3> may_hold{};
    for (std::size_t i = 0; i < 3; ++i) {
        const auto seat = static_cast<std::size_t>(seats_[i]);
        const CardSet more = holdings.must_hold[seat] - course.played[seat];
        may_hold[i] = holdings.may_hold[seat] & unseen;
        if (!(more - may_hold[i]).empty() || !(more & given).empty()) return;
        given_[seat] = more;
        given = given | more;
        room[i] = kTricksInDeal - course.played[seat].size();
    }
    for (const Card card : unseen - given) {
        unsigned who = 0;
        for (std::size_t i = 0; i < 3; ++i) who |= may_hold[i].contains(card) ? 1u << i : 0u;
        switch (who) {
            case 0:
                return;
            case 1:
            case 2:
            case 4:
                given_[static_cast<std::size_t>(seats_[who / 2])].add(card);
                break;
            case 7:
                all_.add(card);
                break;
            default:  // 3, 5, 6
                pairs_[who == 6 ? 2 : (who - 3) / 2].add(card);
                break;
        }
    }
    for (std::size_t i = 0; i < 3; ++i) {
        room[i] -= given_[static_cast<std::size_t>(seats_[i])].size();
        if (room[i] < 0) return;
    }
    find_splits(room);
}

void Filling::find_splits(const std::array<int, 3>& room) {
    const auto [n0, n1, n2] = std::array{pairs_[0].count, pairs_[1].count, pairs_[2].count};
    std::uint64_t upto = 0;
    for (int a = 0; a <= std::min(n0, room[0]); ++a) {
        for (int b = 0; b <= std::min(n1, room[0] - a); ++b) {
            for (int c = 0; c <= n2; ++c) {
                const int x = room[0] - a - b;
                const int y = room[1] - (n0 - a) - c;
                const int z = room[2] - (n1 - b) - (n2 - c);
                if (y < 0 || z < 0 || x + y + z != all_.count) continue;
                upto += choose(n0, a) * choose(n1, b) * choose(n2, c) * choose(all_.count, x) *
                        choose(all_.count - x, y);
                splits_.push_back({{byte(a), byte(b), byte(c)}, {byte(x), byte(y)}, upto});
            }
        }
    }
}

Hands Filling::draw(Stream& stream) const {
    const Split* split = splits_.data();
    if (splits_.size() > 1) {
        const std::uint64_t number = below(stream, ways());
        split = &*std::upper_bound(splits_.begin(), splits_.end(), number,
                                   [](std::uint64_t n, const Split& s) { return n < s.upto; });
    }
    std::array<CardSet, 3> got{};
    constexpr std::array<std::array<std::uint8_t, 2>, 3> kPairs{{{0, 1}, {0, 2}, {1, 2}}};
    // The smaller part is drawn, the other is what stays.
    for (std::size_t p = 0; p < 3; ++p) {
        if (pairs_[p].count == 0) continue;
        Pile pile = pairs_[p];
        const int first = split->to_first[p];
        const bool draw_first = 2 * first <= pile.count;
        const CardSet taken = pile.take(draw_first ? first : pile.count - first, stream);
        const auto [a, b] = kPairs[p];
        CardSet& drawn = got[draw_first ? a : b];
        CardSet& stays = got[draw_first ? b : a];
        drawn = drawn | taken;
        stays = stays | pile.set();
    }
    if (all_.count > 0) {
        Pile pile = all_;
        for (std::size_t i = 0; i < 2; ++i) got[i] = got[i] | pile.take(split->of_all[i], stream);
        got[2] = got[2] | pile.set();
    }
    Hands hands = given_;
    for (std::size_t i = 0; i < 3; ++i) {
        CardSet& hand = hands[static_cast<std::size_t>(seats_[i])];
        hand = hand | got[i];
    }
    return hands;
}

}  // namespace twentynine::bots
