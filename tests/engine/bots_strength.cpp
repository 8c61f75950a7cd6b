// How well the simple bots play, and that the command that measures it tells the truth.
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/cli/commands.h"
#include "engine/cli/simulate.h"

namespace twentynine {
namespace {

struct Run {
    int code = 0;
    std::string out;
    std::string err;
};

Run run(const std::vector<std::string_view>& args) {
    std::ostringstream out;
    std::ostringstream err;
    const int code = run_simulate(args, out, err);
    return {code, out.str(), err.str()};
}

TEST_CASE("a pair of simple bots wins at least 70% of 2,000 duplicate deals against random play") {
    Simulation simulation;
    simulation.deals = 2'000;
    simulation.seed = "29";
    simulation.seats = {BotKind::kSimple, BotKind::kRandom, BotKind::kSimple, BotKind::kRandom};
    simulation.duplicate = true;
    const Summary summary = simulate(simulation, {}, {});
    INFO("seed " << simulation.seed << ", won " << summary.first_pair_wins << " of " << summary.played);
    REQUIRE(summary.played == 4'000);
    CHECK(summary.first_pair_wins * 100 >= summary.played * 80);
}

TEST_CASE("the summary of a simulation adds up") {
    const Run first =
        run({"--deals", "300", "--seed", "c0ffee", "--seats", "simple,random,simple,random", "--duplicate"});
    REQUIRE(first.code == 0);
    CHECK(first.err.empty());
    auto json = nlohmann::json::parse(first.out);
    CHECK(json["ruleset"] == "arcade29");
    CHECK(json["played"] == 600);
    CHECK(json["points"][0].get<int>() + json["points"][1].get<int>() == 28 * 600);
    CHECK(json["wins"][0].get<int>() + json["wins"][1].get<int>() == 600);
    int played = 0;
    for (const auto& [bid, count] : json["contracts"].items()) {
        CHECK(std::stoi(bid) >= 16);
        CHECK(std::stoi(bid) <= 28);
        CHECK(count["made"] <= count["played"]);
        played += count["played"].get<int>();
    }
    CHECK(played == 600);
    const auto& simple = json["wins_by_player"]["simple"];
    const auto& random = json["wins_by_player"]["random"];
    CHECK(simple["won"].get<int>() + random["won"].get<int>() == 600);
    CHECK(simple["percent"].get<double>() == Approx(simple["won"].get<double>() / 6).margin(0.006));
    CHECK(simple["percent"].get<double>() + random["percent"].get<double>() == Approx(100).margin(0.011));
    CHECK(simple["interval95"][0] <= simple["percent"]);
    CHECK(simple["interval95"][1] >= simple["percent"]);
    CHECK(json["seconds"].is_number());

    // The same seed deals the same packs; only the clock differs.
    auto again = nlohmann::json::parse(
        run({"--deals", "300", "--seed", "c0ffee", "--seats", "simple,random,simple,random", "--duplicate"})
            .out);
    auto other = nlohmann::json::parse(
        run({"--deals", "300", "--seed", "c0ffef", "--seats", "simple,random,simple,random", "--duplicate"})
            .out);
    for (auto* summary : {&json, &again, &other}) {
        summary->erase("seconds");
        summary->erase("seed");
    }
    CHECK(json == again);
    CHECK(json != other);
}

TEST_CASE("duplicate deals of equal players come out even") {
    Simulation simulation;
    simulation.deals = 200;
    simulation.duplicate = true;
    const Summary summary = simulate(simulation, {}, {});
    CHECK(summary.played == 400);
    CHECK(summary.first_pair_wins == 200);
    CHECK(summary.first_pair_squares == 200);
}

TEST_CASE("an illegal answer of a bot stops the simulation, and the request is told") {
    for (const bool duplicate : {false, true}) {
        Simulation simulation;
        simulation.deals = 20;
        simulation.duplicate = duplicate;
        int asked = 0;
        simulation.choose = [&](BotKind kind, const View& view, std::uint64_t seed) {
            return ++asked == 500 ? Action::bid(29) : choose_action(kind, view, seed);
        };
        std::ostringstream out;
        std::ostringstream err;
        CHECK(simulate_and_print(simulation, "", out, err) == 2);
        CHECK(asked == 500);
        CHECK(out.str().empty());
        CHECK(err.str().find("simple ") != std::string::npos);
        CHECK(err.str().find(" 29v3;arcade29;") != std::string::npos);
    }
}

TEST_CASE("requests that can't be written to the end exit 2 and say so") {
    if (!std::ofstream("/dev/full")) return;  // only Linux has it
    const Run result = run({"--deals", "20", "--requests", "/dev/full"});
    CHECK(result.code == 2);
    CHECK(result.out.empty());
    CHECK(result.err == "The file '/dev/full' can't be written to the end.\n");
}

TEST_CASE("arguments that make no sense get a sentence and exit code 2") {
    using Args = std::vector<std::string_view>;
    for (const Args& args :
         {Args{"--deals", "0"}, Args{"--deals", "ten"}, Args{"--deals"}, Args{"--deals", "100000001"},
          Args{"--seed", "xyz"}, Args{"--seed", ""}, Args{"--seats", "simple"},
          Args{"--seats", "simple,simple,simple,simple,simple"},
          Args{"--seats", "simple,simple,simple,clever"}, Args{"--ruleset", "bridge"},
          Args{"--rulset", "arcade29"}, Args{"arcade29"}, Args{"--requests", "/no/such/folder/file"}}) {
        INFO(args.front() << " " << args.back());
        const Run result = run(args);
        CHECK(result.code == 2);
        CHECK(result.out.empty());
        CHECK(result.err.find(". See: twentynine simulate --help\n") != std::string::npos);
    }
    const Run help = run({"--help"});
    CHECK(help.code == 0);
    CHECK(help.out.starts_with("Usage: twentynine simulate"));
    CHECK(help.err.empty());
    for (int i = 0; i <= static_cast<int>(BotKind::kReference); ++i) {
        CHECK(help.out.find(name_of(static_cast<BotKind>(i))) != std::string::npos);
    }
    CHECK(run({"--seats", "simple"}).err.find(bot_names()) != std::string::npos);
}

}  // namespace
}  // namespace twentynine
