// What a careful player can be sure of: the cards not seen yet, who can still hold which of them, and whether
// anybody can still take the trick. Everything is derived from one View.
#pragma once

#include <array>
#include <optional>

#include "../view.h"

namespace twentynine::bots {

// A trick as it stands after some card: what is needed to think about the seats still to play.
struct Standing {
    Suit led{};
    Card best{};
    Seat holder{};    // who played `best`
    Seat next{};      // who plays next
    int to_play = 0;  // how many seats still play, `next` first
    int points = 0;   // card points on the table
};

class Knowledge {
  public:
    // `view` must outlive this and be in the play phase.
    explicit Knowledge(const View& view);

    const View& view() const { return view_; }
    Seat me() const { return view_.seat; }
    Seat partner() const { return partner_of(view_.seat); }
    bool is_ours(Seat seat) const { return same_side(seat, view_.seat); }

    // Cards in the other three hands.
    CardSet unseen() const { return unseen_; }
    CardSet may_hold(Seat seat) const { return may_hold_[slot(seat)]; }
    // Unseen cards of its suit that are stronger.
    CardSet stronger_unseen(Card card) const { return unseen_ & stronger_than(card); }

    // The suit that decides tricks, as far as this seat knows: revealed, or its own secret.
    std::optional<Suit> trump() const { return view_.trump; }
    // The same, but only once it counts in tricks.
    std::optional<Suit> active_trump() const { return active_trump_; }
    // No card that `seat` may hold can take the trick, whatever trump turns out to be.
    bool cannot_take(Seat seat, const Standing& standing) const;
    // Somebody still to play can bring trump up, and trumps that lie in the trick by then count.
    bool trump_may_come_up() const;
    // A card that lies in the trick, or would, and is trump as far as this seat can tell.
    bool may_be_trump_of_trick(Card card) const;
    bool opponent_may_have_trumped() const;
    // The partner has the trick on the table, and none of the opponents can get it, with what they still play
    // or by trump that comes up.
    bool partner_is_certain() const;
    // The seat that plays after this one: not the partner of a single hand.
    Seat after(Seat seat) const;
    // The trick on the table; only when it has a card.
    Standing standing() const;
    // The same after this seat plays `card`, as a lead when the table is empty.
    Standing standing_after(Card card) const;

  private:
    CardSet surely_holds(Seat seat) const { return surely_holds_[slot(seat)]; }
    bool may_be_void(Seat seat, Suit suit) const { return !surely_holds(seat).has_suit(suit); }
    // None of the opponents still to play can take it from this side. False if an opponent has it now.
    bool is_certainly_ours(const Standing& standing) const;
    // Cards that a seat has, the one that it set aside included.
    int held_by(Seat seat) const;
    // Calls `then(seat)` for each seat that still plays, until it returns false.
    template <typename Then>
    bool all_behind(const Standing& standing, Then then) const {
        Seat seat = standing.next;
        for (int i = 0; i < standing.to_play; ++i, seat = after(seat)) {
            if (!then(seat)) return false;
        }
        return true;
    }
    void note_voids();
    void deduce();

    const View& view_;
    std::optional<Suit> active_trump_;
    CardSet unseen_;
    std::array<CardSet, 4> may_hold_{};
    std::array<CardSet, 4> surely_holds_{};
};

}  // namespace twentynine::bots
