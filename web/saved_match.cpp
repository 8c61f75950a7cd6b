#include "saved_match.h"

#include <algorithm>
#include <span>

#include "../engine/match_text.h"
#include "../engine/verify.h"

namespace twentynine {
namespace {

constexpr std::string_view kMagic = "29s1";

std::optional<std::string> text_from_hex(std::string_view hex) {
    std::string text(hex.size() / 2, '\0');
    if (!bytes_from_hex(hex, {reinterpret_cast<std::uint8_t*>(text.data()), text.size()}))
        return std::nullopt;
    return text;
}

// Takes the next field off the text, up to a semicolon or the end.
std::string_view take_field(std::string_view& text) {
    const std::size_t end = std::min(text.find(';'), text.size());
    const std::string_view field = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return field;
}

std::optional<Aside> decode_aside(std::string_view text) {
    if (take_field(text) != kMagic) return std::nullopt;
    const std::optional<Seed> seed = seed_from_text(take_field(text));
    const std::optional<std::string> entropy = text_from_hex(take_field(text));
    const std::string_view state = take_field(text);
    if (!seed || !entropy || entropy->size() > kLongestEntropy) return std::nullopt;
    if (state != "-" && state != "t" && state != "r") return std::nullopt;
    if (text.size() != 1 || text[0] < '0' || text[0] > '9') return std::nullopt;
    return Aside{*seed, *entropy, state == "t", state == "r", text[0] - '0'};
}

// A state in which that match can be left.
bool fits(const Aside& aside, const Match& match) {
    const Deal& deal = match.deal();
    if (match.forfeited_by()) return false;
    if (aside.result_shown) return deal.phase() == Phase::kOver;
    if (!aside.trick_waits) return deal.phase() != Phase::kOver;
    return deal.trick().count == 0 && !deal.tricks().empty();
}

// Of everything before it: damage that happens to be another legal match is damage still.
std::string sum_of(std::string_view text) {
    return hex_of(sha256(text)).substr(0, 16);
}

bool packs_are_sealed(const MatchRecord& record) {
    const MatchCheck check = check_shuffles(record);
    return std::all_of(check.deals.begin(), check.deals.end(),
                       [](const DealCheck& deal) { return !deal.has_proof || deal.verified(); });
}

}  // namespace

std::string encode_saved(const Match& match, const Aside& aside) {
    std::string out = encode(match.whole_record());
    out += ' ';
    out += kMagic;
    out += ';' + seed_text(aside.next_seed);
    out += ';' + hex_of({reinterpret_cast<const std::uint8_t*>(aside.entropy.data()), aside.entropy.size()});
    out += aside.result_shown ? ";r;" : aside.trick_waits ? ";t;" : ";-;";
    out += static_cast<char>('0' + std::clamp(aside.missed, 0, 9));
    return out + ';' + sum_of(out);
}

std::optional<SavedMatch> decode_saved(std::string_view text) {
    const std::size_t sum = text.rfind(';');
    if (sum == std::string_view::npos || sum_of(text.substr(0, sum)) != text.substr(sum + 1))
        return std::nullopt;
    text = text.substr(0, sum);
    const std::size_t end = text.find(' ');
    if (end == std::string_view::npos) return std::nullopt;
    std::optional<Aside> aside = decode_aside(text.substr(end + 1));
    if (!aside) return std::nullopt;
    const auto read = decode_match(text.substr(0, end));
    const auto* record = std::get_if<MatchRecord>(&read);
    if (record == nullptr || !packs_are_sealed(*record)) return std::nullopt;
    auto restored = restore(*record);
    auto* match = std::get_if<Match>(&restored);
    if (match == nullptr || !fits(*aside, *match)) return std::nullopt;
    return SavedMatch{std::move(*match), std::move(*aside)};
}

}  // namespace twentynine
