// What of a finished deal can be marked, and what the players who mark it have to be told.
#include <nlohmann/json.hpp>
#include <variant>

#include "../../engine/bots/decisions.h"
#include "../../engine/match.h"
#include "../../engine/match_text.h"
#include "../../engine/score.h"
#include "../words.h"
#include "replies.h"

namespace twentynine::house {

std::string decisions(std::string_view lines) {
    const auto asked = asked_deal(lines);
    if (const auto* refused = std::get_if<std::string>(&asked)) return *refused;
    const auto& [match, place] = *std::get_if<AskedDeal>(&asked);
    const MatchReplay replayed = replay(match);
    if (place >= replayed.deals.size()) return refusal("", sentence_of(*replayed.fault));
    const Record deal = deal_of(match, place);
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const bots::Decision& decision : bots::decisions_of(deal, kYou)) {
        list.push_back({{"place", decision.place}, {"choice", decision.choice}});
    }
    // The cards of a deal that isn't over go to nobody.
    const std::string text = list.empty()
                                 ? std::string()
                                 : score_text(replayed.deals[place].before) + ' ' + encode(match_of(deal));
    return text_of({{"ok", true}, {"text", text}, {"decisions", list}});
}

}  // namespace twentynine::house
