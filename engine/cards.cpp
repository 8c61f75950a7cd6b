#include "cards.h"

namespace twentynine {

namespace {
constexpr std::string_view kSuitLetters = "SHCD";
constexpr std::string_view kRankLetters = "78QKTA9J";
}  // namespace

char letter_of(Suit suit) {
    return kSuitLetters[static_cast<std::size_t>(suit)];
}

char letter_of(Rank rank) {
    return kRankLetters[static_cast<std::size_t>(rank)];
}

std::optional<Suit> suit_from_letter(char letter) {
    const std::size_t at = kSuitLetters.find(letter);
    if (at == std::string_view::npos) return std::nullopt;
    return static_cast<Suit>(at);
}

std::string to_string(Card card) {
    return {letter_of(card.rank()), letter_of(card.suit())};
}

std::optional<Card> card_from_string(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const std::size_t rank = kRankLetters.find(text[0]);
    const std::optional<Suit> suit = suit_from_letter(text[1]);
    if (rank == std::string_view::npos || !suit) return std::nullopt;
    return Card(static_cast<Rank>(rank), *suit);
}

}  // namespace twentynine
