// How the deal of a day goes with the expert in your seat.
#include "answers.h"
#include "engine/bots/daily_players.h"

namespace twentynine::players {

std::optional<std::string> answer_daily(std::string_view date) {
    const auto record = bots::expert_daily(date);
    if (!record) return std::nullopt;
    const Deal deal = replay(*record).deal;
    const auto contract = deal.contract();
    const auto result = deal.result();
    if (!contract || !result) return std::nullopt;
    const int points = deal.points()[static_cast<std::size_t>(index_of(result->bidding_side))];
    return std::to_string(index_of(contract->bidder)) + '\t' + std::to_string(points_of(contract->bid)) +
           '\t' + std::to_string(points) + '\t' + (result->made ? '1' : '0');
}

}  // namespace twentynine::players
