// The rest of `twentynine simulate`: shows the progress, writes the files, prints the summary.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "../json/record_json.h"
#include "commands.h"
#include "simulate.h"

namespace twentynine {
namespace {

// Says on standard error how far a long run is: in place on a terminal, else as lines.
class Progress {
  public:
    Progress(int deals, std::ostream& err)
        : deals_(deals), err_(err), in_place_(&err == &std::cerr && isatty(STDERR_FILENO) != 0) {}

    void operator()(int done) {
        using std::chrono::steady_clock;
        const auto now = steady_clock::now();
        if (now < next_) return;
        next_ = now + (in_place_ ? std::chrono::milliseconds(200) : std::chrono::milliseconds(5000));
        const auto percent = static_cast<std::int64_t>(done) * 100 / deals_;
        err_ << (in_place_ ? "\r" : "") << done << " of " << deals_ << " deals (" << percent << "%)"
             << (in_place_ ? "" : "\n") << std::flush;
        shown_ = true;
    }
    void finish() {
        if (shown_ && in_place_) err_ << "\r\x1b[K" << std::flush;
    }

  private:
    int deals_;
    std::ostream& err_;
    bool in_place_;
    bool shown_ = false;
    std::chrono::steady_clock::time_point next_ = std::chrono::steady_clock::now() + std::chrono::seconds(1);
};

std::string pair_name(const Simulation& simulation, std::size_t seat) {
    const std::string first(name_of(simulation.seats[seat]));
    const std::string second(name_of(simulation.seats[seat + 2]));
    return first == second ? first : first + "+" + second;
}

// To a multiple of one part in `parts`, so that it prints short.
double rounded(double value, int parts) {
    return std::round(value * parts) / parts;
}

// How often a pair won: in per cent, and with duplicate deals the interval that holds the true share 19 times
// in 20.
nlohmann::ordered_json pair_json(std::int64_t played, std::int64_t won) {
    nlohmann::ordered_json json;
    json["played"] = played;
    json["won"] = won;
    json["percent"] =
        played > 0 ? rounded(100.0 * static_cast<double>(won) / static_cast<double>(played), 100) : 0;
    return json;
}

nlohmann::ordered_json interval_json(const Summary& summary, const Simulation& simulation, bool of_first) {
    const double packs = simulation.deals;
    double mean = static_cast<double>(summary.first_pair_wins) / packs / 2;
    const double mean_square = static_cast<double>(summary.first_pair_squares) / packs / 4;
    const double error = 196 * std::sqrt(std::max(0.0, mean_square - mean * mean) / packs);
    if (!of_first) mean = 1 - mean;
    return {rounded(std::max(0.0, 100 * mean - error), 100),
            rounded(std::min(100.0, 100 * mean + error), 100)};
}

nlohmann::ordered_json summary_json(const Summary& summary, const Simulation& simulation) {
    nlohmann::ordered_json json;
    json["ruleset"] = simulation.ruleset.id;
    if (!simulation.table_name.empty()) json["name"] = simulation.table_name;
    json["seed"] = simulation.seed;
    json["deals"] = simulation.deals;
    json["duplicate"] = simulation.duplicate;
    json["played"] = summary.played;
    json["redeals"] = summary.redeals;
    if (plays_matches(simulation)) {
        json["matches"] = {{"played", summary.matches}, {"wins", summary.match_wins}};
    }
    for (BotKind kind : simulation.seats) json["seats"].push_back(name_of(kind));
    json["contracts"] = nlohmann::ordered_json::object();
    for (const auto& [bid, count] : summary.contracts) {
        json["contracts"][std::to_string(bid)] = {{"played", count.played}, {"made", count.made}};
    }
    json["forced"] = summary.forced;
    json["points"] = summary.points;
    json["wins"] = summary.wins;
    const std::string first = pair_name(simulation, 0);
    const std::string second = pair_name(simulation, 1);
    auto& players = json["wins_by_player"] = nlohmann::ordered_json::object();
    if (first == second) {  // then somebody of the kind wins every deal
        players[first] = pair_json(2 * summary.played, summary.played);
    } else {
        players[first] = pair_json(summary.played, summary.first_pair_wins);
        players[second] = pair_json(summary.played, summary.played - summary.first_pair_wins);
        if (simulation.duplicate && summary.redeals == 0) {
            players[first]["interval95"] = interval_json(summary, simulation, true);
            players[second]["interval95"] = interval_json(summary, simulation, false);
        }
    }
    return json;
}

// A file that is written beside the summary, or none.
class OutputFile {
  public:
    explicit OutputFile(const std::string& name) : name_(name) {
        if (!name.empty()) file_.open(name);
    }
    bool wanted() const { return !name_.empty(); }
    std::ostream& stream() { return file_; }
    // Says what is wrong, if something is.
    bool could_be_opened(std::ostream& err) const {
        if (!wanted() || file_) return true;
        err << "The file '" << name_ << "' can't be written. See: twentynine simulate --help\n";
        return false;
    }
    bool could_be_written(std::ostream& err) {
        if (!wanted() || file_.flush()) return true;
        err << "The file '" << name_ << "' can't be written to the end.\n";
        return false;
    }

  private:
    std::string name_;
    std::ofstream file_;
};

}  // namespace

int simulate_and_print(const Simulation& simulation, const OutputFiles& files, std::ostream& out,
                       std::ostream& err) {
    OutputFile requests(files.requests);
    OutputFile records(files.records);
    if (!requests.could_be_opened(err) || !records.could_be_opened(err)) return kExitFault;
    const auto start = std::chrono::steady_clock::now();
    Progress progress(simulation.deals, err);
    Listeners listeners;
    listeners.progress = std::ref(progress);
    if (requests.wanted()) {
        listeners.asked = [&requests](std::string_view text, std::string_view answer) {
            requests.stream() << text << '\t' << answer << '\n';
        };
    }
    if (records.wanted()) {
        const bool matches = plays_matches(simulation);
        listeners.recorded = [&records, matches](const MatchRecord& played) {
            records.stream() << (matches ? to_json(played) : to_json(deal_of(played, 0))) << '\n';
        };
    }
    const Summary summary = simulate(simulation, listeners);
    progress.finish();
    if (!summary.refused_request.empty()) {
        err << "The rules refuse what a bot answered to: " << summary.refused_request << '\n';
        return kExitFault;
    }
    if (!requests.could_be_written(err) || !records.could_be_written(err)) return kExitFault;
    auto json = summary_json(summary, simulation);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    json["seconds"] = rounded(seconds.count(), 1000);
    out << json.dump() << "\n";
    return kExitOk;
}

}  // namespace twentynine
