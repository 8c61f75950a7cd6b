#include "marks.h"

#include <algorithm>
#include <array>
#include <span>

#include "../solver/solver.h"
#include "auction_values.h"
#include "evaluation.h"
#include "players_seed.h"

namespace twentynine::bots {
namespace {

std::size_t place_of(const LegalActions& legal, Action action) {
    std::size_t place = 0;
    while (legal[static_cast<int>(place)] != action) ++place;
    return place;
}

// It is weighed as half a win, which is no chance of one. That it was done is never looked back on: the deal
// has no result then.
bool cancels(Action action) {
    return action.kind() == Action::Kind::kCancel;
}

std::optional<Mark::Weighed> weighed_of(const Evaluation& evaluation, std::size_t done) {
    if (cancels(evaluation.chosen().action)) return std::nullopt;
    Mark::Weighed weighed;
    weighed.expert = evaluation.chosen().chance;
    int sum = 0;
    int count = 0;
    for (const Option& option :
         std::span(evaluation.options).first(static_cast<std::size_t>(evaluation.count))) {
        if (option.left_out || cancels(option.action)) continue;
        sum += option.chance;
        ++count;
    }
    weighed.usual = count > 0 ? sum / count : weighed.expert;
    if (!evaluation.options[done].left_out) weighed.done = evaluation.options[done].chance;
    return weighed;
}

// What was said before the play and what the expert would have said, in the same worlds.
std::optional<Mark::Weighed> weighed_call(const View& view, std::uint64_t seed, Action done, Action expert) {
    if (cancels(expert)) return std::nullopt;
    const std::array<Action, 2> both{expert, done};
    const CallEvaluation evaluation = weigh_calls(view, seed, call_thinking_of(BotKind::kExpert),
                                                  std::span(both).first(done == expert ? 1 : 2));
    if (evaluation.worlds == 0) return std::nullopt;
    const Chance chance = evaluation.options[place_of(view.legal, expert)].chance;
    return Mark::Weighed{evaluation.options[place_of(view.legal, done)].chance, chance, chance};
}

// From the point of view of the seat on turn: the solver counts for the bidding side.
Mark::Open open_of(const Deal& deal, std::size_t done) {
    const Contract contract = *deal.contract();
    const bool bids = team_of(*deal.turn()) == team_of(contract.bidder);
    const LegalActions legal = deal.legal_actions();
    const auto count = static_cast<std::size_t>(legal.size());
    std::array<int, 32> points{};
    std::array<bool, 32> reached{};
    solver::Solver solver;
    solver.values(deal, std::span(points).first(count));
    solver.reached(deal, points_of(contract.target), std::span(reached).first(count));
    const int all = points_in_play(deal.ruleset());
    Mark::Open open;
    for (std::size_t i = 0; i < count; ++i) {
        if (cancels(legal[static_cast<int>(i)])) continue;
        const int ours = bids ? points[i] : all - points[i];
        const bool wins = reached[i] == bids;
        open.best = std::max(open.best, ours);
        open.best_wins = open.best_wins || wins;
        if (i != done) continue;
        open.done = ours;
        open.done_wins = wins;
    }
    return open;
}

Mark mark_now(const Deal& deal, const Score& score, Action done, std::uint64_t seed) {
    const View view = view_of(deal, *deal.turn(), score);
    Mark mark;
    mark.done = done;
    if (deal.phase() != Phase::kPlay) {
        mark.expert = choose_action(BotKind::kExpert, view, seed);
        if (view.legal.size() > 1) mark.weighed = weighed_call(view, seed, done, mark.expert);
        return mark;
    }
    const std::size_t place = place_of(view.legal, done);
    const Evaluation evaluation = evaluate(view, seed, thinking_of(BotKind::kExpert));
    mark.expert = evaluation.chosen().action;
    mark.weighed = weighed_of(evaluation, place);
    mark.open = open_of(deal, place);
    return mark;
}

}  // namespace

std::optional<Mark> mark_of(const Record& record, std::size_t place, const Score& score) {
    if (place >= record.actions.size()) return std::nullopt;
    Deal deal(record.ruleset, record.dealer, record.pack);
    Deal then = deal;
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        if (i == place) then = deal;
        if (deal.apply(record.actions[i])) return std::nullopt;
    }
    if (!deal.result()) return std::nullopt;
    return mark_now(then, score, record.actions[place],
                    record.proof ? players_seed(record.proof->commitment) : 0);
}

}  // namespace twentynine::bots
