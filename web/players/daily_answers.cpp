// How the deal of a day goes with the expert in your seat, an action at a time, so that nobody waits for
// long.
#include <algorithm>

#include "answers.h"
#include "engine/bots/daily_players.h"

namespace twentynine::players {
namespace {

std::string result_of(const Deal& deal, const Contract& contract, const Result& result) {
    const int points = deal.points()[static_cast<std::size_t>(index_of(result.bidding_side))];
    return "over\t" + std::to_string(index_of(contract.bidder)) + '\t' +
           std::to_string(points_of(contract.bid)) + '\t' + std::to_string(points) + '\t' +
           (result.made ? '1' : '0');
}

}  // namespace

std::optional<std::string> answer_daily(std::string_view request) {
    const std::string_view date = request.substr(0, request.find(' '));
    std::string_view actions = request.substr(std::min(date.size() + 1, request.size()));
    const auto record = bots::daily_record(date);
    if (!record) return std::nullopt;
    Deal deal(record->ruleset, record->dealer, record->pack);
    while (!actions.empty()) {
        const std::string_view text = actions.substr(0, actions.find(','));
        actions.remove_prefix(std::min(text.size() + 1, actions.size()));
        const auto action = action_from_string(text);
        if (!action || deal.apply(*action)) return std::nullopt;
    }
    if (const auto next = bots::next_of_daily(*record, deal)) return "next\t" + to_string(*next);
    const auto contract = deal.contract();
    const auto result = deal.result();
    if (!contract || !result) return std::nullopt;
    return result_of(deal, *contract, *result);
}

}  // namespace twentynine::players
