#include "daily_players.h"

#include "../daily.h"
#include "players_seed.h"

namespace twentynine::bots {

std::optional<Record> expert_daily(std::string_view date) {
    const auto daily = daily_deal(date);
    const auto rules = ruleset_named(kDailyTable);
    if (!daily || !rules) return std::nullopt;
    const ShuffleProof proof = proof_of(daily->seed);
    Record record{*rules, daily->dealer, pack_of(proof), {}, proof};
    Deal deal(record.ruleset, record.dealer, record.pack);
    const std::uint64_t seed = players_seed(proof.commitment);
    while (const auto seat = deal.turn()) {
        const Action action = choose_action(daily_player(*seat), view_of(deal, *seat), seed);
        if (deal.apply(action)) return std::nullopt;
        record.actions.push_back(action);
    }
    return record;
}

}  // namespace twentynine::bots
