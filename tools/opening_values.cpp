// What a hand of four with a trump suit is worth: plays thousands of deals for each of the 5,510 there are
// and packs what came of them into assets/opening-values.bin. See --help.
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "opening_values_pack.h"
#include "opening_values_state.h"

namespace {

using namespace twentynine;
using namespace twentynine::opening_values;

constexpr const char* kHelp = R"(opening_values: the chances of card points, for every four cards and trump

  opening_values play --state FILE [options]     play the deals and count
      --player NAME     who plays all four hands: playout (simple, but quicker), simple, club, ...
      --ruleset NAME    arcade29, classic29, ranked28 or club28; arcade29 if not given
      --deals N         deals for each entry; 1000 if not given
      --every N         only each N-th entry, for a sample
      --bid N           the contract; the lowest bid if not given
      --fitting FILE    instead: the number of points that the counts in FILE say the entry makes on average
      --seed N          1 if not given
      --jobs N          how many cores; all if not given
  opening_values compare FILE FILE               two counts of the same entries, and how they differ
  opening_values pack --out FILE FILE [FILE]     the counts as the table that is shipped; with a second file, a
                        sample by a stronger player at contracts that fit the first, corrected by what it made

It can be stopped at any time: the next run with the same options goes on from the state file. The counts depend
on the options alone, not on the number of cores. tools/opening-values makes the table that is shipped.
)";

struct Options {
    std::string state;
    std::string player = "playout";
    std::string ruleset = "arcade29";
    std::string fitting;
    std::string out;
    int deals = 1000;
    int every = 1;
    int bid = 0;
    int jobs = static_cast<int>(std::thread::hardware_concurrency());
    long seed = 1;
    std::vector<std::string> files;
};

int fail(const std::string& sentence) {
    std::fprintf(stderr, "%s See: opening_values --help\n", sentence.c_str());
    return 2;
}

bool read_number(const std::string& text, int& number) {
    char* end = nullptr;
    const long value = std::strtol(text.c_str(), &end, 10);
    if (text.empty() || *end != '\0' || value < 0 || value > 100'000'000) return false;
    number = static_cast<int>(value);
    return true;
}

// False for an option that isn't known or lacks a value that makes sense.
bool read_options(int argc, char** argv, Options& options) {
    int seed = 1;
    for (int i = 2; i < argc; ++i) {
        const std::string name = argv[i];
        if (!name.starts_with("--")) {
            options.files.push_back(name);
            continue;
        }
        if (++i == argc) return false;
        const std::string value = argv[i];
        bool good = true;
        if (name == "--state")
            options.state = value;
        else if (name == "--player")
            options.player = value;
        else if (name == "--ruleset")
            options.ruleset = value;
        else if (name == "--fitting")
            options.fitting = value;
        else if (name == "--out")
            options.out = value;
        else if (name == "--deals")
            good = read_number(value, options.deals) && options.deals > 0;
        else if (name == "--every")
            good = read_number(value, options.every) && options.every > 0;
        else if (name == "--bid")
            good = read_number(value, options.bid);
        else if (name == "--seed")
            good = read_number(value, seed);
        else if (name == "--jobs")
            good = read_number(value, options.jobs) && options.jobs > 0;
        else
            good = false;
        if (!good) return false;
    }
    options.seed = seed;
    return true;
}

class Progress {
  public:
    Progress(int done, int all) : before_(done), all_(all) {}
    void show(int done) {
        const double seconds = std::chrono::duration<double>(Clock::now() - begun_).count();
        if (seconds - shown_ < 2 && done < all_) return;
        shown_ = seconds;
        const int fresh = done - before_;
        const double left = fresh > 0 ? seconds / fresh * (all_ - done) : 0;
        std::fprintf(stderr, "%d of %d entries, %.1f%%, %.0f min %02d s left\n", done, all_,
                     100.0 * done / all_, static_cast<double>(static_cast<int>(left / 60)),
                     static_cast<int>(left) % 60);
    }

  private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point begun_ = Clock::now();
    double shown_ = 0;
    int before_ = 0;
    int all_ = 0;
};

int play(const Options& options) {
    const auto rules = ruleset_named(options.ruleset);
    const Player player = player_named(options.player);
    if (options.state.empty()) return fail("It needs a state file.");
    if (!rules) return fail("There is no ruleset '" + options.ruleset + "'.");
    if (!player) return fail("There is no player '" + options.player + "'.");
    std::optional<Counted> fitting;
    if (!options.fitting.empty()) {
        fitting = read_counts(options.fitting);
        if (!fitting) return fail("'" + options.fitting + "' can't be read.");
    }
    const std::string what = "player " + options.player + " ruleset " + options.ruleset + " deals " +
                             std::to_string(options.deals) + " bid " + std::to_string(options.bid) +
                             (fitting ? " fitting" : "") + " seed " + std::to_string(options.seed);
    const StateFile file(options.state, what);
    auto counted = file.read();
    if (!counted) return fail("'" + options.state + "' has counted something else.");

    const auto hands = representatives();
    std::vector<int> missing;
    int all = 0;
    for (int entry = 0; entry < bots::kOpeningEntries; entry += options.every, ++all) {
        if (!counted->contains(entry)) missing.push_back(entry);
    }
    Progress progress(all - static_cast<int>(missing.size()), all);
    std::mutex mutex;
    std::atomic<std::size_t> next{0};
    std::atomic<bool> good{true};
    const auto work = [&] {
        for (std::size_t i = next++; i < missing.size() && good; i = next++) {
            const int entry = missing[i];
            int bid = options.bid;
            if (fitting && fitting->contains(entry)) bid = fitting_bid((*fitting)[entry]);
            const Work job{*rules, player, static_cast<std::uint64_t>(options.seed), options.deals, bid};
            const Counts counts = play_deals(job, hands[static_cast<std::size_t>(entry)]);
            const std::lock_guard lock(mutex);
            (*counted)[entry] = counts;
            if (!file.append(entry, counts)) good = false;
            progress.show(static_cast<int>(counted->size()));
        }
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < options.jobs; ++i) threads.emplace_back(work);
    for (std::thread& thread : threads) thread.join();
    if (!good || !file.write(*counted)) return fail("'" + options.state + "' can't be written.");
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const std::string verb = argc > 1 ? argv[1] : "--help";
    if (verb == "--help" || verb == "-h") {
        std::fputs(kHelp, stdout);
        return 0;
    }
    Options options;
    if (!read_options(argc, argv, options)) return fail("An option makes no sense.");
    if (verb == "play") return play(options);
    if (verb == "compare" && options.files.size() == 2) return compare(options.files[0], options.files[1]);
    if (verb == "pack" && !options.out.empty()) return pack(options.files, options.out);
    return fail("That can't be done.");
}
