// The reasons of what is said before the play, and what the expert advises.
#include <algorithm>

#include "bot.h"
#include "explain.h"
#include "opening_values.h"

namespace twentynine::bots {
namespace {

// A bid that is made at least so often speaks for itself, and one that is made less often against itself.
constexpr Chance kEven = kSure / 2;

// The four cards on which the first auction is held, and trump chosen; nothing later on.
std::optional<CardSet> four_of(const View& view) {
    const bool early = view.phase == Phase::kAuction || view.phase == Phase::kTrump;
    return early && view.hand.size() == 4 ? std::optional(view.hand) : std::nullopt;
}

Explanation said(Action action) {
    Explanation why;
    why.action = action;
    return why;
}

void set_four(Explanation& why, CardSet four, int points) {
    why.points = points;
    why.suit = best_opening_trump(four, points);
    why.chance = opening_chances(four, *why.suit).reaches(points);
    why.makes = true;
}

Explanation of_bid(const View& view, Action action) {
    Explanation why = said(action);
    const auto four = four_of(view);
    if (!four || action.points() > kPackPoints) return why;
    set_four(why, *four, action.points());
    if (why.chance >= kEven) why.reason = Reason::kFourMake;
    return why;
}

Explanation of_pass(const View& view, Action action) {
    Explanation why = said(action);
    if (view.standing && view.standing->seat == partner_of(view.seat)) {
        why.reason = Reason::kPartnerBids;
        why.seat = view.standing->seat;
        why.points = points_of(*view.standing->bid);
        return why;
    }
    const auto four = four_of(view);
    const auto open = bid_range(view.legal);
    if (!four || !open || points_of(open->lowest) > kPackPoints) return why;
    set_four(why, *four, points_of(open->lowest));
    if (why.chance < kEven) why.reason = Reason::kFourTooWeak;
    return why;
}

// Nothing better can be said of the suit than that another one is worth less.
Explanation of_trump(const View& view, Action action, Suit suit) {
    Explanation why = said(action);
    const auto four = four_of(view);
    if (!four || !view.contract || !four->has_suit(suit)) return why;
    const int points = points_of(view.contract->target);
    if (points > kPackPoints) return why;
    why.suit = suit;
    why.points = points;
    why.makes = true;
    why.chance = opening_chances(*four, suit).reaches(points);
    for (const Suit other : kSuits) {
        if (other == suit || !four->has_suit(other)) continue;
        const Chance chance = opening_chances(*four, other).reaches(points);
        if (why.other_suit && chance <= why.next) continue;
        why.other_suit = other;
        why.next = chance;
    }
    if (why.other_suit && why.next > why.chance) return why;
    why.reason = why.other_suit ? Reason::kTrumpForFour : Reason::kTrumpAlone;
    if (action.kind() == Action::Kind::kTrumpCard && four->in_suit(suit).size() > 1 &&
        four->in_suit(suit).lowest() == action.card()) {
        why.reason = Reason::kTrumpLeast;
    }
    return why;
}

}  // namespace

Explanation explain_call(const View& view, Action action) {
    if (view.legal.size() == 1) {
        Explanation why = said(action);
        why.reason = Reason::kOnlyAction;
        return why;
    }
    switch (action.kind()) {
        case Action::Kind::kBid:
            return of_bid(view, action);
        case Action::Kind::kPass:
            return of_pass(view, action);
        case Action::Kind::kTrump:
            return of_trump(view, action, action.suit());
        case Action::Kind::kTrumpCard:
            return of_trump(view, action, action.card().suit());
        case Action::Kind::kCancel: {
            Explanation why = said(action);
            if (view.hand.points() == 0) why.reason = Reason::kCancel;
            return why;
        }
        default:
            return said(action);
    }
}

// Where the first four cards tell nothing, what came of trying.
Explanation explain_call(const View& view, const CallEvaluation& evaluation) {
    const CallOption& chosen = evaluation.chosen();
    Explanation why = explain_call(view, chosen.action);
    if (why.reason != Reason::kSaid || !chosen.tried || evaluation.worlds == 0) return why;
    why = said(chosen.action);
    why.chance = chosen.chance;
    for (int i = 0; i < evaluation.count; ++i) {
        const CallOption& option = evaluation.options[static_cast<std::size_t>(i)];
        if (i == evaluation.best || !option.tried) continue;
        if (why.instead && option.chance <= why.next) continue;
        why.instead = option.action;
        why.next = option.chance;
    }
    if (why.instead && why.next <= why.chance) why.reason = Reason::kBestCall;
    return why;
}

Advice advise(const View& view, std::uint64_t seed) {
    Advice advice;
    if (view.legal.size() == 1) {
        advice.action = view.legal[0];
        advice.why = explain_call(view, advice.action);
        return advice;
    }
    if (view.phase != Phase::kPlay) {
        const CallEvaluation evaluation = evaluate_call(view, seed, call_thinking_of(BotKind::kExpert));
        advice.action = evaluation.chosen().action;
        advice.why = explain_call(view, evaluation);
        return advice;
    }
    const Evaluation evaluation = evaluate(view, seed, thinking_of(BotKind::kExpert));
    advice.action = evaluation.chosen().action;
    advice.why = explain(view, evaluation);
    // Open cards tell nothing of words, so what a word is weighed against is what playing on has shown; the
    // cards among each other go by both.
    const bool by_cards = compares_cards(evaluation);
    for (int i = 0; i < evaluation.count; ++i) {
        const Option& option = evaluation.options[static_cast<std::size_t>(i)];
        const bool card = option.action.kind() == Action::Kind::kPlay;
        if (option.left_out || (by_cards && !card)) continue;
        advice.chances[static_cast<std::size_t>(advice.count++)] = {option.action,
                                                                    by_cards ? option.chance : option.played};
    }
    return advice;
}

}  // namespace twentynine::bots
