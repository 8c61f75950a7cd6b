// `twentynine solve`: what it prints, and what it refuses.
#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

#include "engine/json/record_json.h"
#include "engine/record.h"
#include "random_play.h"
#include "run_with.h"

namespace twentynine {
namespace {

using nlohmann::json;
using testing::Outcome;
using testing::run_with;

// A record that stops when this many tricks have been played.
Record record_in_play(std::mt19937_64& random, const Ruleset& rules, std::size_t tricks) {
    while (true) {
        Record record = testing::random_record(random, rules);
        Deal deal(record.ruleset, record.dealer, record.pack);
        std::size_t done = 0;
        while (deal.turn() && (deal.phase() != Phase::kPlay || deal.tricks().size() < tricks)) {
            deal.apply(record.actions[done++]);
        }
        if (deal.phase() != Phase::kPlay || deal.contract()->single) continue;
        record.actions.resize(done);
        return record;
    }
}

TEST_CASE("solve prints values, best actions and a line of play that comes to them") {
    std::mt19937_64 random(testing::seed_for("solve", 411));
    for (const auto id : kTableIds) {
        const Record record = record_in_play(random, *ruleset_named(id), 3);
        const Outcome outcome = run_with({"solve", "-"}, to_json(record));
        REQUIRE(outcome.code == 0);
        const json answer = json::parse(outcome.out);
        INFO(outcome.out);
        CHECK(answer.size() == 7);

        Deal deal(record.ruleset, record.dealer, record.pack);
        for (const Action action : record.actions) deal.apply(action);
        CHECK(answer["turn"] == index_of(*deal.turn()));
        const LegalActions legal = deal.legal_actions();
        REQUIRE(answer["actions"].size() == static_cast<std::size_t>(legal.size()));
        const auto mover = static_cast<std::size_t>(team_of(*deal.turn()));
        int most = 0;
        for (const json& action : answer["actions"]) {
            CHECK(legal.contains(*action_from_string(action["action"].get<std::string>())));
            most = std::max(most, action["value"][mover].get<int>());
        }
        CHECK(answer["value"][mover] == most);
        CHECK_FALSE(answer["best"].empty());
        CHECK(answer["line"][0] == answer["best"][0]);

        for (const json& action : answer["line"]) {
            REQUIRE_FALSE(deal.apply(*action_from_string(action.get<std::string>())));
        }
        REQUIRE(deal.phase() == Phase::kOver);
        CHECK(answer["made"] == deal.result()->made);
        CHECK(answer["value"] == json(deal.points()));
    }
}

TEST_CASE("solve takes a deal that is over, and refuses one that isn't in play yet") {
    std::mt19937_64 random(testing::seed_for("solve a deal that is over", 412));
    Record record = testing::random_record(random);
    const Outcome over = run_with({"solve", "-"}, to_json(record));
    REQUIRE(over.code == 0);
    CHECK(json::parse(over.out)["turn"].is_null());
    CHECK(json::parse(over.out)["line"].empty());

    record.actions.resize(1);
    const Outcome early = run_with({"solve", "-"}, to_json(record));
    CHECK(early.code == 2);
    CHECK(early.out.empty());
    CHECK(json::parse(early.err)["error"] == "bad_record");
    CHECK(json::parse(early.err)["where"] == "/actions");
}

TEST_CASE("solve refuses what isn't a record, isn't legal, isn't there, and arguments it doesn't know") {
    CHECK(json::parse(run_with({"solve", "-"}, "{").err)["error"] == "bad_record");
    CHECK(run_with({"solve", "-"}, "{").code == 2);
    std::mt19937_64 random(testing::seed_for("solve an illegal action", 413));
    Record record = testing::random_record(random);
    record.actions.resize(1);
    record.actions.push_back(Action::plain(Action::Kind::kAsk));
    const Outcome illegal = run_with({"solve", "-"}, to_json(record));
    CHECK(illegal.code == 2);
    CHECK(json::parse(illegal.err)["error"] == "illegal_action");
    CHECK(json::parse(run_with({"solve", "no such file"}).err)["error"] == "bad_record");
    const std::vector<std::vector<std::string_view>> wrong{
        {"solve"}, {"solve", "--depth"}, {"solve", "a", "b"}};
    for (const auto& words : wrong) {
        const Outcome outcome = run_with(words);
        CHECK(outcome.code == 2);
        CHECK(outcome.out.empty());
        CHECK(outcome.err.find("twentynine solve --help") != std::string::npos);
    }
    CHECK(run_with({"solve", "--help"}).code == 0);
}

}  // namespace
}  // namespace twentynine
