#include "action.h"

#include <algorithm>

namespace twentynine {

namespace {

constexpr std::array<std::string_view, 5> kNotPlayed{"ask", "expose", "pair", "double", "redouble"};

// A number as records write it: digits alone, no leading zero. From a thousand on all are the same here.
std::optional<int> number_from(std::string_view text) {
    if (text.empty() || (text.size() > 1 && text[0] == '0')) return std::nullopt;
    int number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        number = std::min(number * 10 + (c - '0'), 1000);
    }
    return number;
}

// The rest of `text` behind `verb` and one space.
std::optional<std::string_view> argument_of(std::string_view text, std::string_view verb) {
    if (text.size() <= verb.size() || text.substr(0, verb.size()) != verb || text[verb.size()] != ' ') {
        return std::nullopt;
    }
    return text.substr(verb.size() + 1);
}

}  // namespace

std::string to_string(Action action) {
    switch (action.kind()) {
        case Action::Kind::kPass:
            return "pass";
        case Action::Kind::kBid:
            return "bid " + std::to_string(action.points());
        case Action::Kind::kTrump:
            return std::string("trump ") + letter_of(action.suit());
        case Action::Kind::kPlay:
            return "play " + to_string(action.card());
        case Action::Kind::kNotPlayed:
            if (action.not_played() == Action::NotPlayed::kTrumpCard) {
                return "trump " + to_string(action.trump_card());
            }
            return std::string(kNotPlayed[static_cast<std::size_t>(action.not_played())]);
    }
    return {};
}

std::optional<Action> action_from_string(std::string_view text) {
    if (text == "pass") return Action::pass();
    for (std::size_t i = 0; i < kNotPlayed.size(); ++i) {
        if (text == kNotPlayed[i]) return Action::not_played(static_cast<Action::NotPlayed>(i));
    }
    if (const auto number = argument_of(text, "bid")) {
        if (const auto points = number_from(*number)) return Action::bid(*points);
    } else if (const auto letter = argument_of(text, "trump")) {
        if (const auto card = card_from_string(*letter)) return Action::trump_card(*card);
        if (letter->size() != 1) return std::nullopt;
        if (const auto suit = suit_from_letter(letter->front())) return Action::trump(*suit);
    } else if (const auto name = argument_of(text, "play")) {
        if (const auto card = card_from_string(*name)) return Action::play(*card);
    }
    return std::nullopt;
}

}  // namespace twentynine
