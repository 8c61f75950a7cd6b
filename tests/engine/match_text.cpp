// A match as one line of text: what is written reads back, and nothing else is read.
#include "engine/match_text.h"

#include <catch2/catch.hpp>
#include <string>

#include "engine/json/record_json.h"
#include "engine/ruleset_text.h"
#include "random_match.h"
#include "random_play.h"

namespace twentynine {
namespace {

MatchRecord read(std::string_view text) {
    const auto decoded = decode_match(text);
    INFO(text);
    REQUIRE(std::holds_alternative<MatchRecord>(decoded));
    return std::get<MatchRecord>(decoded);
}

bool refused(std::string_view text) {
    const auto decoded = decode_match(text);
    const auto* reason = std::get_if<std::string>(&decoded);
    if (reason) CHECK_FALSE(reason->empty());
    return reason != nullptr;
}

// A match by rules in which most things can happen.
MatchRecord eventful_match() {
    const auto match = match_from_json(testing::record_fixture("house_match.json"));
    REQUIRE(std::holds_alternative<MatchRecord>(match));
    return std::get<MatchRecord>(match);
}

TEST_CASE("a match's text reads back as the same match, by any rules and at any moment") {
    std::mt19937_64 random(testing::seed_for("match text", 29'160'041));
    for (int number = 0; number < 400; ++number) {
        const MatchRecord record = testing::some_match(testing::some_rules(random), 4, random).whole_record();
        const std::string text = encode(record);
        CHECK(read(text) == record);
        CHECK(text.starts_with("29m1;"));
        for (const char c : text) {
            if (c <= ' ' || c > '~') FAIL(text);
        }
    }
    CHECK(read(encode(eventful_match())) == eventful_match());
}

// What people have stored must be read by every later build.
TEST_CASE("the text of a match stays what it is") {
    const std::string text =
        "29m1;ranked28;;1;3ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef-.pppp;"
        "3fedcbaZYXWVUTSRQPONMLKJIHGFEDCBAs000000000012d687::3239.14ppp";
    const MatchRecord match = read(text);
    CHECK(match.ruleset == *ruleset_named("ranked28"));
    CHECK(match.name.empty());
    CHECK(match.forfeited_by == Team::kB);
    REQUIRE(match.deals.size() == 2);
    CHECK(match.deals[0].dealer == Seat::k3);
    CHECK(to_string(match.deals[0].pack[0]) == "7S");
    CHECK(to_string(match.deals[0].pack[31]) == "JD");
    CHECK(match.deals[0].actions == std::vector<Action>(4, Action::pass()));
    CHECK_FALSE(match.deals[0].proof);
    CHECK(match.deals[1].actions ==
          std::vector<Action>{Action::bid(14), Action::pass(), Action::pass(), Action::pass()});
    REQUIRE(match.deals[1].proof);
    const ShuffleProof expected =
        proof_of(*seed_from_text("000000000012d687", Stream::kSplitmix64), "29", Stream::kSplitmix64);
    CHECK(*match.deals[1].proof == expected);
    CHECK(encode(match) == text);
}

// Every action of the language, whatever the rules would say to it.
TEST_CASE("no two actions have the same text") {
    std::vector<std::string> texts;
    const auto add = [&texts](Action action) {
        MatchRecord match{{}, {}, {DealRecord{Seat::k0, {}, {action}, {}}}, {}};
        const std::string text = encode(match);
        texts.push_back(text.substr(text.find('.') + 1));
    };
    for (const char* word : {"pass", "trump seventh", "trump none", "ask", "expose", "pair", "double",
                             "redouble", "single", "cancel", "trump S", "trump H", "trump C", "trump D"}) {
        add(*action_from_string(word));
    }
    for (int points = 14; points <= 29; ++points) add(Action::bid(points));
    for (const Card card : CardSet::whole_pack()) {
        add(Action::play(card));
        add(Action::trump_card(card));
    }
    CHECK(texts.size() == 14 + 16 + 64);
    // None is the beginning of another either, so a row of them reads in one way only.
    for (std::size_t i = 0; i < texts.size(); ++i) {
        for (std::size_t j = 0; j < texts.size(); ++j) {
            if (i != j && texts[j].starts_with(texts[i])) FAIL(texts[i] << " " << texts[j]);
        }
    }
}

TEST_CASE("what encode() doesn't write isn't read") {
    const std::string pack = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef";
    const std::string seed(64, '0');
    const std::string own = hex_of(commitment(Seed{}));
    const std::string good = "29m1;arcade29;;-;3" + pack + "-.";
    read(good);
    read("29m1;arcade29;;-;3" + pack + "h" + seed + "::.");
    read("29m1;arcade29;;-;3" + pack + "h" + seed + ":" + std::string(64, 'f') + ":c3a9.");
    for (const std::string& text :
         {std::string(),
          std::string("29m1"),
          std::string("29m1;"),
          std::string("29m1;arcade29;;-"),
          std::string("29m1;arcade29;;-;"),
          "29m2" + good.substr(4),
          " " + good,
          good + " ",
          good + "\n",
          good + ";",
          good + std::string(1, '\0'),
          good.substr(0, good.size() - 1),
          good + "t",
          good + "s",
          good + "1",
          good + "b",
          good + "tX",
          good + "016",
          good + "-",
          good + "P",
          "29m1;bridge;;-;3" + pack + "-.",
          "29m1;;;-;3" + pack + "-.",
          "29m1;arcade29;0;-;3" + pack + "-.",
          "29m1;arcade29;00;-;3" + pack + "-.",
          "29m1;arcade29;ff;-;3" + pack + "-.",
          "29m1;arcade29;4A;-;3" + pack + "-.",
          "29m1;arcade29;20;-;3" + pack + "-.",
          "29m1;arcade29;" + std::string(82, '4') + ";-;3" + pack + "-.",
          "29m1;arcade29;;;3" + pack + "-.",
          "29m1;arcade29;;2;3" + pack + "-.",
          "29m1;arcade29;;0;3" + pack + "-.",  // nothing to give up at this table
          "29m1;arcade29;;-;4" + pack + "-.",
          "29m1;arcade29;;-;3A" + pack.substr(1) + "A-.",
          "29m1;arcade29;;-;3B" + pack.substr(1) + "-.",
          "29m1;arcade29;;-;3g" + pack.substr(1) + "-.",
          "29m1;arcade29;;-;3" + pack + ".",
          "29m1;arcade29;;-;3" + pack + "x.",
          "29m1;arcade29;;-;3" + pack + "h" + seed + ".",
          "29m1;arcade29;;-;3" + pack + "h" + seed + ":.",
          "29m1;arcade29;;-;3" + pack + "s" + seed + "::.",
          "29m1;arcade29;;-;3" + pack + "h" + seed + ":" + own + ":.",  // it could be left out
          "29m1;arcade29;;-;3" + pack + "h" + seed + "::0.",
          "29m1;arcade29;;-;3" + pack + "h" + seed + "::ff.",
          "29m1;arcade29;;-;3" + pack + "h" + seed + "::" + std::string(402, '4') + "."}) {
        INFO(text);
        CHECK(refused(text));
    }
}

TEST_CASE("what the rules refuse isn't read, and the place is told") {
    const std::string pack = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef";
    const auto decoded = decode_match("29m1;ranked28;;-;3" + pack + "-.pppp;3" + pack + "-.p14pz");
    REQUIRE(std::holds_alternative<std::string>(decoded));
    CHECK(std::get<std::string>(decoded).find("/deals/1/actions/3: ") != std::string::npos);
    CHECK(refused("29m1;ranked28;;-;3" + pack + "-.pppp;0" + pack + "-."));
    CHECK(refused("29m1;ranked28;;-;3" + pack + "-.ppp;3" + pack + "-."));
}

TEST_CASE("a match has at most 500 deals, and its text a mebibyte") {
    std::string text = "29m1;ranked28;;-";
    for (std::size_t i = 0; i < kMostDealsOfMatch; ++i) text += ";3ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef-.pppp";
    CHECK(read(text).deals.size() == kMostDealsOfMatch);
    CHECK(refused(text + ";3ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef-.pppp"));
    CHECK(refused(std::string(kLongestMatchText + 1, ';')));
    CHECK(refused(std::string(kLongestMatchText, ';')));
    CHECK(refused("29m1;ranked28;;-;3ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef-." +
                  std::string(kLongestMatchText - 100, 'p')));
}

TEST_CASE("a text with changed bytes is refused, or is the text of the match that it reads as") {
    std::mt19937_64 random(testing::seed_for("match text, changed", 29'160'042));
    const std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789;:.-";
    std::vector<std::string> texts{encode(eventful_match())};
    for (int i = 0; i < 20; ++i) {
        texts.push_back(encode(testing::some_match(testing::some_rules(random), 2, random).whole_record()));
    }
    int accepted = 0;
    for (int number = 0; number < 20'000; ++number) {
        std::string text = texts[random() % texts.size()];
        for (auto changes = random() % 3 + 1; changes > 0; --changes) {
            const std::size_t at = random() % text.size();
            switch (random() % 4) {
                case 0:
                    text[at] = static_cast<char>(random());
                    break;
                case 1:
                    text[at] = letters[random() % letters.size()];
                    break;
                case 2:
                    text.erase(at, random() % 8);
                    break;
                default:
                    text.insert(at, 1, letters[random() % letters.size()]);
            }
            if (text.empty()) text = "2";
        }
        const auto decoded = decode_match(text);
        if (const auto* record = std::get_if<MatchRecord>(&decoded)) {
            ++accepted;
            if (encode(*record) != text) FAIL(text);
            if (!std::holds_alternative<Match>(restore(*record))) FAIL(text);
        }
    }
    CHECK(accepted > 0);
    CHECK(accepted < 15'000);
}

}  // namespace
}  // namespace twentynine
