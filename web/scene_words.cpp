// What can be decided by a word, as buttons: cancel, ask, turn up, show the pair, double, play alone, set
// aside.
#include "scene_parts.h"

namespace twentynine {

bool may(const Moment& m, Action action) {
    return m.your_turn() && m.view.legal.contains(action);
}
bool may(const Moment& m, Action::Kind kind) {
    return may(m, Action::plain(kind));
}

std::vector<PanelButton> other_trumps(const Moment& m) {
    std::vector<PanelButton> out;
    if (may(m, Action::Kind::kTrumpSeventh)) {
        out.push_back({"trump-seventh", "7th card", "Leave trump to your seventh card", 'v', true, false});
    }
    if (may(m, Action::Kind::kNoTrump)) {
        out.push_back({"trump-none", "No trump", "Play without trump", 'n', true, false});
    }
    return out;
}

namespace {

// The words that may come before a card, or a choice of trump; Play or Set aside at their end.
std::vector<PanelButton> words_to_play(const Moment& m) {
    std::vector<PanelButton> out;
    const bool asks = may(m, Action::Kind::kAsk);
    const bool can_play = m.choice.card && may(m, Action::play(*m.choice.card));
    bool must_ask = asks;
    for (const Action action : m.view.legal) must_ask = must_ask && action.kind() != Action::Kind::kPlay;
    if (const std::optional<Cancelled> reason = words::reason_to_cancel(m.view); reason && m.your_turn()) {
        out.push_back({"cancel", "Cancel deal", "Cancel the deal: " + std::string(words::reason_of(*reason)),
                       'c', true, false});
    }
    if (asks) out.push_back({"ask", "Ask for trump", "Ask for trump", 'a', true, must_ask});
    if (may(m, Action::Kind::kExpose)) {
        out.push_back({"expose", "Turn trump up", "Turn trump up", 'e', true, false});
    }
    if (may(m, Action::Kind::kPair)) {
        out.push_back({"pair", "Show the pair", "Show king and queen of trump", 'r', true, false});
    }
    if (must_ask) return out;
    constexpr std::size_t kRoom = 2;  // beside Play
    if (m.claim != nullptr && m.your_turn() && out.size() < kRoom) {
        out.push_back({"claim", "Claim the rest", words::claim_told(m.claim->points), 'c', true, false});
    }
    std::string name = "Play";
    if (can_play) name += " the " + words::name_of(*m.choice.card);
    out.push_back({"play", "Play", std::move(name), 0, can_play, true});
    return out;
}

std::vector<PanelButton> words_to_double(const Moment& m) {
    const bool again = m.view.contract && m.view.contract->stakes > 1;
    const bool can_pass = may(m, Action::pass());
    PanelButton first{"double", "Double ×2", "Double the contract", 'd', may(m, Action::Kind::kDouble),
                      false};
    if (again) {
        first = {"redouble", "Redouble ×4", "Redouble the contract", 'd', may(m, Action::Kind::kRedouble),
                 false};
    }
    return {first, {"pass", "Pass", "Pass", 'p', can_pass, true}};
}

std::vector<PanelButton> words_to_play_alone(const Moment& m) {
    return {{"single", "Play alone", "Play a single hand, alone and without trump, for all eight tricks", 's',
             may(m, Action::Kind::kSingle), false},
            {"pass", "Pass", "Pass", 'p', may(m, Action::pass()), true}};
}

std::vector<PanelButton> words_to_set_aside(const Moment& m) {
    std::vector<PanelButton> out = other_trumps(m);
    const bool can = m.choice.card && may(m, Action::trump_card(*m.choice.card));
    std::string name = "Set aside";
    if (can) name += " the " + words::name_of(*m.choice.card);
    out.push_back({"set-aside", "Set aside", std::move(name), 0, can, true});
    return out;
}

}  // namespace

std::vector<PanelButton> word_buttons(const Moment& m) {
    switch (m.view.phase) {
        case Phase::kDouble:
            return words_to_double(m);
        case Phase::kSingle:
            return words_to_play_alone(m);
        case Phase::kTrump:
            return words_to_set_aside(m);
        default:
            return words_to_play(m);
    }
}

}  // namespace twentynine
