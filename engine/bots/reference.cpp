#include "reference.h"

#include <algorithm>
#include <array>

#include "../solver/solver.h"
#include "stream.h"
#include "worlds.h"

namespace twentynine::bots {
namespace {

constexpr int kWorlds = 1000;
constexpr int kSolvedWorlds = 40;
constexpr int kSolveFromCards = 6;

constexpr std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

CardSet played_before(const Deal& deal) {
    CardSet played;
    const auto add = [&played](const Trick& trick) {
        for (int i = 0; i < trick.count; ++i) played.add(trick.cards[at(i)]);
    };
    for (const Trick& trick : deal.tricks()) add(trick);
    add(deal.trick());
    return played;
}

constexpr CardSet above(Card card) {
    return CardSet(CardSet::of_suit(card.suit()).bits() & ~((2u << card.index()) - 1));
}

// The rule player: what it holds, what was played, and trump if it may know it.
class Rules {
  public:
    explicit Rules(const Deal& deal) : deal_(deal), trick_(deal.trick()), me_(*deal.turn()) {
        hand_ = deal.hand(me_);
        out_ = CardSet::whole_pack() - played_before(deal) - hand_;
        if (deal.trump_revealed()) active_ = deal.trump();
        trump_ = active_;
        if (deal.contract()->bidder == me_) trump_ = deal.trump();
    }

    Action choose() const {
        const CardSet cards = deal_.playable_cards();
        if (cards.empty()) return Action::plain(Action::Kind::kAsk);
        if (deal_.may_show_pair()) return Action::plain(Action::Kind::kPair);
        if (trick_.count == 0) return Action::play(lead(cards));
        if (!partner_has_it() && trick_.points > 0 && is_void()) {
            if (deal_.may_ask()) return Action::plain(Action::Kind::kAsk);
            if (deal_.may_expose()) return Action::plain(Action::Kind::kExpose);
        }
        return Action::play(cards.size() == 1 ? cards.lowest() : follow(cards));
    }

  private:
    bool is_top(Card card) const { return (out_ & above(card)).empty(); }
    bool is_trump(Card card) const { return trump_ == card.suit(); }
    bool is_void() const { return !hand_.has_suit(*trick_.led()); }
    bool partner_has_it() const { return same_side(trick_.winner, me_); }
    bool is_last() const { return trick_.count + 1 == trick_.size(); }
    Card best() const {
        for (int i = 0; i < trick_.count; ++i) {
            if (trick_.seat_of(i) == trick_.winner) return trick_.cards[at(i)];
        }
        return trick_.cards[0];
    }

    // The smallest by (trumps last, points, rank).
    Card cheapest(CardSet cards) const {
        Card cheapest = cards.lowest();
        for (const Card card : cards) {
            if (cost(card) < cost(cheapest)) cheapest = card;
        }
        return cheapest;
    }
    int cost(Card card) const {
        return (is_trump(card) ? 100 : 0) + 10 * card.points() + static_cast<int>(card.rank());
    }

    // Top trumps by the bidder's side while the others may hold some, then top
    // cards, then the cheapest.
    Card lead(CardSet cards) const {
        const bool bidders = same_side(deal_.contract()->bidder, me_);
        if (bidders && active_ && out_.has_suit(*active_) && cards.has_suit(*active_)) {
            const Card trump = cards.in_suit(*active_).highest();
            if (is_top(trump)) return trump;
        }
        Card best_top = cards.lowest();
        bool found = false;
        for (const Card card : cards) {
            if (!is_top(card) || is_trump(card)) continue;
            if (!found || card.points() > best_top.points()) best_top = card;
            found = true;
        }
        return found ? best_top : cheapest(cards);
    }

    Card follow(CardSet cards) const {
        const Card now = best();
        CardSet takers;
        CardSet leavers;
        for (const Card card : cards) (beats(card, now, active_) ? takers : leavers).add(card);
        if (partner_has_it() && (is_last() || is_top(now)))
            return leavers.empty() ? cheapest(cards) : feed(leavers);
        if (!partner_has_it() || !is_top(now)) {
            if (!takers.empty() && (is_last() || is_void())) {
                if (!partner_has_it() && (trick_.points > 0 || !is_void())) return cheapest(takers);
            } else if (!takers.empty() && is_top(takers.highest()) &&
                       takers.highest().suit() == *trick_.led()) {
                return takers.highest();
            }
        }
        return cheapest(leavers.empty() ? cards : leavers);
    }

    // The most points that aren't a top card's.
    Card feed(CardSet cards) const {
        Card fed = cheapest(cards);
        for (const Card card : cards) {
            if (!is_trump(card) && !is_top(card) && card.points() > fed.points()) fed = card;
        }
        return fed;
    }

    const Deal& deal_;
    const Trick& trick_;
    Seat me_{};
    CardSet hand_;
    CardSet out_;
    std::optional<Suit> active_;
    std::optional<Suit> trump_;
};

struct Tally {
    std::int64_t wins_twice = 0;
    std::int64_t points = 0;
    std::int64_t solved_wins = 0;
};

// Shares of the two kinds over one denominator, so that they can be added.
std::int64_t value_of(const Tally& tally, bool is_card) {
    const std::int64_t played = tally.wins_twice * kSolvedWorlds;
    return is_card ? played + tally.solved_wins * 2 * kWorlds : 2 * played;
}

void play_on(Deal deal, Action action, Team team, Tally& tally) {
    deal.apply_legal(action);
    while (deal.phase() == Phase::kPlay) deal.apply_legal(Rules(deal).choose());
    const auto result = deal.result();
    tally.wins_twice += !result ? 1 : result->winner == team ? 2 : 0;
    tally.points += deal.points()[at(index_of(team))];
}

}  // namespace

Action choose_by_reference(const View& view, std::uint64_t seed) {
    if (view.legal.size() == 1) return view.legal[0];
    const Team team = team_of(view.seat);
    const bool bidders = same_side(view.contract->bidder, view.seat);
    const bool solves = view.hand.size() <= kSolveFromCards;
    Stream stream(seed, index_of(view.seat), view.said_count);
    const Worlds worlds(view);
    solver::Solver solver;
    std::array<Tally, 32> tallies{};
    for (int i = 0; i < kWorlds; ++i) {
        const World world = worlds.draw(stream);
        for (int j = 0; j < view.legal.size(); ++j) play_on(world.deal, view.legal[j], team, tallies[at(j)]);
        if (!solves || i >= kSolvedWorlds) continue;
        std::array<bool, 32> reached{};
        solver.reached(world.deal, points_of(view.contract->target),
                       std::span<bool>(reached.data(), at(view.legal.size())));
        for (int j = 0; j < view.legal.size(); ++j) {
            tallies[at(j)].solved_wins += reached[at(j)] == bidders ? 1 : 0;
        }
    }
    int best = 0;
    for (int j = 1; j < view.legal.size(); ++j) {
        // Open cards tell nothing of what a word is worth: it counts twice by
        // playing on alone, as cards do before they are solved.
        const auto value = [&](int k) {
            return value_of(tallies[at(k)], solves && view.legal[k].kind() == Action::Kind::kPlay);
        };
        const bool equal = value(j) == value(best);
        if (equal ? tallies[at(j)].points > tallies[at(best)].points : value(j) > value(best)) best = j;
    }
    return view.legal[best];
}

}  // namespace twentynine::bots
