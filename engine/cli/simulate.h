// Bots against each other: many deals, one summary. The command `twentynine simulate` and what it is made of.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <map>
#include <string>
#include <string_view>

#include "../bots/bot.h"
#include "../match.h"
#include "../ruleset.h"

namespace twentynine {

struct Simulation {
    Ruleset ruleset;
    std::string table_name;  // of a house table, for its records
    int deals = 1000;        // 1..100,000,000
    std::string seed = "1";  // 1 to 64 decimal or hexadecimal digits
    std::array<BotKind, 4> seats{};
    // Each pack is played a second time with every player one seat further, so that the sides change places.
    bool duplicate = false;
    // What the players answer with; for tests of what a wrong answer does.
    std::function<Action(BotKind, const View&, std::uint64_t)> choose = choose_action;
};

// Whether the deals make up matches: at a table with a match target, unless each pack is played twice. Else
// each deal is by itself and the deal moves on by one seat each time.
bool plays_matches(const Simulation& simulation);

struct ContractCount {
    std::int64_t played = 0;
    std::int64_t made = 0;
};

struct Summary {
    std::int64_t played = 0;                 // deals played, twice as many when duplicate
    std::int64_t redeals = 0;                // packs that nobody bid on
    std::int64_t forced = 0;                 // contracts that the dealer had to take
    std::map<int, ContractCount> contracts;  // by bid
    std::array<std::int64_t, 2> points{};    // card points, by team
    std::array<std::int64_t, 2> wins{};      // by team
    std::int64_t matches = 0;                // played to their end
    std::array<std::int64_t, 2> match_wins{};
    // Of the pair that sits in seats 0 and 2 in the first play of each pack: deals won, and the sum of the
    // squares of the deals it won of each pack (0, 1 or 2), from which the interval comes.
    std::int64_t first_pair_wins = 0;
    std::int64_t first_pair_squares = 0;
    // The request to a bot that the rules refused the answer of; the simulation stopped there. Else empty.
    std::string refused_request;
};

// The pack of deal `number` (from 0) is shuffled from SHA-256 of "twentynine simulate pack <seed> <number>".
// Each is called, unless it is empty: `progress` now and then with the number of deals done, `asked` with
// each request to a bot (as request.h writes it) and its answer, `recorded` with each match when it is over
// (and the last one, cut short), or with each deal where they make up no matches; the seeds are in them.
struct Listeners {
    std::function<void(int)> progress;
    std::function<void(std::string_view, std::string_view)> asked;
    std::function<void(const MatchRecord&)> recorded;
};
Summary simulate(const Simulation& simulation, const Listeners& listeners);
// With no records.
Summary simulate(const Simulation& simulation, const std::function<void(int)>& progress,
                 const std::function<void(std::string_view, std::string_view)>& asked);

// Where the command writes besides the summary; nowhere where a name is empty.
struct OutputFiles {
    std::string requests;
    std::string records;
};
// The same for the command: shows the progress, writes the files, prints the summary or what went wrong. The
// exit code.
int simulate_and_print(const Simulation& simulation, const OutputFiles& files, std::ostream& out,
                       std::ostream& err);
inline int simulate_and_print(const Simulation& simulation, const std::string& requests_file,
                              std::ostream& out, std::ostream& err) {
    return simulate_and_print(simulation, OutputFiles{requests_file, {}}, out, err);
}

}  // namespace twentynine
