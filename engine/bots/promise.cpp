#include "promise.h"

#include <algorithm>

namespace twentynine::bots {

bool costs_nothing(const Knowledge& known, Card card) {
    return !beats(card, known.standing().best, known.active_trump()) && !known.stronger_unseen(card).empty();
}

LegalActions promised(const View& view) {
    if (view.phase != Phase::kPlay || view.trick.count == 0 || view.legal.size() < 2) return view.legal;
    if (view.trick.winner != partner_of(view.seat)) return view.legal;
    const Knowledge known(view);
    const bool has_free = std::any_of(view.legal.begin(), view.legal.end(), [&known](Action action) {
        return action.kind() == Action::Kind::kPlay && costs_nothing(known, action.card());
    });
    if (!has_free || !known.partner_is_certain()) return view.legal;
    const Card best = known.standing().best;
    const auto trumps_it = [&](Action action) {
        if (action.kind() == Action::Kind::kAsk) return view.ruleset.asker_must_trump;
        return action.kind() == Action::Kind::kPlay && action.card().suit() != best.suit() &&
               beats(action.card(), best, known.active_trump());
    };
    LegalActions kept;
    for (const Action action : view.legal) {
        if (!trumps_it(action)) kept.add(action);
    }
    return kept;
}

}  // namespace twentynine::bots
