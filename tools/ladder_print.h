// A figure of the ladder as a line for people or for programs.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "ladder_run.h"

namespace twentynine::ladder {

// What a figure is to reach.
struct Goal {
    double percent = 0;       // the figure itself, at least
    bool above_half = false;  // and the whole interval is above 50%
};
enum class Verdict : std::uint8_t { kMet, kMissed };
Verdict verdict(const Goal& goal, const Estimate& estimate);

// What is measured, and how long.
struct Row {
    std::string table;  // what the table's rules are called
    Contest contest;
    Stop stop;
    std::optional<Goal> goal = std::nullopt;
};

void print_heading(std::ostream& out);
void print_row(const Row& row, const Figure& figure, std::ostream& out);
// One JSON object on a line.
void print_json(const Row& row, const Figure& figure, std::ostream& out);

}  // namespace twentynine::ladder
