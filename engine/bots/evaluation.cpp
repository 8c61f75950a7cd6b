#include "evaluation.h"

#include <algorithm>
#include <optional>

#include "../solver/solver.h"
#include "likely_worlds.h"
#include "playout.h"
#include "promise.h"
#include "stream.h"
#include "what_is_known.h"
#include "worlds.h"

namespace twentynine::bots {
namespace {

constexpr std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

bool is_card(const Option& option) {
    return option.action.kind() == Action::Kind::kPlay;
}

// Sums over the worlds, of one option.
struct Tally {
    std::int64_t wins_twice = 0;  // a deal that is dealt again counts as half a win
    std::int64_t points = 0;
    std::int64_t solved_wins = 0;
    int trick_ours = 0;
};

class Thought {
  public:
    Thought(const View& view, std::uint64_t seed, const Thinking& thinking)
        : view_(view),
          thinking_(thinking),
          team_(team_of(view.seat)),
          seen_(view),
          known_(view),
          stream_(seed, index_of(view.seat), view.said_count) {}

    Evaluation conclude() {
        list_options();
        const Worlds worlds(view_);
        const bool solves = thinking_.solved_worlds > 0 && view_.hand.size() <= thinking_.solve_from_cards;
        std::optional<solver::Solver> solver;
        if (solves) solver.emplace();
        for (const KeptWorld& kept :
             likely_worlds(view_, worlds, stream_, thinking_.worlds, thinking_.drawn_at_most)) {
            Stream stream = kept.stream;
            const World world = worlds.draw(stream);
            times_ = kept.times;
            result_.worlds += times_;
            for (int option = 0; option < result_.count; ++option) {
                if (same_as_[at(option)] == option) play_on(world.deal, option);
            }
            times_ = std::min(times_, thinking_.solved_worlds - result_.solved_worlds);
            if (!solves || times_ <= 0) continue;
            result_.solved_worlds += times_;
            solve(*solver, world.deal);
        }
        if (solver) result_.effort.nodes = static_cast<std::int64_t>(solver->nodes());
        sum_up();
        choose();
        return result_;
    }

  private:
    void list_options() {
        const LegalActions kept = promised(view_);
        CardSet others = known_.unseen();
        for (int i = 0; i < view_.trick.count; ++i) others.add(view_.trick.cards[at(i)]);
        for (const Action action : view_.legal) {
            Option& option = result_.options[at(result_.count)];
            same_as_[at(result_.count)] = result_.count;
            option.action = action;
            option.left_out = !kept.contains(action);
            if (result_.count > 0 && are_the_same(result_.options[at(result_.count - 1)], option, others)) {
                same_as_[at(result_.count)] = same_as_[at(result_.count - 1)];
            }
            ++result_.count;
        }
    }

    static bool are_the_same(const Option& lower, const Option& higher, CardSet others) {
        if (!is_card(lower) || !is_card(higher) || lower.left_out != higher.left_out) return false;
        return are_alike(lower.action.card(), higher.action.card(), others);
    }

    void play_on(const Deal& world, int option) {
        Deal deal = world;
        Seen seen = seen_;
        Tally& tally = tallies_[at(option)];
        advance(deal, seen, result_.options[at(option)].action);
        const auto trick = static_cast<std::size_t>(view_.trick_count);
        while (deal.phase() == Phase::kPlay && deal.tricks().size() == trick) {
            advance(deal, seen, choose_in_playout(deal, seen));
        }
        if (deal.tricks().size() > trick) {
            const Seat winner = deal.tricks()[trick].winner;
            tally.trick_ours += team_of(winner) == team_ ? times_ : 0;
        }
        play_out(deal, seen);
        ++result_.effort.playouts;
        const auto result = deal.result();
        tally.wins_twice += times_ * (!result ? 1 : result->winner == team_ ? 2 : 0);
        tally.points += times_ * deal.points()[at(index_of(team_))];
    }

    void solve(solver::Solver& solver, const Deal& world) {
        std::array<bool, 32> reached{};
        solver.reached(world, points_of(view_.contract->target),
                       std::span<bool>(reached.data(), at(view_.legal.size())));
        const bool bidders = same_side(view_.contract->bidder, view_.seat);
        for (int i = 0; i < view_.legal.size(); ++i) {
            tallies_[at(i)].solved_wins += reached[at(i)] == bidders ? times_ : 0;
        }
    }

    void sum_up() {
        for (int i = 0; i < result_.count; ++i) {
            const Tally& tally = tallies_[at(same_as_[at(i)])];
            Option& option = result_.options[at(i)];
            const int worlds = std::max(result_.worlds, 1);
            option.played = static_cast<Chance>(tally.wins_twice * kSure / (2 * worlds));
            option.tenths = static_cast<int>(tally.points * 10 / worlds);
            option.trick_ours = tally.trick_ours * kSure / worlds;
            option.chance = option.played;
            if (result_.solved_worlds > 0 && is_card(option)) {
                option.solved =
                    static_cast<Chance>(tallies_[at(i)].solved_wins * kSure / result_.solved_worlds);
                option.chance = (option.played + option.solved) / 2;
            }
        }
    }

    bool may_be_card(int index) const {
        return !result_.options[at(index)].left_out && is_card(result_.options[at(index)]);
    }

    // Of the cards that are as good as the best, the one that brings most card points: nobody understands a
    // ten given away for a chance that the next worlds may deny.
    void choose_card() {
        Chance best = -1;
        for (int i = 0; i < result_.count; ++i) {
            if (may_be_card(i)) best = std::max(best, result_.options[at(i)].chance);
        }
        const Option* chosen = nullptr;
        for (int i = 0; i < result_.count; ++i) {
            const Option& option = result_.options[at(i)];
            if (!may_be_card(i) || option.chance < best - kAsGood) continue;
            if (chosen && option.tenths < chosen->tenths) continue;
            if (chosen && option.tenths == chosen->tenths && option.chance <= chosen->chance) continue;
            result_.best = i;
            chosen = &option;
        }
    }

    // Open cards tell nothing of what a word is worth: whether to say one is decided by playing on alone.
    void choose() {
        choose_card();
        Chance played = -1;  // the best so far
        int tenths = result_.chosen().tenths;
        for (int i = 0; i < result_.count; ++i) {
            if (may_be_card(i)) played = std::max(played, result_.options[at(i)].played);
        }
        for (int i = 0; i < result_.count; ++i) {
            const Option& option = result_.options[at(i)];
            if (option.left_out || is_card(option) || option.played < played) continue;
            if (option.played == played && option.tenths <= tenths) continue;
            result_.best = i;
            played = option.played;
            tenths = option.tenths;
        }
    }

    const View& view_;
    const Thinking& thinking_;
    Team team_{};
    Seen seen_;
    Knowledge known_;
    Stream stream_;
    Evaluation result_;
    int times_ = 1;                  // that the world thought about counts
    std::array<int, 32> same_as_{};  // the first of the options that are the same as this one
    std::array<Tally, 32> tallies_{};
};

}  // namespace

Evaluation evaluate(const View& view, std::uint64_t seed, const Thinking& thinking) {
    return Thought(view, seed, thinking).conclude();
}

}  // namespace twentynine::bots
