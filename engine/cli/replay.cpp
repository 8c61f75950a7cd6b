#include "replay.h"

#include <nlohmann/json.hpp>

#include "../view.h"
#include "record_json.h"

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
    return {{"bidder", index_of(contract->bidder)},
            {"bid", points_of(contract->bid)},
            {"target", points_of(contract->target)}};
}

// `suit` is nothing where it may not be known.
ordered_json trump_json(std::optional<Suit> suit, bool revealed) {
    return {{"suit", suit ? ordered_json(std::string(1, letter_of(*suit))) : ordered_json(nullptr)},
            {"revealed", revealed}};
}

ordered_json json_of(const Trick& trick) {
    ordered_json cards = ordered_json::array();
    for (const Card card : trick.cards) cards.push_back(to_string(card));
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
    json["turn"] = seat_or_null(view.turn);
    json["legal"] = ordered_json::array();
    for (const Action action : view.legal) json["legal"].push_back(to_string(action));
    json["contract"] = json_of(view.contract);
    json["trump"] = trump_chosen(view.phase) ? trump_json(view.trump, view.trump_revealed) : nullptr;
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
    ordered_json json = json_of(view_of(deal, deal.turn().value_or(Seat::k0)));
    if (deal.trump()) json["trump"] = trump_json(deal.trump(), deal.trump_revealed());
    for (const Seat seat : kSeats) json["hands"][static_cast<std::size_t>(seat)] = text_of(deal.hand(seat));
    return json;
}

}  // namespace

std::string bad_record_line(std::string_view where, std::string_view reason) {
    return line_of({{"error", "bad_record"}, {"where", where}, {"reason", reason}});
}

ReplayAnswer replay_text(std::string_view text, std::optional<Seat> seat) {
    const auto read = record_from_json(text);
    if (const auto* bad = std::get_if<BadRecord>(&read)) {
        return {false, bad_record_line(bad->where, bad->reason)};
    }
    const Record& record = *std::get_if<Record>(&read);
    const Replay replayed = replay(record);
    if (const auto& illegal = replayed.illegal) {
        return {false, line_of({{"error", "illegal_action"},
                                {"index", illegal->index},
                                {"action", action_text(text, illegal->index)},
                                {"reason", reason_name(illegal->refusal)}})};
    }
    const Deal& deal = replayed.deal;
    return {true, line_of(seat ? json_of(view_of(deal, *seat)) : json_of(deal))};
}

}  // namespace twentynine
