// The reasons of a card, and of the words before one.
#include "explain.h"

#include <algorithm>

#include "what_is_known.h"

namespace twentynine::bots {
namespace {

// A trick that isn't certain, from four in five on.
bool is_likely(Chance chance) {
    return chance * 5 >= kSure * 4;
}

bool is_strong(Card card) {
    return card.rank() == Rank::kJack || card.rank() == Rank::kNine;
}

template <typename Holds>
bool any_of(CardSet cards, Holds holds) {
    for (const Card card : cards) {
        if (holds(card)) return true;
    }
    return false;
}

// What the reasons ask about: a card that is played now, and the others that could be.
struct Position {
    const View& view;
    const Knowledge known;
    CardSet plays;
    bool words = false;  // that would bring trump up are open too
    Card card{};

    Position(const View& given, Action action) : view(given), known(given) {
        for (const Action legal : view.legal) {
            if (legal.kind() == Action::Kind::kPlay) plays.add(legal.card());
            words |= legal.kind() == Action::Kind::kAsk || legal.kind() == Action::Kind::kExpose;
        }
        if (action.kind() == Action::Kind::kPlay) card = action.card();
    }

    bool leads() const { return view.trick.count == 0; }
    int on_table() const { return view.trick.points; }
    bool takes(Card played) const { return known.standing_after(played).holder == view.seat; }
    CardSet takers() const {
        CardSet out;
        for (const Card played : plays) {
            if (takes(played)) out.add(played);
        }
        return out;
    }
    // On a suit led that the seat hasn't got.
    bool is_trump(Card played) const { return known.active_trump() == played.suit(); }
    bool could_trump() const {
        const auto trump = known.active_trump();
        return !leads() && trump && view.trick.led() != trump && !takers().in_suit(*trump).empty();
    }
    // A card of an opponent that lies there would count once trump came up, or the card that is played now.
    bool may_turn() const {
        return known.trump_may_come_up() &&
               (known.opponent_may_have_trumped() || known.may_be_trump_of_trick(card));
    }
    bool partner_certain() const { return known.partner_is_certain() && !may_turn(); }
    // Of the card that is played: nobody behind has one that takes the trick from it.
    bool certain_after() const {
        const Standing after = known.standing_after(card);
        Seat seat = after.next;
        for (int i = 0; i < after.to_play; ++i, seat = known.after(seat)) {
            if (!known.cannot_take(seat, after)) return false;
        }
        return after.holder == view.seat && !may_turn();
    }
};

Explanation because(Reason reason, const Position& at) {
    Explanation why;
    why.reason = reason;
    why.action = Action::play(at.card);
    why.suit = at.card.suit();
    return why;
}

// A card to a trick that the partner has for certain.
std::optional<Explanation> under_partner(const Position& at) {
    if (!at.partner_certain() || at.takes(at.card)) return std::nullopt;
    Explanation why = because(Reason::kPartnerHasIt, at);
    why.seat = at.known.partner();
    why.other = at.known.standing().best;
    why.points = at.card.points();
    if (why.points > 0) {
        why.reason = Reason::kFeedPartner;
    } else if (at.could_trump() && !at.is_trump(at.card)) {
        why.reason = Reason::kDontTrumpPartner;
    } else {
        for (const Card wasted : at.takers()) {
            if (!is_strong(wasted)) continue;
            why.reason = Reason::kKeepFromPartner;
            why.kept = wasted;
        }
    }
    return why;
}

std::optional<Explanation> as_last(const Position& at) {
    if (at.leads() || at.known.standing_after(at.card).to_play > 0) return std::nullopt;
    Explanation why = because(Reason::kLastTakes, at);
    why.points = at.known.standing_after(at.card).points;
    const CardSet takers = at.takers();
    if (takers.size() == 1) return why;
    const bool cheaper = any_of(takers, [&at](Card other) {
        if (other.points() != at.card.points()) return other.points() < at.card.points();
        return other.suit() == at.card.suit() && other.rank() < at.card.rank();
    });
    const bool richer = any_of(takers, [&at](Card other) { return other.points() > at.card.points(); });
    if (!cheaper) {
        why.reason = Reason::kLastCheapest;
    } else if (!richer && at.card.points() > 0) {
        why.reason = Reason::kLastRichest;
    } else {
        return std::nullopt;
    }
    return why;
}

// A card that takes a trick, or is led.
std::optional<Explanation> taking(const Position& at) {
    const bool certain = at.certain_after();
    if (!at.leads() && at.could_trump() && at.is_trump(at.card)) {
        if (at.on_table() == 0) return as_last(at);
        Explanation why = because(certain ? Reason::kTrumpItSurely : Reason::kTrumpIt, at);
        why.points = at.on_table();
        return why;
    }
    if (const auto last = as_last(at)) return last;
    const CardSet out = at.known.unseen().in_suit(at.card.suit());
    if (at.leads() && at.known.active_trump() == at.card.suit() && !out.empty()) {
        Explanation why = because(Reason::kDrawTrumps, at);
        why.count = out.size();
        return why;
    }
    if (certain) {
        Explanation why = because(Reason::kNobodyBeats, at);
        why.points = at.known.standing_after(at.card).points;
        return why;
    }
    if (!at.known.stronger_unseen(at.card).empty() ||
        (!at.leads() && at.view.trick.led() != at.card.suit())) {
        if (at.leads() && at.card.points() == 0) return because(Reason::kCheapLead, at);
        return std::nullopt;
    }
    return because(at.leads() ? Reason::kLeadTop : Reason::kStrongestLeft, at);
}

// A card to a trick that somebody else has.
std::optional<Explanation> leaving(const Position& at, const Option& option) {
    const CardSet takers = at.takers();
    const bool ours = at.known.is_ours(at.known.standing().holder);
    if (ours && at.card.points() > 0 && is_likely(option.trick_ours)) {
        Explanation why = because(Reason::kLikelyOurs, at);
        why.seat = at.known.standing().holder;
        why.other = at.known.standing().best;
        why.chance = option.trick_ours;
        return why;
    }
    const bool least = !any_of(at.plays, [&at](Card other) { return other.points() < at.card.points(); });
    if (!ours && takers.empty() && least && !at.words && at.plays.size() > 1) {
        Explanation why = because(Reason::kCannotWin, at);
        why.points = at.card.points();
        return why;
    }
    if (at.on_table() > 0 || at.card.points() > 0) return std::nullopt;
    for (const Card kept : takers) {
        if (!is_strong(kept) || at.could_trump()) continue;
        Explanation why = because(Reason::kKeepForLater, at);
        why.kept = kept;
        return why;
    }
    if (!at.could_trump() || at.is_trump(at.card)) return std::nullopt;
    Explanation why = because(Reason::kKeepTrumps, at);
    why.suit = at.known.active_trump();
    return why;
}

// Nothing that can still happen changes who wins the deal.
std::optional<Reason> decided(const View& view) {
    if (!view.contract || view.contract->single) return std::nullopt;
    const Ruleset& rules = view.ruleset;
    const bool may_fall = rules.annul_unrevealed || rules.cancel_defenders_without_trump;
    if (may_fall && !view.trump_revealed && !view.no_trump) return std::nullopt;
    if (view.legal.contains(Action::plain(Action::Kind::kCancel))) return std::nullopt;
    if (rules.pair_shift != 0 && !view.pair_shown_by && !view.no_trump) return std::nullopt;
    const Team bidders = team_of(view.contract->bidder);
    const auto reached = [&view](Team team) {
        return view.points[static_cast<std::size_t>(team)] >=
               points_needed(view.ruleset, *view.contract, team);
    };
    if (reached(bidders)) return Reason::kMadeAlready;
    if (reached(other(bidders)) && !rules.double_loss_below_half) return Reason::kBrokenAlready;
    return std::nullopt;
}

bool is_card(const Option& option) {
    return option.action.kind() == Action::Kind::kPlay;
}

// The chances alone: those of the cards among each other; where a word is in question, as playing on has
// shown them, since open cards tell nothing of words.
Explanation by_chance(const View& view, const Evaluation& evaluation) {
    const Option& chosen = evaluation.chosen();
    Explanation why;
    why.action = chosen.action;
    if (evaluation.worlds == 0) return why;
    const std::span<const Option> options(evaluation.options.data(),
                                          static_cast<std::size_t>(evaluation.count));
    const bool by_cards = compares_cards(evaluation);
    const auto chance_of = [by_cards](const Option& o) { return by_cards ? o.chance : o.played; };
    why.makes = view.contract && same_side(view.contract->bidder, view.seat);
    why.chance = chance_of(chosen);
    bool equal = true;
    for (const Option& option : options) {
        if (&option == &chosen || option.left_out || (by_cards && !is_card(option))) continue;
        equal &= chance_of(option) == why.chance;
        if (!why.instead || chance_of(option) > why.next) {
            why.instead = option.action;
            why.next = chance_of(option);
        }
    }
    if (!why.instead) return why;
    why.reason = why.next > why.chance ? Reason::kNearlyBest
                 : equal               ? Reason::kEqualChance
                                       : Reason::kBestChance;
    return why;
}

std::optional<Explanation> of_word(const View& view, Action action) {
    Explanation why;
    why.action = action;
    switch (action.kind()) {
        case Action::Kind::kPair: {
            const int target = points_of(view.contract->target);
            const bool ours = same_side(view.contract->bidder, view.seat);
            const int shift = view.ruleset.pair_shift;
            why.reason = Reason::kShowPair;
            why.count = ours ? std::min(shift, target - view.ruleset.minimum_bid)
                             : std::min(shift, points_in_play(view.ruleset) - target);
            if (why.count <= 0) return std::nullopt;
            why.makes = ours;
            return why;
        }
        case Action::Kind::kCancel:
            why.reason = Reason::kCancel;
            if (view.hand.points() + (view.set_aside ? view.set_aside->points() : 0) > 0) return std::nullopt;
            return why;
        case Action::Kind::kAsk:
        case Action::Kind::kExpose: {
            // With trump up the deal may be over at once.
            if (view.ruleset.cancel_defenders_without_trump) return std::nullopt;
            if (!view.trump || view.trick.count == 0 || view.hand.has_suit(*view.trick.led())) {
                return std::nullopt;
            }
            for (const Card mine : view.hand.in_suit(*view.trump)) {
                bool beats_all = true;
                for (int i = 0; i < view.trick.count; ++i) {
                    beats_all &= beats(mine, view.trick.cards[static_cast<std::size_t>(i)], view.trump);
                }
                if (!beats_all) continue;
                why.reason = Reason::kAskToTrump;
                why.suit = view.trump;
                why.points = view.trick.points;
                return why;
            }
            return std::nullopt;
        }
        default:
            return std::nullopt;
    }
}

}  // namespace

bool compares_cards(const Evaluation& evaluation) {
    int cards = 0;
    for (int i = 0; i < evaluation.count; ++i) {
        const Option& option = evaluation.options[static_cast<std::size_t>(i)];
        if (is_card(option) && !option.left_out) ++cards;
    }
    return is_card(evaluation.chosen()) && cards > 1;
}

Explanation explain(const View& view, const Evaluation& evaluation) {
    const Option& chosen = evaluation.chosen();
    const Action action = chosen.action;
    if (view.legal.size() == 1) {
        Explanation why;
        why.reason = Reason::kOnlyAction;
        why.action = action;
        return why;
    }
    if (const auto over = decided(view)) {
        Explanation why;
        why.reason = *over;
        why.action = action;
        return why;
    }
    if (action.kind() != Action::Kind::kPlay) {
        return of_word(view, action).value_or(by_chance(view, evaluation));
    }
    const Position at(view, action);
    std::optional<Explanation> why = under_partner(at);
    if (!why && at.takes(at.card)) why = taking(at);
    if (!why && !at.takes(at.card)) why = leaving(at, chosen);
    return why.value_or(by_chance(view, evaluation));
}

}  // namespace twentynine::bots
