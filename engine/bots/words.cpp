// What to say beside bids and cards, at the tables where there is something to say: a single hand,
// cancelling, the pair, asking for trump, turning it up.
#include <algorithm>
#include <optional>

#include "rule_player.h"
#include "simple.h"

namespace twentynine::bots {
namespace {

constexpr Action word(Action::Kind kind) {
    return Action::plain(kind);
}

// Every card of it takes a trick when it is led from the top, and nobody is asked to guess.
bool is_solid(CardSet suit_cards) {
    if (suit_cards.empty()) return true;
    const CardSet suit = CardSet::of_suit(suit_cards.lowest().suit());
    CardSet out = suit - suit_cards;
    for (CardSet left = suit_cards; !left.empty(); left.remove(left.highest())) {
        if (!out.empty() && out.highest().rank() > left.highest().rank()) return false;
        // The strongest of those that are out falls under it at the latest.
        if (!out.empty()) out.remove(out.highest());
    }
    return true;
}

}  // namespace

Action choose_single(const View& view) {
    const Action single = word(Action::Kind::kSingle);
    CardSet hand = view.hand;
    if (view.set_aside) hand.add(*view.set_aside);
    const bool certain =
        std::all_of(kSuits.begin(), kSuits.end(), [hand](Suit suit) { return is_solid(hand.in_suit(suit)); });
    return certain && view.legal.contains(single) ? single : Action::pass();
}

std::optional<Action> choose_word(const View& view) {
    if (view.legal.size() == 1) return view.legal[0];
    // A hand that takes nothing is no loss; four jacks, or eight cards of a suit, are.
    const Action cancel = word(Action::Kind::kCancel);
    if (view.legal.contains(cancel) && view.hand.points() == 0 && !view.set_aside) return cancel;
    return word_before_card(view);
}

}  // namespace twentynine::bots
