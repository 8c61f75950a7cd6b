// The program: measures one row after another and says how far it is.
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <iostream>

#include "ladder_options.h"

namespace twentynine::ladder {
namespace {

constexpr std::string_view kUsage =
    R"(Usage: tools/ladder play|auction|deals|matches A B [options]
       tools/ladder --all [options]

How strong the players are: duplicate pairs, each the same cards twice with the sides changed. Prints what A's
side won, in per cent, with the interval that holds the true figure 19 times in 20, and the milliseconds of
processor time a decision took, mean and worst. A decision is one with more than one legal action.

  play      the cards alone: auction and trump are those of four simple players, the same in both plays;
            packs that nobody bids on are passed over
  auction   auction and trump by A and B; then one card player plays all four hands
  deals     whole deals; where nobody bids, the next pack is dealt, as at the table
  matches   whole matches; at tables without them, who wins more of some deals

  --all             everything that is published: the goals, the yardstick, each way at each table; with +- 1
                    it takes hours
  --table T         arcade29, classic29, ranked28, club28, a file of rules, or all (arcade29)
  --width W         stop when the interval is the figure +- W points, from 200 pairs on; 0: never (1.0)
  --pairs N         stop after N pairs at the latest (20000)
  --jobs N          threads (as many as there are processors); they change no figure
  --family F        tune, or report: packs that nothing was ever tuned on (tune; with --all: report)
  --seed S          1 to 64 decimal or hexadecimal digits: other packs of the family (1)
  --card-player P   who plays the cards after an auction (simple)
  --match-deals N   deals of a match at a table without matches (5)
  --json            one JSON object a line instead of a table
  --help            print this

Seats 0 and 2 are one side, 1 and 3 the other. The cheat sees all cards: what there is to win. A player that
thinks can be given other numbers: expert:worlds=200,solved=20,from=5 plays 200 worlds out and from five cards
in hand on solves 20.
)";

class Progress {
  public:
    Progress(const Row& row, std::ostream& err)
        : row_(row), err_(err), in_place_(&err == &std::cerr && isatty(STDERR_FILENO) != 0) {}

    void operator()(const Estimate& now) {
        using std::chrono::steady_clock;
        const auto time = steady_clock::now();
        if (time < next_) return;
        next_ = time + (in_place_ ? std::chrono::milliseconds(300) : std::chrono::seconds(30));
        std::array<char, 64> figure{};
        std::snprintf(figure.data(), figure.size(), "%.2f%% +- %.2f", now.percent, now.half_width);
        err_ << (in_place_ ? "\r" : "") << row_.table << ' ' << name_of(row_.contest.measure) << ' '
             << row_.contest.a.name << ' ' << row_.contest.b.name << ": " << figure.data() << ", "
             << now.pairs << " pairs" << (in_place_ ? "\x1b[K" : "\n") << std::flush;
        shown_ = true;
    }
    void finish() {
        if (shown_ && in_place_) err_ << "\r\x1b[K" << std::flush;
    }

  private:
    const Row& row_;
    std::ostream& err_;
    bool in_place_;
    bool shown_ = false;
    std::chrono::steady_clock::time_point next_ = std::chrono::steady_clock::now() + std::chrono::seconds(1);
};

}  // namespace

int run_ladder(Arguments args, std::ostream& out, std::ostream& err) {
    const Options options = options_from(args);
    if (!options.fault.empty()) {
        err << options.fault << " See: tools/ladder --help\n";
        return kExitFault;
    }
    if (options.help) {
        out << kUsage << "Players: " << player_names() << ".\n";
        return kExitOk;
    }
    if (!options.json) print_heading(out);
    for (const Row& row : options.rows) {
        Progress progress(row, err);
        const Figure figure =
            measure(row.contest, row.stop, options.jobs, [&progress](const Estimate& now) { progress(now); });
        progress.finish();
        if (!figure.fault.empty()) {
            err << figure.fault << '\n';
            return kExitFault;
        }
        if (options.json) {
            print_json(row, figure, out);
        } else {
            print_row(row, figure, out);
        }
    }
    return kExitOk;
}

}  // namespace twentynine::ladder
