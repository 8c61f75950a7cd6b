// The hint: the button for it, what it says just above the panel, its mark on what it advises, and the chance
// of each card.
#include "scene_parts.h"

namespace twentynine {
namespace {

bool offered(const Moment& m) {
    return m.hint != nullptr && m.your_turn() && !m.last_trick_shown && !m.view.legal.empty();
}

bool has_chances(const Moment& m) {
    return m.hint->told() && !m.hint->chances.empty();
}

std::string title_of(const Hint& hint) {
    switch (hint.state) {
        case Hint::State::kTold:
            return hint.title;
        case Hint::State::kFailed:
            return "No hint now";
        default:
            return "Thinking…";
    }
}

std::string sentence_of(const Hint& hint) {
    if (hint.state == Hint::State::kFailed) return "The expert could not be asked. Try again in a moment.";
    return hint.told() ? hint.sentence : std::string();
}

// The control that does what the hint advises; for a bid, the number as long as it is another one.
std::string id_of(const Moment& m, Action action) {
    switch (action.kind()) {
        case Action::Kind::kBid:
            return m.choice.bid == words::number(action.points()) ? "bid" : "bid-value";
        case Action::Kind::kPlay:
        case Action::Kind::kTrumpCard:
            return "card-" + to_string(action.card());
        case Action::Kind::kTrump:
            return std::string("trump-") + letter_of(action.suit());
        case Action::Kind::kTrumpSeventh:
            return "trump-seventh";
        case Action::Kind::kNoTrump:
            return "trump-none";
        default:
            return to_string(action);
    }
}

bool is_of_card(Action action) {
    return action.kind() == Action::Kind::kPlay || action.kind() == Action::Kind::kTrumpCard;
}

// The strip that is seen of a card, where it lies now.
Rect strip_of(const Moment& m, const HandOrder& order, Card card) {
    const Rect strip = hand_place(m.layout, order.index_of(card), order.count).strip;
    return m.choice.card == card ? strip.moved(0, -m.layout.lift) : strip;
}

// Where the ring around what has the keyboard's focus leaves it whole.
constexpr float kDot = 13;
constexpr float kClearOfFocus = 6;
// On a button, in its corner: clear of the word too.
constexpr float kDotOnButton = 11;
constexpr float kClearOfFocusInside = 4.5F;

void draw_dot(DrawList& out, Point at, float size) {
    const Rect dot = Rect::around(at, size, size);
    out.panel(dot, theme::kPanelSolid, size / 2);
    out.panel(dot.inset(2), theme::kBrassLight, size / 2 - 2);
}

void draw_pill(DrawList& out, const Rect& pill, const Hint::Chance& chance, bool best) {
    out.panel(pill, best ? theme::kBrass : theme::kPanelSolid, pill.h / 2);
    if (!best) out.ring(pill, theme::kHairline, pill.h / 2, 1);
    out.text(pill.inset(2, 0), words::number(chance.of_hundred) + "%", 12, theme::kBold,
             best ? theme::kOnBrass : theme::kText, Align::kCentre);
}

void draw_mark(const Moment& m, DrawList& out) {
    if (!m.hint->told() || !is_of_card(m.hint->action)) return;
    const HandOrder order = in_order(m.view.hand);
    const Card card = m.hint->action.card();
    if (order.index_of(card) < 0) return;
    const Rect strip = strip_of(m, order, card);
    draw_dot(out, {strip.centre().x, strip.y - kClearOfFocus - kDot / 2}, kDot);
}

// What is said by the panel's buttons: the advised one marked, and chances at their lower edges.
void draw_on_panel(const Moment& m, DrawList& out) {
    if (!m.hint->told()) return;
    ControlList controls;
    add_panel_controls(m, controls);
    for (const Control& control : controls) {
        const Rect& rect = control.rect;
        const bool best = control.id == id_of(m, m.hint->action);
        // A ring would look like the focus.
        if (best) {
            const float in = kClearOfFocusInside + kDotOnButton / 2;
            draw_dot(out, {rect.right() - in, rect.y + in}, kDotOnButton);
        }
        if (!m.hint->chances_shown) continue;
        for (const Hint::Chance& chance : m.hint->chances) {
            if (is_of_card(chance.action) || id_of(m, chance.action) != control.id) continue;
            draw_pill(out, Rect::around({rect.right() - 26, rect.bottom() - 1}, 40, 18), chance, best);
        }
    }
}

// At the foot of each card, where nothing of it is told.
void draw_chances(const Moment& m, DrawList& out) {
    if (!has_chances(m) || !m.hint->chances_shown) return;
    constexpr float kHeight = 20;
    const HandOrder order = in_order(m.view.hand);
    for (const Hint::Chance& chance : m.hint->chances) {
        if (!is_of_card(chance.action) || order.index_of(chance.action.card()) < 0) continue;
        const Rect strip = strip_of(m, order, chance.action.card());
        const float width = std::min(strip.w - 2, chance.of_hundred == 100 ? 44.0F : 38.0F);
        const Rect pill{strip.x + (std::min(strip.w, 52.0F) - width) / 2, strip.bottom() - kHeight - 5, width,
                        kHeight};
        draw_pill(out, pill, chance, chance.action == m.hint->action);
    }
}

void draw_plate_of_hint(const Moment& m, DrawList& out) {
    const Rect& plate = m.layout.hint_plate;
    const HintPanel panel = hint_panel(m.layout, has_chances(m));
    out.shadow(plate.moved(0, 2), theme::kShadow, theme::kPanelRadius, 8);
    Color face = theme::kPanelSolid;
    face.a = 255;
    out.panel(plate, face, theme::kPanelRadius);
    out.ring(plate, theme::kBrass.faded(0.6F), theme::kPanelRadius, 1);
    out.text(panel.title, title_of(*m.hint), panel.text_size + 1, theme::kBold, theme::kBrassLight);
    DrawItem& why =
        out.text(panel.text, sentence_of(*m.hint), panel.text_size, theme::kRegular, theme::kText);
    why.lines = std::max(1, static_cast<int>(panel.text.h / (panel.text_size + 2.5F)));
    if (has_chances(m)) {
        draw_button(out, panel.chances, "Chances", ButtonLook::kQuiet, true);
        if (m.hint->chances_shown) {
            out.ring(panel.chances, theme::kBrassLight, theme::kButtonRadius, 2);
        }
    }
    draw_button(out, panel.hide, "×", ButtonLook::kQuiet, true);
}

std::string name_of_chance(Action action) {
    switch (action.kind()) {
        case Action::Kind::kAsk:
            return "asking for trump";
        case Action::Kind::kExpose:
            return "turning trump up";
        case Action::Kind::kPair:
            return "showing the pair";
        case Action::Kind::kCancel:
            return "cancelling";
        default:
            return words::name_of(action.card());
    }
}

}  // namespace

bool hint_is_open(const Moment& m) {
    return offered(m) && m.hint->to_be_seen(m.now);
}

std::string chances_told(const View& view, const Hint& hint) {
    const bool makes = view.contract && team_of(view.contract->bidder) == team_of(view.seat);
    std::string told = makes ? "Chances of a hundred to make the contract: "
                             : "Chances of a hundred to break the contract: ";
    bool first = true;
    for (const Hint::Chance& chance : hint.chances) {
        if (!first) told += ", ";
        first = false;
        told += name_of_chance(chance.action) + " " + words::number(chance.of_hundred);
    }
    return told;
}

void draw_hint(const Moment& m, DrawList& out) {
    if (!offered(m)) return;
    if (!hint_is_open(m)) {
        draw_button(out, m.layout.hint, "Hint", ButtonLook::kQuiet, true);
        return;
    }
    draw_plate_of_hint(m, out);
    draw_chances(m, out);
    draw_mark(m, out);
    draw_on_panel(m, out);
}

void add_hint_controls(const Moment& m, ControlList& out) {
    if (!offered(m)) return;
    const bool open = hint_is_open(m);
    const HintPanel panel = hint_panel(m.layout, has_chances(m));
    if (open) {
        // What the plate covers can't be pressed.
        std::erase_if(out, [&m](const Control& control) {
            return control.role == Control::Role::kButton && control.rect.overlaps(m.layout.hint_plate);
        });
        std::string said = title_of(*m.hint);
        if (!sentence_of(*m.hint).empty()) said += ". " + sentence_of(*m.hint);
        out.push_back(text_control("hint-text", "Hint: " + said, panel.text));
    }
    Control& hint = out.emplace_back(
        button_control("hint", open ? "Put the hint away" : "Hint", open ? panel.hide : m.layout.hint, true));
    hint.key = 'h';
    if (!open || !m.hint->told()) return;
    for (Control& control : out) {
        if (control.id == id_of(m, m.hint->action)) control.description = "What the hint advises";
    }
    if (!has_chances(m)) return;
    Control& chances = out.emplace_back(button_control("chances", "Chances", panel.chances, true));
    // For the odds: C claims the rest, or cancels.
    chances.key = 'o';
    chances.pressed = m.hint->chances_shown ? 1 : 0;
    if (m.hint->chances_shown) {
        out.push_back(text_control("chances-text", chances_told(m.view, *m.hint), m.layout.hint_plate));
    }
}

}  // namespace twentynine
