// A match played again, step by step, for looking back: with all hands open, or as one seat saw it. What that
// seat couldn't know is never written.
#include <nlohmann/json.hpp>
#include <string>
#include <variant>
#include <vector>

#include "../../engine/match.h"
#include "../../engine/match_text.h"
#include "../../engine/ruleset_text.h"
#include "../../engine/view.h"
#include "../../engine/words/tables.h"
#include "../words.h"
#include "replies.h"

namespace twentynine::house {

namespace {

using nlohmann::ordered_json;
using Viewer = std::optional<Seat>;  // nothing: all hands open

ordered_json seat_or_null(std::optional<Seat> seat) {
    return seat ? ordered_json(index_of(*seat)) : ordered_json(nullptr);
}

ordered_json cards_of(CardSet hand) {
    ordered_json json = ordered_json::array();
    for (const Card card : hand) json.push_back(to_string(card));
    return json;
}

ordered_json json_of(const Contract& contract) {
    ordered_json json{{"bidder", index_of(contract.bidder)},
                      {"bid", points_of(contract.bid)},
                      {"target", points_of(contract.target)}};
    if (contract.stakes != 1) json["stakes"] = contract.stakes;
    if (contract.single) json["single"] = true;
    return json;
}

ordered_json finished_json(const Trick& trick) {
    ordered_json json{{"cards", ordered_json::array()}};
    if (trick.sits_out) {
        json["seats"] = ordered_json::array();
    } else {
        json["leader"] = index_of(trick.leader);
    }
    for (int i = 0; i < trick.count; ++i) {
        json["cards"].push_back(to_string(trick.cards[static_cast<std::size_t>(i)]));
        if (trick.sits_out) json["seats"].push_back(index_of(trick.seat_of(i)));
    }
    json["winner"] = index_of(trick.winner);
    json["points"] = trick.points;
    return json;
}

ordered_json open_trick_json(const Trick& trick) {
    ordered_json json = ordered_json::array();
    for (int i = 0; i < trick.count; ++i) {
        json.push_back({{"seat", index_of(trick.seat_of(i))},
                        {"card", to_string(trick.cards[static_cast<std::size_t>(i)])}});
    }
    return json;
}

// `suit` is nothing where it may not be known, or where there is none.
ordered_json trump_json(std::optional<Suit> suit, bool revealed) {
    return {{"suit", suit ? ordered_json(std::string(1, letter_of(*suit))) : ordered_json(nullptr)},
            {"revealed", revealed}};
}

ordered_json aside_json(Seat seat, std::optional<Card> card) {
    return {{"seat", index_of(seat)},
            {"card", card ? ordered_json(to_string(*card)) : ordered_json(nullptr)}};
}

// How the table lies, as far as everybody may know.
ordered_json open_part(const Deal& deal) {
    ordered_json json{{"phase", name_of(deal.phase())}, {"turn", seat_or_null(deal.turn())}};
    json["trick"] = open_trick_json(deal.trick());
    json["tricks"] = ordered_json::array();
    for (const Trick& trick : deal.tricks()) json["tricks"].push_back(finished_json(trick));
    json["points"] = deal.points();
    json["contract"] = deal.contract() ? json_of(*deal.contract()) : ordered_json(nullptr);
    return json;
}

// Hands, trump and the card that lies aside.
void add_everything(ordered_json& json, const Deal& deal) {
    json["hands"] = ordered_json::array();
    for (const Seat seat : kSeats) json["hands"].push_back(cards_of(deal.hand(seat)));
    const bool chosen = deal.trump() || deal.no_trump();
    json["trump"] =
        chosen ? trump_json(deal.trump(), deal.trump_revealed() || deal.no_trump()) : ordered_json(nullptr);
    if (deal.set_aside() && deal.contract())
        json["aside"] = aside_json(deal.contract()->bidder, deal.set_aside());
}

// The same, as far as a seat knows them.
void add_known(ordered_json& json, const View& view) {
    json["hands"] = ordered_json::array();
    for (const Seat seat : kSeats) {
        json["hands"].push_back(seat == view.seat
                                    ? cards_of(view.hand)
                                    : ordered_json(view.card_counts[static_cast<std::size_t>(seat)]));
    }
    const bool chosen = view.trump || view.no_trump || trump_chosen(view.phase);
    json["trump"] =
        chosen ? trump_json(view.trump, view.trump_revealed || view.no_trump) : ordered_json(nullptr);
    if (view.card_lies_aside && view.contract)
        json["aside"] = aside_json(view.contract->bidder, view.set_aside);
}

// What happened, in words. The table's own words speak to You, who never sees another seat choose.
std::string words_of(const Event& event, Viewer viewer) {
    const Event known = viewer ? event_for(event, *viewer) : event;
    if (event.kind != Event::Kind::kTrumpChosen || event.seat == kYou || !known.suit)
        return words::of_event(known);
    const std::string who(words::name_of(event.seat));
    if (known.card) return who + " sets the " + words::name_of(*known.card) + " aside for trump";
    return who + " chooses " + std::string(words::name_of(*known.suit)) + " in private";
}

// The action as records write it, unless it was done in private.
ordered_json action_json(const Deal& deal, Action action, Viewer viewer) {
    const View view = view_of(deal, viewer.value_or(Seat::k0));
    const bool hidden =
        viewer && view.said_count > 0 && view.said[static_cast<std::size_t>(view.said_count) - 1].hidden;
    return hidden ? ordered_json(nullptr) : ordered_json(to_string(action));
}

// The deal as it lies after what just happened.
ordered_json step_json(const Deal& deal, Viewer viewer) {
    ordered_json json = open_part(deal);
    if (viewer) {
        add_known(json, view_of(deal, *viewer));
    } else {
        add_everything(json, deal);
    }
    json["events"] = ordered_json::array();
    for (const Event& event : deal.events()) {
        std::string sentence = words_of(event, viewer);
        if (sentence.empty()) continue;
        if (!json.contains("said")) {
            json["said"] = std::move(sentence);
        } else {
            json["events"].push_back(std::move(sentence));
        }
    }
    if (!json.contains("said")) json["said"] = "";
    if (deal.result()) json["events"].push_back(words::result(view_of(deal, kYou)).sentence);
    return json;
}

ordered_json result_json(const Deal& deal) {
    const auto result = deal.result();
    if (!result) return nullptr;
    return {
        {"made", result->made}, {"winner", index_of(result->winner)}, {"game_points", result->game_points}};
}

// Written piece by piece: a long match makes many megabytes.
void add_deal(std::string& out, const Record& record, const Score& score, Viewer viewer) {
    Deal deal(record.ruleset, record.dealer, record.pack);
    ordered_json first = step_json(deal, viewer);
    first["seat"] = nullptr;
    std::string steps = text_of(first);
    for (const Action action : record.actions) {
        const auto seat = deal.turn();
        if (deal.apply(action)) break;
        ordered_json step = step_json(deal, viewer);
        step["seat"] = seat_or_null(seat);
        if (ordered_json told = action_json(deal, action, viewer); !told.is_null())
            step["action"] = std::move(told);
        steps += ',';
        steps += text_of(step);
    }
    const ordered_json head{
        {"dealer", index_of(record.dealer)}, {"score", score}, {"result", result_json(deal)}};
    std::string text = text_of(head);
    text.pop_back();
    out += text + ",\"steps\":[" + steps + "]}";
}

}  // namespace

std::string review(std::string_view lines) {
    const std::string_view seat = take_line(lines);
    const bool open = seat == "-";
    if (!open && (seat.size() != 1 || seat[0] < '0' || seat[0] > '3')) {
        return refusal("", "A review is of seat 0 to 3, or open.");
    }
    const Viewer viewer = open ? std::nullopt : Viewer(seat_at(seat[0] - '0'));
    const auto read = decode_match(take_line(lines));
    if (const auto* reason = std::get_if<std::string>(&read)) return refusal("", *reason);
    const auto& match = *std::get_if<MatchRecord>(&read);
    const MatchReplay replayed = replay(match);
    const ordered_json head{
        {"ok", true},
        {"name", match.name},
        {"table", title_of_table(match.ruleset)},
        {"rules", encode(match.ruleset)},
        {"direction", match.ruleset.direction == Direction::kClockwise ? "clockwise" : "counter_clockwise"}};
    std::string out = text_of(head);
    out.pop_back();
    out += ",\"deals\":[";
    for (std::size_t i = 0; i < replayed.deals.size(); ++i) {
        if (i > 0) out += ',';
        add_deal(out, deal_of(match, i), replayed.deals[i].score, viewer);
    }
    return out + "]}";
}

}  // namespace twentynine::house
