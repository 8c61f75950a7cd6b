#include "match_text.h"

#include <array>
#include <optional>

#include "match.h"
#include "ruleset_text.h"
#include "utf8.h"

namespace twentynine {

namespace {

constexpr std::string_view kStart = "29m1";

// Actions that are their kind alone. No letter of a card is among them.
struct Word {
    Action::Kind kind;
    char letter;
};
constexpr std::array kWords{Word{Action::Kind::kPass, 'p'},    Word{Action::Kind::kTrumpSeventh, 'v'},
                            Word{Action::Kind::kNoTrump, 'n'}, Word{Action::Kind::kAsk, 'k'},
                            Word{Action::Kind::kExpose, 'x'},  Word{Action::Kind::kPair, 'q'},
                            Word{Action::Kind::kDouble, 'w'},  Word{Action::Kind::kRedouble, 'y'},
                            Word{Action::Kind::kSingle, 'o'},  Word{Action::Kind::kCancel, 'z'}};

constexpr std::string_view kCards = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef";

char letter_of(Card card) {
    return kCards[static_cast<std::size_t>(card.index())];
}

std::optional<Card> card_from_letter(char letter) {
    const std::size_t index = kCards.find(letter);
    if (index == std::string_view::npos) return std::nullopt;
    return Card::from_index(static_cast<int>(index));
}

std::string hex_of_text(std::string_view text) {
    std::string hex;
    for (const char c : text) {
        const auto byte = static_cast<std::uint8_t>(c);
        hex += hex_of(std::span(&byte, 1));
    }
    return hex;
}

// At most `longest` bytes.
std::optional<std::string> text_from_hex(std::string_view hex, std::size_t longest) {
    if (hex.size() > 2 * longest || hex.size() % 2 != 0) return std::nullopt;
    std::string text;
    for (; !hex.empty(); hex.remove_prefix(2)) {
        std::array<std::uint8_t, 1> byte{};
        if (!bytes_from_hex(hex.substr(0, 2), byte)) return std::nullopt;
        text += static_cast<char>(byte[0]);
    }
    return text;
}

std::string text_of(Action action) {
    switch (action.kind()) {
        case Action::Kind::kBid:
            return std::to_string(action.points());
        case Action::Kind::kTrump:
            return std::string("t") + twentynine::letter_of(action.suit());
        case Action::Kind::kTrumpCard:
            return std::string("s") + letter_of(action.card());
        case Action::Kind::kPlay:
            return {letter_of(action.card())};
        default:
            break;
    }
    for (const Word& word : kWords) {
        if (word.kind == action.kind()) return {word.letter};
    }
    return {};
}

std::string text_of(const ShuffleProof& proof) {
    std::string text(proof.stream == Stream::kSplitmix64 ? "s" : "h");
    text += seed_text(proof.seed, proof.stream) + ':';
    if (proof.commitment != commitment(proof.seed, proof.stream)) text += hex_of(proof.commitment);
    return text + ':' + hex_of_text(proof.entropy);
}

std::string text_of(const DealRecord& deal) {
    std::string text = std::to_string(index_of(deal.dealer));
    for (const Card card : deal.pack) text += letter_of(card);
    text += deal.proof ? text_of(*deal.proof) : "-";
    text += '.';
    for (const Action action : deal.actions) text += text_of(action);
    return text;
}

// What stands before the first `end`, which is cut off with it; all of the text when there is none.
std::string_view take_until(std::string_view& text, char end) {
    const std::size_t at = text.find(end);
    const std::string_view taken = text.substr(0, at);
    text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
    return taken;
}

std::optional<Action> take_action(std::string_view& text) {
    const char first = text.front();
    text.remove_prefix(1);
    for (const Word& word : kWords) {
        if (word.letter == first) return Action::plain(word.kind);
    }
    if (const auto card = card_from_letter(first)) return Action::play(*card);
    if (text.empty()) return std::nullopt;
    const char second = text.front();
    text.remove_prefix(1);
    if (first == 't') {
        if (const auto suit = suit_from_letter(second)) return Action::trump(*suit);
    } else if (first == 's') {
        if (const auto card = card_from_letter(second)) return Action::trump_card(*card);
    } else if (first >= '1' && first <= '9' && second >= '0' && second <= '9') {
        return Action::bid((first - '0') * 10 + (second - '0'));
    }
    return std::nullopt;
}

std::optional<ShuffleProof> proof_from(std::string_view text) {
    if (text.empty() || (text.front() != 'h' && text.front() != 's')) return std::nullopt;
    ShuffleProof proof;
    proof.stream = text.front() == 's' ? Stream::kSplitmix64 : Stream::kHmacSha256;
    text.remove_prefix(1);
    const auto seed = seed_from_text(take_until(text, ':'), proof.stream);
    if (!seed) return std::nullopt;
    proof.seed = *seed;
    const std::string_view digest = take_until(text, ':');
    if (digest.empty()) {
        proof.commitment = commitment(proof.seed, proof.stream);
    } else if (!bytes_from_hex(digest, proof.commitment)) {
        return std::nullopt;
    }
    const auto entropy = text_from_hex(text, kLongestEntropy);
    if (!entropy || !utf8_characters(*entropy)) return std::nullopt;
    proof.entropy = *entropy;
    return proof;
}

std::optional<DealRecord> deal_from(std::string_view text) {
    DealRecord deal;
    constexpr std::size_t kFixed = 1 + kPackSize;
    if (text.size() < kFixed || text[0] < '0' || text[0] > '3') return std::nullopt;
    deal.dealer = seat_at(text[0] - '0');
    CardSet seen;
    for (std::size_t i = 0; i < deal.pack.size(); ++i) {
        const auto card = card_from_letter(text[1 + i]);
        if (!card) return std::nullopt;
        seen.add(*card);
        deal.pack[i] = *card;
    }
    if (seen != CardSet::whole_pack()) return std::nullopt;
    text.remove_prefix(kFixed);
    const std::string_view proof = take_until(text, '.');
    if (proof != "-") {
        deal.proof = proof_from(proof);
        if (!deal.proof) return std::nullopt;
    }
    while (!text.empty()) {
        const auto action = take_action(text);
        if (!action) return std::nullopt;
        deal.actions.push_back(*action);
    }
    return deal;
}

std::optional<MatchRecord> match_from(std::string_view text) {
    MatchRecord record;
    if (take_until(text, ';') != kStart) return std::nullopt;
    const auto ruleset = decode_ruleset(take_until(text, ';'));
    const auto name = text_from_hex(take_until(text, ';'), 4 * kLongestTableName);
    if (!ruleset || !name || !(name->empty() || is_table_name(*name))) return std::nullopt;
    record.ruleset = *ruleset;
    record.name = *name;
    const std::string_view forfeit = take_until(text, ';');
    if (forfeit == "0" || forfeit == "1") record.forfeited_by = static_cast<Team>(forfeit[0] - '0');
    while (!text.empty() && record.deals.size() <= kMostDealsOfMatch) {
        auto deal = deal_from(take_until(text, ';'));
        if (!deal) return std::nullopt;
        record.deals.push_back(std::move(*deal));
    }
    return record;
}

}  // namespace

std::string encode(const MatchRecord& record) {
    std::string text(kStart);
    text += ';' + encode(record.ruleset) + ';' + hex_of_text(record.name) + ';';
    text += record.forfeited_by ? std::to_string(index_of(*record.forfeited_by)) : "-";
    for (const DealRecord& deal : record.deals) text += ';' + text_of(deal);
    return text;
}

std::variant<MatchRecord, std::string> decode_match(std::string_view text) {
    if (text.size() > kLongestMatchText) return "The text is too long for a match.";
    auto record = match_from(text);
    // What is written in another way than encode() has it (a separator too many, a commitment that could be
    // left out) isn't from here.
    if (!record || encode(*record) != text) return "The text isn't a match.";
    const auto match = restore(*record);
    if (const auto* fault = std::get_if<MatchFault>(&match)) {
        return "The rules refuse this match at " + where_of(*fault) + ": " + sentence_of(*fault);
    }
    return *std::move(record);
}

}  // namespace twentynine
