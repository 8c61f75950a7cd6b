#include "claim.h"

#include <algorithm>
#include <vector>

#include "claim_by_seat.h"
#include "claim_order.h"
#include "worlds.h"

namespace twentynine::bots {

namespace {

constexpr int kMostWorlds = 2'000;
constexpr int kMostPositions = 200'000;
// Orders looked at seat by seat, beginnings of one included.
constexpr int kMostLines = 100;

// Whether each of the others can be looked at alone: when trump is up or there is none; and for a bidder on
// lead, who knows it, at a table where it doesn't matter to its own play when it comes up. The others can do
// most while it is up.
bool others_stand_alone(const View& view) {
    if (view.no_trump || view.trump_revealed) return true;
    const Ruleset& r = view.ruleset;
    return view.trump && !view.card_lies_aside && view.trick.count == 0 && r.bidder_may_lead_hidden_trump &&
           !r.cancel_defenders_without_trump && !r.annul_unrevealed;
}

// Whether the viewer takes this trick and leads all the others, and nobody could take one from it.
class SeatBySeat {
  public:
    explicit SeatBySeat(const View& view) : view_(view) {}

    bool operator()(const ClaimedLine& line) {
        const Card first = line.cards[0];
        if (++looked_at_ > kMostLines || !view_.legal.contains(Action::play(first))) return false;
        const Trick& trick = view_.trick;
        for (int i = 0; i < trick.count; ++i) {
            const bool is_best = trick.seat_of(i) == trick.winner;
            if (is_best && !beats(first, trick.cards[static_cast<std::size_t>(i)], view_.trump)) return false;
        }
        Leads leads;
        leads.add(trick.led().value_or(first.suit()), first);
        for (const Card card : line.order().subspan(1)) leads.add(card.suit(), card);
        return nobody_could_beat(view_, leads);
    }

  private:
    const View& view_;
    int looked_at_ = 0;
};

// Plays an order against everything that the others may do, in every world.
class WorldByWorld {
  public:
    WorldByWorld(const View& view, const Worlds& worlds)
        : seat_(view.seat), own_(view.hand), worlds_(worlds) {}

    // An order that isn't whole yet holds as far as it has cards to play.
    bool operator()(const ClaimedLine& line) {
        line_ = &line;
        partner_takes_ = false;
        for (const Deal& deal : hard_) {
            if (!holds(deal)) return false;
        }
        bool all = true;
        const bool few = worlds_.for_each(kMostWorlds, [&](const World& world) {
            all = holds(world.deal);
            if (!all && hard_.size() < kHardWorlds) hard_.push_back(world.deal);
            return all;
        });
        return few && all;
    }

    // Whether the partner takes a trick of the last order somewhere.
    bool partner_takes() const { return partner_takes_; }

  private:
    // Worlds in which one order has failed are where the next one mostly does.
    static constexpr std::size_t kHardWorlds = 16;

    bool holds(const Deal& deal) {
        if (deal.phase() == Phase::kOver) return true;
        // A deal that is dealt again brings nobody anything.
        if (deal.phase() != Phase::kPlay || ++positions_ > kMostPositions) return false;
        const Seat turn = *deal.turn();
        const LegalActions legal = deal.legal_actions();
        if (turn == seat_) {
            if (deal.trick().count == 0 && surely_led_out(deal)) return true;
            for (const Card card : line_->order()) {
                if (legal.contains(Action::play(card))) return holds_after(deal, Action::play(card));
            }
            const bool more = std::any_of(legal.begin(), legal.end(), [&](Action action) {
                return action.kind() == Action::Kind::kPlay && own_.contains(action.card());
            });
            return more || holds_after(deal, legal[0]);
        }
        // High cards first: a line that doesn't hold mostly fails at one of them. A pair moves the target and
        // no trick.
        for (int i = legal.size() - 1; i >= 0; --i) {
            if (legal[i].kind() == Action::Kind::kPair) continue;
            if (!holds_after(deal, legal[i])) return false;
        }
        return true;
    }

    bool holds_after(const Deal& deal, Action action) {
        Deal after = deal;
        after.apply_legal(action);
        if (after.tricks().size() > deal.tricks().size()) {
            const Seat winner = after.tricks().back().winner;
            if (!same_side(winner, seat_)) return false;
            partner_takes_ = partner_takes_ || winner != seat_;
        }
        return holds(after);
    }

    // As far as the order goes, with trump known to all.
    bool surely_led_out(const Deal& deal) const {
        if (!deal.no_trump() && !deal.trump_revealed()) return false;
        Leads leads;
        CardSet left = deal.hand(seat_);
        for (const Card card : line_->order()) {
            if (!left.contains(card)) continue;
            leads.add(card.suit(), card);
            left.remove(card);
        }
        // A card that lay aside is in no line.
        if (leads.count == 0 || !(left - own_).empty()) return false;
        return std::none_of(kSeats.begin(), kSeats.end(), [&](Seat seat) {
            return seat != seat_ && seat != deal.sits_out() &&
                   could_beat(deal.hand(seat), leads, deal.trump());
        });
    }

    const ClaimedLine* line_ = nullptr;
    Seat seat_;
    CardSet own_;
    const Worlds& worlds_;
    std::vector<Deal> hard_;
    int positions_ = 0;
    bool partner_takes_ = false;
};

int points_to_take(const View& view) {
    int points = points_in_play(view.ruleset) - view.points[0] - view.points[1];
    if (!view.sits_out) return points;
    points = view.hand.points() + view.trick.points;
    return points + (view.ruleset.last_trick_point ? 1 : 0);
}

}  // namespace

std::optional<ClaimedLine> claim(const View& view) {
    if (view.phase != Phase::kPlay || view.turn != view.seat || view.hand.empty()) return std::nullopt;
    ClaimedLine line;
    line.points = points_to_take(view);
    SeatBySeat seats(view);
    if (others_stand_alone(view) && complete(view, Within::kFromTheTop, line, view.hand, seats)) return line;
    const Worlds worlds(view);
    WorldByWorld all(view, worlds);
    if (!complete(view, Within::kAnyOrder, line, view.hand, all)) return std::nullopt;
    line.alone = !all.partner_takes();
    return line;
}

Action next_of(const ClaimedLine& line, const LegalActions& legal) {
    for (const Card card : line.order()) {
        if (legal.contains(Action::play(card))) return Action::play(card);
    }
    return legal[0];
}

}  // namespace twentynine::bots
