#include "claim_order.h"

#include <algorithm>

namespace twentynine::bots {

namespace {

// What lies in front of everybody counts as somebody else's: it may be beaten now.
CardSet held_by_others(const View& view) {
    CardSet cards = CardSet::whole_pack() - view.hand;
    for (const Trick& trick : view.finished()) {
        for (int j = 0; j < trick.count; ++j) cards.remove(trick.cards[static_cast<std::size_t>(j)]);
    }
    return cards;
}

}  // namespace

NextCards next_cards(const View& view, CardSet left, Within within) {
    std::array<Suit, 4> suits = kSuits;
    const auto place = [&](Suit suit) {
        return view.trump == suit ? -kPackSize : -view.hand.in_suit(suit).size();
    };
    std::stable_sort(suits.begin(), suits.end(), [&](Suit a, Suit b) { return place(a) < place(b); });
    const CardSet others = held_by_others(view);
    NextCards next;
    for (const Suit suit : suits) {
        std::optional<Card> above;
        for (CardSet rest = left.in_suit(suit); !rest.empty(); rest.remove(rest.highest())) {
            const Card card = rest.highest();
            const bool differs = !above || !((stronger_than(card) - stronger_than(*above)) & others).empty();
            if (differs) next.cards[static_cast<std::size_t>(next.count++)] = card;
            above = card;
            if (within == Within::kFromTheTop) break;
        }
    }
    return next;
}

}  // namespace twentynine::bots
