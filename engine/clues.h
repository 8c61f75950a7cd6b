// What a seat can conclude about the cards that it doesn't see: from who did not follow, who asked, when
// trump came up and when it did not, who showed the pair. Nothing here looks at a hand but the seat's own.
//
// Whoever needs the deals that agree with a seat's View starts from this: the reader of a View's text, which
// needs one of them, and the players, who need many.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "view.h"

namespace twentynine {

// What a view's text carries.
struct KnownToSeat {
    Ruleset ruleset;
    Seat seat{};
    Seat dealer{};
    std::array<Said, kMostSaid> said{};
    int said_count = 0;
    CardSet hand;               // held now
    std::optional<Suit> trump;  // revealed, or the seat's own secret
    std::optional<Card> aside;  // the card set aside: the seat's own, or anybody's once it was turned up
    std::optional<int> reveal_trick;  // when trump has come up
    Seat revealed_by{};
    std::optional<Cancelled> cancelled;
    Score score{};

    std::span<const Said> words() const { return {said.data(), static_cast<std::size_t>(said_count)}; }
};
KnownToSeat known_to_seat(const View& view);

// What doesn't depend on the trump that the seat can't see.
struct Course {
    CardSet seen;  // played, or the seat's own
    CardSet own;   // all that the seat knows to have been dealt
    std::array<CardSet, 4> played{};
    std::optional<std::size_t> first_choice;  // of trump, as places among the words
    std::optional<std::size_t> choice;        // the last one
    Seat bidder{};                            // who made it
    std::optional<Seat> single;
};
// Nothing if a card is there twice, or the seat has not as many as it was dealt.
std::optional<Course> course_of(const KnownToSeat& known);

// A trump that nobody else may know of: its suit, and the card where one was set aside.
struct Secret {
    std::optional<Suit> suit;
    std::optional<Card> card;
};

// Who may hold which of the cards not yet played, and who must have been dealt which. Of the latter some may
// have been played since.
struct Holdings {
    std::array<CardSet, 4> may_hold{CardSet::whole_pack(), CardSet::whole_pack(), CardSet::whole_pack(),
                                    CardSet::whole_pack()};
    std::array<CardSet, 4> must_hold{};
    friend bool operator==(const Holdings&, const Holdings&) = default;
};

// What the play has shown about the hands, under one assumption about the trump that the seat can't see.
struct Clues {
    Holdings holdings;
    std::optional<Seat> follower;  // who surely holds one of `follows` besides those
    CardSet follows;
    CardSet defenders_trumps;  // unless empty: a defender surely holds one of these besides
    bool possible = true;      // no card was played by a seat that couldn't have held it
    friend bool operator==(const Clues&, const Clues&) = default;
};
// `one_suit` is the suit of a hand for which the deal was cancelled, if that was the reason.
Clues clues_of(const KnownToSeat& known, const Course& course, const Secret& secret,
               std::optional<Suit> one_suit = std::nullopt);

// The two things that say "one of these" told as cases that exclude each other, each of which says of every
// card by itself who may hold it. Calls `then(holdings)` for each until it returns true; whether one did.
template <typename Then>
bool any_case(const Clues& clues, const KnownToSeat& known, const Course& course, Then then) {
    const auto with_trumps = [&](Holdings holdings) {
        if (clues.defenders_trumps.empty()) return then(holdings);
        for (const Seat seat : kSeats) {
            if (same_side(seat, course.bidder) || seat == known.seat) continue;
            CardSet& may_hold = holdings.may_hold[static_cast<std::size_t>(seat)];
            for (const Card card : (clues.defenders_trumps & may_hold) - course.seen) {
                Holdings more = holdings;
                more.must_hold[static_cast<std::size_t>(seat)].add(card);
                if (then(more)) return true;
                may_hold.remove(card);  // the following cases are those without it
            }
        }
        return false;
    };
    if (!clues.possible) return false;
    Holdings holdings = clues.holdings;
    if (!clues.follower || *clues.follower == known.seat) return with_trumps(holdings);
    CardSet& may_hold = holdings.may_hold[static_cast<std::size_t>(*clues.follower)];
    for (const Card card : (clues.follows & may_hold) - course.seen) {
        Holdings more = holdings;
        more.must_hold[static_cast<std::size_t>(*clues.follower)].add(card);
        if (with_trumps(more)) return true;
        may_hold.remove(card);
    }
    return false;
}

}  // namespace twentynine
