// The table at which bots from outside play: it deals, tells the seat on turn what it may know, carries
// actions out by the rules, and answers for the players of our own. Spoken to by tools/contest.mjs, one line
// in, one line of JSON out:
//
//   rules NAME|FILE          the table's rules; the answer tells them all
//   deal SEED PAIR NUMBER    a new deal, its pack and dealer as the ladder's, family "contest"
//   do ACTION                carries it out, as the seat on turn
//   own KIND                 what our player of that kind would do on turn; nothing is carried out
//   answer KIND SEED VIEW    what it would do with this view (view.h), of no deal here
//
// The answer to the first four tells how the deal stands for the seat on turn; or {"fault": sentence}.
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <string>
#include <variant>

#include "engine/bots/request.h"
#include "engine/cli/input.h"
#include "engine/json/ruleset_json.h"
#include "engine/ruleset_text.h"
#include "engine/shuffle.h"
#include "engine/view.h"
#include "ladder_pair.h"

namespace twentynine {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kLongestLine = 4096;

Json fault(const std::string& sentence) {
    return {{"fault", sentence}};
}

Json cards_json(CardSet cards) {
    Json json = Json::array();
    for (const Card card : cards) json.push_back(to_string(card));
    return json;
}

Json trick_json(const Trick& trick) {
    Json cards = Json::array();
    for (int i = 0; i < trick.count; ++i)
        cards.push_back(to_string(trick.cards[static_cast<std::size_t>(i)]));
    return {{"leader", index_of(trick.leader)}, {"cards", cards}};
}

// Only what stands in the view of the seat on turn.
Json state_json(const View& view) {
    Json json;
    json["phase"] = name_of(view.phase);
    json["turn"] = index_of(view.seat);
    json["dealer"] = index_of(view.dealer);
    json["hand"] = cards_json(view.hand);
    json["legal"] = Json::array();
    for (const Action action : view.legal) json["legal"].push_back(to_string(action));
    json["calls"] = Json::array();
    for (const Call& call : view.auction()) {
        json["calls"].push_back({index_of(call.seat), call.bid ? points_of(*call.bid) : 0});
    }
    json["contract"] = nullptr;
    if (view.contract) {
        json["contract"] = {{"bidder", index_of(view.contract->bidder)},
                            {"bid", points_of(view.contract->bid)}};
    }
    json["trump"] = view.trump ? Json(std::string(1, letter_of(*view.trump))) : Json(nullptr);
    json["revealed"] = nullptr;
    if (view.trump_revealed && view.revealed_by) {
        json["revealed"] = {{"trick", view.reveal_trick}, {"seat", index_of(*view.revealed_by)}};
    }
    json["tricks"] = Json::array();
    for (const Trick& trick : view.finished()) {
        Json finished = trick_json(trick);
        finished["winner"] = index_of(trick.winner);
        json["tricks"].push_back(finished);
    }
    json["trick"] = trick_json(view.trick);
    json["points"] = view.points;
    return json;
}

class Referee {
  public:
    Json answer(const std::string& line) {
        std::istringstream words(line);
        std::string verb;
        words >> verb;
        if (verb == "rules") return set_rules(rest_of(words));
        if (verb == "answer") return answer_elsewhere(rest_of(words));
        if (verb == "deal") return begin(words);
        if (!deal_ || !deal_->turn()) return fault("Nobody is on turn.");
        if (verb == "do") return carry_out(rest_of(words));
        if (verb == "own") return own(rest_of(words));
        return fault("There is no '" + verb + "' here.");
    }

  private:
    static std::string rest_of(std::istringstream& words) {
        std::string rest;
        std::getline(words >> std::ws, rest);
        return rest;
    }

    Json set_rules(const std::string& name) {
        if (const auto ruleset = ruleset_named(name)) {
            ruleset_ = *ruleset;
        } else {
            std::ifstream file;
            if (!open_file(name, file)) {
                return fault("There is no table '" + name + "', and no such file can be opened.");
            }
            const auto read = ruleset_from_json(text_from(file, kLongestRuleset));
            if (const auto* wrong = std::get_if<JsonFault>(&read)) {
                return fault("The rules in '" + name + "' can't be played: " + wrong->where + ": " +
                             wrong->reason);
            }
            ruleset_ = std::get_if<NamedRuleset>(&read)->rules;
        }
        return {{"rules", Json::parse(to_json(NamedRuleset{{}, ruleset_}, false))},
                {"text", encode(ruleset_)}};
    }

    Json begin(std::istringstream& words) {
        ladder::Contest contest;
        contest.family = "contest";
        int pair = 0;
        int number = 0;
        if (!(words >> contest.seed >> pair >> number) || pair < 0 || number < 0) {
            return fault("A deal has a seed, a pair and a number.");
        }
        const Seed seed = ladder::pack_seed(contest, pair, number);
        players_seed_ = ladder::players_seed(seed);
        deal_.emplace(ruleset_, seat_at(index_of(ruleset_.first_dealer) + pair), shuffled_pack(seed));
        return state();
    }

    Json carry_out(const std::string& text) {
        const auto action = action_from_string(text);
        if (!action) return fault("'" + text + "' is no action.");
        if (const auto refusal = deal_->apply(*action)) {
            return fault("The rules refuse '" + text + "': " + std::string(reason_name(*refusal)) + ".");
        }
        return state();
    }

    Json own(const std::string& name) const {
        const auto kind = bot_named(name);
        if (!kind) return fault("There is no player '" + name + "'.");
        const View view = view_of(*deal_, *deal_->turn());
        return {{"action", to_string(choose_action(*kind, view, players_seed_))}};
    }

    static Json answer_elsewhere(const std::string& request) {
        const auto action = answer_request(request);
        if (!action) return fault("That is no view of a seat on turn.");
        return {{"action", *action}};
    }

    Json state() const {
        if (const auto seat = deal_->turn()) return state_json(view_of(*deal_, *seat));
        Json json;
        json["phase"] = name_of(deal_->phase());
        json["turn"] = nullptr;
        json["points"] = deal_->points();
        json["winner"] = nullptr;
        if (const auto result = deal_->result()) json["winner"] = index_of(result->winner);
        return json;
    }

    Ruleset ruleset_;
    std::optional<Deal> deal_;
    std::uint64_t players_seed_ = 0;
};

}  // namespace
}  // namespace twentynine

int main() {
    twentynine::Referee referee;
    std::string line;
    while (twentynine::read_line(std::cin, line, twentynine::kLongestLine)) {
        std::cout << referee.answer(line).dump() << std::endl;
    }
}
