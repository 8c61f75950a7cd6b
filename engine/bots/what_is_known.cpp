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
    weigh_trumps();
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

// The bidder chose among four cards it held: the more cards of a suit can have been among them, the likelier
// it is.
void Knowledge::weigh_trumps() {
    if (view_.no_trump) return;
    if (view_.trump) {
        trump_weights_[static_cast<std::size_t>(*view_.trump)] = 1;
        return;
    }
    CardSet could_be_bidders = unseen_;
    if (view_.contract) {
        const Seat bidder = view_.contract->bidder;
        could_be_bidders = may_hold_[slot(bidder)];
        const auto add_played = [&](const Trick& trick) {
            for (int i = 0; i < trick.count; ++i) {
                if (trick.seat_of(i) == bidder)
                    could_be_bidders.add(trick.cards[static_cast<std::size_t>(i)]);
            }
        };
        for (const Trick& trick : view_.finished()) add_played(trick);
        add_played(view_.trick);
    }
    for (Suit suit : kSuits) {
        const int count = could_be_bidders.in_suit(suit).size();
        trump_weights_[static_cast<std::size_t>(suit)] = count * count;
    }
}

CardSet Knowledge::stronger_unseen(Card card) const {
    CardSet stronger;
    for (Card other : unseen_.in_suit(card.suit())) {
        if (other.rank() > card.rank()) stronger.add(other);
    }
    return stronger;
}

Chance Knowledge::chance_holds(Seat seat, CardSet wanted) const {
    const CardSet sure = surely_holds(seat);
    if (!(sure & wanted).empty()) return kSure;
    const CardSet open = may_hold(seat) - sure;
    const int held = held_by(seat) - sure.size();
    return not_so(chance_of_none(open.size(), held, (open & wanted).size()));
}

Chance Knowledge::chance_void(Seat seat, Suit suit) const {
    return not_so(chance_holds(seat, CardSet::of_suit(suit)));
}

// Void in the suit led and holding a trump that is good enough.
Chance Knowledge::chance_ruffs(Seat seat, const Standing& standing, Suit trump) const {
    const Chance is_void = chance_void(seat, standing.led);
    if (is_void == 0 || trump == standing.led) return 0;
    CardSet good;
    for (Card card : may_hold(seat).in_suit(trump)) {
        if (beats(card, standing.best, trump)) good.add(card);
    }
    const CardSet sure = without_suit(surely_holds(seat), standing.led);
    if (!(sure & good).empty()) return is_void;
    const CardSet open = without_suit(may_hold(seat), standing.led) - sure;
    const int held = std::min(held_by(seat) - sure.size(), open.size());
    return both(is_void, not_so(chance_of_none(open.size(), held, (open & good).size())));
}

Chance Knowledge::chance_takes(Seat seat, const Standing& standing) const {
    CardSet good;
    for (Card card : may_hold(seat).in_suit(standing.led)) {
        if (beats(card, standing.best, active_trump_)) good.add(card);
    }
    const Chance follows = chance_holds(seat, good);
    int weighed = 0;
    int weights = 0;
    for (Suit suit : kSuits) {
        if (trump_weight(suit) == 0) continue;
        weighed += trump_weight(suit) * chance_ruffs(seat, standing, suit);
        weights += trump_weight(suit);
    }
    return std::min(kSure, follows + (weights > 0 ? weighed / weights : 0));
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

bool Knowledge::partner_is_certain() const {
    if (view_.trick.count == 0) return false;
    Standing now = standing();
    if (now.holder != partner()) return false;
    now.next = after(me());
    now.to_play -= 1;
    return is_certainly_ours(now);
}

// A taken trick may be taken back by a partner behind: the more so, the more cards could have taken it. And
// whoever comes behind somebody that may have taken it faces a better card than the one on the table now.
Chance Knowledge::chance_ours(const Standing& standing) const {
    // By the number of stronger cards of its suit that are out, as seen over 20,000 deals.
    constexpr std::array<int, 5> kPercentTakenBack{5, 10, 20, 33, 40};
    const int stronger = std::min(stronger_unseen(standing.best).size(), 4);
    const Chance taken_back = kSure * kPercentTakenBack[static_cast<std::size_t>(stronger)] / 100;
    const bool ours_now = is_ours(standing.holder);
    Chance ours = ours_now ? kSure : 0;
    Chance lifted = 0;  // that a seat behind plays higher than what is on the table
    bool partner_behind = standing.to_play > 1;
    all_behind(standing, [&](Seat seat) {
        Chance takes = chance_takes(seat, standing);
        takes -= both(takes, lifted) / 2;
        if (is_ours(seat)) {
            partner_behind = false;
            if (ours_now) return true;
            ours += both(takes, not_so(ours));
            lifted = ours;
        } else {
            const Chance lost = both(ours, takes);
            ours -= lost;
            if (partner_behind) {
                ours += both(lost, taken_back);
                lifted = takes;
            }
        }
        return true;
    });
    return ours;
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
