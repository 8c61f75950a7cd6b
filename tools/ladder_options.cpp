#include "ladder_options.h"

#include <charconv>
#include <fstream>
#include <optional>
#include <thread>
#include <variant>

#include "engine/cli/input.h"
#include "engine/json/ruleset_json.h"

namespace twentynine::ladder {
namespace {

std::optional<int> whole_number(std::string_view text, int most) {
    int number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || stop != text.data() + text.size() || number < 1 || number > most) {
        return std::nullopt;
    }
    return number;
}

// A number of points such as 1, 2.5 or 0.
std::optional<double> points_from(std::string_view text) {
    double number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || stop != text.data() + text.size() || !(number >= 0 && number <= 50)) {
        return std::nullopt;
    }
    return number;
}

bool is_seed(std::string_view text) {
    return !text.empty() && text.size() <= 64 &&
           text.find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
}

struct Table {
    std::string name;
    Ruleset ruleset;
};

// What the arguments say, before rows are made of it.
class Reading {
  public:
    Options read(Arguments args) {
        options_.jobs = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
        for (std::size_t i = 0; i < args.size() && options_.fault.empty(); ++i) {
            if (args[i] == "--help") {
                options_.help = true;
            } else if (args[i] == "--json") {
                options_.json = true;
            } else if (args[i] == "--all") {
                all_ = true;
            } else if (!args[i].starts_with("--")) {
                words_.push_back(args[i]);
            } else if (i + 1 == args.size()) {
                fault("Either there is no option '" + std::string(args[i]) + "', or its value is missing.");
            } else {
                set(args[i], args[i + 1]);
                ++i;
            }
        }
        if (options_.fault.empty() && !options_.help) make_rows();
        return std::move(options_);
    }

  private:
    void fault(const std::string& sentence) { options_.fault = sentence; }

    void set(std::string_view option, std::string_view value) {
        const std::string quoted = "'" + std::string(value) + "'";
        if (option == "--table") {
            set_table(std::string(value));
        } else if (option == "--width") {
            const auto width = points_from(value);
            if (!width) return fault("--width takes a number of points from 0 to 50, not " + quoted + ".");
            stop_.half_width = *width;
        } else if (option == "--pairs") {
            set_number(option, value, 10'000'000, stop_.pairs);
        } else if (option == "--jobs") {
            set_number(option, value, 256, options_.jobs);
        } else if (option == "--match-deals") {
            set_number(option, value, 99, contest_.match_deals);
        } else if (option == "--family") {
            if (value != "tune" && value != "report") {
                return fault("--family takes tune or report, not " + quoted + ".");
            }
            family_ = value;
        } else if (option == "--seed") {
            if (!is_seed(value)) {
                return fault("--seed takes 1 to 64 decimal or hexadecimal digits, not " + quoted + ".");
            }
            contest_.seed = value;
        } else if (option == "--card-player") {
            if (const auto player = find_player(value)) contest_.card_player = *player;
        } else {
            fault("There is no option '" + std::string(option) + "'.");
        }
    }

    void set_number(std::string_view option, std::string_view value, int most, int& number) {
        if (const auto read = whole_number(value, most)) {
            number = *read;
        } else {
            fault(std::string(option) + " takes a whole number from 1 to " + std::to_string(most) +
                  ", not '" + std::string(value) + "'.");
        }
    }

    std::optional<Player> find_player(std::string_view name) {
        auto player = player_or_fault(name);
        if (auto* const found = std::get_if<Player>(&player)) return std::move(*found);
        fault(std::get<std::string>(player));
        return std::nullopt;
    }

    void set_table(const std::string& value) {
        tables_.clear();
        if (value == "all") {
            for (const std::string_view id : kTableIds) {
                tables_.push_back({std::string(id), *ruleset_named(id)});
            }
            return;
        }
        if (const auto ruleset = ruleset_named(value)) {
            tables_.push_back({value, *ruleset});
            return;
        }
        std::ifstream file;
        if (!open_file(value, file)) {
            return fault("There is no table '" + value + "', and no such file can be opened.");
        }
        const auto read = ruleset_from_json(text_from(file, kLongestRuleset));
        if (const auto* wrong = std::get_if<JsonFault>(&read)) {
            const std::string where = wrong->where.empty() ? "" : wrong->where + ": ";
            return fault("The rules in '" + value + "' can't be played: " + where + wrong->reason);
        }
        const auto& named = *std::get_if<NamedRuleset>(&read);
        tables_.push_back({named.name.empty() ? std::string(named.rules.id) : named.name, named.rules});
    }

    void make_rows() {
        if (all_) {
            if (!words_.empty()) return fault("--all measures what is published; it takes no players.");
            contest_.family = family_.value_or("report");
            options_.rows = published_ladder(contest_, stop_);
            return;
        }
        if (words_.size() != 3) return fault("What to measure and two players are wanted.");
        const auto measure = measure_named(words_[0]);
        if (!measure) {
            return fault("'" + std::string(words_[0]) +
                         "' can't be measured, only play, auction, deals or matches.");
        }
        const auto a = find_player(words_[1]);
        const auto b = find_player(words_[2]);
        if (!a || !b) return;
        contest_.measure = *measure;
        contest_.a = *a;
        contest_.b = *b;
        contest_.family = family_.value_or("tune");
        if (tables_.empty()) set_table("arcade29");
        for (const Table& table : tables_) {
            Row row{table.name, contest_, stop_};
            row.contest.ruleset = table.ruleset;
            options_.rows.push_back(row);
        }
    }

    Options options_;
    Contest contest_;
    Stop stop_;
    std::vector<Table> tables_;
    std::vector<std::string_view> words_;
    std::optional<std::string> family_;
    bool all_ = false;
};

}  // namespace

Options options_from(Arguments args) {
    return Reading().read(args);
}

}  // namespace twentynine::ladder
