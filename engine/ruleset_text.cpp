#include "ruleset_text.h"

#include <charconv>

#include "ruleset_fields.h"

namespace twentynine {

namespace {

constexpr std::string_view kPrefix = "r1.";

// Takes the value off the front of the rest of a text.
std::optional<int> take_number(std::string_view& rest) {
    int value = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
    if (error != std::errc()) return std::nullopt;
    rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
    return value;
}

}  // namespace

std::string encode(const Ruleset& ruleset) {
    if (const std::string_view id = id_of(ruleset); id != kHouseId) return std::string(id);
    const Ruleset usual;
    std::string text(kPrefix);
    for (const RulesetField& field : ruleset_fields()) {
        const int value = field.get(ruleset);
        if (value == field.get(usual)) continue;
        text += field.letter;
        if (field.kind != FieldKind::kFlag) text += std::to_string(value);
    }
    return text;
}

std::optional<Ruleset> decode_ruleset(std::string_view text) {
    if (const auto named = ruleset_named(text)) return named;
    if (text.size() > kLongestRulesetText || !text.starts_with(kPrefix)) return std::nullopt;
    Ruleset rules;
    rules.id = kHouseId;
    std::string_view rest = text.substr(kPrefix.size());
    for (const RulesetField& field : ruleset_fields()) {
        if (!rest.starts_with(field.letter)) continue;
        rest.remove_prefix(1);
        if (field.kind == FieldKind::kFlag) {
            field.set(rules, 1 - field.get(rules));
        } else {
            const auto value = take_number(rest);
            if (!value || !field.may_hold(*value)) return std::nullopt;
            field.set(rules, *value);
        }
    }
    // What is left over, leading zeros, a value that isn't different: none of it is written like that.
    if (encode(rules) != text || validate(rules)) return std::nullopt;
    return rules;
}

}  // namespace twentynine
