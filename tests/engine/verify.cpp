// Fair by proof: what the seeds give is worked out again, and a record that lies is found out.
#include "engine/verify.h"

#include <catch2/catch.hpp>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "engine/cli/commands.h"
#include "engine/json/record_json.h"
#include "random_match.h"
#include "random_play.h"
#include "run_with.h"

namespace twentynine {
namespace {

using nlohmann::json;

using testing::Outcome;
using testing::run_with;

TEST_CASE("a pack is proved only by the seed, entropy, stream and commitment that it came from") {
    std::mt19937_64 random(testing::seed_for("verify", 29'160'051));
    for (int number = 0; number < 500; ++number) {
        ShuffleProof proof = testing::some_proof(random);
        proof.commitment = commitment(proof.seed, proof.stream);
        const Pack pack = pack_of(proof);
        const DealCheck good = check_shuffle(pack, proof);
        CHECK(good.verified());
        CHECK(good.pack == pack);
        CHECK(good.commitment == proof.commitment);

        ShuffleProof wrong = proof;
        wrong.seed[random() % seed_bytes(proof.stream)] ^= static_cast<std::uint8_t>(1 + random() % 255);
        CHECK_FALSE(check_shuffle(pack, wrong).commitment_matches);
        CHECK_FALSE(check_shuffle(pack, wrong).pack_matches);
        wrong = proof;
        wrong.entropy += 'x';
        CHECK(check_shuffle(pack, wrong).commitment_matches);
        CHECK_FALSE(check_shuffle(pack, wrong).pack_matches);
        wrong = proof;
        wrong.stream = proof.stream == Stream::kHmacSha256 ? Stream::kSplitmix64 : Stream::kHmacSha256;
        CHECK_FALSE(check_shuffle(pack, wrong).verified());
        wrong = proof;
        wrong.commitment[random() % 32] ^= 1;
        CHECK_FALSE(check_shuffle(pack, wrong).commitment_matches);
        CHECK(check_shuffle(pack, wrong).pack_matches);
        Pack stacked = pack;
        std::swap(stacked[0], stacked[1 + random() % 31]);
        CHECK_FALSE(check_shuffle(stacked, proof).pack_matches);
        CHECK_FALSE(check_shuffle(pack, std::nullopt).verified());
    }
}

// Their seeds, commitments and packs were worked out by another program.
TEST_CASE("records that another program shuffled are verified") {
    for (const auto& [name, deals] :
         {std::pair("ranked28_match.json", 9), {"house_match.json", 4}, {"splitmix64_deal.json", 1}}) {
        const std::string path = std::string(TWENTYNINE_FIXTURES "/records/") + name;
        const Outcome outcome = run_with({"verify", path});
        INFO(name);
        CHECK(outcome.code == 0);
        CHECK(outcome.err.empty());
        const json answer = json::parse(outcome.out);
        CHECK(answer["verified"] == true);
        CHECK(answer["without_proof"] == 0);
        REQUIRE(answer["deals"].size() == static_cast<std::size_t>(deals));
        for (const json& deal : answer["deals"]) {
            CHECK(deal["commitment"] == true);
            CHECK(deal["pack"] == true);
            CHECK(deal["stream"] ==
                  (std::string(name).starts_with("splitmix") ? "splitmix64" : "hmac-sha256"));
            CHECK(deal.contains("mixed_seed") == deal.contains("entropy"));
        }
        CHECK(run_with({"verify", "-"}, testing::record_fixture(name)).out == outcome.out);
    }
}

TEST_CASE("verify says which deal isn't proved, and exits 2") {
    json match = json::parse(testing::record_fixture("ranked28_match.json"));
    match["deals"][1]["shuffle"]["entropy"] = "ten of hearts";
    match["deals"][2]["shuffle"]["commitment"] = std::string(64, '0');
    match["deals"][4].erase("shuffle");
    const Outcome outcome = run_with({"verify", "-"}, match.dump(2));
    CHECK(outcome.code == 2);
    CHECK(outcome.err.empty());
    const json answer = json::parse(outcome.out);
    CHECK(answer["verified"] == false);
    CHECK(answer["without_proof"] == 1);
    for (std::size_t i = 0; i < answer["deals"].size(); ++i) {
        const json& deal = answer["deals"][i];
        if (i == 4) {
            CHECK(deal == json{{"stream", nullptr}});
        } else {
            CHECK(deal["commitment"] == (i != 2));
            CHECK(deal["pack"] == (i != 1));
        }
    }
}

TEST_CASE("verify refuses scores, cards and dealers that the rules refuse, whatever the seeds prove") {
    const json good = json::parse(testing::record_fixture("ranked28_match.json"));
    const auto refused = [](const json& match, const std::string& where) {
        const Outcome outcome = run_with({"verify", "-"}, match.dump());
        INFO(where);
        CHECK(outcome.code == 2);
        CHECK(outcome.out.empty());
        REQUIRE_FALSE(outcome.err.empty());
        CHECK(json::parse(outcome.err)["where"] == where);
    };
    json match = good;
    match["deals"][1]["score"] = {99, -99};
    refused(match, "/deals/1/score");
    match = good;
    match["deals"][1]["actions"][0] = "play 7H";
    refused(match, "/deals/1/actions/0");
    match = good;
    match["deals"][1]["actions"].erase(match["deals"][1]["actions"].size() - 1);
    refused(match, "/deals/1/actions");
    match = good;
    match["deals"][1]["dealer"] = (good["deals"][1]["dealer"].get<int>() + 2) % 4;
    refused(match, "/deals/1/dealer");
    match = good;
    match["deals"].push_back(match["deals"].back());
    const std::string more = "/deals/" + std::to_string(good["deals"].size());
    CHECK(run_with({"verify", "-"}, match.dump()).code == 2);
    match["deals"].back()["dealer"] = (match["deals"].back()["dealer"].get<int>() + 1) % 4;
    const Outcome outcome = run_with({"verify", "-"}, match.dump());
    CHECK(outcome.code == 2);
    CHECK(json::parse(outcome.err)["where"].get<std::string>().starts_with(more));
    json deal = json::parse(testing::record_fixture("splitmix64_deal.json"));
    deal["actions"].push_back("pass");
    refused(deal, "/actions/" + std::to_string(deal["actions"].size() - 1));
}

TEST_CASE("verify names what can't be read, and exits 2") {
    const std::string good = json::parse(testing::record_fixture("splitmix64_deal.json")).dump();
    for (const std::string& text :
         {std::string(), std::string(" \n\n"), std::string("{}"), std::string("nonsense"), good + "\n{}",
          good + "\n" + good + "x", good.substr(1), std::string(10'000'000, '[')}) {
        INFO(text.substr(0, 40));
        const Outcome outcome = run_with({"verify", "-"}, text);
        CHECK(outcome.code == 2);
        CHECK(outcome.out.empty());
        CHECK(json::parse(outcome.err)["error"] == "bad_record");
    }
    const Outcome second = run_with({"verify", "-"}, good + "\n\n{}\n");
    CHECK(json::parse(second.err)["reason"].get<std::string>().starts_with("Line 3: "));
    for (const std::vector<std::string_view>& words : {std::vector<std::string_view>{"verify"},
                                                       {"verify", "a", "b"},
                                                       {"verify", "--lines"},
                                                       {"verify", "no/such/file"},
                                                       {"verify", "."}}) {
        const Outcome outcome = run_with(words);
        CHECK(outcome.code == 2);
        CHECK(outcome.out.empty());
        CHECK_FALSE(outcome.err.empty());
    }
    CHECK(run_with({"verify", "--help"}).out.starts_with("Usage: twentynine verify"));
}

TEST_CASE("the records of a simulation are verified and replay by the rules, at every table") {
    const char* path = "simulated_records.jsonl";
    for (const std::string_view table : kTableIds) {
        INFO(table);
        const Outcome simulated = run_with({"simulate", "--ruleset", table, "--deals", "40", "--records",
                                            path, "--seats", "random,random,random,random"});
        REQUIRE(simulated.err.empty());
        REQUIRE(simulated.code == 0);
        const Outcome verified = run_with({"verify", path});
        CHECK(verified.code == 0);
        CHECK(json::parse(verified.out)["deals"].size() == 40);
        const bool matches = table != "arcade29";
        const json summary = json::parse(simulated.out);
        CHECK(summary.contains("matches") == matches);
        std::istringstream lines(run_with({"replay", "--lines", path}).out);
        std::int64_t over = 0;
        std::size_t deals = 0;
        for (std::string line; std::getline(lines, line);) {
            const json answer = json::parse(line);
            REQUIRE_FALSE(answer.contains("error"));
            CHECK(answer.contains("deals") == matches);
            if (!matches) {
                ++deals;
                continue;
            }
            deals += answer["deals"].size();
            if (answer["over"] == true) ++over;
            CHECK(answer["over"] == !answer["winner"].is_null());
        }
        CHECK(deals == 40);
        if (matches) CHECK(summary["matches"]["played"] == over);
    }
    std::remove(path);
}

TEST_CASE("simulate plays the rules of a file, and names the table in its records") {
    const char* rules = "simulated_rules.json";
    const char* records = "simulated_rules.jsonl";
    std::ofstream(rules) << R"({"name": "Sunday", "minimum_bid": 15, "deal_score": "by_size_of_bid",
                               "match_target": 9, "after_pass": "out_for_good"})";
    const std::vector<std::string_view> words{
        "simulate",  "--ruleset", rules, "--deals", "30", "--seats", "random,random,random,random",
        "--records", records};
    const Outcome outcome = run_with(words);
    CHECK(outcome.err.empty());
    REQUIRE(outcome.code == 0);
    CHECK(json::parse(outcome.out)["name"] == "Sunday");
    std::ifstream file(records);
    std::string line;
    REQUIRE(std::getline(file, line));
    CHECK(json::parse(line)["name"] == "Sunday");
    CHECK(std::holds_alternative<MatchRecord>(match_from_json(line)));
    std::ofstream(rules) << R"({"minimum_bid": 27, "maximum_bid": 20})";
    const Outcome refused = run_with(words);
    CHECK(refused.code == 2);
    CHECK(refused.err.find("/minimum_bid") != std::string::npos);
    std::remove(rules);
    std::remove(records);
}

TEST_CASE("packs that are played twice are recorded as deals, even where there are matches") {
    const char* path = "simulated_duplicates.jsonl";
    const Outcome simulated = run_with({"simulate", "--ruleset", "ranked28", "--deals", "10", "--duplicate",
                                        "--seats", "random,random,random,random", "--records", path});
    REQUIRE(simulated.code == 0);
    CHECK_FALSE(json::parse(simulated.out).contains("matches"));
    std::ifstream file(path);
    std::vector<json> records;
    for (std::string line; std::getline(file, line);) records.push_back(json::parse(line));
    REQUIRE(records.size() == 20);
    for (std::size_t i = 0; i < records.size(); i += 2) {
        CHECK(records[i]["format"] == "twentynine-record");
        for (const char* same : {"dealer", "pack", "shuffle"})
            CHECK(records[i][same] == records[i + 1][same]);
    }
    CHECK(run_with({"verify", path}).code == 0);
    std::remove(path);
}

TEST_CASE("records that can't be written to the end exit 2 and say so") {
    if (!std::ofstream("/dev/full")) return;  // only Linux has it
    const Outcome outcome = run_with({"simulate", "--deals", "20", "--records", "/dev/full"});
    CHECK(outcome.code == 2);
    CHECK(outcome.out.empty());
    CHECK(outcome.err == "The file '/dev/full' can't be written to the end.\n");
    CHECK(run_with({"simulate", "--records", "/no/such/folder/file"}).code == 2);
}

}  // namespace
}  // namespace twentynine
