// What the fields of a Ruleset are called and what they mean, for people: in the house-rules editor and in
// the JSON schema. Apart from the fields themselves, so that modules without either don't carry the words.
#pragma once

#include <span>
#include <string_view>

#include "ruleset_fields.h"

namespace twentynine {

struct FieldWords {
    std::string_view title;
    std::string_view help;                      // one to four sentences
    std::string_view zero;                      // what 0 means, where it turns the rule off: "no clock"
    std::span<const std::string_view> choices;  // a title each, in the order of the field's choices
};

// `field` must be a row of ruleset_fields().
FieldWords words_of(const RulesetField& field);
std::string_view title_of(FieldGroup group);

}  // namespace twentynine
