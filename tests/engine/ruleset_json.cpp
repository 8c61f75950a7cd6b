// Rules as JSON, and JSON that was made to do harm.
#include "engine/json/ruleset_json.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "engine/json/json_reading.h"
#include "engine/json/ruleset_schema.h"
#include "engine/ruleset_fields.h"
#include "engine/ruleset_text.h"

namespace twentynine {
namespace {

using nlohmann::json;

NamedRuleset read(const std::string& text) {
    const auto found = ruleset_from_json(text);
    INFO(text);
    REQUIRE(std::holds_alternative<NamedRuleset>(found));
    return std::get<NamedRuleset>(found);
}

JsonFault fault_of(const std::string& text) {
    const auto found = ruleset_from_json(text);
    INFO(text.substr(0, 200));
    REQUIRE(std::holds_alternative<JsonFault>(found));
    const JsonFault& fault = std::get<JsonFault>(found);
    CHECK(fault.reason.ends_with('.'));
    CHECK(fault.reason.size() < 200);
    return fault;
}

TEST_CASE("what is left out of a ruleset is as at the arcade, or at the table named") {
    CHECK(read("{}") == NamedRuleset{"", Ruleset{}});
    CHECK(read(R"( {"minimum_bid" : 15} )").rules.minimum_bid == 15);
    CHECK(read(R"({"minimum_bid": 15})").rules.id == kHouseId);
    CHECK(read(R"({"minimum_bid": 16})").rules.id == "arcade29");
    const Ruleset ranked = *ruleset_named("ranked28");
    const auto club = ruleset_from_json(R"({"stage_one_ceiling": 20})", ranked);
    CHECK(std::get<NamedRuleset>(club).rules == *ruleset_named("club28"));
}

TEST_CASE("rules that are written are read again, whatever each field holds") {
    int valid = 0;
    for (const std::string_view id : kTableIds) {
        for (const RulesetField& field : ruleset_fields()) {
            for (int value = field.lowest - 1; value <= field.highest; ++value) {
                if (!field.may_hold(value)) continue;
                Ruleset rules = *ruleset_named(id);
                field.set(rules, value);
                rules.id = id_of(rules);
                const NamedRuleset named{"Friday", rules};
                const auto again = ruleset_from_json(to_json(named, value % 2 == 0));
                const auto fault = validate(rules);
                if (fault) {
                    CHECK(std::get<JsonFault>(again) ==
                          JsonFault{std::string(fault->where), std::string(fault->reason)});
                } else {
                    CHECK(std::get<NamedRuleset>(again) == named);
                    ++valid;
                }
            }
        }
    }
    CHECK(valid > 1'000);
}

TEST_CASE("rules are written whole and in the order of the fields") {
    const auto written = nlohmann::ordered_json::parse(to_json({"Friday", Ruleset{}}, false));
    CHECK(written.size() == ruleset_fields().size() + 1);
    auto member = written.begin();
    CHECK(member.key() == "name");
    for (const RulesetField& field : ruleset_fields()) CHECK((++member).key() == field.name());
    CHECK(written["reveal"] == "first_void");
    CHECK(written["asking_is_optional"] == true);
    CHECK(written["first_dealer"] == 3);
    CHECK(to_json({"", Ruleset{}}, false).find("\"name\"") == std::string::npos);
    CHECK(to_json({"", Ruleset{}}, false).find('\n') == std::string::npos);
    CHECK(to_json({"\xff", Ruleset{}}, false).find("\xEF\xBF\xBD") != std::string::npos);
}

TEST_CASE("a ruleset's member of the wrong kind is named with what it must be") {
    const std::vector<json> wrong{nullptr,
                                  true,
                                  0,
                                  1,
                                  16,
                                  -1,
                                  1.5,
                                  1e300,
                                  "",
                                  "never",
                                  "16",
                                  "true",
                                  json::array(),
                                  json::object(),
                                  json::array({16}),
                                  json{{"a", 1}},
                                  18446744073709551615u,
                                  std::int64_t{-9223372036854775807}};
    for (const RulesetField& field : ruleset_fields()) {
        for (const json& value : wrong) {
            const std::string text = json{{std::string(field.name()), value}}.dump();
            INFO(text);
            // -1000 is nothing that a field may hold.
            const bool small = value.is_number_integer() && value < 100 && value > -100;
            const int number = small ? value.get<int>() : -1'000;
            const std::string word = value.is_string() ? value.get<std::string>() : "";
            const bool right_kind =
                (field.kind == FieldKind::kFlag && value.is_boolean()) ||
                (field.kind == FieldKind::kNumber && field.may_hold(number)) ||
                (field.kind == FieldKind::kChoice &&
                 std::find(field.choices.begin(), field.choices.end(), word) != field.choices.end());
            // A contradiction may be found elsewhere.
            if (right_kind) continue;
            CHECK(fault_of(text) == JsonFault{std::string(field.pointer), std::string(field.reason)});
        }
    }
}

TEST_CASE("a whole number is one however it is written") {
    for (const char* number : {"15", "15.0", "1.5e1", "150e-1", "15.000"}) {
        CHECK(read(std::string(R"({"minimum_bid": )") + number + "}").rules.minimum_bid == 15);
    }
    // One, and no bid.
    const std::string long_one = "1" + std::string(60'000, '0') + "e-60000";
    for (const std::string& number :
         std::vector<std::string>{long_one, "15.5", "15.0000001", "-15", "1e1", "1e308", "-1e308", "1e-308",
                                  "4294967311", "18446744073709551631", "99999999999999999999999999"}) {
        CHECK(fault_of(R"({"minimum_bid": )" + number + "}").where == "/minimum_bid");
    }
}

TEST_CASE("a field that no ruleset has is refused with its path") {
    CHECK(fault_of(R"({"minimum_bit": 16})") == JsonFault{"/minimum_bit", "No ruleset has such a field."});
    CHECK(fault_of(R"({"id": "arcade29"})").where == "/id");
    CHECK(fault_of(R"({"": 1})").where == "/");
    CHECK(fault_of(R"({"a/b~c": 1})").where == "/a~1b~0c");
    CHECK(fault_of(R"({"/minimum_bid": 16})").where == "/~1minimum_bid");
    CHECK(fault_of("{\"" + std::string(1'000, 'x') + "\": 1}").where == "/...");
    CHECK(fault_of("{\"\\u0000\": 1}").where == std::string("/\0", 2));
}

TEST_CASE("a member that is there twice is refused, however deep it lies") {
    const std::string twice = "It is there twice.";
    CHECK(fault_of(R"({"minimum_bid": 16, "minimum_bid": 16})") == JsonFault{"/minimum_bid", twice});
    CHECK(fault_of(R"({"minimum_bid": 16, "\u006dinimum_bid": 15})") == JsonFault{"/minimum_bid", twice});
    CHECK(fault_of(R"({"name": "a", "x": [0, {"y": {"z": 1, "z": 2}}]})") == JsonFault{"/x/1/y/z", twice});
}

TEST_CASE("a contradiction is refused with the field's path") {
    CHECK(fault_of(R"({"minimum_bid": 20, "maximum_bid": 19})").where == "/minimum_bid");
    CHECK(fault_of(R"({"stage_one_ceiling": 15})").where == "/stage_one_ceiling");
    CHECK(fault_of(R"({"maximum_bid": 29})").where == "/maximum_bid");
    CHECK(read(R"({"maximum_bid": 29, "last_trick_point": true})").rules.maximum_bid == 29);
}

TEST_CASE("a table's name is 1 to 40 characters that can be seen") {
    const auto with_name = [](const std::string& name) { return R"({"name": )" + json(name).dump() + "}"; };
    std::string forty;
    for (int i = 0; i < 40; ++i) forty += "\U0001F0A1";
    for (const std::string& name :
         std::vector<std::string>{"x", "Friday at Mira's", "शुक्रवार", "বন্ধু", forty, "a  b", "\"\\/"}) {
        CHECK(read(with_name(name)).name == name);
    }
    for (const std::string& name : std::vector<std::string>{
             "", " ", " x", "x ", "a\nb", "a\tb", std::string("a\0b", 3), "\x7f", "\u0085", "\u2028",
             "\u202ex", "\u2066x", "\ufeffx", forty + "x", std::string(41, 'x')}) {
        CHECK(fault_of(with_name(name)).where == "/name");
    }
    for (const char* name : {"null", "1", "true", "[]", "{}", "[\"x\"]"}) {
        CHECK(fault_of(std::string(R"({"name": )") + name + "}").where == "/name");
    }
}

TEST_CASE("what isn't a JSON object is refused as a whole") {
    const std::string good = to_json({"", Ruleset{}}, false);
    const std::vector<std::string> texts{
        "", " ", "{", "}", "[]", "null", "12", "\"arcade29\"", "[" + good + "]", good + good, good + "x",
        good + " {}", good.substr(0, good.size() - 1), good + std::string("\0junk", 5),
        std::string("\0", 1) + good, std::string("{\"minimum_bid\"\0: 16}", 20), "\xEF\xBB\xBF" + good,
        "\xFF\xFE" + good, "// a comment\n" + good, "{\"minimum_bid\": 16,}", "{'minimum_bid': 16}",
        "{minimum_bid: 16}", "{\"minimum_bid\": 016}", "{\"minimum_bid\": +16}", "{\"minimum_bid\": 0x10}",
        "{\"minimum_bid\": 16.}", "{\"minimum_bid\": NaN}", "{\"minimum_bid\": Infinity}",
        "{\"minimum_bid\": 1e309}", "{\"minimum_bid\": -1e999999999999}", "{\"minimum_bid\" 16}",
        "{\"name\": \"\xff\"}", "{\"name\": \"\xc3\"}", "{\"name\": \"\xc0\xaf\"}",
        "{\"name\": \"\xed\xa0\x80\"}", "{\"name\": \"\xf4\x90\x80\x80\"}", "{\"name\": \"\\ud800\"}",
        "{\"name\": \"\\udc00\\ud800\"}", "{\"name\": \"\\x41\"}", "{\"name\": \"a\nb\"}", "{\"\xfe\": 1}",
        // Far too long, or far too deep.
        std::string(10'000'000, ' ') + good, std::string(10'000'000, '['), std::string(10'000'000, '{'),
        "{\"name\": \"" + std::string(10'000'000, 'x') + "\"}",
        "{\"minimum_bid\": " + std::string(10'000'000, '9') + "}", std::string(60'000, '['),
        std::string(30'000, '[') + std::string(30'000, ']'),
        "{\"minimum_bid\": " + std::string(60'000, '9') + "}"};
    for (const std::string& text : texts) CHECK(fault_of(text).where == "");
}

TEST_CASE("lists and objects lie at most 16 deep in one another") {
    const auto nested = [](std::size_t depth) {
        return "{\"name\": " + std::string(depth, '[') + std::string(depth, ']') + "}";
    };
    CHECK(fault_of(nested(15)).where == "/name");
    CHECK(fault_of(nested(16)).where == "");
    const auto limited = [](std::string_view text) { return json_from(text, {100, 2}); };
    CHECK(std::holds_alternative<json>(limited("[[1], {\"a\": 1}, 2]")));
    CHECK(std::holds_alternative<JsonFault>(limited("[[1], {\"a\": []}, 2]")));
    CHECK(std::holds_alternative<json>(limited(std::string(97, ' ') + "[]")));
    CHECK(std::holds_alternative<JsonFault>(limited(std::string(99, ' ') + "[]")));
}

TEST_CASE("JSON is read as the library alone reads it") {
    for (const char* text : {"null", "true", "-0", "12", "-12", "1.25", "18446744073709551615",
                             "\"\\u00e9\\n\"", "[]", "{}", "[[], {}, [1, [2, {\"a\": [3]}], 4]]",
                             R"({"a": {"b": [null, true, {"c": "d"}], "": 0}, "e": [[]], "f": "g"})"}) {
        const auto found = json_from(text, {1'000, 16});
        INFO(text);
        REQUIRE(std::holds_alternative<json>(found));
        CHECK(std::get<json>(found) == json::parse(text));
    }
}

TEST_CASE("rules with changed bytes are refused or are other rules that can be played") {
    std::uint64_t state = 29'160'303;
    const auto below = [&state](std::size_t n) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        return static_cast<std::size_t>(state >> 33) % n;
    };
    const std::string good = to_json({"Friday", *ruleset_named("club28")}, false);
    int refused = 0;
    for (int number = 0; number < 20'000; ++number) {
        std::string text = good;
        for (std::size_t changes = below(3) + 1; changes > 0; --changes) {
            text[below(text.size())] = static_cast<char>(below(256));
        }
        const auto found = ruleset_from_json(text);
        if (const auto* rules = std::get_if<NamedRuleset>(&found)) {
            REQUIRE_FALSE(validate(rules->rules));
            REQUIRE(std::get<NamedRuleset>(ruleset_from_json(to_json(*rules, true))) == *rules);
        } else {
            ++refused;
        }
    }
    CHECK(refused > 15'000);
}

TEST_CASE("where rules stand in something else, the name of a table will do") {
    for (const std::string_view id : kTableIds) {
        const auto named = ruleset_from(json(std::string(id)), "/ruleset");
        CHECK(std::get<NamedRuleset>(named) == NamedRuleset{"", *ruleset_named(id)});
        CHECK(to_json_value({"", *ruleset_named(id)}) == std::string(id));
        CHECK(to_json_value({"Friday", *ruleset_named(id)}).is_object());
    }
    Ruleset house;
    house.minimum_bid = 15;
    house.id = kHouseId;
    const json value = json::parse(to_json_value({"", house}).dump());
    CHECK(std::get<NamedRuleset>(ruleset_from(value, "/ruleset")).rules == house);
    const auto where_of = [](const json& wrong) {
        return std::get<JsonFault>(ruleset_from(wrong, "/ruleset")).where;
    };
    CHECK(where_of(json("house")) == "/ruleset");
    CHECK(where_of(json(std::string(50'000, 'x'))) == "/ruleset");
    CHECK(where_of(json(3)) == "/ruleset");
    CHECK(where_of(json::array({"arcade29"})) == "/ruleset");
    CHECK(where_of(json{{"minimum_bid", 3}}) == "/ruleset/minimum_bid");
    CHECK(where_of(json{{"minimum_bid", 29}}) == "/ruleset/minimum_bid");
    CHECK(where_of(json{{"x", 3}}) == "/ruleset/x");
}

TEST_CASE("the published schema is the one made from the fields") {
    std::ifstream file(TWENTYNINE_FIXTURES "/../../assets/ruleset.schema.json", std::ios::binary);
    std::ostringstream published;
    published << file.rdbuf();
    // After a change of the fields: build/native/twentynine schema >assets/ruleset.schema.json
    const bool same = published.str() == ruleset_schema() + "\n";
    CHECK(same);
}

}  // namespace
}  // namespace twentynine
