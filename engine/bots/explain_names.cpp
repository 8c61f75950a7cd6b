#include "explain.h"

namespace twentynine::bots {

std::string_view name_of(Reason reason) {
    constexpr std::array<std::string_view, kReasons> kNames{
        "only_action",        "made_already",      "broken_already", "feed_partner",   "partner_has_it",
        "dont_trump_partner", "keep_from_partner", "last_takes",     "last_cheapest",  "last_richest",
        "trump_it",           "trump_it_surely",   "nobody_beats",   "lead_top",       "strongest_left",
        "draw_trumps",        "cheap_lead",        "cannot_win",     "keep_for_later", "keep_trumps",
        "likely_ours",        "ask_to_trump",      "show_pair",      "cancel",         "best_chance",
        "nearly_best",        "equal_chance",      "four_make",      "four_too_weak",  "partner_bids",
        "trump_for_four",     "trump_alone",       "trump_least",    "best_call",      "said"};
    return kNames[static_cast<std::size_t>(reason)];
}

}  // namespace twentynine::bots
