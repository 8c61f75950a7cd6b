#include "record_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "../utf8.h"
#include "json_reading.h"
#include "ruleset_json.h"

namespace twentynine {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::string_view kDealFormat = "twentynine-record";
constexpr std::string_view kMatchFormat = "twentynine-match";
constexpr int kVersion = 1;
// Of any score: more deals than a match can have, each worth more than a deal can be.
constexpr int kMostGamePoints = 1'000'000;

// Reads one member after another; the first fault ends it. Each function is false, or nothing, once there is
// a fault.
class RecordReader {
  public:
    explicit RecordReader(const json& root) : root_(root) {}

    std::variant<ReadRecord, JsonFault> read() {
        if (!root_.is_object()) return JsonFault{"", "A record is a JSON object."};
        if (format() && version() && ruleset() && (record_.single ? deal(root_, "") : match())) {
            return std::move(record_);
        }
        return std::move(fault_);
    }

  private:
    bool fail(std::string where, std::string reason) {
        fault_ = {std::move(where), std::move(reason)};
        return false;
    }

    static const json* optional_member(const json& object, const char* name) {
        const auto found = object.find(name);
        return found == object.end() ? nullptr : &*found;
    }

    const json* member(const json& object, std::string_view where, const char* name) {
        const json* found = optional_member(object, name);
        if (!found) fail(pointer_to(where, name), "It is missing.");
        return found;
    }

    const std::string* text(const json& value, std::string where) {
        const auto* text = value.get_ptr<const std::string*>();
        if (!text) fail(std::move(where), "It must be a text.");
        return text;
    }

    const std::string* text_member(const json& object, std::string_view where, const char* name) {
        const json* value = member(object, where, name);
        return value ? text(*value, pointer_to(where, name)) : nullptr;
    }

    std::optional<int> number(const json& value, std::string where, int lowest, int highest) {
        const auto number = whole_number(value, lowest, highest);
        if (!number) {
            const std::string range = lowest == highest
                                          ? std::to_string(lowest)
                                          : std::to_string(lowest) + " to " + std::to_string(highest);
            fail(std::move(where), "It must be a whole number, " + range + ".");
        }
        return number;
    }

    std::optional<int> number_member(const json& object, std::string_view where, const char* name, int lowest,
                                     int highest) {
        const json* value = member(object, where, name);
        return value ? number(*value, pointer_to(where, name), lowest, highest) : std::nullopt;
    }

    bool format() {
        const std::string* format = text_member(root_, "", "format");
        if (!format) return false;
        record_.single = *format == kDealFormat;
        return record_.single || *format == kMatchFormat ||
               fail("/format",
                    "It must be '" + std::string(kDealFormat) + "' or '" + std::string(kMatchFormat) + "'.");
    }

    bool version() { return number_member(root_, "", "version", kVersion, kVersion).has_value(); }

    bool ruleset() {
        const json* value = member(root_, "", "ruleset");
        if (!value) return false;
        auto read = ruleset_from(*value, "/ruleset");
        if (auto* fault = std::get_if<JsonFault>(&read)) {
            return fail(std::move(fault->where), std::move(fault->reason));
        }
        const auto& named = *std::get_if<NamedRuleset>(&read);
        record_.match.ruleset = named.rules;
        record_.match.name = named.name;
        return true;
    }

    bool match() { return name() && forfeit() && deals(); }

    // Here it goes before one that stands with the rules.
    bool name() {
        const json* value = optional_member(root_, "name");
        if (!value) return true;
        const std::string* name = text(*value, "/name");
        if (!name) return false;
        if (!is_table_name(*name)) return fail("/name", "It must be 1 to 40 characters that can be seen.");
        record_.match.name = *name;
        return true;
    }

    bool forfeit() {
        const json* value = optional_member(root_, "forfeited_by");
        if (!value) return true;
        const auto team = number(*value, "/forfeited_by", 0, 1);
        if (team) record_.match.forfeited_by = static_cast<Team>(*team);
        return team.has_value();
    }

    bool deals() {
        const json* list = member(root_, "", "deals");
        if (!list) return false;
        if (!list->is_array()) return fail("/deals", "It must be a list.");
        if (list->empty() || list->size() > kMostDealsOfMatch) {
            return fail("/deals", "It must hold 1 to " + std::to_string(kMostDealsOfMatch) + " deals.");
        }
        for (std::size_t i = 0; i < list->size(); ++i) {
            const std::string where = pointer_to("/deals", i);
            if (!(*list)[i].is_object()) return fail(where, "A deal is a JSON object.");
            if (!deal((*list)[i], where)) return false;
        }
        return true;
    }

    bool deal(const json& object, const std::string& where) {
        DealRecord deal;
        std::optional<Score> score;
        const auto dealer = number_member(object, where, "dealer", 0, 3);
        if (!dealer || !pack(object, where, deal.pack) || !actions(object, where, deal.actions) ||
            !shuffle(object, where, deal.proof) || !(record_.single || read_score(object, where, score))) {
            return false;
        }
        deal.dealer = seat_at(*dealer);
        record_.match.deals.push_back(std::move(deal));
        record_.scores.push_back(score);
        return true;
    }

    bool pack(const json& object, const std::string& where, Pack& pack) {
        const std::string* text = text_member(object, where, "pack");
        if (!text) return false;
        const std::string here = where + "/pack";
        std::string_view rest = *text;
        CardSet seen;
        for (std::size_t i = 0; i < pack.size(); ++i) {
            const std::string word(rest.substr(0, rest.find(' ')));
            if (rest.empty()) return fail(here, "It has " + std::to_string(i) + " cards instead of 32.");
            const auto card = card_from_string(word);
            if (!card) {
                return fail(here, in_quotes(word) + " is no card (number " + std::to_string(i + 1) + ").");
            }
            if (seen.contains(*card)) return fail(here, word + " is there twice.");
            seen.add(*card);
            pack[i] = *card;
            rest.remove_prefix(std::min(rest.size(), word.size() + 1));
        }
        if (text->size() != 3 * pack.size() - 1) return fail(here, "Something follows the 32 cards.");
        return true;
    }

    bool actions(const json& object, const std::string& where, std::vector<Action>& actions) {
        const json* list = member(object, where, "actions");
        if (!list) return false;
        const std::string here = where + "/actions";
        if (!list->is_array()) return fail(here, "It must be a list.");
        actions.reserve(list->size());
        for (std::size_t i = 0; i < list->size(); ++i) {
            const auto* text = (*list)[i].get_ptr<const std::string*>();
            if (!text) return fail(pointer_to(here, i), "An action is a text.");
            const auto action = action_from_string(*text);
            if (!action) return fail(pointer_to(here, i), in_quotes(*text) + " is no action.");
            actions.push_back(*action);
        }
        return true;
    }

    bool shuffle(const json& object, const std::string& where, std::optional<ShuffleProof>& proof) {
        const json* value = optional_member(object, "shuffle");
        if (!value) return true;
        const std::string here = where + "/shuffle";
        if (!value->is_object()) return fail(here, "It must be a JSON object.");
        const std::string* name = text_member(*value, here, "stream");
        if (!name) return false;
        const auto stream = stream_named(*name);
        if (!stream) return fail(here + "/stream", in_quotes(*name) + " is no stream that is known here.");
        ShuffleProof read;
        read.stream = *stream;
        const std::string* digits = text_member(*value, here, "seed");
        if (!digits) return false;
        const auto seed = seed_from_text(*digits, *stream);
        if (!seed) {
            return fail(here + "/seed", "It must be " + std::to_string(2 * seed_bytes(*stream)) +
                                            " lower-case hexadecimal digits.");
        }
        read.seed = *seed;
        const std::string* digest = text_member(*value, here, "commitment");
        if (!digest) return false;
        if (!bytes_from_hex(*digest, read.commitment)) {
            return fail(here + "/commitment", "It must be 64 lower-case hexadecimal digits.");
        }
        if (const json* entropy = optional_member(*value, "entropy")) {
            const std::string* added = text(*entropy, here + "/entropy");
            if (!added) return false;
            if (added->size() > kLongestEntropy) {
                return fail(here + "/entropy",
                            "It must have at most " + std::to_string(kLongestEntropy) + " bytes.");
            }
            read.entropy = *added;
        }
        proof = std::move(read);
        return true;
    }

    bool read_score(const json& object, const std::string& where, std::optional<Score>& score) {
        const json* value = optional_member(object, "score");
        if (!value) return true;
        const std::string here = where + "/score";
        if (!value->is_array() || value->size() != 2) {
            return fail(here, "It must be a list of two numbers.");
        }
        Score read{};
        for (std::size_t team = 0; team < read.size(); ++team) {
            const auto points =
                number((*value)[team], pointer_to(here, team), -kMostGamePoints, kMostGamePoints);
            if (!points) return false;
            read[team] = *points;
        }
        score = read;
        return true;
    }

    const json& root_;
    ReadRecord record_;
    JsonFault fault_;
};

}  // namespace

std::variant<ReadRecord, JsonFault> record_from_json(std::string_view text) {
    if (text.size() > kLongestRecord) return JsonFault{"", "It is too long for a record."};
    auto read = json_from(text, {kLongestRecord});
    if (auto* fault = std::get_if<JsonFault>(&read)) return std::move(*fault);
    return RecordReader(*std::get_if<json>(&read)).read();
}

std::string action_text(std::string_view record, std::size_t deal, std::size_t index) {
    const auto read = json_from(record, {kLongestRecord});
    const json* value = std::get_if<json>(&read);
    if (!value) return {};
    if (value->contains("deals")) value = &(*value)["deals"][deal];
    const auto* text = (*value)["actions"][index].get_ptr<const std::string*>();
    return text ? *text : std::string();
}

std::optional<JsonFault> fault_of(const ReadRecord& record, const MatchReplay& replayed) {
    // A deal that is at fault itself has no score.
    const std::size_t sound = replayed.fault ? replayed.fault->deal : replayed.deals.size();
    for (std::size_t i = 0; i < std::min(sound, replayed.deals.size()); ++i) {
        const auto& claimed = record.scores[i];
        const std::string here = pointer_to("/deals", i) + "/score";
        if (claimed && *claimed != replayed.deals[i].score) {
            const Score& score = replayed.deals[i].score;
            return JsonFault{here, "By the rules it is " + std::to_string(score[0]) + " to " +
                                       std::to_string(score[1]) + " after this deal."};
        }
    }
    if (!replayed.fault) return std::nullopt;
    std::string where = where_of(*replayed.fault);
    if (record.single) where.erase(0, std::string_view("/deals/0").size());
    return JsonFault{std::move(where), sentence_of(*replayed.fault)};
}

std::variant<MatchRecord, JsonFault> match_from_json(std::string_view text) {
    auto read = record_from_json(text);
    if (auto* fault = std::get_if<JsonFault>(&read)) return std::move(*fault);
    auto& record = *std::get_if<ReadRecord>(&read);
    if (auto fault = fault_of(record, replay(record.match))) return *std::move(fault);
    return std::move(record.match);
}

}  // namespace twentynine
