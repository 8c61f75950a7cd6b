#include "claim.h"

#include <algorithm>

#include "claim_by_seat.h"
#include "worlds.h"

namespace twentynine::bots {

namespace {

constexpr int kMostWorlds = 2'000;
constexpr int kMostPositions = 100'000;

// Whether each of the others can be looked at alone: when trump is up or there is none; and for a bidder on
// lead, who knows it, at a table where it doesn't matter to its own play when it comes up. The others can do
// most while it is up.
bool others_stand_alone(const View& view) {
    if (view.no_trump || view.trump_revealed) return true;
    const Ruleset& r = view.ruleset;
    return view.trump && !view.card_lies_aside && view.trick.count == 0 && r.bidder_may_lead_hidden_trump &&
           !r.cancel_defenders_without_trump && !r.annul_unrevealed;
}

// Trumps first or last, the side suits by length; each suit from the top.
ClaimedLine line_of(const View& view, bool trumps_first) {
    std::array<Suit, 4> suits = kSuits;
    const auto place = [&](Suit suit) {
        const int length = view.hand.in_suit(suit).size();
        if (view.trump != suit) return -length;
        return trumps_first ? -kPackSize : kPackSize;
    };
    std::stable_sort(suits.begin(), suits.end(), [&](Suit a, Suit b) { return place(a) < place(b); });
    ClaimedLine line;
    for (const Suit suit : suits) {
        for (CardSet left = view.hand.in_suit(suit); !left.empty(); left.remove(left.highest())) {
            line.cards[static_cast<std::size_t>(line.count++)] = left.highest();
        }
    }
    return line;
}

// Plays the line against everything that the others may do.
class Proof {
  public:
    Proof(const ClaimedLine& line, Seat seat) : line_(line), seat_(seat) {}

    bool holds(const Deal& deal) {
        if (deal.phase() == Phase::kOver) return true;
        // A deal that is dealt again brings nobody anything.
        if (deal.phase() != Phase::kPlay || ++positions_ > kMostPositions) return false;
        const Seat turn = *deal.turn();
        const LegalActions legal = deal.legal_actions();
        if (turn == seat_) {
            if (deal.trick().count == 0 && surely_led_out(deal)) return true;
            return holds_after(deal, next_of(line_, legal));
        }
        // High cards first: a line that doesn't hold mostly fails at one of them. A pair moves the target and
        // no trick.
        for (int i = legal.size() - 1; i >= 0; --i) {
            if (legal[i].kind() == Action::Kind::kPair) continue;
            if (!holds_after(deal, legal[i])) return false;
        }
        return true;
    }

  private:
    bool holds_after(const Deal& deal, Action action) {
        Deal after = deal;
        after.apply_legal(action);
        if (after.tricks().size() > deal.tricks().size() && !same_side(after.tricks().back().winner, seat_)) {
            return false;
        }
        return holds(after);
    }

    bool surely_led_out(const Deal& deal) const {
        if (!deal.no_trump() && !deal.trump_revealed()) return false;
        Leads leads;
        for (const Card card : line_.order()) {
            if (deal.hand(seat_).contains(card)) leads.add(card.suit(), card);
        }
        // A card that lay aside is in no line.
        if (leads.count != deal.hand(seat_).size()) return false;
        return std::none_of(kSeats.begin(), kSeats.end(), [&](Seat seat) {
            return seat != seat_ && seat != deal.sits_out() &&
                   could_beat(deal.hand(seat), leads, deal.trump());
        });
    }

    const ClaimedLine& line_;
    Seat seat_;
    int positions_ = 0;
};

// The viewer takes this trick and leads all the others, and nobody could take one from it.
bool holds_by_seat(const View& view, const ClaimedLine& line) {
    if (!others_stand_alone(view)) return false;
    const Action first = next_of(line, view.legal);
    if (first.kind() != Action::Kind::kPlay) return false;
    const Card card = first.card();
    const Trick& trick = view.trick;
    for (int i = 0; i < trick.count; ++i) {
        const bool is_best = trick.seat_of(i) == trick.winner;
        if (is_best && !beats(card, trick.cards[static_cast<std::size_t>(i)], view.trump)) return false;
    }
    Leads leads;
    leads.add(trick.led().value_or(card.suit()), card);
    for (const Card other : line.order()) {
        if (other != card) leads.add(other.suit(), other);
    }
    return nobody_could_beat(view, leads);
}

bool holds_by_worlds(const View& view, const Worlds& worlds, const ClaimedLine& line) {
    Proof proof(line, view.seat);
    bool all = true;
    const bool few = worlds.for_each(kMostWorlds, [&](const World& world) {
        all = proof.holds(world.deal);
        return all;
    });
    return few && all;
}

int points_to_take(const View& view) {
    int points = points_in_play(view.ruleset) - view.points[0] - view.points[1];
    if (!view.sits_out) return points;
    points = view.hand.points() + view.trick.points;
    return points + (view.ruleset.last_trick_point ? 1 : 0);
}

}  // namespace

std::optional<ClaimedLine> claim(const View& view) {
    if (view.phase != Phase::kPlay || view.turn != view.seat || view.hand.empty()) return std::nullopt;
    const Worlds worlds(view);
    for (const bool trumps_first : {true, false}) {
        ClaimedLine line = line_of(view, trumps_first);
        if (!holds_by_seat(view, line) && !holds_by_worlds(view, worlds, line)) continue;
        line.points = points_to_take(view);
        return line;
    }
    return std::nullopt;
}

Action next_of(const ClaimedLine& line, const LegalActions& legal) {
    for (const Card card : line.order()) {
        if (legal.contains(Action::play(card))) return Action::play(card);
    }
    return legal[0];
}

}  // namespace twentynine::bots
