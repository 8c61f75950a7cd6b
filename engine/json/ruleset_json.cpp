#include "ruleset_json.h"

#include <algorithm>
#include <optional>

#include "../ruleset_fields.h"
#include "../utf8.h"
#include "json_reading.h"

namespace twentynine {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr const char* kNameMember = "name";

// What a member holds as the number that the table of fields knows it by.
std::optional<int> value_from(const RulesetField& field, const json& value) {
    switch (field.kind) {
        case FieldKind::kFlag:
            if (const auto* flag = value.get_ptr<const bool*>()) return *flag ? 1 : 0;
            return std::nullopt;
        case FieldKind::kChoice: {
            const auto* name = value.get_ptr<const std::string*>();
            if (!name) return std::nullopt;
            const auto found = std::find(field.choices.begin(), field.choices.end(), *name);
            if (found == field.choices.end()) return std::nullopt;
            return static_cast<int>(found - field.choices.begin());
        }
        case FieldKind::kNumber:
            break;
    }
    // 0 may lie outside of the range, on either side of it.
    const auto number = whole_number(value, std::min(field.lowest, 0), std::max(field.highest, 0));
    return number && field.may_hold(*number) ? number : std::nullopt;
}

ordered_json value_of(const RulesetField& field, const Ruleset& rules) {
    const int value = field.get(rules);
    switch (field.kind) {
        case FieldKind::kFlag:
            return value != 0;
        case FieldKind::kChoice:
            return std::string(field.choices[static_cast<std::size_t>(value)]);
        case FieldKind::kNumber:
            break;
    }
    return value;
}

std::variant<NamedRuleset, JsonFault> from_object(const json& value, std::string_view where,
                                                  const Ruleset& left_out) {
    NamedRuleset found;
    found.rules = left_out;
    for (const auto& [member, held] : value.items()) {
        if (member == kNameMember) {
            const auto* name = held.get_ptr<const std::string*>();
            if (!name || !is_table_name(*name)) {
                return JsonFault{pointer_to(where, member),
                                 "It must be a text of 1 to 40 characters that can be seen, without spaces "
                                 "around them."};
            }
            found.name = *name;
            continue;
        }
        const RulesetField* field = ruleset_field(member);
        if (!field) return JsonFault{pointer_to(where, member), "No ruleset has such a field."};
        const auto number = value_from(*field, held);
        if (!number) return JsonFault{pointer_to(where, member), std::string(field->reason)};
        field->set(found.rules, *number);
    }
    if (const auto fault = validate(found.rules)) {
        return JsonFault{std::string(where) + std::string(fault->where), std::string(fault->reason)};
    }
    found.rules.id = id_of(found.rules);
    return found;
}

ordered_json object_of(const NamedRuleset& ruleset) {
    ordered_json object = ordered_json::object();
    if (!ruleset.name.empty()) object[kNameMember] = ruleset.name;
    for (const RulesetField& field : ruleset_fields()) {
        object[std::string(field.name())] = value_of(field, ruleset.rules);
    }
    return object;
}

}  // namespace

std::variant<NamedRuleset, JsonFault> ruleset_from_json(std::string_view text, const Ruleset& left_out) {
    auto read = json_from(text, {kLongestRuleset, kDeepestRuleset});
    if (auto* fault = std::get_if<JsonFault>(&read)) return std::move(*fault);
    const json& value = *std::get_if<json>(&read);
    if (!value.is_object()) return JsonFault{"", "A ruleset is a JSON object."};
    return from_object(value, "", left_out);
}

std::variant<NamedRuleset, JsonFault> ruleset_from(const json& value, std::string_view where) {
    if (value.is_object()) return from_object(value, where, {});
    const auto* name = value.get_ptr<const std::string*>();
    if (!name) return JsonFault{std::string(where), "It must be the name of a table or a ruleset object."};
    const auto named = ruleset_named(*name);
    if (!named) return JsonFault{std::string(where), in_quotes(*name) + " is no table of this house."};
    return NamedRuleset{"", *named};
}

std::string to_json(const NamedRuleset& ruleset, bool indented) {
    constexpr int kIndent = 2;
    // A name that isn't UTF-8 was never read from anywhere; it must not end the program all the same.
    return object_of(ruleset).dump(indented ? kIndent : -1, ' ', false,
                                   ordered_json::error_handler_t::replace);
}

ordered_json to_json_value(const NamedRuleset& ruleset) {
    const std::string_view id = id_of(ruleset.rules);
    if (ruleset.name.empty() && id != kHouseId) return std::string(id);
    return object_of(ruleset);
}

}  // namespace twentynine
