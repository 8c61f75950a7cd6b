// What to say beside bids and cards, at the tables where there is something to say: a single hand,
// cancelling, the pair, asking for trump, turning it up.
#include <algorithm>
#include <optional>

#include "simple.h"
#include "what_is_known.h"

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

bool pair_moves_target(const View& view) {
    const int target = points_of(view.contract->target);
    const bool ours = same_side(view.contract->bidder, view.seat);
    return ours ? target > view.ruleset.minimum_bid : target < points_in_play(view.ruleset);
}

// Of the four, how likely a suit is trump, and then whether this hand has one that takes the trick.
Chance chance_to_trump(const Knowledge& known, const Standing& now) {
    int good = 0;
    int all = 0;
    for (const Suit suit : kSuits) {
        const int weight = known.trump_weight(suit);
        all += weight;
        const bool takes = std::any_of(known.view().legal.begin(), known.view().legal.end(), [&](Action a) {
            return a.kind() == Action::Kind::kPlay && a.card().suit() == suit &&
                   beats(a.card(), now.best, suit);
        });
        if (takes) good += weight;
    }
    return all > 0 ? kSure * good / all : 0;
}

// Whether trump should come up for this trick: it must be worth a trump, and the trump must be likely to be
// there.
bool wants_trump_up(const Knowledge& known) {
    constexpr int kWorthATrump = 15;  // tenths of a point
    constexpr int kStillToFall = 7;   // what a seat behind adds on average
    if (known.view().trick.count == 0) return false;
    const Standing now = known.standing();
    Standing behind = now;
    behind.next = known.after(known.me());
    behind.to_play -= 1;
    const bool partners = now.holder == known.partner();
    if (partners && (behind.to_play == 0 || known.is_certainly_ours(behind))) return false;
    int stake = 10 * now.points + kStillToFall * behind.to_play;
    // What the partner may take anyhow is half won.
    if (partners) stake /= 3;
    return both(stake * 100, chance_to_trump(known, now)) >= kWorthATrump * 100;
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
    const auto may = [&view](Action::Kind kind) { return view.legal.contains(word(kind)); };
    if (view.legal.size() == 1) return view.legal[0];
    // A hand that takes nothing is no loss; four jacks, or eight cards of a suit, are.
    if (may(Action::Kind::kCancel) && view.hand.points() == 0 && !view.set_aside) {
        return word(Action::Kind::kCancel);
    }
    if (may(Action::Kind::kPair) && pair_moves_target(view)) return word(Action::Kind::kPair);
    const bool may_ask = may(Action::Kind::kAsk);
    if (!may_ask && !may(Action::Kind::kExpose)) return std::nullopt;
    // A bidder that can follow lets the others guess on.
    const auto led = view.trick.led();
    if (!led || view.hand.has_suit(*led)) return std::nullopt;
    const Knowledge known(view);
    if (!wants_trump_up(known)) return std::nullopt;
    return word(may_ask ? Action::Kind::kAsk : Action::Kind::kExpose);
}

}  // namespace twentynine::bots
