#include "daily_players.h"

#include "../daily.h"
#include "players_seed.h"

namespace twentynine::bots {

std::optional<Record> daily_record(std::string_view date) {
    const auto daily = daily_deal(date);
    const auto rules = ruleset_named(kDailyTable);
    if (!daily || !rules) return std::nullopt;
    const ShuffleProof proof = proof_of(daily->seed);
    return Record{*rules, daily->dealer, pack_of(proof), {}, proof};
}

std::optional<Action> next_of_daily(const Record& record, const Deal& deal) {
    const auto seat = deal.turn();
    if (!seat || !record.proof) return std::nullopt;
    return choose_action(daily_player(*seat), view_of(deal, *seat), players_seed(record.proof->commitment));
}

std::optional<Record> expert_daily(std::string_view date) {
    std::optional<Record> record = daily_record(date);
    if (!record) return std::nullopt;
    Deal deal(record->ruleset, record->dealer, record->pack);
    while (const auto action = next_of_daily(*record, deal)) {
        if (deal.apply(*action)) return std::nullopt;
        record->actions.push_back(*action);
    }
    return record;
}

}  // namespace twentynine::bots
