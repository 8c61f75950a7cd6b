#include "replay.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "../view.h"

namespace twentynine {

namespace {

using nlohmann::ordered_json;

std::string line_of(const ordered_json& json) {
    return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

std::string text_of(CardSet hand) {
    std::string text;
    for (const Card card : hand) {
        if (!text.empty()) text += ' ';
        text += to_string(card);
    }
    return text;
}

ordered_json seat_or_null(std::optional<Seat> seat) {
    return seat ? ordered_json(index_of(*seat)) : ordered_json(nullptr);
}

ordered_json json_of(const std::optional<Contract>& contract) {
    if (!contract) return nullptr;
    ordered_json json{{"bidder", index_of(contract->bidder)},
                      {"bid", points_of(contract->bid)},
                      {"target", points_of(contract->target)}};
    if (contract->stakes != 1) json["stakes"] = contract->stakes;
    if (contract->single) json["single"] = true;
    return json;
}

// `suit` is nothing where it may not be known.
ordered_json trump_json(std::optional<Suit> suit, bool revealed) {
    return {{"suit", suit ? ordered_json(std::string(1, letter_of(*suit))) : ordered_json(nullptr)},
            {"revealed", revealed}};
}

// Without trump there is no suit, and nothing hidden.
ordered_json trump_json(const View& view) {
    if (view.no_trump) return trump_json(std::nullopt, true);
    if (!trump_chosen(view.phase) && !view.trump_revealed) return nullptr;
    return trump_json(view.trump, view.trump_revealed);
}

ordered_json json_of(const Trick& trick) {
    ordered_json cards = ordered_json::array();
    for (int i = 0; i < trick.count; ++i)
        cards.push_back(to_string(trick.cards[static_cast<std::size_t>(i)]));
    return {{"leader", index_of(trick.leader)},
            {"cards", cards},
            {"winner", index_of(trick.winner)},
            {"points", trick.points}};
}

ordered_json open_trick_json(const Trick& trick) {
    ordered_json plays = ordered_json::array();
    for (int i = 0; i < trick.count; ++i) {
        plays.push_back({{"seat", index_of(trick.seat_of(i))},
                         {"card", to_string(trick.cards[static_cast<std::size_t>(i)])}});
    }
    return plays;
}

ordered_json json_of(const std::optional<Result>& result) {
    if (!result) return nullptr;
    return {
        {"made", result->made}, {"winner", index_of(result->winner)}, {"game_points", result->game_points}};
}

ordered_json json_of(const View& view) {
    ordered_json json;
    json["phase"] = name_of(view.phase);
    // After a redeal it is up to the same dealer again, though the deal takes no more actions.
    json["turn"] = seat_or_null(view.phase == Phase::kRedeal ? view.dealer : view.turn);
    json["legal"] = ordered_json::array();
    for (const Action action : view.legal) json["legal"].push_back(to_string(action));
    json["contract"] = json_of(view.contract);
    json["trump"] = trump_json(view);
    json["tricks"] = ordered_json::array();
    for (const Trick& trick : view.finished()) json["tricks"].push_back(json_of(trick));
    json["trick"] = open_trick_json(view.trick);
    json["points"] = view.points;
    json["hands"] = ordered_json::array();
    for (const Seat seat : kSeats) {
        if (seat == view.seat) {
            json["hands"].push_back(text_of(view.hand));
        } else {
            json["hands"].push_back(view.card_counts[static_cast<std::size_t>(seat)]);
        }
    }
    json["result"] = json_of(view.result);
    return json;
}

// What the seat on turn knows, and what it doesn't besides.
ordered_json json_of(const Deal& deal) {
    const View view = view_of(deal, deal.turn().value_or(Seat::k0));
    ordered_json json = json_of(view);
    if (deal.trump() && !json["trump"].is_null()) {
        json["trump"] = trump_json(deal.trump(), deal.trump_revealed());
    }
    for (const Seat seat : kSeats) json["hands"][static_cast<std::size_t>(seat)] = text_of(deal.hand(seat));
    return json;
}

ordered_json json_of(const Deal& deal, std::optional<Seat> seat) {
    return seat ? json_of(view_of(deal, *seat)) : json_of(deal);
}

ordered_json json_of(const MatchRecord& match, const MatchReplay& replayed, std::optional<Seat> seat) {
    ordered_json json;
    json["ruleset"] = match.ruleset.id;
    if (!match.name.empty()) json["name"] = match.name;
    json["deals"] = ordered_json::array();
    for (const ReplayedDeal& played : replayed.deals) {
        // The same for everybody.
        const Deal& deal = played.deal;
        json["deals"].push_back({{"dealer", index_of(deal.dealer())},
                                 {"phase", name_of(deal.phase())},
                                 {"contract", json_of(deal.contract())},
                                 {"points", deal.points()},
                                 {"result", json_of(deal.result())},
                                 {"score", played.score}});
    }
    json["score"] = replayed.deals.back().score;
    json["winner"] = replayed.winner ? ordered_json(index_of(*replayed.winner)) : ordered_json(nullptr);
    if (match.forfeited_by) json["forfeited_by"] = index_of(*match.forfeited_by);
    json["over"] = replayed.over;
    json["deal"] = json_of(replayed.deals.back().deal, seat);
    return json;
}

// Deals of a match are numbered from 0, as in its record; a deal by itself has no number.
std::string illegal_action_line(std::string_view text, bool single, const MatchFault& fault) {
    ordered_json json;
    json["error"] = "illegal_action";
    if (!single) json["deal"] = fault.deal;
    json["index"] = fault.illegal.index;
    json["action"] = action_text(text, fault.deal, fault.illegal.index);
    json["reason"] = reason_name(fault.illegal.refusal);
    return line_of(json);
}

}  // namespace

std::string bad_record_line(std::string_view where, std::string_view reason) {
    return line_of({{"error", "bad_record"}, {"where", where}, {"reason", reason}});
}

std::variant<PlayedRecord, std::string> played_record(std::string_view text) {
    auto read = record_from_json(text);
    if (const auto* bad = std::get_if<JsonFault>(&read)) return bad_record_line(bad->where, bad->reason);
    ReadRecord& record = *std::get_if<ReadRecord>(&read);
    MatchReplay replayed = replay(record.match);
    if (const auto& fault = replayed.fault; fault && fault->kind == MatchFault::Kind::kIllegalAction) {
        return illegal_action_line(text, record.single, *fault);
    }
    if (const auto fault = fault_of(record, replayed)) return bad_record_line(fault->where, fault->reason);
    return PlayedRecord{std::move(record), std::move(replayed)};
}

ReplayAnswer replay_text(std::string_view text, std::optional<Seat> seat) {
    const auto played = played_record(text);
    if (const auto* error = std::get_if<std::string>(&played)) return {false, *error};
    const auto& [record, replayed] = *std::get_if<PlayedRecord>(&played);
    if (record.single) return {true, line_of(json_of(replayed.deals.back().deal, seat))};
    return {true, line_of(json_of(record.match, replayed, seat))};
}

}  // namespace twentynine
