// The writing half of record_json.h.
#include <nlohmann/json.hpp>

#include "record_json.h"
#include "ruleset_json.h"

namespace twentynine {

namespace {

using nlohmann::ordered_json;

std::string line_of(const ordered_json& value) {
    return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

ordered_json value_of(const ShuffleProof& proof) {
    ordered_json value;
    value["stream"] = name_of(proof.stream);
    value["seed"] = seed_text(proof.seed, proof.stream);
    if (!proof.entropy.empty()) value["entropy"] = proof.entropy;
    value["commitment"] = hex_of(proof.commitment);
    return value;
}

void add_deal(ordered_json& value, const DealRecord& deal) {
    value["dealer"] = index_of(deal.dealer);
    std::string pack;
    for (const Card card : deal.pack) pack += (pack.empty() ? "" : " ") + to_string(card);
    value["pack"] = pack;
    value["actions"] = ordered_json::array();
    for (const Action action : deal.actions) value["actions"].push_back(to_string(action));
    if (deal.proof) value["shuffle"] = value_of(*deal.proof);
}

ordered_json head(std::string_view format, const Ruleset& ruleset) {
    ordered_json value;
    value["format"] = format;
    value["version"] = 1;
    value["ruleset"] = to_json_value({"", ruleset});
    return value;
}

}  // namespace

std::string to_json(const Record& record) {
    ordered_json value = head("twentynine-record", record.ruleset);
    add_deal(value, {record.dealer, record.pack, record.actions, record.proof});
    return line_of(value);
}

std::string to_json(const MatchRecord& match) {
    ordered_json value = head("twentynine-match", match.ruleset);
    if (!match.name.empty()) value["name"] = match.name;
    if (match.forfeited_by) value["forfeited_by"] = index_of(*match.forfeited_by);
    value["deals"] = ordered_json::array();
    const MatchReplay replayed = replay(match);
    for (std::size_t i = 0; i < match.deals.size(); ++i) {
        ordered_json deal;
        add_deal(deal, match.deals[i]);
        // What the last deal is worth isn't known before its end.
        if (match.ruleset.match_target > 0 && i < replayed.deals.size() && !replayed.deals[i].deal.turn()) {
            deal["score"] = replayed.deals[i].score;
        }
        value["deals"].push_back(std::move(deal));
    }
    return line_of(value);
}

}  // namespace twentynine
