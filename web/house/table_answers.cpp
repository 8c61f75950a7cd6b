// Questions about tables and their rules.
#include <nlohmann/json.hpp>
#include <variant>

#include "../../engine/json/ruleset_json.h"
#include "../../engine/ruleset_field_words.h"
#include "../../engine/ruleset_text.h"
#include "../../engine/utf8.h"
#include "../../engine/words/rules.h"
#include "../../engine/words/tables.h"
#include "replies.h"

namespace twentynine::house {

namespace {

using nlohmann::ordered_json;

ordered_json json_of(const RulesetField& field) {
    const FieldWords words = words_of(field);
    ordered_json json{{"name", field.name()}, {"title", words.title}, {"help", words.help}};
    switch (field.kind) {
        case FieldKind::kFlag:
            json["kind"] = "bool";
            break;
        case FieldKind::kNumber:
            json["kind"] = "number";
            json["min"] = field.lowest;
            json["max"] = field.highest;
            if (field.zero_is_off) json["zero"] = words.zero;
            break;
        case FieldKind::kChoice:
            json["kind"] = "choice";
            json["choices"] = ordered_json::array();
            for (std::size_t i = 0; i < field.choices.size(); ++i) {
                json["choices"].push_back({{"value", field.choices[i]}, {"title", words.choices[i]}});
            }
            break;
    }
    return json;
}

ordered_json value_of(const RulesetField& field, const Ruleset& ruleset) {
    const int value = field.get(ruleset);
    switch (field.kind) {
        case FieldKind::kFlag:
            return value != 0;
        case FieldKind::kNumber:
            return value;
        case FieldKind::kChoice:
            break;
    }
    return field.choices[static_cast<std::size_t>(value)];
}

ordered_json values_of(const Ruleset& ruleset) {
    ordered_json json = ordered_json::object();
    for (const RulesetField& field : ruleset_fields()) json[field.name()] = value_of(field, ruleset);
    return json;
}

constexpr std::string_view kNoRules = "These are no rules that this version of the game knows.";

ordered_json json_of(const Block& block) {
    switch (block.kind) {
        case Block::Kind::kHeading:
            return {{"kind", "h2"}, {"text", block.text}};
        case Block::Kind::kParagraph:
            break;
        case Block::Kind::kList:
            return {{"kind", "ul"}, {"items", block.items}};
        case Block::Kind::kTable: {
            ordered_json rows = ordered_json::array();
            for (std::size_t i = 1; i < block.rows.size(); ++i) rows.push_back(block.rows[i]);
            return {{"kind", "table"}, {"header", block.rows.front()}, {"rows", rows}};
        }
    }
    return {{"kind", "p"}, {"text", block.text}};
}

}  // namespace

std::string tables(std::string_view) {
    ordered_json json = ordered_json::array();
    for (const TableName& table : kTables) {
        json.push_back({{"id", table.id},
                        {"title", table.title},
                        {"line", table.line},
                        {"text", encode(*ruleset_named(table.id))}});
    }
    return text_of(json);
}

std::string fields(std::string_view) {
    ordered_json groups = ordered_json::array();
    std::optional<FieldGroup> last;
    for (const RulesetField& field : ruleset_fields()) {
        if (field.group != last) {
            groups.push_back({{"title", title_of(field.group)}, {"fields", ordered_json::array()}});
        }
        last = field.group;
        groups.back()["fields"].push_back(json_of(field));
    }
    return text_of({{"groups", groups}});
}

std::string read_ruleset(std::string_view lines) {
    const auto read = ruleset_from_json(lines);
    if (const auto* fault = std::get_if<JsonFault>(&read)) return refusal(fault->where, fault->reason);
    const auto& named = *std::get_if<NamedRuleset>(&read);
    return text_of({{"ok", true},
                    {"text", encode(named.rules)},
                    {"name", named.name},
                    {"table", title_of_table(named.rules)},
                    {"values", values_of(named.rules)}});
}

std::string write_ruleset(std::string_view lines) {
    const auto ruleset = decode_ruleset(take_line(lines));
    if (!ruleset) return refusal("", kNoRules);
    const std::string_view name = take_line(lines);
    if (!name.empty() && !is_table_name(name)) {
        return refusal("/name", "A name has 1 to 40 characters, and no space first or last.");
    }
    return text_of({{"ok", true},
                    {"json", to_json(NamedRuleset{std::string(name), *ruleset}, true)},
                    {"name", name},
                    {"table", title_of_table(*ruleset)},
                    {"values", values_of(*ruleset)}});
}

std::string rules(std::string_view lines) {
    const auto ruleset = decode_ruleset(take_line(lines));
    if (!ruleset) return refusal("", kNoRules);
    ordered_json blocks = ordered_json::array();
    for (const Block& block : rules_of(*ruleset)) blocks.push_back(json_of(block));
    return text_of({{"ok", true}, {"title", title_of_table(*ruleset)}, {"blocks", blocks}});
}

}  // namespace twentynine::house
