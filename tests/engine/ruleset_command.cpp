// `twentynine ruleset` and `twentynine schema`: options, answers, exit codes.
#include <catch2/catch.hpp>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "engine/cli/commands.h"
#include "engine/json/ruleset_json.h"
#include "engine/json/ruleset_schema.h"
#include "run_with.h"

namespace twentynine {
namespace {

using nlohmann::json;
using Words = std::vector<std::string_view>;

using testing::Outcome;
using testing::run_with;

std::string whole(std::string_view table) {
    return to_json({"", *ruleset_named(table)}, true) + "\n";
}

TEST_CASE("ruleset prints the whole of the rules that it reads") {
    CHECK(run_with({"ruleset", "-"}, "{}").out == whole("arcade29"));
    const Outcome house = run_with({"ruleset", "-"}, R"({"minimum_bid": 15, "name": "Friday"})");
    CHECK(house.code == 0);
    CHECK(house.err.empty());
    CHECK(json::parse(house.out)["minimum_bid"] == 15);
    CHECK(json::parse(house.out)["name"] == "Friday");
    CHECK(run_with({"ruleset", "-"}, house.out).out == house.out);

    const char* path = "ruleset_prints_the_whole.json";
    std::ofstream(path) << R"({"stage_one_ceiling": 20})";
    CHECK(run_with({"ruleset", path, "--table", "ranked28"}).out == whole("club28"));
    CHECK(run_with({"ruleset", "--table", "ranked28", path}).out == whole("club28"));
    std::remove(path);
}

TEST_CASE("ruleset prints the rules of a table of the house") {
    for (const std::string_view id : kTableIds) {
        const Outcome outcome = run_with({"ruleset", "--table", id}, "nobody reads this");
        CHECK(outcome.code == 0);
        CHECK(outcome.out == whole(id));
    }
}

TEST_CASE("rules that are refused give the place and the reason on standard error") {
    for (const auto& [text, where] : {std::pair("{", ""),
                                      {R"({"x": 1})", "/x"},
                                      {R"({"minimum_bid": 30})", "/minimum_bid"},
                                      {R"({"minimum_bid": 28, "maximum_bid": 27})", "/minimum_bid"},
                                      {"\"arcade29\"", ""}}) {
        const Outcome outcome = run_with({"ruleset", "-"}, text);
        CHECK(outcome.code == 2);
        CHECK(outcome.out.empty());
        const json error = json::parse(outcome.err);
        CHECK(error.size() == 3);
        CHECK(error["error"] == "bad_ruleset");
        CHECK(error["where"] == where);
        CHECK(error["reason"].get<std::string>().size() > 10);
    }
    for (const char* unreadable : {"no/such/folder/rules.json", "."}) {
        for (const Words& words : {Words{"ruleset", unreadable}, Words{"ruleset", unreadable, "--lines"}}) {
            const Outcome outcome = run_with(words);
            CHECK(outcome.code == 2);
            CHECK(json::parse(outcome.err)["reason"].get<std::string>().find(unreadable) !=
                  std::string::npos);
        }
    }
}

TEST_CASE("ruleset --lines answers each line, a fault as its line, and goes on") {
    const Outcome outcome =
        run_with({"ruleset", "--lines", "-"},
                 "{}\n\n{\"x\": 1}\r\n" + std::string(70'000, ' ') + "\n{\"minimum_bid\": 15}");
    CHECK(outcome.code == 0);
    CHECK(outcome.err.empty());
    std::vector<json> answers;
    std::istringstream lines(outcome.out);
    for (std::string line; std::getline(lines, line);) answers.push_back(json::parse(line));
    REQUIRE(answers.size() == 4);
    CHECK(answers[0]["minimum_bid"] == 16);
    CHECK(answers[1]["where"] == "/x");
    CHECK(answers[2]["error"] == "bad_ruleset");
    CHECK(answers[3]["minimum_bid"] == 15);
}

TEST_CASE("words that ruleset and schema don't understand are refused") {
    for (const Words& words : {Words{"ruleset"},
                               {"ruleset", "--lines"},
                               {"ruleset", "--table"},
                               {"ruleset", "--table", "house"},
                               {"ruleset", "-", "--table", "x"},
                               {"ruleset", "-", "-"},
                               {"ruleset", "--tables", "-"},
                               {"ruleset", "--lines", "--table", "arcade29"},
                               {"schema", "x"},
                               {"schema", "--help", "x"}}) {
        const Outcome outcome = run_with(words, "{}");
        CHECK(outcome.code == 2);
        CHECK(outcome.out.empty());
        CHECK(outcome.err.find("--help") != std::string::npos);
    }
    for (const Words& words : {Words{"ruleset", "--help"}, {"schema", "--help"}}) {
        CHECK(run_with(words).code == 0);
        CHECK(run_with(words).out.starts_with("Usage: twentynine " + std::string(words[0])));
    }
}

TEST_CASE("schema prints the schema") {
    const Outcome outcome = run_with({"schema"});
    CHECK(outcome.code == 0);
    CHECK(outcome.out == ruleset_schema() + "\n");
    CHECK(json::parse(outcome.out)["$schema"] == "https://json-schema.org/draft/2020-12/schema");
}

}  // namespace
}  // namespace twentynine
