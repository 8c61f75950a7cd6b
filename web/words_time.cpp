#include "words_time.h"

#include "words_parts.h"

namespace twentynine::words {
namespace {

std::string you_did(Action action) {
    switch (action.kind()) {
        case Action::Kind::kPass:
            return "you pass";
        case Action::Kind::kBid:
            return join("you bid ", number(action.points()));
        case Action::Kind::kTrump:
            return join("you chose ", name_of(action.suit()));
        case Action::Kind::kTrumpCard:
            return join("you set the ", name_of(action.card()), " aside");
        case Action::Kind::kTrumpSeventh:
            return "your seventh card decides trump";
        case Action::Kind::kNoTrump:
            return "you play without trump";
        case Action::Kind::kPlay:
            return join("you play the ", name_of(action.card()));
        case Action::Kind::kAsk:
            return "you ask for trump";
        case Action::Kind::kExpose:
            return "you turn trump up";
        case Action::Kind::kPair:
            return "you show the pair";
        case Action::Kind::kDouble:
            return "you double";
        case Action::Kind::kRedouble:
            return "you redouble";
        case Action::Kind::kSingle:
            return "you play alone";
        case Action::Kind::kCancel:
            return "you cancel the deal";
    }
    return {};
}

}  // namespace

std::string seconds_left(int seconds) {
    return join(number(seconds), seconds == 1 ? " second left" : " seconds left");
}

std::string clock_acted(Action action) {
    return join("The clock ran out: ", you_did(action));
}

std::string_view last_warning() {
    return "If it runs out again, your side gives up the match";
}

std::string_view match_taken_up() {
    return "The match goes on where you left it";
}

}  // namespace twentynine::words
