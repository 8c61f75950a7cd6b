// `twentynine simulate`: reads the options.
#include <charconv>
#include <fstream>
#include <optional>
#include <ostream>
#include <string>

#include "../json/ruleset_json.h"
#include "commands.h"
#include "input.h"
#include "simulate.h"

namespace twentynine {
namespace {

constexpr std::string_view kUsage =
    R"(Usage: twentynine simulate [options]

Plays bots against each other and prints one JSON summary.

  --ruleset R       the table's rules: arcade29, classic29, ranked28, club28, or a file of them (arcade29)
  --deals N         how many packs to deal, 1 to 100000000 (1000)
  --seed S          1 to 64 decimal or hexadecimal digits; the same seed deals the same packs (1)
  --seats A,B,C,D   who sits in seats 0 to 3: simple, random, club, expert, patient or reference-1000
                    (simple,simple,simple,simple)
  --duplicate       play each pack twice, with every player one seat further the second time
  --requests FILE   also write each question to a bot and its answer, a tab between them, one a line
  --records FILE    also write what is played as records, one a line: matches where the table has a match target
                    and packs are played once, else deals; their seeds are in them, see: twentynine verify
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
    OutputFiles files;
    bool help = false;
    std::string fault;  // what is wrong with the arguments, as a sentence
};

// A table of the house by its name, or a file that holds the rules of any.
void set_ruleset(Request& request, const std::string& value) {
    if (const auto ruleset = ruleset_named(value)) {
        request.simulation.ruleset = *ruleset;
        return;
    }
    std::ifstream file;
    if (!open_file(value, file)) {
        request.fault = "There is no ruleset '" + value + "', and no such file can be opened.";
        return;
    }
    const auto read = ruleset_from_json(text_from(file, kLongestRuleset));
    if (const auto* fault = std::get_if<JsonFault>(&read)) {
        const std::string where = fault->where.empty() ? "" : fault->where + ": ";
        request.fault = "The ruleset '" + value + "' can't be played: " + where + fault->reason;
        return;
    }
    const auto& named = *std::get_if<NamedRuleset>(&read);
    request.simulation.ruleset = named.rules;
    request.simulation.table_name = named.name;
}

void set_option(Request& request, std::string_view option, std::string_view value) {
    Simulation& simulation = request.simulation;
    const std::string quoted = "'" + std::string(value) + "'";
    if (option == "--ruleset") {
        set_ruleset(request, std::string(value));
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
            request.fault = "--seats takes four players with commas between, not " + quoted +
                            ". Players: " + bot_names() + ".";
        } else {
            simulation.seats = *seats;
        }
    } else if (option == "--requests") {
        request.files.requests = value;
    } else if (option == "--records") {
        request.files.records = value;
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
    return simulate_and_print(request.simulation, request.files, out, err);
}

}  // namespace twentynine
