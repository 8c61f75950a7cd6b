// Which card the simple player plays: the one that its rules weigh highest, of those that keep its promise.
#include "promise.h"
#include "rule_player.h"
#include "simple.h"

namespace twentynine::bots {

Action choose_card(const View& view) {
    const LegalActions kept = promised(view);
    const Weighed all = weigh_cards(view);
    int best = -1;
    for (int i = 0; i < all.count; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (!kept.contains(Action::play(all.cards[at]))) continue;
        if (best < 0 || all.values[at] > all.values[static_cast<std::size_t>(best)]) best = i;
    }
    return best < 0 ? kept[0] : Action::play(all.cards[static_cast<std::size_t>(best)]);
}

}  // namespace twentynine::bots
