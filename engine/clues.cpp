#include "clues.h"

namespace twentynine {

namespace {

CardSet without_points() {
    CardSet cards;
    for (const Card card : CardSet::whole_pack()) {
        if (card.points() == 0) cards.add(card);
    }
    return cards;
}

CardSet four_jacks() {
    CardSet jacks;
    for (const Suit suit : kSuits) jacks.add(Card(Rank::kJack, suit));
    return jacks;
}

// Reads the words one by one and keeps track of the trick they belong to.
class ClueReader {
  public:
    ClueReader(const KnownToSeat& known, const Course& course, const Secret& secret,
               std::optional<Suit> one_suit)
        : known_(known), course_(course), secret_(secret), one_suit_(one_suit), turn_(known.seat) {}

    Clues read() {
        has_secret_ = course_.choice && !course_.single && secret_.suit;
        if (secret_.card && course_.choice && !course_.single) must_hold(course_.bidder).add(*secret_.card);
        for (const Said& said : known_.words()) read(said);
        if (!up_ && known_.reveal_trick && course_.choice) reveal(known_.revealed_by, true);
        if (defender_has_shown_trump_) clues_.defenders_trumps = CardSet();
        note_seat_on_turn();
        return clues_;
    }

  private:
    CardSet& may_hold(Seat seat) { return clues_.holdings.may_hold[slot(seat)]; }
    CardSet& must_hold(Seat seat) { return clues_.holdings.must_hold[slot(seat)]; }
    void rule_out(Seat seat, Suit suit) { may_hold(seat) = may_hold(seat) - CardSet::of_suit(suit); }

    void read(const Said& said) {
        const Action::Kind kind = said.action.kind();
        const bool now = known_.reveal_trick == trick_ && known_.revealed_by == said.seat;
        const bool playing =
            kind == Action::Kind::kPlay || kind == Action::Kind::kPair || kind == Action::Kind::kCancel;
        if (!up_ && now && course_.choice && playing) reveal(said.seat, true);
        if (kind == Action::Kind::kAsk) asked(said.seat);
        if (kind == Action::Kind::kExpose) exposed(said.seat);
        if (kind == Action::Kind::kCancel) cancelled(said.seat);
        if (kind == Action::Kind::kPlay) played(said.seat, said.action.card());
        if (kind != Action::Kind::kPair || !secret_.suit) return;
        for (const Rank rank : {Rank::kKing, Rank::kQueen})
            must_hold(said.seat).add(Card(rank, *secret_.suit));
    }

    void asked(Seat seat) {
        if (in_trick_ > 0) rule_out(seat, *led_);
        owes_ = known_.ruleset.asker_must_trump;
        reveal(seat, false);
    }

    void exposed(Seat seat) {
        if (in_trick_ > 0 && secret_.card && secret_.card->suit() == *led_) {
            // Else the card set aside would have come up by itself.
            clues_.follower = seat;
            clues_.follows = CardSet::of_suit(*led_) - CardSet::of(*secret_.card);
        }
        reveal(seat, false);
    }

    void reveal(Seat seat, bool by_itself) {
        up_ = true;
        if (by_itself && in_trick_ > 0) rule_out(seat, *led_);
        // The card that lay aside may be the one that follows now.
        if (secret_.card) may_hold(course_.bidder).add(*secret_.card);
        if (!known_.ruleset.cancel_defenders_without_trump || !secret_.suit) return;
        const bool none = known_.cancelled == Cancelled::kDefendersWithoutTrump;
        for (const Seat s : kSeats) {
            if (same_side(s, course_.bidder)) continue;
            if (none) rule_out(s, *secret_.suit);
            if (lying_[slot(s)].has_suit(*secret_.suit)) defender_has_shown_trump_ = true;
            if (s == known_.seat && known_.hand.has_suit(*secret_.suit)) defender_has_shown_trump_ = true;
        }
        clues_.defenders_trumps = none ? CardSet() : CardSet::of_suit(*secret_.suit);
    }

    void cancelled(Seat seat) {
        if (known_.cancelled == Cancelled::kFourJacks) {
            must_hold(seat) = four_jacks();
        } else if (one_suit_) {
            may_hold(seat) = may_hold(seat).in_suit(*one_suit_);
        } else {
            may_hold(seat) = may_hold(seat) & without_points();
        }
    }

    void played(Seat seat, Card card) {
        if (!may_hold(seat).contains(card)) clues_.possible = false;
        if (in_trick_ == 0) {
            led_ = card.suit();
            if (has_secret_ && !up_ && seat == course_.bidder && card.suit() == *secret_.suit &&
                !known_.ruleset.bidder_may_lead_hidden_trump) {
                may_hold(seat) = may_hold(seat).in_suit(*secret_.suit);
            }
        } else if (card.suit() != *led_) {
            rule_out(seat, *led_);
        }
        if (owes_ && secret_.suit && card.suit() != *secret_.suit) rule_out(seat, *secret_.suit);
        owes_ = false;
        lying_[slot(seat)].add(card);
        if (up_ && clues_.follower == seat && clues_.follows.contains(card)) clues_.follower.reset();
        if (up_ && secret_.suit && card.suit() == *secret_.suit && !same_side(seat, course_.bidder)) {
            defender_has_shown_trump_ = true;
        }
        turn_ = next(seat);
        if (++in_trick_ == (course_.single ? 3 : 4)) {
            in_trick_ = 0;
            ++trick_;
            lying_ = {};
        }
    }

    // While trump is hidden, the seat on turn isn't one for which it would have come up by itself.
    void note_seat_on_turn() {
        if (!has_secret_ || up_ || in_trick_ == 0) return;
        const bool has_aside = secret_.card && turn_ == course_.bidder;
        const bool would_follow = has_aside && secret_.card->suit() == *led_;
        if (known_.ruleset.reveal != Reveal::kFirstVoid && !would_follow) return;
        clues_.follower = turn_;
        clues_.follows = CardSet::of_suit(*led_);
        if (has_aside) clues_.follows.remove(*secret_.card);
    }

    const KnownToSeat& known_;
    const Course& course_;
    const Secret& secret_;
    std::optional<Suit> one_suit_;
    Clues clues_;
    bool has_secret_ = false;
    int in_trick_ = 0;
    int trick_ = 0;
    std::optional<Suit> led_;
    bool up_ = false;
    bool owes_ = false;
    bool defender_has_shown_trump_ = false;
    Seat turn_;
    std::array<CardSet, 4> lying_{};  // in the trick, by seat
};

}  // namespace

KnownToSeat known_to_seat(const View& view) {
    KnownToSeat known;
    known.ruleset = view.ruleset;
    known.seat = view.seat;
    known.dealer = view.dealer;
    known.said = view.said;
    known.said_count = view.said_count;
    known.hand = view.hand;
    known.trump = view.trump;
    known.aside = view.set_aside ? view.set_aside : view.turned_up;
    if (view.revealed_by) {
        known.reveal_trick = view.reveal_trick;
        known.revealed_by = *view.revealed_by;
    }
    known.cancelled = view.cancelled;
    known.score = view.score;
    return known;
}

std::optional<Course> course_of(const KnownToSeat& known) {
    Course course;
    for (int i = 0; i < known.said_count; ++i) {
        const Said& said = known.said[static_cast<std::size_t>(i)];
        if (said.action.kind() == Action::Kind::kPlay) {
            if (course.seen.contains(said.action.card())) return std::nullopt;
            course.seen.add(said.action.card());
            course.played[slot(said.seat)].add(said.action.card());
        }
        if (said.action.kind() == Action::Kind::kSingle) course.single = said.seat;
        if (!chooses_trump(said.action)) continue;
        if (!course.first_choice) course.first_choice = static_cast<std::size_t>(i);
        course.choice = static_cast<std::size_t>(i);
        course.bidder = said.seat;
    }
    if (!(course.seen & known.hand).empty()) return std::nullopt;
    course.own = known.hand | course.played[slot(known.seat)];
    if (known.aside && course.choice && course.bidder == known.seat) course.own.add(*known.aside);
    course.seen = course.seen | course.own;
    const int dealt = course.choice ? kTricksInDeal : kTricksInDeal / 2;
    if (course.own.size() != dealt) return std::nullopt;
    return course;
}

Clues clues_of(const KnownToSeat& known, const Course& course, const Secret& secret,
               std::optional<Suit> one_suit) {
    return ClueReader(known, course, secret, one_suit).read();
}

}  // namespace twentynine
