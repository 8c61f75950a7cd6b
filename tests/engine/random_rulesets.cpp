#include "random_rulesets.h"

#include <array>

#include "engine/ruleset_fields.h"
#include "engine/ruleset_text.h"

namespace twentynine::testing {

Ruleset random_ruleset(std::mt19937_64& random) {
    constexpr std::array<std::string_view, 4> kTables{"arcade29", "classic29", "ranked28", "club28"};
    Ruleset rules = *ruleset_named(kTables[random() % kTables.size()]);
    const auto fields = ruleset_fields();
    for (auto changes = random() % 12 + 1; changes > 0; --changes) {
        const RulesetField& field = fields[random() % fields.size()];
        Ruleset changed = rules;
        const auto span = static_cast<unsigned>(field.highest - field.lowest + 1);
        const bool off = field.zero_is_off && random() % 3 == 0;
        field.set(changed, off ? 0 : field.lowest + static_cast<int>(random() % span));
        changed.id = "house";
        // A change that contradicts the rest is left out.
        if (!validate(changed)) rules = changed;
    }
    return *decode_ruleset(encode(rules));  // with its true id
}

}  // namespace twentynine::testing
