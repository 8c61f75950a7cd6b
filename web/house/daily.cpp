// The deal of a day: where it comes from and who plays it, and what became of it.
#include <charconv>
#include <nlohmann/json.hpp>
#include <variant>

#include "../../engine/bots/daily_players.h"
#include "../../engine/bots/players_seed.h"
#include "../../engine/daily.h"
#include "../../engine/match_text.h"
#include "../words.h"
#include "replies.h"

namespace twentynine::house {
namespace {

constexpr std::string_view kNoDate = "A day is written as 2026-11-30.";

}  // namespace

std::string daily(std::string_view lines) {
    const std::string_view date = take_line(lines);
    const auto deal = daily_deal(date);
    if (!deal) return refusal("", kNoDate);
    const ShuffleProof proof = proof_of(deal->seed);
    nlohmann::ordered_json players = nlohmann::ordered_json::array();
    for (const Seat seat : kSeats) players.push_back(name_of(bots::daily_player(seat)));
    return text_of({{"ok", true},
                    {"rules", kDailyTable},
                    {"dealer", index_of(deal->dealer)},
                    {"seed", seed_text(deal->seed)},
                    {"commitment", hex_of(proof.commitment)},
                    // A number of 64 bits is more than one of JavaScript's can hold.
                    {"players_seed", std::to_string(players_seed(proof.commitment))},
                    {"players", players}});
}

std::string daily_result(std::string_view lines) {
    const std::string_view date = take_line(lines);
    const std::string_view number = take_line(lines);
    const auto read = decode_match(take_line(lines));
    if (const auto* reason = std::get_if<std::string>(&read)) return refusal("", *reason);
    const auto& match = *std::get_if<MatchRecord>(&read);
    const auto wanted = daily_deal(date);
    if (!wanted) return refusal("", kNoDate);
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), index);
    if (error != std::errc{} || end != number.data() + number.size() || index >= match.deals.size()) {
        return refusal("", "The match has no such deal.");
    }
    const Record record = deal_of(match, index);
    const Deal deal = replay(record).deal;
    const auto result = deal.result();
    const auto contract = deal.contract();
    if (!result || !contract || record.ruleset.id != kDailyTable || record.dealer != wanted->dealer ||
        record.pack != shuffled_pack(wanted->seed)) {
        return refusal("", "This is not the deal of that day, played to its end.");
    }
    return text_of({{"ok", true},
                    {"bidder", index_of(contract->bidder)},
                    {"bid", points_of(contract->bid)},
                    {"points", deal.points()[static_cast<std::size_t>(index_of(result->bidding_side))]},
                    {"made", result->made}});
}

}  // namespace twentynine::house
