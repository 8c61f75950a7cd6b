// Which card to play: what the trick is worth, how likely it becomes ours, and what the card would be good
// for later.
#include <optional>

#include "simple.h"
#include "worth.h"

namespace twentynine::bots {
namespace {

struct Option {
    Card card;
    Standing after;
    Chance ours = 0;
    int tenths = 0;
};

bool takes(const Option& option, const Knowledge& known) {
    return option.after.holder == known.me();
}

// A trump that others may still hold, led by the side that promised points and has the best trump, keeps its
// side suits from being trumped.
int gain_from_drawing(const Knowledge& known, Card card) {
    constexpr int kTenthsEach = 8;
    const View& view = known.view();
    if (known.trump() != card.suit() || !view.contract || !known.is_ours(view.contract->bidder)) return 0;
    if (!known.stronger_unseen(card).empty()) return 0;
    int drawn = 0;
    for (Seat seat : kSeats) {
        if (!known.is_ours(seat)) drawn += known.chance_holds(seat, CardSet::of_suit(card.suit()));
    }
    return drawn * kTenthsEach / kSure;
}

// Bots that weigh points alone trump a partner's good card, or throw a jack, for the smallest gain. A person
// finds neither forgivable, so both must pay well. Costs three duplicate deals in a thousand.
int reluctance(const Knowledge& known, const Option& option) {
    constexpr int kToOvertakePartner = 4;
    constexpr int kToTrumpPartner = 20;
    constexpr int kToTrumpPartnersBest = 40;  // nothing stronger of its suit is out
    constexpr int kToRiskHonour = 20;
    constexpr int kToRiskHonourOnTheirs = 40;
    if (known.view().trick.count == 0) return 0;
    const Standing now = known.standing();
    if (takes(option, known)) {
        if (now.holder != known.partner()) return 0;
        if (option.card.suit() == now.best.suit()) return kToOvertakePartner;
        return known.stronger_unseen(now.best).empty() ? kToTrumpPartnersBest : kToTrumpPartner;
    }
    if (option.card.points() < 2) return 0;
    return (known.is_ours(now.holder) ? kToRiskHonour : kToRiskHonourOnTheirs) * not_so(option.ours) / kSure;
}

Option weigh(const Knowledge& known, Card card) {
    // Of the average points that the seats behind will add, how much to count on.
    constexpr int kPercentOfPointsToCome = 60;
    Option option{.card = card, .after = known.standing_after(card)};
    option.ours = known.chance_ours(option.after);
    const CardSet unseen = known.unseen();
    const int average = unseen.empty() ? 0 : 10 * unseen.points() * option.after.to_play / unseen.size();
    const int stake = 10 * option.after.points + average * kPercentOfPointsToCome / 100;
    option.tenths =
        (2 * option.ours - kSure) * stake / kSure - worth_later(known, card) - reluctance(known, option);
    if (known.view().trick.count == 0) option.tenths += gain_from_drawing(known, card);
    return option;
}

}  // namespace

Action choose_card(const View& view) {
    const Knowledge known(view);
    std::array<Option, 32> options{};
    int count = 0;
    for (Action action : view.legal) {
        if (action.kind() != Action::Kind::kPlay) continue;
        options[static_cast<std::size_t>(count++)] = weigh(known, action.card());
    }
    if (count == 0) return view.legal[0];
    const std::span<const Option> all(options.data(), static_cast<std::size_t>(count));

    // Nothing may be wasted on it by taking it over.
    const bool leave_it = known.partner_is_certain();
    const Option* best = nullptr;
    for (const Option& option : all) {
        if (!best || option.tenths > best->tenths) best = &option;
    }
    if (leave_it) {
        for (const Option& option : all) {
            if (takes(option, known)) continue;
            if (takes(*best, known) || option.tenths > best->tenths) best = &option;
        }
    }
    // Of the cards that take the trick as surely, the weakest does.
    if (view.trick.count > 0 && takes(*best, known)) {
        for (const Option& option : all) {
            if (takes(option, known) && option.ours >= best->ours &&
                beats(best->card, option.card, known.active_trump())) {
                best = &option;
            }
        }
    }
    return Action::play(best->card);
}

}  // namespace twentynine::bots
