#include "positions_proof.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/bots/stream.h"

namespace twentynine::positions {
namespace {

using Deals = std::vector<Deal>;

constexpr std::size_t kFirst = 40;  // worlds that show soon whether there is a difference at all
constexpr std::uint64_t kSeed = 29'160'701;

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

int percent(int part, std::size_t whole) {
    return part * 100 / static_cast<int>(whole);
}

struct Sample {
    Deals worlds;
    bool all = false;
};

// The same ones each time the same view is looked at. A hidden trump is likelier to be one suit than another:
// worlds with one are drawn by that, never enumerated.
Sample worlds_of(const View& view) {
    Sample sample;
    const bots::Worlds worlds(view);
    if (view.trump || view.no_trump) {
        sample.all = worlds.for_each(kMostEnumerated, [&sample](const bots::World& world) {
            sample.worlds.push_back(world.deal);
            return true;
        });
    }
    if (sample.all) return sample;
    bots::Stream stream(kSeed, index_of(view.seat), view.said_count);
    for (int i = 0; i < kDrawn; ++i) sample.worlds.push_back(worlds.draw(stream).deal);
    return sample;
}

// Some from all over: those that are enumerated one after the other are alike.
Deals some_of(const Deals& worlds) {
    Deals some;
    const std::size_t step = std::max<std::size_t>(1, worlds.size() / kFirst);
    for (std::size_t i = 0; i < worlds.size(); i += step) some.push_back(worlds[i]);
    return some;
}

// By action: in how many of the worlds the seat's side wins.
struct Wins {
    explicit Wins(int actions) : won(at(actions)), missed(at(actions)) {}
    std::vector<int> won;
    std::vector<int> missed;  // lost, while another action wins; with open cards only
    std::size_t worlds = 0;

    int spread() const {
        const auto [least, most] = std::minmax_element(won.begin(), won.end());
        return percent(*most - *least, worlds);
    }
    bool is_right(int action) const {
        const int best = *std::max_element(won.begin(), won.end());
        return percent(best - won[at(action)], worlds) < kSame && percent(missed[at(action)], worlds) < kSame;
    }
    // From the worst of the right actions down to the best of the others.
    int gap(const View& view, const LegalActions& right) const {
        int worst_right = static_cast<int>(worlds);
        int best_wrong = 0;
        for (int i = 0; i < view.legal.size(); ++i) {
            if (right.contains(view.legal[i])) {
                worst_right = std::min(worst_right, won[at(i)]);
            } else {
                best_wrong = std::max(best_wrong, won[at(i)]);
            }
        }
        return percent(worst_right - best_wrong, worlds);
    }
};

Wins with_open_cards(solver::Solver& solver, const View& view, const Deals& worlds) {
    const int count = view.legal.size();
    const bool bids = same_side(view.contract->bidder, view.seat);
    Wins wins(count);
    wins.worlds = worlds.size();
    for (const Deal& world : worlds) {
        std::array<bool, 32> reached{};
        const std::span<bool> answers(reached.data(), at(count));
        solver.reached(world, points_of(view.contract->target), answers);
        const bool any = std::find(answers.begin(), answers.end(), bids) != answers.end();
        for (int i = 0; i < count; ++i) {
            const bool wins_by = answers[at(i)] == bids;
            wins.won[at(i)] += wins_by ? 1 : 0;
            wins.missed[at(i)] += any && !wins_by ? 1 : 0;
        }
    }
    return wins;
}

bool simple_players_win(Team team, Deal deal, Action first) {
    deal.apply_legal(first);
    while (const auto seat = deal.turn()) {
        deal.apply_legal(choose_at_once(BotKind::kSimple, view_of(deal, *seat), 0));
    }
    const auto result = deal.result();
    return result && result->winner == team;
}

Wins with_closed_cards(const View& view, const Deals& worlds) {
    Wins wins(view.legal.size());
    wins.worlds = worlds.size();
    for (const Deal& world : worlds) {
        for (int i = 0; i < view.legal.size(); ++i) {
            wins.won[at(i)] += simple_players_win(team_of(view.seat), world, view.legal[i]) ? 1 : 0;
        }
    }
    return wins;
}

}  // namespace

Verdict Prover::prove(const View& view) {
    const Sample sample = worlds_of(view);
    Verdict verdict;
    verdict.all = sample.all;
    verdict.worlds = static_cast<int>(sample.worlds.size());
    if (with_open_cards(solver_, view, some_of(sample.worlds)).spread() < kGap / 2) return verdict;

    const Wins open = with_open_cards(solver_, view, sample.worlds);
    LegalActions right;
    for (int i = 0; i < view.legal.size(); ++i) {
        if (open.is_right(i)) right.add(view.legal[i]);
    }
    if (right.empty() || right.size() == view.legal.size() || open.gap(view, right) < kGap) return verdict;
    const int closed = with_closed_cards(view, sample.worlds).gap(view, right);
    if (closed < kGap) return verdict;
    verdict.right = right;
    verdict.margin = std::min(open.gap(view, right), closed);
    verdict.clear = true;
    return verdict;
}

int Prover::margin(const View& view, const LegalActions& right) {
    const Deals worlds = worlds_of(view).worlds;
    return std::min(with_open_cards(solver_, view, worlds).gap(view, right),
                    with_closed_cards(view, worlds).gap(view, right));
}

}  // namespace twentynine::positions
