// The table of a ruleset's fields, and their words.
#include "engine/ruleset_fields.h"

#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "engine/ruleset_field_words.h"

namespace twentynine {
namespace {

TEST_CASE("every field of a ruleset has a row, and each row its own field") {
    // This stops compiling when Ruleset gains a member; the member then needs a row too.
    const Ruleset usual;
    [[maybe_unused]] const auto& [id, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x,
                                  y, z, a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2] = usual;
    constexpr std::size_t kMembersButId = 37;
    CHECK(ruleset_fields().size() == kMembersButId);

    for (const RulesetField& field : ruleset_fields()) {
        INFO(field.name());
        Ruleset changed;
        for (int value = field.lowest; value <= field.highest; ++value) {
            field.set(changed, value);
            CHECK(field.get(changed) == value);
            CHECK((changed == usual) == (value == field.get(usual)));
        }
        for (const RulesetField& other : ruleset_fields()) {
            if (&other != &field) CHECK(other.get(changed) == other.get(usual));
        }
        CHECK(field.may_hold(field.get(usual)));
    }
}

TEST_CASE("fields are found by their names, which are told apart as their letters are") {
    std::set<std::string_view> names;
    std::set<char> letters;
    for (const RulesetField& field : ruleset_fields()) {
        CHECK(ruleset_field(field.name()) == &field);
        CHECK(field.pointer.starts_with('/'));
        CHECK(field.name().find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string_view::npos);
        CHECK(std::isalpha(static_cast<unsigned char>(field.letter)) != 0);
        names.insert(field.name());
        letters.insert(field.letter);
        // "name" is what a table is called, beside its fields.
        CHECK(field.name() != "name");
    }
    CHECK(names.size() == ruleset_fields().size());
    CHECK(letters.size() == ruleset_fields().size());
    for (const std::string_view name : {"", "id", "/minimum_bid", "minimum_bi", "minimum_bids"}) {
        CHECK_FALSE(ruleset_field(name));
    }
}

// What a field takes, said from its range.
std::string reason_of(const RulesetField& field) {
    if (field.kind == FieldKind::kFlag) return "It must be true or false.";
    std::string reason = "It must be ";
    if (field.kind == FieldKind::kChoice) {
        for (std::size_t i = 0; i < field.choices.size(); ++i) {
            if (i > 0) reason += i + 1 == field.choices.size() ? " or " : ", ";
            reason += "'" + std::string(field.choices[i]) + "'";
        }
        return reason + ".";
    }
    int lowest = field.lowest;
    int highest = field.highest;
    if (field.zero_is_off) {
        if (lowest == 1) {
            lowest = 0;
        } else if (highest == -1) {
            highest = 0;
        } else {
            reason += "0 or ";
        }
    }
    return reason + "a whole number from " + std::to_string(lowest) + " to " + std::to_string(highest) + ".";
}

TEST_CASE("the sentence that refuses a value tells which are allowed") {
    for (const RulesetField& field : ruleset_fields()) {
        CHECK(field.reason == reason_of(field));
        CHECK(field.lowest < field.highest);
        if (field.kind != FieldKind::kNumber) {
            CHECK(field.lowest == 0);
            CHECK_FALSE(field.zero_is_off);
            const int values = field.kind == FieldKind::kFlag ? 2 : static_cast<int>(field.choices.size());
            CHECK(field.highest == values - 1);
        }
    }
}

TEST_CASE("every field has its words, and each its own") {
    std::set<std::string_view> titles;
    std::set<std::string_view> helps;
    for (const RulesetField& field : ruleset_fields()) {
        INFO(field.name());
        const FieldWords words = words_of(field);
        CHECK(words.title.size() >= 4);
        CHECK(words.title.size() <= 32);
        CHECK(words.help.size() > words.title.size());
        CHECK(words.help.ends_with('.'));
        CHECK(words.zero.empty() == !field.zero_is_off);
        CHECK(words.choices.size() == field.choices.size());
        CHECK_FALSE(title_of(field.group).empty());
        titles.insert(words.title);
        helps.insert(words.help);
        const std::set<std::string_view> choices(words.choices.begin(), words.choices.end());
        CHECK(choices.size() == words.choices.size());
    }
    CHECK(titles.size() == ruleset_fields().size());
    CHECK(helps.size() == ruleset_fields().size());
}

TEST_CASE("fields of a group stand together") {
    std::set<FieldGroup> seen;
    auto last = FieldGroup::kClocks;
    for (const RulesetField& field : ruleset_fields()) {
        if (!seen.empty() && field.group == last) continue;
        CHECK(seen.insert(field.group).second);
        last = field.group;
    }
    CHECK(seen.size() == 6);
}

}  // namespace
}  // namespace twentynine
