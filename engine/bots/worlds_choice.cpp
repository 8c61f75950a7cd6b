#include "worlds_choice.h"

#include <algorithm>

#include "simple.h"

namespace twentynine::bots {

std::array<int, 4> trump_weights(CardSet cards, bool on_marker) {
    constexpr int kBest = 4096;
    constexpr int kNotHeld = 4;
    constexpr int kSpread = 40;  // a suit worth about six tenths less is named half as often
    std::array<int, 4> tenths{};
    int best = 0;
    for (const Suit suit : kSuits) {
        if (!cards.has_suit(suit)) continue;
        tenths[static_cast<std::size_t>(suit)] = expected_tenths(cards, suit);
        best = std::max(best, tenths[static_cast<std::size_t>(suit)]);
    }
    std::array<int, 4> weights{};
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const int less = best - tenths[i];
        weights[i] = tenths[i] > 0 ? kBest * kSpread / (kSpread + less * less) : on_marker ? kNotHeld : 0;
    }
    return weights;
}

int aside_parts(CardSet suit_cards, Card card) {
    const int others = suit_cards.size() - 1;
    if (others == 0) return kAsideParts;
    constexpr int kLowest = kAsideParts * 3 / 4;
    return card == suit_cards.lowest() ? kLowest : (kAsideParts - kLowest) / others;
}

int seventh_parts(CardSet cards) {
    const bool no_two = std::all_of(kSuits.begin(), kSuits.end(),
                                    [cards](Suit suit) { return cards.in_suit(suit).size() <= 1; });
    return no_two ? kSeventhParts / 2 : 1;
}

Suit draw_suit(CardSet cards, bool on_marker, Stream& stream) {
    const std::array<int, 4> weights = trump_weights(cards, on_marker);
    auto left = static_cast<int>(
        stream.below(static_cast<std::uint32_t>(weights[0] + weights[1] + weights[2] + weights[3])));
    std::size_t suit = 0;
    while (left >= weights[suit]) left -= weights[suit++];
    return kSuits[suit];
}

Card draw_aside(CardSet suit_cards, Stream& stream) {
    auto left = static_cast<int>(stream.below(kAsideParts));
    for (const Card card : suit_cards) {
        left -= aside_parts(suit_cards, card);
        if (left < 0) return card;
    }
    return suit_cards.lowest();
}

}  // namespace twentynine::bots
