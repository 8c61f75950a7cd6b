// What the tests of one rule each need: a table with that rule, two ways the cards can lie, and short words
// for what is asked of a deal.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "bots_table.h"
#include "engine/deal.h"

namespace twentynine::testing {

// Two cards of each suit in every hand.
inline const Hands kEven{"JS 9S JH 9H JC 9C JD 9D", "AS TS AH TH AC TC AD TD", "KS QS KH QH KC QC KD QD",
                         "8S 7S 8H 7H 8C 7C 8D 7D"};
// A whole suit in every hand: nobody ever follows.
inline const Hands kLong{"JS 9S AS TS KS QS 8S 7S", "JH 9H AH TH KH QH 8H 7H", "JC 9C AC TC KC QC 8C 7C",
                         "JD 9D AD TD KD QD 8D 7D"};
// You hold the spades and Partner the clubs; Mira and Dev share the red suits.
inline const Hands kMixed{"JS 9S AS TS KS QS 8S 7S", "JH 9H AH TH JD 9D AD TD", "JC 9C AC TC KC QC 8C 7C",
                          "KH QH 8H 7H KD QD 8D 7D"};

template <typename Change>
Ruleset table(std::string_view id, Change change) {
    Ruleset rules = *ruleset_named(id);
    change(rules);
    rules.id = "house";
    return rules;
}

inline Card card(std::string_view text) {
    return *card_from_string(text);
}
inline std::optional<Refusal> refusal(const Deal& deal, std::string_view action) {
    return deal.check(*action_from_string(action));
}
inline std::optional<Refusal> act(Deal& deal, std::string_view action) {
    return deal.apply(*action_from_string(action));
}
// In alphabetical order.
inline std::vector<std::string> legal(const Deal& deal) {
    std::vector<std::string> texts;
    for (const Action action : deal.legal_actions()) texts.push_back(to_string(action));
    std::sort(texts.begin(), texts.end());
    return texts;
}
using Texts = std::vector<std::string>;
// Whether the last action made such a thing happen.
inline bool happened(const Deal& deal, Event::Kind kind) {
    const auto events = deal.events();
    return std::any_of(events.begin(), events.end(), [kind](const Event& e) { return e.kind == kind; });
}
inline Event last_event(const Deal& deal) {
    return deal.events().back();
}

}  // namespace twentynine::testing
