#include "what_is_known.h"

#include <algorithm>

namespace twentynine::bots {
namespace {

CardSet cards_of(const Trick& trick) {
    CardSet cards;
    for (int i = 0; i < trick.count; ++i) cards.add(trick.cards[static_cast<std::size_t>(i)]);
    return cards;
}

CardSet without_suit(CardSet cards, Suit suit) {
    return cards - CardSet::of_suit(suit);
}

}  // namespace

Knowledge::Knowledge(const View& view) : view_(view) {
    if (view.trump_revealed) active_trump_ = view.trump;
    CardSet seen = view.hand | cards_of(view.trick);
    for (const Trick& trick : view.finished()) seen = seen | cards_of(trick);
    if (view.set_aside) seen.add(*view.set_aside);
    unseen_ = CardSet::whole_pack() - seen;
    for (Seat seat : kSeats) {
        may_hold_[slot(seat)] = seat == view.seat ? view.hand : unseen_;
        surely_holds_[slot(seat)] = seat == view.seat ? view.hand : CardSet();
    }
    note_voids();
    deduce();
}

int Knowledge::held_by(Seat seat) const {
    const bool aside = view_.card_lies_aside && view_.contract->bidder == seat && seat != view_.seat;
    return view_.card_counts[slot(seat)] + (aside ? 1 : 0);
}

Seat Knowledge::after(Seat seat) const {
    const Seat behind = next(seat);
    return behind == view_.sits_out ? next(behind) : behind;
}

// A seat that did not follow has none of the suit led.
void Knowledge::note_voids() {
    const auto note = [this](const Trick& trick) {
        for (int i = 1; i < trick.count; ++i) {
            const Suit led = trick.cards[0].suit();
            const Seat seat = trick.seat_of(i);
            if (trick.cards[static_cast<std::size_t>(i)].suit() == led || seat == view_.seat) continue;
            may_hold_[slot(seat)] = without_suit(may_hold_[slot(seat)], led);
        }
    };
    for (const Trick& trick : view_.finished()) note(trick);
    note(view_.trick);
}

// A card that only one seat can hold is there; a seat whose cards are all known holds nothing else, and that
// may settle where another card is.
void Knowledge::deduce() {
    bool learned = true;
    while (learned) {
        learned = false;
        for (Seat seat : kSeats) {
            if (seat == view_.seat) continue;
            CardSet elsewhere;
            for (Seat other : kSeats) {
                if (other != seat && other != view_.seat) elsewhere = elsewhere | may_hold_[slot(other)];
            }
            CardSet& possible = may_hold_[slot(seat)];
            CardSet& sure = surely_holds_[slot(seat)];
            const int count = held_by(seat);
            const CardSet found = possible.size() == count ? possible : possible - elsewhere;
            if (found != sure) {
                sure = found;
                learned = true;
            }
            if (sure.size() == count && possible != sure) {
                possible = sure;
                learned = true;
            }
        }
    }
}

bool Knowledge::cannot_take(Seat seat, const Standing& standing) const {
    const bool void_possible = may_be_void(seat, standing.led);
    const CardSet playable = void_possible ? may_hold(seat) : may_hold(seat).in_suit(standing.led);
    for (Suit suit : kSuits) {
        if (view_.trump && *view_.trump != suit) continue;
        const bool counts = !view_.no_trump && (view_.trump_revealed || void_possible);
        for (Card card : playable) {
            if (beats(card, standing.best, counts ? std::optional(suit) : std::nullopt)) return false;
        }
    }
    return true;
}

bool Knowledge::is_certainly_ours(const Standing& standing) const {
    return is_ours(standing.holder) &&
           all_behind(standing, [&](Seat seat) { return is_ours(seat) || cannot_take(seat, standing); });
}

bool Knowledge::trump_may_come_up() const {
    if (view_.trump_revealed || view_.no_trump || !view_.ruleset.reveal_trick_counts) return false;
    return view_.trick.count > 0 && view_.trick.count + 1 < view_.trick.size();
}

bool Knowledge::may_be_trump_of_trick(Card card) const {
    return card.suit() != view_.trick.led() && (!view_.trump || *view_.trump == card.suit());
}

bool Knowledge::opponent_may_have_trumped() const {
    for (int i = 0; i < view_.trick.count; ++i) {
        if (is_ours(view_.trick.seat_of(i))) continue;
        if (may_be_trump_of_trick(view_.trick.cards[static_cast<std::size_t>(i)])) return true;
    }
    return false;
}

bool Knowledge::partner_is_certain() const {
    if (view_.trick.count == 0) return false;
    Standing now = standing();
    if (now.holder != partner()) return false;
    now.next = after(me());
    now.to_play -= 1;
    return is_certainly_ours(now) && !(trump_may_come_up() && opponent_may_have_trumped());
}

Standing Knowledge::standing() const {
    const Trick& trick = view_.trick;
    Standing now;
    now.led = trick.cards[0].suit();
    now.holder = trick.winner;
    for (int i = 0; i < trick.count; ++i) {
        if (trick.seat_of(i) == trick.winner) now.best = trick.cards[static_cast<std::size_t>(i)];
    }
    now.next = trick.seat_of(trick.count);
    now.to_play = trick.size() - trick.count;
    now.points = trick.points;
    return now;
}

Standing Knowledge::standing_after(Card card) const {
    Standing after;
    if (view_.trick.count == 0) {
        after = {.led = card.suit(),
                 .best = card,
                 .holder = me(),
                 .next = this->after(me()),
                 .to_play = view_.trick.size() - 1,
                 .points = 0};
    } else {
        after = standing();
        if (beats(card, after.best, active_trump_)) {
            after.best = card;
            after.holder = me();
        }
        after.next = this->after(me());
        after.to_play -= 1;
    }
    after.points += card.points();
    return after;
}

}  // namespace twentynine::bots
