// What is asked of tools/ladder, read from its arguments.
#pragma once

#include <string>
#include <vector>

#include "engine/cli/commands.h"
#include "ladder_print.h"

namespace twentynine::ladder {

struct Options {
    std::vector<Row> rows;
    int jobs = 1;
    bool json = false;
    bool help = false;
    std::string fault;  // what is wrong with the arguments, as a sentence
};
Options options_from(Arguments args);

// Everything that is published: each goal, the yardstick, and each way to measure at each table. `family` and
// `seed` as in `contest`, how long as in `stop`.
std::vector<Row> published_ladder(const Contest& contest, const Stop& stop);

// The whole program: prints the rows on `out`, progress and faults on `err`. The exit code.
int run_ladder(Arguments args, std::ostream& out, std::ostream& err);

}  // namespace twentynine::ladder
