// A table's rules in a few letters.
#include "engine/ruleset_text.h"

#include <catch2/catch.hpp>
#include <set>

#include "engine/ruleset_fields.h"
#include "random_play.h"

namespace twentynine {
namespace {

int below(std::mt19937_64& random, int count) {
    return static_cast<int>(random() % static_cast<std::uint64_t>(count));
}

int random_value(const RulesetField& field, std::mt19937_64& random) {
    if (field.zero_is_off && below(random, 2) == 0) return 0;
    return field.lowest + below(random, field.highest - field.lowest + 1);
}

// Each field one time in `rarity` anything that it may hold; most of these contradict themselves.
Ruleset any_rules(std::mt19937_64& random, int rarity) {
    Ruleset rules = *ruleset_named(kTableIds[static_cast<std::size_t>(below(random, 4))]);
    rules.id = kHouseId;
    for (const RulesetField& field : ruleset_fields()) {
        if (below(random, rarity) == 0) field.set(rules, random_value(field, random));
    }
    return rules;
}

TEST_CASE("the house's tables are their ids") {
    for (const std::string_view id : kTableIds) {
        Ruleset rules = *ruleset_named(id);
        CHECK(encode(rules) == id);
        CHECK(decode_ruleset(id) == rules);
        rules.id = kHouseId;
        CHECK(encode(rules) == id);
    }
}

TEST_CASE("house rules are the fields in which they differ from the arcade") {
    Ruleset rules;
    rules.minimum_bid = 15;
    rules.annul_unrevealed = true;
    CHECK(encode(rules) == "r1.m15U");
    rules.deal_score = DealScore::kLosingScale;
    rules.match_target = 12;
    rules.match_floor = -9;
    CHECK(encode(rules) == "r1.m15UG3T12F-9");
    rules.id = kHouseId;
    CHECK(decode_ruleset("r1.m15UG3T12F-9") == rules);
}

TEST_CASE("any rules that can be played come back from their text, and no others do") {
    std::mt19937_64 random(testing::seed_for("ruleset_text", 29'160'301));
    constexpr std::string_view kUsed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-";
    int valid = 0;
    int refused = 0;
    for (int number = 0; number < 20'000; ++number) {
        Ruleset rules = any_rules(random, number % 12 + 1);
        const std::string text = encode(rules);
        INFO(text);
        REQUIRE(text.size() <= kLongestRulesetText);
        REQUIRE(text.find_first_not_of(kUsed) == std::string::npos);
        const auto again = decode_ruleset(text);
        REQUIRE(again.has_value() == !validate(rules).has_value());
        rules.id = id_of(rules);
        if (again) REQUIRE(*again == rules);
        ++(again ? valid : refused);
    }
    CHECK(valid > 1'000);
    CHECK(refused > 1'000);
}

TEST_CASE("the longest text of rules is short enough") {
    std::size_t longest = 3;
    for (const RulesetField& field : ruleset_fields()) {
        std::size_t digits = 0;
        for (int value = field.lowest; value <= field.highest; ++value) {
            digits = std::max(digits, std::to_string(value).size());
        }
        longest += 1 + (field.kind == FieldKind::kFlag ? 0 : digits);
    }
    CHECK(longest <= kLongestRulesetText);
}

TEST_CASE("a ruleset's text is refused unless it is written exactly so") {
    REQUIRE(decode_ruleset("r1.m15U"));
    for (const std::string_view text :
         {"", "r1", "r1.", "r2.m15U", "r1.m15U ", " r1.m15U", "r1.Um15", "r1.m15UU", "r1.m15m15U", "r1.m015U",
          "r1.m+15U", "r1.m15.0U", "r1.mU", "r1.m16U", "r1.m13U", "r1.m99999999999U", "r1.m-15U", "r1.m15U1",
          "r1.m15Z", "r1.mA", "r1.G-0", "r1.T6", "house", "arcade29;", "r1.ru1p4G1T6F-6",
          // classic29, spelled out
          "r1.r1up4G1T6F-6"}) {
        INFO(text);
        CHECK_FALSE(decode_ruleset(text));
    }
    CHECK_FALSE(decode_ruleset(std::string(1'000'000, 'U')));
    CHECK_FALSE(decode_ruleset("r1." + std::string(1'000'000, '1')));
    CHECK_FALSE(decode_ruleset(std::string("r1.m15U\0", 8)));
}

TEST_CASE("changed bytes of a ruleset's text give nothing, or other rules in their own text") {
    std::mt19937_64 random(testing::seed_for("ruleset_text_bytes", 29'160'302));
    const std::string good = "r1.d1f0m15M27A24D2t1r2kp3sG3T12F-12B15C15";
    int other = 0;
    for (int number = 0; number < 100'000; ++number) {
        std::string text = number % 2 ? "r1.m15SNr1up4G1T6F-6" : good;
        for (int changes = below(random, 3); changes >= 0; --changes) {
            const auto at = static_cast<std::size_t>(below(random, static_cast<int>(text.size())));
            const auto byte = static_cast<char>(number % 3 ? 32 + below(random, 95) : below(random, 256));
            switch (below(random, 3)) {
                case 0:
                    text[at] = byte;
                    break;
                case 1:
                    text.insert(at, 1, byte);
                    break;
                default:
                    text.erase(at, 1);
                    break;
            }
        }
        const auto rules = decode_ruleset(text);
        if (!rules) continue;
        REQUIRE(encode(*rules) == text);
        REQUIRE_FALSE(validate(*rules));
        ++other;
    }
    CHECK(other > 100);
}

}  // namespace
}  // namespace twentynine
