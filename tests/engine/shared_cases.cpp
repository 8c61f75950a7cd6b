// The rule situations that were agreed with the rules themselves: a record each, and what it leads to.
#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "engine/cli/replay.h"

namespace twentynine {
namespace {

using nlohmann::json;

constexpr int kCases = 38;

// A hand's cards and the legal actions come in any order.
json in_fixed_order(json answer) {
    if (answer.contains("legal")) std::sort(answer["legal"].begin(), answer["legal"].end());
    if (!answer.contains("hands")) return answer;
    for (json& hand : answer["hands"]) {
        std::istringstream words(hand.get<std::string>());
        std::vector<std::string> cards{std::istream_iterator<std::string>(words), {}};
        std::sort(cards.begin(), cards.end());
        hand = cards;
    }
    return answer;
}

TEST_CASE("the shared rule cases come out as they say") {
    std::ifstream file(TWENTYNINE_FIXTURES "/rules/rules.jsonl");
    REQUIRE(file);
    int ran = 0;
    for (std::string line; std::getline(file, line);) {
        const json rule_case = json::parse(line);
        const json& record = rule_case.at("record");
        ++ran;
        INFO(rule_case.at("name").get<std::string>());
        const json& expected = rule_case.at("expect");
        const ReplayAnswer answer = replay_text(record.dump(), std::nullopt);
        CHECK(answer.ok == !expected.contains("error"));
        CHECK(in_fixed_order(json::parse(answer.line)) == in_fixed_order(expected));
    }
    CHECK(ran == kCases);
}

}  // namespace
}  // namespace twentynine
