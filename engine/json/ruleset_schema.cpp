#include "ruleset_schema.h"

#include <nlohmann/json.hpp>

#include "../ruleset_field_words.h"
#include "../utf8.h"

namespace twentynine {

namespace {

using nlohmann::ordered_json;

// What is_table_name() refuses, inside of brackets.
constexpr const char* kControls = R"(\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069\uFEFF)";

ordered_json schema_of_name() {
    const std::string seen = "[^" + std::string(kControls) + "]";
    const std::string first_or_last = "[^ " + std::string(kControls) + "]";
    return {{"title", "Name"},
            {"description", "What the table is called, in characters that can be seen."},
            {"type", "string"},
            {"minLength", 1},
            {"maxLength", kLongestTableName},
            {"pattern", "^" + first_or_last + "(" + seen + "*" + first_or_last + ")?$"}};
}

ordered_json range_of(const RulesetField& field, bool with_zero) {
    return {{"type", "integer"},
            {"minimum", with_zero && field.lowest > 0 ? 0 : field.lowest},
            {"maximum", with_zero && field.highest < 0 ? 0 : field.highest}};
}

ordered_json schema_of(const RulesetField& field) {
    const FieldWords words = words_of(field);
    const int usual = field.get(Ruleset{});
    ordered_json schema{{"title", words.title}, {"description", words.help}};
    switch (field.kind) {
        case FieldKind::kFlag:
            schema["type"] = "boolean";
            schema["default"] = usual != 0;
            break;
        case FieldKind::kChoice:
            schema["oneOf"] = ordered_json::array();
            for (std::size_t i = 0; i < field.choices.size(); ++i) {
                schema["oneOf"].push_back({{"const", field.choices[i]}, {"title", words.choices[i]}});
            }
            schema["default"] = field.choices[static_cast<std::size_t>(usual)];
            break;
        case FieldKind::kNumber:
            if (!field.zero_is_off || field.lowest == 1 || field.highest == -1) {
                schema.update(range_of(field, field.zero_is_off));
            } else {
                schema["oneOf"] = ordered_json::array({{{"const", 0}}, range_of(field, false)});
            }
            if (field.zero_is_off) {
                schema["description"] = std::string(words.help) + " 0: " + std::string(words.zero) + ".";
            }
            schema["default"] = usual;
            break;
    }
    return schema;
}

}  // namespace

std::string ruleset_schema() {
    ordered_json schema{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                        {"title", "The rules of a table of 29 or 28"},
                        {"description",
                         "A field that is left out holds its default. Fields that contradict one another, "
                         "such as a lowest bid "
                         "above the highest, are refused when the rules are read."},
                        {"type", "object"},
                        {"properties", {{"name", schema_of_name()}}}};
    for (const RulesetField& field : ruleset_fields()) {
        schema["properties"][std::string(field.name())] = schema_of(field);
    }
    schema["additionalProperties"] = false;
    constexpr int kIndent = 2;
    return schema.dump(kIndent);
}

}  // namespace twentynine
