// A table's rules in a few letters, for views, matches and what one module hands to another.
//
// One of the house's tables is its id. Any other is "r1." and the fields in which it differs from arcade29,
// in the order of ruleset_fields(): a field's letter, then its value in digits unless it is a flag. No more
// than the characters [A-Za-z0-9.-], and at most kLongestRulesetText of them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "ruleset.h"

namespace twentynine {

inline constexpr std::size_t kLongestRulesetText = 200;

// For rulesets that pass validate(); the id that they carry makes no difference.
std::string encode(const Ruleset& ruleset);
// The rules with their true id. Nothing for what encode() doesn't write. Safe with any text.
std::optional<Ruleset> decode_ruleset(std::string_view text);

}  // namespace twentynine
