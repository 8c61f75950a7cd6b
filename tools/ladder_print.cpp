#include "ladder_print.h"

#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <ostream>

namespace twentynine::ladder {
namespace {

std::string fixed(double value, int digits) {
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
}

// At least `width` characters wide; what is longer pushes the rest on.
std::string left(std::string text, std::size_t width) {
    if (text.size() < width) text.resize(width, ' ');
    return text;
}
std::string right(const std::string& text, std::size_t width) {
    return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

double per_decision(const Cost& cost, double total) {
    return cost.decisions > 0 ? total / static_cast<double>(cost.decisions) : 0;
}

std::string times(const Cost& cost) {
    return right(fixed(per_decision(cost, cost.milliseconds), 3), 8) + right(fixed(cost.worst, 1), 8);
}

std::string effort_of(const Cost& cost) {
    std::string text;
    if (cost.effort.playouts > 0) {
        text += fixed(per_decision(cost, static_cast<double>(cost.effort.playouts)), 0) + " playouts ";
    }
    if (cost.effort.nodes > 0) {
        text += fixed(per_decision(cost, static_cast<double>(cost.effort.nodes)), 0) + " nodes ";
    }
    return text;
}

std::string goal_text(const Goal& goal, const Estimate& estimate) {
    const std::string wanted = ">= " + fixed(goal.percent, 0) + (goal.above_half ? ", all > 50" : "");
    return wanted + (verdict(goal, estimate) == Verdict::kMet ? ": met" : ": missed");
}

double rounded(double value) {
    return std::round(value * 1000) / 1000;
}

nlohmann::ordered_json side_json(const Player& player, const SideTally& tally) {
    nlohmann::ordered_json json;
    json["player"] = player.name;
    json["decisions"] = tally.cost.decisions;
    json["milliseconds"] = {{"mean", rounded(per_decision(tally.cost, tally.cost.milliseconds))},
                            {"worst", rounded(tally.cost.worst)}};
    if (tally.cost.effort.playouts > 0) json["playouts"] = tally.cost.effort.playouts;
    if (tally.cost.effort.nodes > 0) json["nodes"] = tally.cost.effort.nodes;
    json["contracts"] = {{"held", tally.contracts}, {"made", tally.made}};
    return json;
}

}  // namespace

Verdict verdict(const Goal& goal, const Estimate& estimate) {
    const bool met = estimate.percent >= goal.percent && (!goal.above_half || estimate.low() > 50);
    return met ? Verdict::kMet : Verdict::kMissed;
}

void print_heading(std::ostream& out) {
    out << left("table", 11) << left("measure", 9) << left("A", 16) << left("B", 16) << right("A wins", 8)
        << right("+-", 6) << right("pairs", 8) << right("A: ms", 10) << right("worst", 8)
        << right("B: ms", 10) << right("worst", 8) << "  goal" << std::endl;
}

void print_row(const Row& row, const Figure& figure, std::ostream& out) {
    const Contest& contest = row.contest;
    const Estimate& estimate = figure.estimate;
    out << left(row.table, 11) << left(std::string(name_of(contest.measure)), 9) << left(contest.a.name, 16)
        << left(contest.b.name, 16) << right(fixed(estimate.percent, 2) + "%", 8)
        << right(fixed(estimate.half_width, 2), 6) << right(std::to_string(estimate.pairs), 8) << "  "
        << times(figure.sides[0].cost) << "  " << times(figure.sides[1].cost) << "  "
        << (row.goal ? goal_text(*row.goal, estimate) : "-");
    for (std::size_t side = 0; side < 2; ++side) {
        const std::string effort = effort_of(figure.sides[side].cost);
        if (!effort.empty()) out << "  " << (side == 0 ? "A: " : "B: ") << effort << "a decision";
    }
    out << std::endl;
}

void print_json(const Row& row, const Figure& figure, std::ostream& out) {
    const Contest& contest = row.contest;
    const Estimate& estimate = figure.estimate;
    nlohmann::ordered_json json;
    json["table"] = row.table;
    json["measure"] = name_of(contest.measure);
    json["family"] = contest.family;
    json["seed"] = contest.seed;
    if (contest.measure == Measure::kAuction) json["card_player"] = contest.card_player.name;
    if (contest.measure == Measure::kMatches && contest.ruleset.match_target == 0) {
        json["match_deals"] = contest.match_deals;
    }
    json["a"] = side_json(contest.a, figure.sides[0]);
    json["b"] = side_json(contest.b, figure.sides[1]);
    json["percent"] = rounded(estimate.percent);
    json["half_width"] = rounded(estimate.half_width);
    json["interval95"] = {rounded(estimate.low()), rounded(estimate.high())};
    json["pairs"] = estimate.pairs;
    if (row.goal) {
        json["goal"] = {{"percent", row.goal->percent},
                        {"above_half", row.goal->above_half},
                        {"met", verdict(*row.goal, estimate) == Verdict::kMet}};
    }
    json["seconds"] = rounded(figure.seconds);
    out << json.dump() << std::endl;
}

}  // namespace twentynine::ladder
