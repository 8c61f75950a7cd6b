#include "layout.h"

#include <utility>

namespace twentynine::solver {

void Layout::begin(const Hands& hands, int trump) {
    all_ = 0;
    for (std::size_t seat = 0; seat < 4; ++seat) {
        all_ |= hands[seat];
        for (std::uint32_t cards = hands[seat]; cards != 0; cards &= cards - 1) {
            owner_[static_cast<std::size_t>(lowest_of(cards))] = static_cast<std::uint8_t>(seat);
        }
    }
    first_ = trump < 0 ? 0 : trump;
    salt_ = trump < 0 ? 1u : 0u;
    int n = 0;
    for (int suit = 0; suit < 4; ++suit) {
        if (suit != first_) plain_[static_cast<std::size_t>(n++)] = static_cast<std::uint8_t>(suit);
    }
    built_ = {};
}

void Layout::build(int leader) {
    constexpr std::uint32_t kJack = 1u << 16;
    constexpr std::uint32_t kNine = 1u << 17;
    constexpr std::uint32_t kOnePoint = 1u << 18;
    constexpr std::uint32_t kNoPoints = 1u << 20;
    for (int suit = 0; suit < 4; ++suit) {
        auto& codes = codes_[static_cast<std::size_t>(leader)][static_cast<std::size_t>(suit)];
        const std::uint32_t all = (all_ >> (suit * 8)) & 0xFFu;
        codes[0] = 0;
        // Each subset after those without its highest card.
        for (std::uint32_t left = (0u - all) & all; left != 0; left = (left - all) & all) {
            const int card = highest_of(left);
            const std::uint32_t rest = left ^ bit_of(card);
            int place = card;
            std::uint32_t counted = card == 7 ? kJack : kNine;
            if (card < 4) {
                place = count_of(rest);
                counted = kNoPoints;
            } else if (card < 6) {
                place = 4 + count_of(rest & 0x30u);
                counted = kOnePoint;
            }
            const auto owner =
                static_cast<std::uint32_t>(owner_[static_cast<std::size_t>(suit * 8 + card)] - leader) & 3u;
            codes[left] = codes[rest] + counted + (owner << (2 * place));
        }
    }
    built_[static_cast<std::size_t>(leader)] = true;
}

Layout::Key Layout::key(std::uint32_t left, int leader, std::uint64_t salt) {
    if (!built_[static_cast<std::size_t>(leader)]) build(leader);
    const auto& codes = codes_[static_cast<std::size_t>(leader)];
    const auto code = [&](int suit) -> std::uint64_t {
        return codes[static_cast<std::size_t>(suit)][(left >> (suit * 8)) & 0xFFu];
    };
    int sa = plain_[0];
    int sb = plain_[1];
    int sc = plain_[2];
    std::uint64_t a = code(sa);
    std::uint64_t b = code(sb);
    std::uint64_t c = code(sc);
    const auto in_order = [](std::uint64_t& x, std::uint64_t& y, int& sx, int& sy) {
        if (x < y) {
            std::swap(x, y);
            std::swap(sx, sy);
        }
    };
    in_order(a, b, sa, sb);
    in_order(b, c, sb, sc);
    in_order(a, b, sa, sb);
    Key key;
    key.place_of_suit[static_cast<std::size_t>(first_)] = 0;
    key.place_of_suit[static_cast<std::size_t>(sa)] = 1;
    key.place_of_suit[static_cast<std::size_t>(sb)] = 2;
    key.place_of_suit[static_cast<std::size_t>(sc)] = 3;
    // Four codes of 23 bits, in two words.
    const std::uint64_t one = code(first_) | a << 32;
    const std::uint64_t two = b | c << 32;
    key.signature = mixed(one ^ mixed(two + (salt_ + salt * 2) * 0x9E3779B97F4A7C15u));
    return key;
}

}  // namespace twentynine::solver
