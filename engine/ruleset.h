// A table's rules as one value. The deal, the bots and the rules page read the same one.
#pragma once

#include <optional>
#include <string_view>

namespace twentynine {

// PLACEHOLDER: fields are the engine's to complete (every row of the profiles that the machine reads).
struct Ruleset {
    std::string_view id = "arcade29";
    int minimum_bid = 16;
    int maximum_bid = 28;
    friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

// The house's tables by name; nothing for a name that isn't one.
std::optional<Ruleset> ruleset_named(std::string_view id);

}  // namespace twentynine
