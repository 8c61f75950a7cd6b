// Questions about finished deals and matches: as files, their shuffles, and what they come to.
#include <charconv>
#include <nlohmann/json.hpp>
#include <variant>

#include "../../engine/json/record_json.h"
#include "../../engine/match.h"
#include "../../engine/match_text.h"
#include "../../engine/ruleset_text.h"
#include "../../engine/verify.h"
#include "../../engine/words/tables.h"
#include "replies.h"

namespace twentynine::house {

namespace {

using nlohmann::ordered_json;

ordered_json json_of(const DealCheck& check, const std::optional<ShuffleProof>& proof) {
    ordered_json json{{"has_proof", check.has_proof}};
    if (!check.has_proof || !proof) return json;
    std::string pack;
    for (const Card card : check.pack) pack += (pack.empty() ? "" : " ") + to_string(card);
    json["stream"] = name_of(proof->stream);
    json["seed"] = seed_text(proof->seed, proof->stream);
    json["entropy"] = proof->entropy;
    json["commitment"] = hex_of(proof->commitment);
    json["pack"] = pack;
    json["commitment_ok"] = check.commitment_matches;
    json["pack_ok"] = check.pack_matches;
    return json;
}

}  // namespace

std::string read_record(std::string_view lines) {
    auto read = record_from_json(lines);
    if (const auto* fault = std::get_if<JsonFault>(&read)) return refusal(fault->where, fault->reason);
    const auto& record = *std::get_if<ReadRecord>(&read);
    if (const auto fault = fault_of(record, replay(record.match)))
        return refusal(fault->where, fault->reason);
    const MatchRecord& match = record.match;
    return text_of({{"ok", true},
                    {"text", encode(match)},
                    {"deals", match.deals.size()},
                    {"name", match.name},
                    {"table", title_of_table(match.ruleset)},
                    {"rules", encode(match.ruleset)},
                    {"single", record.single}});
}

std::string write_record(std::string_view lines) {
    const auto match = decode_match(take_line(lines));
    if (const auto* reason = std::get_if<std::string>(&match)) return refusal("", *reason);
    return text_of({{"ok", true}, {"json", to_json(*std::get_if<MatchRecord>(&match))}});
}

std::variant<AskedDeal, std::string> asked_deal(std::string_view lines) {
    const std::string_view number = take_line(lines);
    const auto match = decode_match(take_line(lines));
    if (const auto* reason = std::get_if<std::string>(&match)) return refusal("", *reason);
    const auto& record = *std::get_if<MatchRecord>(&match);
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), index);
    if (error != std::errc{} || end != number.data() + number.size() || index >= record.deals.size()) {
        return refusal("", "The match has no such deal.");
    }
    return AskedDeal{record, index};
}

std::string write_deal(std::string_view lines) {
    const auto asked = asked_deal(lines);
    if (const auto* refused = std::get_if<std::string>(&asked)) return *refused;
    const auto& [match, place] = *std::get_if<AskedDeal>(&asked);
    return text_of({{"ok", true}, {"json", to_json(deal_of(match, place))}});
}

std::string verify(std::string_view lines) {
    const auto match = decode_match(take_line(lines));
    if (const auto* reason = std::get_if<std::string>(&match)) return refusal("", *reason);
    const auto& record = *std::get_if<MatchRecord>(&match);
    const MatchCheck check = check_shuffles(record);
    ordered_json deals = ordered_json::array();
    for (std::size_t i = 0; i < check.deals.size(); ++i) {
        deals.push_back(json_of(check.deals[i], record.deals[i].proof));
    }
    return text_of({{"ok", true}, {"verified", check.verified()}, {"deals", deals}});
}

std::string stats(std::string_view lines) {
    const auto match = decode_match(take_line(lines));
    if (const auto* reason = std::get_if<std::string>(&match)) return refusal("", *reason);
    const MatchReplay replayed = replay(*std::get_if<MatchRecord>(&match));
    ordered_json deals = ordered_json::array();
    for (std::size_t i = 0; i < replayed.deals.size(); ++i) {
        const Deal& deal = replayed.deals[i].deal;
        const auto result = deal.result();
        const auto contract = deal.contract();
        if (!result || !contract) continue;
        deals.push_back({{"index", i},
                         {"bidder", index_of(contract->bidder)},
                         {"bid", points_of(contract->bid)},
                         {"single", contract->single},
                         {"made", result->made},
                         {"points", deal.points()},
                         {"game_points", result->game_points},
                         {"side", result->bidding_side == Team::kA ? "us" : "them"}});
    }
    return text_of({{"ok", true}, {"deals", deals}});
}

}  // namespace twentynine::house
