// A table's rules as JSON: one object with a member for each field of ruleset_fields(), and perhaps a name.
//
// A flag is true or false, a choice the name of it, anything else a whole number. A member that is left out
// holds what it does at another table, arcade29 unless said otherwise. Written for hostile input: nothing in
// a text can do more than be refused, with the place and the reason.
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <variant>

#include "../ruleset.h"
#include "json_fault.h"

namespace twentynine {

struct NamedRuleset {
    std::string name;  // of a house table (is_table_name, utf8.h); empty: none
    Ruleset rules;     // with its true id (id_of)
    friend bool operator==(const NamedRuleset&, const NamedRuleset&) = default;
};

inline constexpr std::size_t kLongestRuleset = 64 * 1024;  // bytes of JSON
inline constexpr int kDeepestRuleset = 16;

// The rules, which pass validate(), or the first fault. Members that a ruleset doesn't have are refused.
std::variant<NamedRuleset, JsonFault> ruleset_from_json(std::string_view text, const Ruleset& left_out = {});
// The same where rules stand inside of something else, at `where`: there the name of one of the house's
// tables will do instead of an object.
std::variant<NamedRuleset, JsonFault> ruleset_from(const nlohmann::json& value, std::string_view where);

// All members in the order of the table of fields, the name before them; on one line, or indented for people.
std::string to_json(const NamedRuleset& ruleset, bool indented);
// What ruleset_from() reads again: the name of the house's table that has these rules, or an object.
nlohmann::ordered_json to_json_value(const NamedRuleset& ruleset);

}  // namespace twentynine
