// The command line: options and exit codes, and records that were made to do harm.
#include <catch2/catch.hpp>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "engine/cli/commands.h"
#include "engine/json/record_json.h"
#include "run_with.h"

namespace twentynine {
namespace {

using nlohmann::json;

using testing::Outcome;
using testing::run_with;

const std::string kPack =
    "QD 7C 7D KS AD AC KH AH 8D 9H QC QH QS JC TD 9C TS 7S AS KC JD 8H TH TC 8C 8S KD 7H JH 9D JS 9S";

json good_record() {
    return {{"format", "twentynine-record"},
            {"version", 1},
            {"ruleset", "arcade29"},
            {"dealer", 3},
            {"pack", kPack},
            {"actions", {"pass", "pass", "pass", "trump C", "play QS"}}};
}

json error_of(const Outcome& outcome) {
    CHECK(outcome.code == 2);
    CHECK(outcome.out.empty());
    const json error = json::parse(outcome.err, nullptr, false);
    REQUIRE(error.is_object());
    return error;
}

// What `replay` says of a record with one member changed.
json error_with(const char* member, const json& value) {
    json record = good_record();
    record[member] = value;
    return error_of(run_with({"replay"}, record.dump()));
}

TEST_CASE("replay prints one object and exits 0") {
    for (const std::vector<std::string_view>& words :
         {std::vector<std::string_view>{"replay"}, {"replay", "-"}}) {
        const Outcome outcome = run_with(words, good_record().dump(4));
        CHECK(outcome.code == 0);
        CHECK(outcome.err.empty());
        const json answer = json::parse(outcome.out);
        CHECK(answer.size() == 10);
        CHECK(answer["phase"] == "play");
        CHECK(answer["trump"] == json{{"suit", "C"}, {"revealed", false}});
    }
}

TEST_CASE("replay reads a file") {
    const char* path = "replay_reads_a_file.json";
    std::ofstream(path) << good_record().dump();
    CHECK(run_with({"replay", path}).out == run_with({"replay"}, good_record().dump()).out);
    std::remove(path);
    for (const char* unreadable : {path, "no/such/folder/record.json", "."}) {
        for (const std::vector<std::string_view>& words :
             {std::vector<std::string_view>{"replay", unreadable}, {"replay", "--lines", unreadable}}) {
            const json error = error_of(run_with(words));
            CHECK(error["error"] == "bad_record");
            CHECK(error["where"] == "");
            CHECK(error["reason"].get<std::string>().find(unreadable) != std::string::npos);
        }
    }
}

// Takes so many bytes and no more.
class FullBuffer : public std::streambuf {
  public:
    explicit FullBuffer(int room) : room_(room) {}

  protected:
    int_type overflow(int_type c) override {
        return room_-- > 0 ? traits_type::not_eof(c) : traits_type::eof();
    }

  private:
    int room_;
};

TEST_CASE("an answer that can't be written to the end exits 2 and says so") {
    for (const std::vector<std::string_view>& words : {std::vector<std::string_view>{"replay"},
                                                       {"replay", "--lines"},
                                                       {"simulate", "--deals", "1"},
                                                       {"--help"}}) {
        FullBuffer full(20);
        std::istringstream in(good_record().dump());
        std::ostream out(&full);
        std::ostringstream err;
        CHECK(run(words, in, out, err) == 2);
        CHECK(err.str().ends_with("takes no more.\n"));
    }
}

TEST_CASE("lines of any length are read without being kept") {
    // Makes up a long line as it is read, then a record.
    class LongLine : public std::streambuf {
      public:
        explicit LongLine(std::string rest) : rest_(std::move(rest)), block_(1 << 16, ' ') {}

      protected:
        int_type underflow() override {
            std::string& next = blocks_ > 0 ? block_ : rest_;
            if (--blocks_ < -1) return traits_type::eof();
            setg(next.data(), next.data(), next.data() + next.size());
            return traits_type::to_int_type(*gptr());
        }

      private:
        std::string rest_;
        std::string block_;
        int blocks_ = 200;
    };
    LongLine source("\n" + good_record().dump());
    std::istream in(&source);
    std::ostringstream out;
    std::ostringstream err;
    CHECK(run(std::vector<std::string_view>{"replay", "--lines"}, in, out, err) == 0);
    std::istringstream lines(out.str());
    std::string line;
    REQUIRE(std::getline(lines, line));
    CHECK(json::parse(line) ==
          json{{"error", "bad_record"}, {"where", ""}, {"reason", "It is too long for a record."}});
    REQUIRE(std::getline(lines, line));
    CHECK(json::parse(line)["phase"] == "play");
    CHECK_FALSE(std::getline(lines, line));
}

TEST_CASE("replay --seat prints what the seat may know") {
    json record = good_record();
    for (int seat = 0; seat < 4; ++seat) {
        const std::string number = std::to_string(seat);
        const Outcome outcome = run_with({"replay", "--seat", number}, record.dump());
        REQUIRE(outcome.code == 0);
        const json answer = json::parse(outcome.out);
        for (int other = 0; other < 4; ++other) {
            const auto slot = static_cast<std::size_t>(other);
            CHECK(answer["hands"][slot].is_string() == (seat == other));
            if (seat != other) CHECK(answer["hands"][slot] == (other == 0 ? 7 : 8));
        }
        // Dev is the bidder; Mira is on turn.
        CHECK(answer["trump"]["suit"] == (seat == 3 ? json("C") : json()));
        CHECK(answer["legal"].empty() == (seat != 1));
        CHECK(answer["turn"] == 1);
    }
    record["actions"] = {"pass"};
    const json early = json::parse(run_with({"replay", "--seat", "0"}, record.dump()).out);
    CHECK(early["trump"].is_null());
    CHECK(early["hands"] == json{"QS 8D QD AD", 4, 4, 4});
}

TEST_CASE("an illegal action is named with its place and reason") {
    json record = good_record();
    record["actions"].push_back("play 7C");
    CHECK(error_of(run_with({"replay"}, record.dump())) == json{{"error", "illegal_action"},
                                                                {"index", 5},
                                                                {"action", "play 7C"},
                                                                {"reason", "must_follow_suit"}});
    record["actions"] = {"bid 255"};
    CHECK(error_of(run_with({"replay"}, record.dump()))["reason"] == "bid_out_of_range");
    for (const auto& [action, reason] : {std::pair("bid 256", "bid_out_of_range"),
                                         {"bid 99999999999999999999", "bid_out_of_range"},
                                         {"ask", "not_played_here"},
                                         {"redouble", "not_played_here"},
                                         {"trump 7H", "not_played_here"}}) {
        record["actions"] = {"pass", action};
        CHECK(error_of(run_with({"replay"}, record.dump())) ==
              json{{"error", "illegal_action"}, {"index", 1}, {"action", action}, {"reason", reason}});
    }
}

TEST_CASE("a faulty member is named with its path") {
    for (const char* member : {"format", "version", "ruleset", "dealer", "pack", "actions"}) {
        json record = good_record();
        record.erase(member);
        const json missing = error_of(run_with({"replay"}, record.dump()));
        CHECK(missing["error"] == "bad_record");
        CHECK(missing["where"] == std::string("/") + member);
        for (const json& wrong : {json(), json(true), json(-1), json(1.5), json(18446744073709551615u),
                                  json::array({json::array()}), json{{"id", 3}}, json("nonsense")}) {
            INFO(member << " " << wrong.dump());
            const json error = error_with(member, wrong);
            CHECK(error["error"] == "bad_record");
            const std::string where = error["where"];
            CHECK(where.starts_with(std::string("/") + member));
            CHECK_FALSE(error["reason"].get<std::string>().empty());
        }
    }
    CHECK(error_with("version", 2)["where"] == "/version");
    CHECK(error_with("dealer", 4)["where"] == "/dealer");
    CHECK(error_with("ruleset", "bridge")["where"] == "/ruleset");
    CHECK(error_with("ruleset", std::string(50'000, 'x'))["reason"].get<std::string>().size() < 100);
    CHECK(error_with("actions", {"pass", "pass", "play 1S"})["where"] == "/actions/2");
    CHECK(error_with("actions", {"pass", 3})["where"] == "/actions/1");
}

TEST_CASE("a pack must hold each card once and nothing else") {
    for (const std::string& pack :
         {std::string(), kPack.substr(0, kPack.size() - 3), kPack + " 9S", kPack + " ", " " + kPack,
          "7C" + kPack.substr(2), "1D" + kPack.substr(2), "qd" + kPack.substr(2), "QD  " + kPack.substr(3),
          "QD\t" + kPack.substr(3), std::string(60'000, ' '), kPack + std::string("\0", 1)}) {
        INFO(pack.substr(0, 120));
        CHECK(error_with("pack", pack)["where"] == "/pack");
    }
}

TEST_CASE("what isn't JSON, or isn't a record, is refused as a whole") {
    const std::string good = good_record().dump();
    const std::vector<std::string> texts{"",
                                         " ",
                                         "{",
                                         "[]",
                                         "null",
                                         "12",
                                         "\"x\"",
                                         good + good,
                                         good + "x",
                                         good.substr(0, good.size() - 1),
                                         std::string(30'000, '['),
                                         std::string(30'000, '[') + std::string(30'000, ']'),
                                         std::string(10'000'000, '['),
                                         std::string(10'000'000, ' ') + good,
                                         "{\"format\": " + std::string(60'000, '9') + "}",
                                         "{\"version\": 1e999999}",
                                         "{\"format\": \"\xff\xfe\"}",
                                         "{\"format\": \"\xc3\"}",
                                         "{\"format\": \"\\ud800\"}",
                                         std::string("\0\0\0", 3),
                                         good + std::string("\0junk", 5),
                                         std::string("{\"format\"\0: 1}", 14)};
    for (const std::string& text : texts) {
        INFO(text.substr(0, 60));
        const json error = error_of(run_with({"replay"}, text));
        CHECK(error["error"] == "bad_record");
        CHECK(error["where"] == "");
    }
    // Deep, but JSON: inside a member that a record doesn't have, and inside one that it has.
    const std::string deep = std::string(20'000, '[') + std::string(20'000, ']');
    CHECK(run_with({"replay"}, good.substr(0, good.size() - 1) + ",\"note\":" + deep + "}").code == 0);
    CHECK(error_of(run_with({"replay"}, "{\"format\":" + deep + "}"))["where"] == "/format");
}

TEST_CASE("a record with changed bytes never does more than be refused") {
    std::uint64_t state = 29'160'009;
    const auto below = [&state](std::size_t n) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        return static_cast<std::size_t>(state >> 33) % n;
    };
    const std::string good = good_record().dump();
    int refused = 0;
    for (int number = 0; number < 20'000; ++number) {
        std::string text = good;
        for (std::size_t changes = below(3) + 1; changes > 0; --changes) {
            text[below(text.size())] = static_cast<char>(below(256));
        }
        const Outcome outcome = run_with({"replay"}, text);
        if (outcome.code == 2) {
            ++refused;
            if (!json::parse(outcome.err, nullptr, false).is_object()) FAIL(text);
        } else if (outcome.code != 0 || !json::parse(outcome.out, nullptr, false).is_object()) {
            FAIL(text);
        }
    }
    CHECK(refused > 15'000);
}

TEST_CASE("replay --lines answers each line, a fault as its line, and goes on") {
    json illegal = good_record();
    illegal["actions"] = {"play QS"};
    const std::string good = good_record().dump();
    const std::string input =
        good + "\n" + illegal.dump() + "\r\n\n{\n" + std::string(200'000, 'x') + "\n" + good;
    const Outcome outcome = run_with({"replay", "--lines"}, input);
    CHECK(outcome.code == 0);
    CHECK(outcome.err.empty());
    std::vector<json> answers;
    std::istringstream lines(outcome.out);
    for (std::string line; std::getline(lines, line);) answers.push_back(json::parse(line));
    REQUIRE(answers.size() == 5);
    CHECK(answers[0]["phase"] == "play");
    CHECK(answers[1] ==
          json{{"error", "illegal_action"}, {"index", 0}, {"action", "play QS"}, {"reason", "wrong_phase"}});
    CHECK(answers[2]["error"] == "bad_record");
    CHECK(answers[3]["error"] == "bad_record");
    CHECK(answers[4] == answers[0]);
    const Outcome as_seat = run_with({"replay", "--lines", "--seat", "2", "-"}, good);
    CHECK(json::parse(as_seat.out)["hands"][0] == 7);
}

TEST_CASE("help is there for everything, and goes to standard output") {
    for (const std::vector<std::string_view>& words :
         {std::vector<std::string_view>{"--help"}, {"replay", "--help"}, {"simulate", "--help"}}) {
        const Outcome outcome = run_with(words);
        CHECK(outcome.code == 0);
        CHECK(outcome.out.starts_with("Usage: twentynine"));
        CHECK(outcome.err.empty());
    }
}

TEST_CASE("arguments that can't be understood exit 2 and say what is wrong") {
    for (const std::vector<std::string_view>& words : {std::vector<std::string_view>{},
                                                       {"deal"},
                                                       {"replay", "--seats"},
                                                       {"replay", "--seat"},
                                                       {"replay", "--seat", "4"},
                                                       {"replay", "--seat", "-1"},
                                                       {"replay", "--seat", "01"},
                                                       {"replay", "a", "b"},
                                                       {"replay", "-x"},
                                                       {"simulate", "--deals", "0"}}) {
        const Outcome outcome = run_with(words);
        CHECK(outcome.code == 2);
        CHECK(outcome.out.empty());
        CHECK_FALSE(outcome.err.empty());
    }
}

}  // namespace
}  // namespace twentynine
