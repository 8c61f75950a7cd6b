#include "action.h"

#include <algorithm>

namespace twentynine {

namespace {

// Actions that are their kind alone.
struct Plain {
    Action::Kind kind;
    std::string_view text;
};
constexpr std::array kPlain{
    Plain{Action::Kind::kPass, "pass"},          Plain{Action::Kind::kTrumpSeventh, "trump seventh"},
    Plain{Action::Kind::kNoTrump, "trump none"}, Plain{Action::Kind::kAsk, "ask"},
    Plain{Action::Kind::kExpose, "expose"},      Plain{Action::Kind::kPair, "pair"},
    Plain{Action::Kind::kDouble, "double"},      Plain{Action::Kind::kRedouble, "redouble"},
    Plain{Action::Kind::kSingle, "single"},      Plain{Action::Kind::kCancel, "cancel"}};

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
        case Action::Kind::kBid:
            return "bid " + std::to_string(action.points());
        case Action::Kind::kTrump:
            return std::string("trump ") + letter_of(action.suit());
        case Action::Kind::kTrumpCard:
            return "trump " + to_string(action.card());
        case Action::Kind::kPlay:
            return "play " + to_string(action.card());
        default:
            break;
    }
    for (const Plain& plain : kPlain) {
        if (plain.kind == action.kind()) return std::string(plain.text);
    }
    return {};
}

std::optional<Action> action_from_string(std::string_view text) {
    for (const Plain& plain : kPlain) {
        if (plain.text == text) return Action::plain(plain.kind);
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
