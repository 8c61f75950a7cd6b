// What tools/ladder understands and prints.
#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tools/ladder_options.h"

namespace twentynine::ladder {
namespace {

struct Outcome {
    int code = 0;
    std::string out;
    std::string err;
};

Outcome run_with(const std::vector<std::string_view>& words) {
    std::ostringstream out;
    std::ostringstream err;
    const int code = run_ladder(words, out, err);
    return {code, out.str(), err.str()};
}

TEST_CASE("the ladder prints a line for each table, as text or as JSON") {
    const Outcome text =
        run_with({"play", "simple", "random", "--table", "all", "--pairs", "10", "--jobs", "2"});
    CHECK(text.code == kExitOk);
    CHECK(text.err.empty());
    CHECK(std::count(text.out.begin(), text.out.end(), '\n') == 5);
    for (const std::string_view id : kTableIds) CHECK(text.out.find(id) != std::string::npos);

    const Outcome json = run_with({"deals", "simple", "random", "--pairs", "10", "--jobs", "1", "--json"});
    REQUIRE(json.code == kExitOk);
    const auto row = nlohmann::json::parse(json.out);
    CHECK(row["table"] == "arcade29");
    CHECK(row["measure"] == "deals");
    CHECK(row["family"] == "tune");
    CHECK(row["pairs"] == 10);
    CHECK(row["a"]["player"] == "simple");
    CHECK(row["b"]["player"] == "random");
    CHECK(row["percent"] > 50);
    CHECK(row["interval95"][0] <= row["percent"]);
    CHECK(row["interval95"][1] >= row["percent"]);
    CHECK(row["a"]["decisions"] > 0);
    CHECK(row["a"]["contracts"]["held"].get<int>() + row["b"]["contracts"]["held"].get<int>() == 20);
}

TEST_CASE("every player can be named") {
    for (int i = 0; i <= static_cast<int>(BotKind::kReference); ++i) {
        const std::string_view name = name_of(static_cast<BotKind>(i));
        REQUIRE(player_named(name));
        CHECK(player_named(name)->name == name);
        CHECK(player_names().find(name) != std::string::npos);
    }
    REQUIRE(player_named("cheat"));
    CHECK(player_names().find("cheat") != std::string::npos);
    CHECK_FALSE(player_named("nobody"));
    CHECK_FALSE(player_named(""));
}

TEST_CASE("a player that thinks can be given other numbers of worlds") {
    REQUIRE(player_named("expert:worlds=3,solved=2,from=2"));
    CHECK(player_named("club:worlds=8")->name == "club:worlds=8");
    for (const std::string_view wrong :
         {"simple:worlds=8", "cheat:worlds=8", "club:", "club:worlds", "club:worlds=", "club:worlds=x",
          "club:worlds=0", "club:worlds=-1", "club:depth=3", "club:worlds=8;"}) {
        INFO(wrong);
        CHECK_FALSE(player_named(wrong));
    }
}

TEST_CASE("what the ladder doesn't understand is refused with a sentence") {
    const std::vector<std::pair<std::vector<std::string_view>, std::string>> cases{
        {{}, "What to measure and two players are wanted."},
        {{"play", "simple"}, "What to measure and two players are wanted."},
        {{"chess", "simple", "random"}, "'chess' can't be measured"},
        {{"play", "simple", "deep"}, "There is no player 'deep'."},
        {{"play", "expert:worlds=abc", "simple"}, "worlds takes a whole number from 1 to 1000000, not 'abc'"},
        {{"play", "club:worlds=0", "simple"}, "worlds takes a whole number from 1 to 1000000, not '0'"},
        {{"play", "expert:solved=2,from", "simple"}, "In 'expert:solved=2,from', 'from' wants a number"},
        {{"play", "simple", "expert:depth=3"}, "'depth' is none of worlds, solved and from."},
        {{"play", "deep:worlds=9", "simple"}, "There is no player 'deep'."},
        {{"play", "simple:worlds=9", "simple"}, "only club, expert and patient take other numbers"},
        {{"play", "simple", "random", "--pairs", "0"}, "--pairs takes a whole number from 1 to"},
        {{"play", "simple", "random", "--width", "wide"}, "--width takes a number of points"},
        {{"play", "simple", "random", "--family", "best"}, "--family takes tune or report"},
        {{"play", "simple", "random", "--seed", "x"}, "--seed takes 1 to 64"},
        {{"play", "simple", "random", "--table", "no29"}, "There is no table 'no29'"},
        {{"play", "simple", "random", "--jobs"}, "its value is missing"},
        {{"play", "simple", "random", "--fast", "1"}, "There is no option '--fast'"},
        {{"--all", "simple"}, "it takes no players"}};
    for (const auto& [words, sentence] : cases) {
        const Outcome outcome = run_with(words);
        INFO(outcome.err);
        CHECK(outcome.code == kExitFault);
        CHECK(outcome.out.empty());
        CHECK(outcome.err.find(sentence) != std::string::npos);
    }
}

TEST_CASE("the published ladder has every goal, each way to measure at each table, on packs of its own") {
    const std::vector<std::string_view> words{"--all"};
    const Options options = options_from(words);
    REQUIRE(options.fault.empty());
    int goals = 0;
    for (const Row& row : options.rows) {
        CHECK(row.contest.family == "report");
        goals += row.goal ? 1 : 0;
    }
    CHECK(goals == 5);
    for (const std::string_view table : kTableIds) {
        for (const Measure what : {Measure::kPlay, Measure::kAuction, Measure::kDeals, Measure::kMatches}) {
            INFO(table << " " << name_of(what));
            CHECK(std::any_of(options.rows.begin(), options.rows.end(), [&](const Row& row) {
                return row.table == table && row.contest.measure == what;
            }));
        }
    }
}

TEST_CASE("a goal is met by its figure, and where it says so by the whole interval above half") {
    CHECK(verdict({54, true}, {2'000, 54.5, 1}) == Verdict::kMet);
    CHECK(verdict({54, true}, {200, 55, 6}) == Verdict::kMissed);
    CHECK(verdict({54, false}, {200, 55, 6}) == Verdict::kMet);
    CHECK(verdict({54, false}, {2'000, 53.9, 1}) == Verdict::kMissed);
}

}  // namespace
}  // namespace twentynine::ladder
