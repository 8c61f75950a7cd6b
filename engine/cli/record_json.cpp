#include "record_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

namespace twentynine {

namespace {

using nlohmann::json;

constexpr std::string_view kFormat = "twentynine-record";
constexpr int kVersion = 1;

// Text from a record inside a sentence, unless it is too long to help.
std::string quoted(const std::string& text) {
    constexpr std::size_t kShort = 24;
    return text.size() <= kShort ? "'" + text + "'"
                                 : std::string("A text of ") + std::to_string(text.size()) + " bytes";
}

// Reads one member after another; the first fault ends it.
class RecordReader {
  public:
    explicit RecordReader(const json& root) : root_(root) {}

    std::variant<Record, BadRecord> read() {
        if (!root_.is_object()) {
            fail("", "A record is a JSON object.");
        } else if (format() && version() && ruleset() && dealer() && pack() && actions()) {
            return record_;
        }
        return fault_;
    }

  private:
    bool fail(std::string where, std::string reason) {
        fault_ = {std::move(where), std::move(reason)};
        return false;
    }

    const json* member(const char* name) {
        const auto found = root_.find(name);
        if (found != root_.end()) return &*found;
        fail(std::string("/") + name, "It is missing.");
        return nullptr;
    }

    const std::string* text_member(const char* name) {
        const json* value = member(name);
        if (!value) return nullptr;
        const auto* text = value->get_ptr<const std::string*>();
        if (!text) fail(std::string("/") + name, "It must be a text.");
        return text;
    }

    std::optional<int> number_member(const char* name, int lowest, int highest) {
        const json* value = member(name);
        if (!value) return std::nullopt;
        // A number above the largest signed one is kept as unsigned, and reads as negative here.
        const auto* number = value->get_ptr<const json::number_integer_t*>();
        if (!number || *number < lowest || *number > highest) {
            const std::string range = lowest == highest
                                          ? std::to_string(lowest)
                                          : std::to_string(lowest) + " to " + std::to_string(highest);
            fail(std::string("/") + name, "It must be a whole number, " + range + ".");
            return std::nullopt;
        }
        return static_cast<int>(*number);
    }

    bool format() {
        const std::string* format = text_member("format");
        if (!format) return false;
        return *format == kFormat || fail("/format", "It must be '" + std::string(kFormat) + "'.");
    }

    bool version() { return number_member("version", kVersion, kVersion).has_value(); }

    bool ruleset() {
        const json* value = member("ruleset");
        if (!value) return false;
        const auto* name = value->get_ptr<const std::string*>();
        if (!name) return fail("/ruleset", "Only tables by their name can be replayed yet.");
        const auto named = ruleset_named(*name);
        if (!named) return fail("/ruleset", quoted(*name) + " is no table of this house.");
        record_.ruleset = *named;
        if (const auto fault = validate(*named)) {
            return fail("/ruleset" + std::string(fault->where), std::string(fault->reason));
        }
        return true;
    }

    bool dealer() {
        const auto dealer = number_member("dealer", 0, 3);
        if (!dealer) return false;
        record_.dealer = seat_at(*dealer);
        return true;
    }

    bool pack() {
        const std::string* text = text_member("pack");
        if (!text) return false;
        std::string_view rest = *text;
        CardSet seen;
        for (std::size_t i = 0; i < record_.pack.size(); ++i) {
            const std::string word(rest.substr(0, rest.find(' ')));
            if (rest.empty()) return fail("/pack", "It has " + std::to_string(i) + " cards instead of 32.");
            const auto card = card_from_string(word);
            if (!card)
                return fail("/pack", quoted(word) + " is no card (number " + std::to_string(i + 1) + ").");
            if (seen.contains(*card)) return fail("/pack", word + " is there twice.");
            seen.add(*card);
            record_.pack[i] = *card;
            rest.remove_prefix(std::min(rest.size(), word.size() + 1));
        }
        if (text->size() != 3 * record_.pack.size() - 1)
            return fail("/pack", "Something follows the 32 cards.");
        return true;
    }

    bool actions() {
        const json* value = member("actions");
        if (!value) return false;
        if (!value->is_array()) return fail("/actions", "It must be a list.");
        record_.actions.reserve(value->size());
        for (std::size_t i = 0; i < value->size(); ++i) {
            const std::string where = "/actions/" + std::to_string(i);
            const auto* text = (*value)[i].get_ptr<const std::string*>();
            if (!text) return fail(where, "An action is a text.");
            const auto action = action_from_string(*text);
            if (!action) return fail(where, quoted(*text) + " is no action.");
            record_.actions.push_back(*action);
        }
        return true;
    }

    const json& root_;
    Record record_;
    BadRecord fault_;
};

}  // namespace

std::variant<Record, BadRecord> record_from_json(std::string_view text) {
    if (text.size() > kLongestRecord) return BadRecord{"", "It is too long for a record."};
    // The parser takes a zero byte for the end of the text and would not look at what follows.
    if (text.find('\0') != std::string_view::npos) return BadRecord{"", "It is not valid JSON."};
    const json root = json::parse(text.begin(), text.end(), nullptr, false);
    if (root.is_discarded()) return BadRecord{"", "It is not valid JSON."};
    return RecordReader(root).read();
}

std::string action_text(std::string_view record, std::size_t index) {
    const json root = json::parse(record.begin(), record.end(), nullptr, false);
    return root["actions"][index].get<std::string>();
}

}  // namespace twentynine
