// What the whole table has seen: read from a View, or kept up to date while a deal is played on.
#include "seen.h"

namespace twentynine::bots {
Seen::Seen() {
    may_hold.fill(CardSet::whole_pack());
}

Seen::Seen(const View& view) : Seen() {
    CardSet owed;  // of these the seat that has asked plays one now, if it can
    int in_trick = 0;
    Suit led{};
    const int full = view.trick.size();
    for (int i = 0; i < view.said_count; ++i) {
        const Said& said = view.said[static_cast<std::size_t>(i)];
        if (said.action.kind() == Action::Kind::kAsk && view.ruleset.asker_must_trump) {
            owed = CardSet::of_suit(*view.trump);
        }
        if (said.action.kind() != Action::Kind::kPlay) continue;
        const Card card = said.action.card();
        if (in_trick == 0) led = card.suit();
        CardSet& may = may_hold[slot(said.seat)];
        if (card.suit() != led) may = may - CardSet::of_suit(led);
        if (!owed.contains(card)) may = may - owed;
        owed = CardSet();
        played[slot(said.seat)].add(card);
        in_trick = (in_trick + 1) % full;
    }
    if (view.turned_up) {
        for (const Seat seat : kSeats) {
            if (seat != view.contract->bidder) may_hold[slot(seat)].remove(*view.turned_up);
        }
    }
}

void advance(Deal& deal, Seen& seen, Action action) {
    if (action.kind() == Action::Kind::kPlay) {
        const Card card = action.card();
        const Trick& trick = deal.trick();
        const Seat seat = trick.seat_of(trick.count);
        CardSet& may = seen.may_hold[slot(seat)];
        const auto led = trick.led();
        if (led && card.suit() != *led) may = may - CardSet::of_suit(*led);
        if (deal.owes_trump() && card.suit() != *deal.trump()) may = may - CardSet::of_suit(*deal.trump());
        seen.played[slot(seat)].add(card);
    }
    const bool lay_aside = deal.set_aside().has_value();
    deal.apply_legal(action);
    if (lay_aside && deal.turned_up()) {
        for (const Seat seat : kSeats) {
            if (seat != deal.contract()->bidder) seen.may_hold[slot(seat)].remove(*deal.turned_up());
        }
    }
}

}  // namespace twentynine::bots
