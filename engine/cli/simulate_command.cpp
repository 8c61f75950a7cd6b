// `twentynine simulate`: reads the options, shows the progress, prints the summary.
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>

#include "commands.h"
#include "simulate.h"

namespace twentynine {
namespace {

constexpr std::string_view kUsage =
    R"(Usage: twentynine simulate [options]

Plays bots against each other and prints one JSON summary.

  --ruleset R       the table's rules (arcade29)
  --deals N         how many packs to deal, 1 to 100000000 (1000)
  --seed S          1 to 64 decimal or hexadecimal digits; the same seed deals the same packs (1)
  --seats A,B,C,D   who sits in seats 0 to 3: simple or random (simple,simple,simple,simple)
  --duplicate       play each pack twice, with every player one seat further the second time
  --requests FILE   also write each question to a bot and its answer, a tab between them, one a line
  --help            print this

Seats 0 and 2 play together, and so do 1 and 3.
)";

constexpr int kMostDeals = 100'000'000;
constexpr std::size_t kLongestSeed = 64;

std::optional<int> number_from(std::string_view text) {
    int number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || stop != text.data() + text.size()) return std::nullopt;
    return number;
}

bool is_seed(std::string_view text) {
    return !text.empty() && text.size() <= kLongestSeed &&
           text.find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
}

std::optional<std::array<BotKind, 4>> seats_from(std::string_view text) {
    std::array<BotKind, 4> seats{};
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const std::size_t end = i < 3 ? text.find(',') : text.size();
        if (end == std::string_view::npos) return std::nullopt;
        const auto kind = bot_named(text.substr(0, end));
        if (!kind) return std::nullopt;
        seats[i] = *kind;
        text.remove_prefix(i < 3 ? end + 1 : end);
    }
    return seats;
}

struct Request {
    Simulation simulation;
    std::string requests_file;
    bool help = false;
    std::string fault;  // what is wrong with the arguments, as a sentence
};

void set_option(Request& request, std::string_view option, std::string_view value) {
    Simulation& simulation = request.simulation;
    const std::string quoted = "'" + std::string(value) + "'";
    if (option == "--ruleset") {
        const auto ruleset = ruleset_named(value);
        if (!ruleset) {
            request.fault = "There is no ruleset " + quoted + ".";
        } else if (const auto fault = validate(*ruleset)) {
            request.fault = "The ruleset " + quoted + " can't be played: " + std::string(fault->where) +
                            ": " + std::string(fault->reason);
        } else {
            simulation.ruleset = *ruleset;
        }
    } else if (option == "--deals") {
        const auto deals = number_from(value);
        if (!deals || *deals < 1 || *deals > kMostDeals) {
            request.fault = "--deals takes a whole number from 1 to " + std::to_string(kMostDeals) +
                            ", not " + quoted + ".";
        } else {
            simulation.deals = *deals;
        }
    } else if (option == "--seed") {
        if (!is_seed(value)) {
            request.fault = "--seed takes 1 to 64 decimal or hexadecimal digits, not " + quoted + ".";
        }
        simulation.seed = value;
    } else if (option == "--seats") {
        const auto seats = seats_from(value);
        if (!seats) {
            request.fault =
                "--seats takes four players with commas between, each simple or random, not " + quoted + ".";
        } else {
            simulation.seats = *seats;
        }
    } else if (option == "--requests") {
        request.requests_file = value;
    } else {
        request.fault = "There is no option '" + std::string(option) + "'.";
    }
}

Request request_from(Arguments args) {
    Request request;
    for (std::size_t i = 0; i < args.size() && request.fault.empty(); ++i) {
        if (args[i] == "--help") {
            request.help = true;
        } else if (args[i] == "--duplicate") {
            request.simulation.duplicate = true;
        } else if (!args[i].starts_with("--")) {
            request.fault = "'" + std::string(args[i]) + "' is not an option.";
        } else if (i + 1 == args.size()) {
            request.fault =
                "Either there is no option '" + std::string(args[i]) + "', or its value is missing.";
        } else {
            set_option(request, args[i], args[i + 1]);
            ++i;
        }
    }
    return request;
}

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
    json["seed"] = simulation.seed;
    json["deals"] = simulation.deals;
    json["duplicate"] = simulation.duplicate;
    json["played"] = summary.played;
    json["redeals"] = summary.redeals;
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

}  // namespace

int run_simulate(Arguments args, std::ostream& out, std::ostream& err) {
    const Request request = request_from(args);
    if (!request.fault.empty()) {
        err << request.fault << " See: twentynine simulate --help\n";
        return kExitFault;
    }
    if (request.help) {
        out << kUsage;
        return kExitOk;
    }
    return simulate_and_print(request.simulation, request.requests_file, out, err);
}

int simulate_and_print(const Simulation& simulation, const std::string& requests_file, std::ostream& out,
                       std::ostream& err) {
    std::ofstream requests;
    std::function<void(std::string_view, std::string_view)> asked;
    if (!requests_file.empty()) {
        requests.open(requests_file);
        asked = [&](std::string_view text, std::string_view answer) {
            requests << text << '\t' << answer << '\n';
        };
        if (!requests) {
            err << "The file '" << requests_file << "' can't be written. See: twentynine simulate --help\n";
            return kExitFault;
        }
    }
    const auto start = std::chrono::steady_clock::now();
    Progress progress(simulation.deals, err);
    const Summary summary = simulate(simulation, std::ref(progress), asked);
    progress.finish();
    if (!summary.refused_request.empty()) {
        err << "The rules refuse what a bot answered to: " << summary.refused_request << '\n';
        return kExitFault;
    }
    if (!requests_file.empty() && !requests.flush()) {
        err << "The file '" << requests_file << "' can't be written to the end.\n";
        return kExitFault;
    }
    auto json = summary_json(summary, simulation);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    json["seconds"] = rounded(seconds.count(), 1000);
    out << json.dump() << "\n";
    return kExitOk;
}

}  // namespace twentynine
