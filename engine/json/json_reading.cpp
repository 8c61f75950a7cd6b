#include "json_reading.h"

#include <cmath>
#include <utility>
#include <vector>

namespace twentynine {

namespace {

using nlohmann::json;

// Longer names of members are left out of pointers.
constexpr std::size_t kLongestName = 64;

// Takes the values of a text one after another from the library's parser, which asks after each whether to go
// on, and puts them together.
class Builder {
  public:
    explicit Builder(int deepest) : deepest_(deepest) {}

    bool null() { return add(json()); }
    bool boolean(bool value) { return add(json(value)); }
    bool number_integer(json::number_integer_t value) { return add(json(value)); }
    bool number_unsigned(json::number_unsigned_t value) { return add(json(value)); }
    bool number_float(json::number_float_t value, const std::string&) { return add(json(value)); }
    bool string(std::string& value) { return add(json(std::move(value))); }
    bool binary(json::binary_t&) { return false; }  // never in a text
    bool start_object(std::size_t) { return open(json::object()); }
    bool start_array(std::size_t) { return open(json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string& name) {
        if (open_.back().value.contains(name)) {
            return fail(pointer_to(here(), name), "It is there twice.");
        }
        open_.back().member = std::move(name);
        return true;
    }
    bool parse_error(std::size_t position, const std::string&, const json::exception& error) {
        // The library's number of an error; its sentences aren't made for people.
        constexpr int kNumberTooLarge = 406;
        return fail("", error.id == kNumberTooLarge
                            ? std::string("It is not valid JSON: a number is too large.")
                            : "It is not valid JSON, from byte " + std::to_string(position) + " on.");
    }

    json take_value() { return std::move(value_); }
    JsonFault take_fault() { return std::move(fault_); }

  private:
    struct Open {
        json value;
        std::string member;  // the last one read, of an object
    };

    bool fail(std::string where, std::string reason) {
        fault_ = {std::move(where), std::move(reason)};
        return false;
    }

    // Where the innermost open value stands.
    std::string here() const {
        std::string where;
        for (std::size_t i = 0; i + 1 < open_.size(); ++i) {
            const Open& outer = open_[i];
            where = outer.value.is_object() ? pointer_to(where, outer.member)
                                            : pointer_to(where, outer.value.size());
        }
        return where;
    }

    bool add(json value) {
        if (open_.empty()) {
            value_ = std::move(value);
        } else if (Open& outer = open_.back(); outer.value.is_object()) {
            outer.value.emplace(outer.member, std::move(value));
        } else {
            outer.value.push_back(std::move(value));
        }
        return true;
    }

    bool open(json value) {
        if (static_cast<int>(open_.size()) >= deepest_) {
            return fail("", "Lists and objects lie too deep in one another.");
        }
        open_.push_back({std::move(value), {}});
        return true;
    }

    bool close() {
        json value = std::move(open_.back().value);
        open_.pop_back();
        return add(std::move(value));
    }

    int deepest_ = 0;
    std::vector<Open> open_;
    json value_;
    JsonFault fault_;
};

}  // namespace

std::variant<json, JsonFault> json_from(std::string_view text, const JsonLimits& limits) {
    if (text.size() > limits.bytes) {
        return JsonFault{"", "It is too long: " + std::to_string(limits.bytes) + " bytes are the most."};
    }
    // The parser takes a zero byte for the end of the text, and passes over a byte order mark.
    if (text.find('\0') != std::string_view::npos) {
        return JsonFault{"", "It is not valid JSON: there is a zero byte."};
    }
    if (text.starts_with("\xEF\xBB\xBF")) {
        return JsonFault{"", "It is not valid JSON: there is a byte order mark before it."};
    }
    Builder builder(limits.depth);
    if (!json::sax_parse(text.begin(), text.end(), &builder)) return builder.take_fault();
    return builder.take_value();
}

std::string pointer_to(std::string_view where, std::string_view member) {
    std::string pointer(where);
    pointer += '/';
    if (member.size() > kLongestName) return pointer + "...";
    for (const char c : member) {
        if (c == '~') {
            pointer += "~0";
        } else if (c == '/') {
            pointer += "~1";
        } else {
            pointer += c;
        }
    }
    return pointer;
}

std::string pointer_to(std::string_view where, std::size_t item) {
    return std::string(where) + '/' + std::to_string(item);
}

std::optional<int> whole_number(const json& value, int lowest, int highest) {
    // As a floating-point number it is exact wherever it can be within the range of an int.
    if (!value.is_number()) return std::nullopt;
    const auto number = value.get<double>();
    if (!(number >= lowest && number <= highest) || std::trunc(number) != number) return std::nullopt;
    return static_cast<int>(number);
}

std::string in_quotes(std::string_view text) {
    constexpr std::size_t kShort = 24;
    if (text.size() <= kShort) return "'" + std::string(text) + "'";
    return "A text of " + std::to_string(text.size()) + " bytes";
}

}  // namespace twentynine
