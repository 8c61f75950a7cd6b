// What a rule player does on its turn: first whether to say a word, then which card.
#include "playout.h"

namespace twentynine::bots {

Action choose_in_playout(const Deal& deal, const Seen& seen) {
    if (const auto word = word_before_card(deal, seen)) return *word;
    const CardSet cards = deal.playable_cards();
    if (cards.empty()) return Action::plain(Action::Kind::kAsk);
    if (cards.size() == 1) return Action::play(cards.lowest());
    const Weighed all = weigh_cards(deal, seen);
    return Action::play(all.cards[static_cast<std::size_t>(all.best)]);
}

void play_out(Deal& deal, Seen& seen) {
    while (deal.phase() == Phase::kPlay) advance(deal, seen, choose_in_playout(deal, seen));
}

}  // namespace twentynine::bots
