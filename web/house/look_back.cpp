// What of a finished deal can be marked, and what the players who mark it have to be told.
#include <charconv>
#include <nlohmann/json.hpp>
#include <variant>

#include "../../engine/bots/decisions.h"
#include "../../engine/match_text.h"
#include "../words.h"
#include "replies.h"

namespace twentynine::house {

std::string decisions(std::string_view lines) {
    const std::string_view number = take_line(lines);
    const auto match = decode_match(take_line(lines));
    if (const auto* reason = std::get_if<std::string>(&match)) return refusal("", *reason);
    const auto& record = *std::get_if<MatchRecord>(&match);
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), index);
    if (error != std::errc{} || end != number.data() + number.size() || index >= record.deals.size()) {
        return refusal("", "The match has no such deal.");
    }
    const Record deal = deal_of(record, index);
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const bots::Decision& decision : bots::decisions_of(deal, kYou)) {
        list.push_back({{"place", decision.place}, {"choice", decision.choice}});
    }
    // The cards of a deal that isn't over go to nobody.
    return text_of(
        {{"ok", true}, {"text", list.empty() ? std::string() : encode(match_of(deal))}, {"decisions", list}});
}

}  // namespace twentynine::house
