// What a rule player does on its turn: first whether to say a word, then which card.
#include "playout.h"

namespace twentynine::bots {

Action choose_in_playout(const Deal& deal, const Seen& seen) {
    if (deal.may_show_pair() && pair_moves_target(deal.ruleset(), *deal.contract(), *deal.turn())) {
        return Action::plain(Action::Kind::kPair);
    }
    const CardSet cards = deal.playable_cards();
    if (cards.empty()) return Action::plain(Action::Kind::kAsk);
    const bool may_ask = deal.may_ask();
    if (may_ask || deal.may_expose()) {
        const auto led = deal.trick().led();
        const bool is_void = led && !deal.hand(*deal.turn()).has_suit(*led);
        if (is_void && wants_trump_up(deal, seen)) {
            return Action::plain(may_ask ? Action::Kind::kAsk : Action::Kind::kExpose);
        }
    }
    if (cards.size() == 1) return Action::play(cards.lowest());
    const Weighed all = weigh_cards(deal, seen);
    return Action::play(all.cards[static_cast<std::size_t>(all.best)]);
}

void play_out(Deal& deal, Seen& seen) {
    while (deal.phase() == Phase::kPlay) advance(deal, seen, choose_in_playout(deal, seen));
}

}  // namespace twentynine::bots
