// Records as JSON: what is written reads back, and a hostile text is refused with its place and the reason.
#include "engine/json/record_json.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/cli/replay.h"
#include "random_match.h"
#include "random_play.h"

namespace twentynine {
namespace {

using nlohmann::json;

json match_fixture() {
    return json::parse(testing::record_fixture("ranked28_match.json"));
}

JsonFault fault_in(const std::string& text) {
    const auto read = match_from_json(text);
    INFO(text.substr(0, 200));
    REQUIRE(std::holds_alternative<JsonFault>(read));
    CHECK_FALSE(std::get<JsonFault>(read).reason.empty());
    CHECK(std::get<JsonFault>(read).reason.size() < 200);
    return std::get<JsonFault>(read);
}

// Where a match is at fault in which one member is another.
std::string where_with(const char* pointer, const json& value) {
    json match = match_fixture();
    match[json::json_pointer(pointer)] = value;
    return fault_in(match.dump()).where;
}

TEST_CASE("a match as JSON reads back as the same match, by any rules and at any moment") {
    std::mt19937_64 random(testing::seed_for("match as JSON", 29'160'061));
    for (int number = 0; number < 200; ++number) {
        const MatchRecord record = testing::some_match(testing::some_rules(random), 4, random).whole_record();
        const std::string text = to_json(record);
        const auto read = match_from_json(text);
        INFO(text);
        REQUIRE(std::holds_alternative<MatchRecord>(read));
        CHECK(std::get<MatchRecord>(read) == record);
        CHECK(to_json(std::get<MatchRecord>(read)) == text);

        // And so does each of its deals by itself.
        const Record deal = deal_of(record, random() % record.deals.size());
        const auto alone = record_from_json(to_json(deal));
        REQUIRE(std::holds_alternative<ReadRecord>(alone));
        CHECK(std::get<ReadRecord>(alone).single);
        CHECK(deal_of(std::get<ReadRecord>(alone).match, 0) == deal);
    }
}

TEST_CASE("a match tells its rules, and the score after each deal that is over") {
    const json match = match_fixture();
    const auto read = match_from_json(match.dump());
    REQUIRE(std::holds_alternative<MatchRecord>(read));
    json written = json::parse(to_json(std::get<MatchRecord>(read)));
    CHECK(written == match);
    CHECK(written["format"] == "twentynine-match");
    CHECK(written["version"] == 1);
    CHECK(written["ruleset"] == "ranked28");
    CHECK(written["deals"].back()["score"] == json{5, 3});

    const auto house = match_from_json(testing::record_fixture("house_match.json"));
    REQUIRE(std::holds_alternative<MatchRecord>(house));
    written = json::parse(to_json(std::get<MatchRecord>(house)));
    CHECK(written["name"] == "Grandmother\xE2\x80\x99s rules");
    CHECK(written["ruleset"].is_object());
    CHECK(written["ruleset"]["minimum_bid"] == 15);
    CHECK(written["deals"][2].contains("score"));
    CHECK_FALSE(written["deals"][3].contains("score"));  // not over yet
}

TEST_CASE("replay of a match prints each deal's result and the running score") {
    const ReplayAnswer answer = replay_text(match_fixture().dump(), std::nullopt);
    REQUIRE(answer.ok);
    const json replayed = json::parse(answer.line);
    REQUIRE(replayed["deals"].size() == 9);
    CHECK(replayed["ruleset"] == "ranked28");
    CHECK(replayed["score"] == json{5, 3});
    CHECK(replayed["winner"] == 0);
    CHECK(replayed["over"] == true);
    CHECK(replayed["deals"][1]["phase"] == "redeal");
    CHECK(replayed["deals"][1]["contract"].is_null());
    CHECK(replayed["deals"][1]["dealer"] == replayed["deals"][2]["dealer"]);
    CHECK(replayed["deal"]["phase"] == "over");
    json sum{0, 0};
    for (const json& deal : replayed["deals"]) {
        for (std::size_t team = 0; team < 2; ++team) {
            const int points = deal["result"].is_null() ? 0 : deal["result"]["game_points"][team].get<int>();
            sum[team] = sum[team].get<int>() + points;
        }
        CHECK(deal["score"] == sum);
    }
}

// The other hands, and the trump that somebody else has chosen in private, may only make a difference to what
// their own seats are told.
TEST_CASE("replay of a match tells a seat nothing of the running deal that it may not know") {
    std::mt19937_64 random(testing::seed_for("match for a seat", 29'160'062));
    int running = 0;
    for (int number = 0; number < 300; ++number) {
        const Match match = testing::some_match(testing::some_rules(random), 3, random);
        const std::string text = to_json(match.whole_record());
        for (const Seat seat : kSeats) {
            const json answer = json::parse(replay_text(text, seat).line);
            const json& deal = answer["deal"];
            for (const Seat other : kSeats) {
                const json& hand = deal["hands"][static_cast<std::size_t>(other)];
                CHECK(hand.is_string() == (other == seat));
            }
            if (match.deal().turn() != seat) CHECK(deal["legal"].empty());
            const auto contract = match.deal().contract();
            const bool secret = match.deal().trump() && !match.deal().trump_revealed();
            if (secret && contract && contract->bidder != seat) {
                ++running;
                if (!deal["trump"].is_null()) CHECK(deal["trump"]["suit"].is_null());
            }
            // Nothing else can tell: with a seat named, the answer says nothing of seeds and packs.
            CHECK(answer.dump().find("seed") == std::string::npos);
            CHECK(answer.dump().find("pack") == std::string::npos);
        }
    }
    CHECK(running > 20);
}

TEST_CASE("replay tells an illegal action of a match by deal and place") {
    json match = match_fixture();
    match["deals"][2]["actions"][0] = "bid 300";
    const ReplayAnswer answer = replay_text(match.dump(), std::nullopt);
    CHECK_FALSE(answer.ok);
    CHECK(json::parse(answer.line) == json{{"error", "illegal_action"},
                                           {"deal", 2},
                                           {"index", 0},
                                           {"action", "bid 300"},
                                           {"reason", "bid_out_of_range"}});
    CHECK(fault_in(match.dump()).where == "/deals/2/actions/0");
    match = match_fixture();
    match["deals"][3]["dealer"] = 0;
    const json refused = json::parse(replay_text(match.dump(), std::nullopt).line);
    CHECK(refused["error"] == "bad_record");
    CHECK(refused["where"] == "/deals/3/dealer");
}

TEST_CASE("a contract tells its stakes and a single hand where there are any") {
    const ReplayAnswer answer = replay_text(testing::record_fixture("house_match.json"), std::nullopt);
    REQUIRE(answer.ok);
    const json replayed = json::parse(answer.line);
    CHECK(replayed["deals"][0]["contract"]["single"] == true);
    CHECK(replayed["deals"][1]["contract"]["stakes"] == 4);
    CHECK_FALSE(replayed["deals"][1]["contract"].contains("single"));
    const json ranked = json::parse(replay_text(match_fixture().dump(), std::nullopt).line);
    CHECK(ranked["deals"][0]["contract"].size() == 3);
}

TEST_CASE("a faulty member of a match is named with its path") {
    const json junk[] = {json(),
                         json(true),
                         json(-1),
                         json(1.5),
                         json(18446744073709551615u),
                         json("nonsense"),
                         json::array({json::array()}),
                         json{{"id", 3}}};
    for (const char* pointer :
         {"/format", "/version", "/ruleset", "/name", "/forfeited_by", "/deals", "/deals/0",
          "/deals/3/dealer", "/deals/8/pack", "/deals/0/actions", "/deals/0/actions/2", "/deals/1/shuffle",
          "/deals/1/shuffle/stream", "/deals/1/shuffle/seed", "/deals/1/shuffle/commitment", "/deals/2/score",
          "/deals/2/score/1"}) {
        for (const json& value : junk) {
            INFO(pointer << " " << value.dump());
            // A text is a fair name for a table.
            if (value.is_string() && pointer == std::string("/name")) continue;
            // And -1 a number of game points: then the whole score is wrong.
            if (value == -1 && pointer == std::string("/deals/2/score/1")) continue;
            CHECK(where_with(pointer, value).starts_with(pointer));
        }
    }
    for (const json& value : {json(), json(true), json(7), json(std::string(kLongestEntropy + 1, 'x'))}) {
        CHECK(where_with("/deals/1/shuffle/entropy", value) == "/deals/1/shuffle/entropy");
    }
    for (const char* member : {"format", "version", "ruleset", "deals"}) {
        json match = match_fixture();
        match.erase(member);
        CHECK(fault_in(match.dump()).where == std::string("/") + member);
    }
    for (const char* member : {"dealer", "pack", "actions"}) {
        json match = match_fixture();
        match["deals"][7].erase(member);
        CHECK(fault_in(match.dump()).where == std::string("/deals/7/") + member);
    }
    for (const char* member : {"stream", "seed", "commitment"}) {
        json match = match_fixture();
        match["deals"][7]["shuffle"].erase(member);
        CHECK(fault_in(match.dump()).where == std::string("/deals/7/shuffle/") + member);
    }
    CHECK(where_with("/version", 2) == "/version");
    CHECK(where_with("/deals/3/actions/7", "play 1S") == "/deals/3/actions/7");
    CHECK(where_with("/deals", json::array()) == "/deals");
    CHECK(where_with("/name", "") == "/name");
    CHECK(where_with("/name", std::string(41, 'x')) == "/name");
    CHECK(where_with("/name", "two\nlines") == "/name");
    CHECK(where_with("/deals/1/shuffle/stream", "splitmix64") == "/deals/1/shuffle/seed");
    CHECK(where_with("/deals/1/shuffle/seed", std::string(64, 'A')) == "/deals/1/shuffle/seed");
    CHECK(where_with("/ruleset", json{{"minimum_bid", 20}, {"maximum_bid", 18}}) == "/ruleset/minimum_bid");
    CHECK(where_with("/ruleset", json{{"no_such_rule", 1}}) == "/ruleset/no_such_rule");
    CHECK(where_with("/forfeited_by", 0) == "/forfeited_by");  // it was over
}

TEST_CASE("a score that isn't the one by the rules is refused") {
    CHECK(where_with("/deals/2/score", json{1, 2}) == "/deals/2/score");
    CHECK(where_with("/deals/8/score", json{3, 5}) == "/deals/8/score");
    json match = match_fixture();
    for (json& deal : match["deals"]) deal.erase("score");
    CHECK(std::holds_alternative<MatchRecord>(match_from_json(match.dump())));
}

TEST_CASE("deals out of order, missing or too many are refused with their place") {
    json match = match_fixture();
    match["deals"].push_back(match["deals"][4]);
    CHECK(fault_in(match.dump()).where == "/deals/9");
    match = match_fixture();
    match["deals"].erase(4);
    for (json& deal : match["deals"]) deal.erase("score");
    CHECK(fault_in(match.dump()).where == "/deals/4/dealer");
    match = match_fixture();
    match["deals"][2]["actions"].erase(match["deals"][2]["actions"].size() - 1);
    CHECK(fault_in(match.dump()).where == "/deals/2/actions");
    match = match_fixture();
    match["ruleset"] = "arcade29";
    match["deals"] = json::array();
    const json deal = json::parse(testing::record_fixture("splitmix64_deal.json"));
    for (std::size_t i = 0; i <= kMostDealsOfMatch; ++i) match["deals"].push_back(deal);
    CHECK(fault_in(match.dump()).where == "/deals");
}

TEST_CASE("a member that is there twice is refused with its path") {
    CHECK(fault_in(R"({"format": "twentynine-record", "format": "twentynine-record"})").where == "/format");
    CHECK(fault_in(R"({"deals": [{"dealer": 1}, {"dealer": 1, "pack": "", "dealer": 1}]})").where ==
          "/deals/1/dealer");
    CHECK(fault_in(R"({"ruleset": {"minimum_bid": 16, "minimum_bid": 16}})").where == "/ruleset/minimum_bid");
    CHECK(fault_in(R"({"deals": [{"shuffle": {"seed": "", "seed": ""}}]})").where == "/deals/0/shuffle/seed");
}

TEST_CASE("hostile texts of every kind are refused") {
    const std::string good = match_fixture().dump();
    const std::string head = good.substr(0, good.size() - 1);
    for (const std::string& text :
         {std::string(), std::string("["), std::string(500'000, '['),
          std::string(500'000, '[') + std::string(500'000, ']'), std::string(10'000'000, ' ') + good,
          head + ",\"note\":\"\xff\"}", head + ",\"note\":1e999999}", good + "x", good + std::string(1, '\0'),
          "\xEF\xBB\xBF" + good, std::string("{\"deals\":") + std::string(400'000, '[') + "}"}) {
        CHECK(fault_in(text).where.empty());
    }
    // Members that a record doesn't have are left unread, however deep they are.
    std::string deep = head;
    deep += ",\"note\":" + std::string(400'000, '[') + std::string(400'000, ']') + "}";
    CHECK(std::holds_alternative<MatchRecord>(match_from_json(deep)));
    const std::string long_list =
        "{\"format\":\"twentynine-match\",\"version\":1,\"ruleset\":\"arcade29\",\"deals\":[" +
        std::string(1'000'000, '1') + "]}";
    fault_in(long_list);
}

TEST_CASE("a match with changed bytes never does more than be refused") {
    std::mt19937_64 random(testing::seed_for("match as JSON, changed", 29'160'063));
    const std::string good = match_fixture().dump();
    int refused = 0;
    for (int number = 0; number < 5'000; ++number) {
        std::string text = good;
        for (auto changes = random() % 3 + 1; changes > 0; --changes) {
            text[random() % text.size()] = static_cast<char>(random());
        }
        const auto read = match_from_json(text);
        if (const auto* record = std::get_if<MatchRecord>(&read)) {
            if (!std::holds_alternative<Match>(restore(*record))) FAIL(text);
        } else {
            ++refused;
        }
    }
    CHECK(refused > 2'500);
}

TEST_CASE("a deal by itself is a match of one, whoever dealt it") {
    std::mt19937_64 random(testing::seed_for("deal as a match", 29'160'064));
    const Record record = testing::random_record(random);
    json deal = json::parse(to_json(record));
    deal["ruleset"] = "ranked28";
    deal["actions"] = {"pass", "pass", "pass", "pass"};
    for (int dealer = 0; dealer < 4; ++dealer) {
        deal["dealer"] = dealer;
        const auto read = match_from_json(deal.dump());
        REQUIRE(std::holds_alternative<MatchRecord>(read));
        CHECK(std::get<MatchRecord>(read).deals.size() == 1);
        CHECK(index_of(std::get<MatchRecord>(read).deals[0].dealer) == dealer);
    }
    deal["actions"].push_back("pass");
    CHECK(fault_in(deal.dump()).where == "/actions/4");
}

}  // namespace
}  // namespace twentynine
