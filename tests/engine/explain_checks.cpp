// Whether what a hint's reason says is true: found out by the deal itself and by other ways in which the
// hidden cards may lie, not by what the reasons were taken from.
#include "explain_checks.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>

#include "engine/bots/opening_values.h"
#include "engine/bots/stream.h"
#include "engine/bots/worlds.h"
#include "random_play.h"

namespace twentynine::testing {
namespace {

using bots::Chance;
using bots::Evaluation;
using bots::Explanation;
using bots::Reason;

constexpr int kWorldsTried = 12;

std::vector<Deal> other_worlds(const View& view) {
    std::vector<Deal> out;
    bots::Stream stream(29, index_of(view.seat), view.said_count);
    const bots::Worlds worlds(view);
    for (int i = 0; i < kWorldsTried; ++i) out.push_back(worlds.draw(stream).deal);
    return out;
}

// Whether `holds(deal)` after every way in which the trick that the action goes to can end.
bool however_it_ends(const Deal& deal, Action action, std::size_t trick,
                     const std::function<bool(const Deal&)>& holds) {
    Deal after = deal;
    if (after.apply(action)) return false;
    if (after.tricks().size() > trick || after.phase() != Phase::kPlay) return holds(after);
    for (const Action next : after.legal_actions()) {
        if (!however_it_ends(after, next, trick, holds)) return false;
    }
    return true;
}

// Whether the seat that `wanted` names takes the trick, whatever is played to it and however the cards lie.
bool surely_takes(const View& view, Action action, Seat wanted) {
    const auto trick = static_cast<std::size_t>(view.trick_count);
    for (const Deal& world : other_worlds(view)) {
        const bool holds = however_it_ends(world, action, trick, [&](const Deal& after) {
            return after.tricks().size() <= trick || after.tricks()[trick].winner == wanted;
        });
        if (!holds) return false;
    }
    return true;
}

// The winner and the points of the trick once the action is done.
Trick trick_after(const Deal& deal, Action action) {
    Deal after = deal;
    REQUIRE_FALSE(after.apply(action));
    return after.trick().count > 0 ? after.trick() : after.tricks().back();
}

CardSet unseen(const View& view) {
    CardSet out = CardSet::whole_pack() - view.hand;
    if (view.set_aside) out.remove(*view.set_aside);
    for (const Trick& trick : view.finished()) {
        for (int i = 0; i < trick.count; ++i) out.remove(trick.cards[static_cast<std::size_t>(i)]);
    }
    for (int i = 0; i < view.trick.count; ++i) out.remove(view.trick.cards[static_cast<std::size_t>(i)]);
    return out;
}

bool stronger_out(const View& view, Card card) {
    for (const Card other : unseen(view).in_suit(card.suit())) {
        if (other.rank() > card.rank()) return true;
    }
    return false;
}

std::vector<Card> cards_of(const View& view) {
    std::vector<Card> out;
    for (const Action action : view.legal) {
        if (action.kind() == Action::Kind::kPlay) out.push_back(action.card());
    }
    return out;
}

std::vector<Card> takers(const Deal& deal, const View& view) {
    std::vector<Card> out;
    for (const Card card : cards_of(view)) {
        if (trick_after(deal, Action::play(card)).winner == view.seat) out.push_back(card);
    }
    return out;
}

// Both sides play on at random in other worlds.
bool always_ends(const View& view, bool made, std::mt19937_64& random) {
    for (Deal world : other_worlds(view)) {
        while (world.turn()) world.apply(random_action(world, random));
        const auto result = world.result();
        if (!result || result->made != made) return false;
    }
    return true;
}

bool is_strong(Card card) {
    return card.rank() == Rank::kJack || card.rank() == Rank::kNine;
}

// A card whose reason is about the trick.
bool holds_of_trick(const Deal& deal, const View& view, const Evaluation& evaluation,
                    const Explanation& why) {
    if (why.action.kind() != Action::Kind::kPlay) return false;
    const Card card = why.action.card();
    const Trick before = view.trick;
    const Trick after = trick_after(deal, why.action);
    const bool mine = after.winner == view.seat;
    const bool last = after.count == after.size();
    const bool leads = before.count == 0;
    const std::vector<Card> take = leads ? cards_of(view) : takers(deal, view);
    const auto best = [&] {
        for (int i = 0; i < before.count; ++i) {
            if (before.seat_of(i) == before.winner) return before.cards[static_cast<std::size_t>(i)];
        }
        return Card{};
    };
    const auto partner_has_it = [&] {
        return !leads && !mine && why.seat == partner_of(view.seat) && before.winner == *why.seat &&
               why.other == best() && surely_takes(view, why.action, *why.seat);
    };
    const auto is_trump = [&](Card of) { return view.trump_revealed && view.trump == of.suit(); };
    const auto any = [](const std::vector<Card>& cards, auto holds) {
        return std::any_of(cards.begin(), cards.end(), holds);
    };
    const bool could_trump =
        !leads && any(take, [&](Card c) { return is_trump(c) && before.led() != c.suit(); });
    switch (why.reason) {
        case Reason::kFeedPartner:
            return partner_has_it() && card.points() > 0 && why.points == card.points();
        case Reason::kPartnerHasIt:
            return partner_has_it() && card.points() == 0;
        case Reason::kDontTrumpPartner:
            return partner_has_it() && could_trump && !is_trump(card);
        case Reason::kKeepFromPartner:
            return partner_has_it() && card.points() == 0 && why.kept && is_strong(*why.kept) &&
                   any(take, [&](Card c) { return c == *why.kept; });
        case Reason::kLastTakes:
            return last && mine && take.size() == 1 && after.points == why.points;
        case Reason::kLastCheapest:
            return last && mine && after.points == why.points && !any(take, [&](Card c) {
                       return c.points() < card.points() ||
                              (c.points() == card.points() && c.suit() == card.suit() &&
                               c.rank() < card.rank());
                   });
        case Reason::kLastRichest:
            return last && mine && card.points() > 0 &&
                   !any(take, [&](Card c) { return c.points() > card.points(); });
        case Reason::kTrumpIt:
            return mine && could_trump && is_trump(card) && before.points == why.points && why.points > 0;
        case Reason::kTrumpItSurely:
            return mine && could_trump && is_trump(card) && before.points == why.points && why.points > 0 &&
                   surely_takes(view, why.action, view.seat);
        case Reason::kNobodyBeats:
            return surely_takes(view, why.action, view.seat);
        case Reason::kLeadTop:
            return leads && !stronger_out(view, card);
        case Reason::kStrongestLeft:
            return !leads && mine && card.suit() == before.led() && !stronger_out(view, card);
        case Reason::kDrawTrumps:
            return leads && is_trump(card) && why.count > 0 &&
                   why.count == unseen(view).in_suit(card.suit()).size();
        case Reason::kCheapLead:
            return leads && card.points() == 0;
        case Reason::kCannotWin: {
            const auto all = cards_of(view);
            return !leads && !same_side(before.winner, view.seat) && take.empty() &&
                   why.points == card.points() &&
                   !any(all, [&](Card c) { return c.points() < card.points(); });
        }
        case Reason::kKeepForLater:
            return !leads && before.points == 0 && card.points() == 0 && !mine && why.kept &&
                   is_strong(*why.kept) && any(take, [&](Card c) { return c == *why.kept; });
        case Reason::kKeepTrumps:
            return !leads && before.points == 0 && card.points() == 0 && could_trump && !is_trump(card);
        case Reason::kLikelyOurs:
            return !leads && same_side(before.winner, view.seat) && card.points() > 0 &&
                   why.chance == evaluation.chosen().trick_ours && why.chance * 5 >= bots::kSure * 4;
        default:
            return false;
    }
}

bool holds_of_chances(const View& view, const Evaluation& evaluation, const Explanation& why) {
    bool played_alone = true;
    int cards = 0;
    for (int i = 0; i < evaluation.count; ++i) {
        const auto& option = evaluation.options[static_cast<std::size_t>(i)];
        if (option.action.kind() == Action::Kind::kPlay && !option.left_out) ++cards;
    }
    if (why.action.kind() == Action::Kind::kPlay && cards > 1) played_alone = false;
    bool others = false;
    Chance next = 0;
    bool equal = true;
    bool most = true;  // card points
    for (int i = 0; i < evaluation.count; ++i) {
        const auto& option = evaluation.options[static_cast<std::size_t>(i)];
        const Chance chance = played_alone ? option.played : option.chance;
        if (i == evaluation.best) {
            if (chance != why.chance) return false;
            continue;
        }
        if (option.left_out || (!played_alone && option.action.kind() != Action::Kind::kPlay)) continue;
        others = true;
        next = std::max(next, chance);
        equal &= chance == why.chance;
        if (chance > why.chance) most &= option.tenths <= evaluation.chosen().tenths;
    }
    if (why.reason == Reason::kNearlyBest) {
        return others && most && next == why.next && next > why.chance && next - why.chance <= bots::kAsGood;
    }
    return others && next == why.next && next <= why.chance &&
           equal == (why.reason == Reason::kEqualChance) &&
           why.makes == same_side(view.contract->bidder, view.seat);
}

bool holds_of_word(const Deal& deal, const View& view, const Explanation& why) {
    Deal after = deal;
    REQUIRE_FALSE(after.apply(why.action));
    switch (why.reason) {
        case Reason::kAskToTrump: {
            const View now = view_of(after, view.seat);
            return now.trump_revealed && now.trump == view.trump && !takers(after, now).empty();
        }
        case Reason::kShowPair: {
            const int moved = points_of(view.contract->target) - points_of(after.contract()->target);
            return why.count == (same_side(view.contract->bidder, view.seat) ? moved : -moved) &&
                   why.count > 0;
        }
        case Reason::kCancel:
            return view.hand.points() == 0;
        default:
            return false;
    }
}

bool holds_of_four(const View& view, const Explanation& why) {
    const CardSet four = view.hand;
    const auto chance = [&](Suit suit) {
        return four.has_suit(suit) ? bots::opening_chances(four, suit).reaches(why.points) : Chance{-1};
    };
    Chance best = 0;
    for (const Suit suit : kSuits) best = std::max(best, chance(suit));
    if (four.size() != 4 || !why.suit || chance(*why.suit) != why.chance || best != why.chance) return false;
    switch (why.reason) {
        case Reason::kFourMake:
            return why.action == Action::bid(why.points) && why.chance * 2 >= bots::kSure;
        case Reason::kFourTooWeak:
            return why.action == Action::pass() && why.chance * 2 < bots::kSure &&
                   points_of(bid_range(view.legal)->lowest) == why.points;
        case Reason::kTrumpForFour:
            return why.other_suit && chance(*why.other_suit) == why.next && why.next <= why.chance &&
                   points_of(view.contract->target) == why.points;
        case Reason::kTrumpAlone:
            return four.in_suit(*why.suit) == four && points_of(view.contract->target) == why.points;
        case Reason::kTrumpLeast:
            return four.in_suit(*why.suit).lowest() == why.action.card() &&
                   points_of(view.contract->target) == why.points;
        default:
            return false;
    }
}

bool holds_of_call(const bots::CallEvaluation& evaluation, const Explanation& why) {
    bool others = false;
    Chance next = 0;
    for (int i = 0; i < evaluation.count; ++i) {
        const auto& option = evaluation.options[static_cast<std::size_t>(i)];
        if (!option.tried || i == evaluation.best) continue;
        others = true;
        next = std::max(next, option.chance);
    }
    return others && evaluation.worlds > 0 && evaluation.chosen().tried &&
           why.chance == evaluation.chosen().chance && why.next == next && next <= why.chance;
}

}  // namespace

bool holds(const Deal& deal, const View& view, const Evaluated& evaluated, const Explanation& why,
           std::mt19937_64& random) {
    const Evaluation& evaluation = evaluated.play;
    switch (why.reason) {
        case Reason::kOnlyAction:
            return view.legal.size() == 1 && view.legal[0] == why.action;
        case Reason::kMadeAlready:
        case Reason::kBrokenAlready:
            return always_ends(view, why.reason == Reason::kMadeAlready, random);
        case Reason::kAskToTrump:
        case Reason::kShowPair:
        case Reason::kCancel:
            return holds_of_word(deal, view, why);
        case Reason::kBestChance:
        case Reason::kNearlyBest:
        case Reason::kEqualChance:
            return holds_of_chances(view, evaluation, why);
        case Reason::kFourMake:
        case Reason::kFourTooWeak:
        case Reason::kTrumpForFour:
        case Reason::kTrumpAlone:
        case Reason::kTrumpLeast:
            return holds_of_four(view, why);
        case Reason::kPartnerBids:
            return why.action == Action::pass() && view.standing->seat == partner_of(view.seat) &&
                   why.seat == view.standing->seat && points_of(*view.standing->bid) == why.points;
        case Reason::kBestCall:
            return holds_of_call(evaluated.call, why);
        case Reason::kSaid:
            return true;  // it says nothing but the action
        default:
            return holds_of_trick(deal, view, evaluation, why);
    }
}

}  // namespace twentynine::testing
