#include "solve.h"

#include <array>
#include <nlohmann/json.hpp>
#include <string>

#include "../solver/solver.h"

namespace twentynine {

namespace {

using nlohmann::ordered_json;
using solver::Solver;

struct Outcome {
    int points = 0;  // of the bidding side
    bool made = false;
    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

// The outcome after each legal action.
struct Outcomes {
    LegalActions legal;
    std::array<Outcome, 32> after{};

    // Number of the first of the best for the seat on turn: the contract counts before the points.
    int best(bool bids) const {
        int best = 0;
        for (int i = 1; i < legal.size(); ++i) {
            const Outcome& a = (*this)[i];
            const Outcome& b = (*this)[best];
            const int better = a.made != b.made ? (a.made ? 1 : -1) : a.points - b.points;
            if (bids ? better > 0 : better < 0) best = i;
        }
        return best;
    }
    const Outcome& operator[](int i) const { return after[static_cast<std::size_t>(i)]; }
};

bool bids(const Deal& deal) {
    return same_side(*deal.turn(), deal.contract()->bidder);
}

Outcomes outcomes_of(Solver& solver, const Deal& deal) {
    Outcomes outcomes;
    outcomes.legal = deal.legal_actions();
    std::array<int, 32> points{};
    std::array<bool, 32> made{};
    solver.values(deal, points);
    solver.reached(deal, points_of(deal.contract()->target), made);
    for (std::size_t i = 0; i < points.size(); ++i) outcomes.after[i] = {points[i], made[i]};
    return outcomes;
}

ordered_json value_json(const Deal& deal, int points) {
    if (deal.contract()->single) return nullptr;
    const int others = points_in_play(deal.ruleset()) - points;
    if (team_of(deal.contract()->bidder) == Team::kA) return {points, others};
    return {others, points};
}

ordered_json line_of_play(Solver& solver, Deal deal) {
    ordered_json line = ordered_json::array();
    while (deal.turn()) {
        const Outcomes outcomes = outcomes_of(solver, deal);
        const Action action = outcomes.legal[outcomes.best(bids(deal))];
        line.push_back(to_string(action));
        deal.apply(action);
    }
    return line;
}

ordered_json json_of(Solver& solver, const Deal& deal) {
    ordered_json json;
    const auto turn = deal.turn();
    json["turn"] = turn ? ordered_json(index_of(*turn)) : ordered_json(nullptr);
    json["value"] = value_json(deal, solver.points(deal));
    json["made"] = solver.reaches(deal, points_of(deal.contract()->target));
    json["best"] = ordered_json::array();
    json["actions"] = ordered_json::array();
    if (turn) {
        const Outcomes outcomes = outcomes_of(solver, deal);
        const Outcome best = outcomes[outcomes.best(bids(deal))];
        for (int i = 0; i < outcomes.legal.size(); ++i) {
            const std::string action = to_string(outcomes.legal[i]);
            if (outcomes[i] == best) json["best"].push_back(action);
            json["actions"].push_back({{"action", action},
                                       {"value", value_json(deal, outcomes[i].points)},
                                       {"made", outcomes[i].made}});
        }
    }
    json["line"] = line_of_play(solver, deal);
    json["nodes"] = solver.nodes();
    return json;
}

}  // namespace

ReplayAnswer solve_text(std::string_view text) {
    const auto played = played_record(text);
    if (const auto* error = std::get_if<std::string>(&played)) return {false, *error};
    const Deal& deal = std::get_if<PlayedRecord>(&played)->replayed.deals.back().deal;
    if (deal.phase() != Phase::kPlay && deal.phase() != Phase::kOver) {
        return {false,
                bad_record_line("/actions", "Only a deal whose cards are being played can be solved.")};
    }
    Solver solver;
    return {true, json_of(solver, deal).dump()};
}

}  // namespace twentynine
