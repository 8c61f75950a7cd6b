// Every field of a Ruleset as a row of one table: what it is called, what it may hold, and how to get at it.
// Reading and writing JSON, its schema, the short text and the controls of the house-rules editor are made
// from it, so that a field is described once. What a field means to people stands in ruleset_field_words.h.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "ruleset.h"

namespace twentynine {

enum class FieldKind : std::uint8_t { kFlag, kNumber, kChoice };
enum class FieldGroup : std::uint8_t { kTable, kAuction, kTrump, kSpecialDeals, kScore, kClocks };

struct RulesetField {
    std::string_view pointer;  // "/minimum_bid"
    char letter = 0;           // in the short text; never changes, nor is given to another field
    FieldKind kind = FieldKind::kFlag;
    FieldGroup group = FieldGroup::kTable;
    // A number's range, both included; 0 is allowed beside it where it turns the rule off. A flag is 0 or 1,
    // a choice the place of its name in `choices`.
    int lowest = 0;
    int highest = 1;
    bool zero_is_off = false;
    std::string_view reason;  // the sentence that refuses everything else
    std::span<const std::string_view> choices;
    int (*get)(const Ruleset&) = nullptr;
    void (*set)(Ruleset&, int) = nullptr;  // only with what it may hold

    constexpr std::string_view name() const { return pointer.substr(1); }  // in JSON
    // Whatever the other fields hold.
    constexpr bool may_hold(int value) const {
        return (value >= lowest && value <= highest) || (zero_is_off && value == 0);
    }
};

// In the order in which people read them: group by group.
std::span<const RulesetField> ruleset_fields();
// Nothing for a name that isn't one.
const RulesetField* ruleset_field(std::string_view name);

}  // namespace twentynine
