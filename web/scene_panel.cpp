// The action at hand, just above the cards: bidding, doubling, choosing trump, Play with the words that may
// come before it, Next trick.
#include <algorithm>

#include "scene_parts.h"

namespace twentynine {
namespace {

enum class Kind : std::uint8_t {
    kNone,
    kNotice,  // a sentence alone
    kBid,
    kSuits,  // trump on a marker
    kWords,  // buttons in a row
    kPlay,
    kNext
};

bool sets_aside(const View& view) {
    return view.ruleset.trump_choice == TrumpChoice::kSetAsideCard;
}

Kind kind_of(const Moment& m) {
    const View& view = m.view;
    if (m.result_shown) return Kind::kNone;
    if (view.phase == Phase::kRedeal) return Kind::kNotice;
    if (m.claimed != nullptr) return view.turn || m.trick_waits ? Kind::kNotice : Kind::kNone;
    // The last trick goes by itself.
    if (m.trick_waits) return view.turn ? Kind::kNext : Kind::kNone;
    switch (view.phase) {
        case Phase::kAuction:
        case Phase::kSecondAuction:
            return Kind::kBid;
        case Phase::kDouble:
        case Phase::kSingle:
            return Kind::kWords;
        case Phase::kTrump:
            if (view.turn != view.seat) return Kind::kBid;
            return sets_aside(view) ? Kind::kWords : Kind::kSuits;
        case Phase::kPlay:
            if (view.sits_out == view.seat) return Kind::kNotice;
            return word_buttons(m).size() > 1 || may(m, Action::Kind::kAsk) ? Kind::kWords : Kind::kPlay;
        case Phase::kRedeal:
            return Kind::kNotice;
        case Phase::kOver:
            break;
    }
    return Kind::kNone;
}

std::string line_of(const Moment& m, Kind kind) {
    if (kind == Kind::kBid && !m.choice.message.empty()) return m.choice.message;
    if (kind == Kind::kNext) return words::trick_taken(m.trick());
    if (m.view.phase == Phase::kRedeal) return words::redeal(m.view);
    if (m.claimed != nullptr) return words::claimed(m.claimed->points, m.claimed->alone);
    if (m.dealing) return "Dealing";
    if (kind == Kind::kNotice) return words::you_sit_out(m.view);
    if (!m.your_turn()) return m.view.turn ? words::waiting_for(*m.view.turn) : std::string();
    if (m.choice.card && m.view.phase == Phase::kTrump) return words::card_beside_set_aside(*m.choice.card);
    if (m.choice.card && m.view.phase == Phase::kPlay) return words::card_beside_play(*m.choice.card);
    return words::your_turn(m.view);
}

Rect plate_of(const Moment& m, Kind kind) {
    const bool tall = (kind == Kind::kWords && word_buttons(m).size() > 2) ||
                      (kind == Kind::kBid && m.your_turn() && words::reason_to_cancel(m.view)) ||
                      (kind == Kind::kSuits && !other_trumps(m).empty());
    return tall ? m.layout.tall_panel : m.layout.panel;
}

void draw_trump_button(DrawList& out, const Rect& rect, Suit suit, bool enabled) {
    draw_button(out, rect, "", ButtonLook::kPlain, enabled);
    const float side = std::min(24.0F, rect.h - 14);
    Rect inner = rect.inset(4, 2);
    // A name beside the symbol where there is room.
    if (rect.w >= 106) {
        const Rect mark = inner.take_left(side + 8);
        out.picture(Rect::around({mark.centre().x + 2, mark.centre().y}, side, side),
                    art::suit_on_dark(suit));
        out.text(inner, std::string(words::title_of(suit)), 14, theme::kBold, theme::kText, Align::kCentre);
    } else if (rect.w < 66 || rect.h < 36) {
        out.picture(Rect::around(inner.centre(), side, side), art::suit_on_dark(suit));
    } else {
        inner = rect.inset(1, 2);
        out.picture(Rect::around({inner.centre().x, inner.y + inner.h * 0.36F}, side * 0.84F, side * 0.84F),
                    art::suit_on_dark(suit));
        out.text(inner.take_bottom(14), std::string(words::title_of(suit)), 12, theme::kRegular, theme::kText,
                 Align::kCentre);
    }
}

// What is chosen or has happened is told more loudly than what is asked.
bool loud(const Moment& m, Kind kind) {
    const bool chosen = m.choice.card && m.your_turn() && kind != Kind::kBid;
    return chosen || kind == Kind::kNext || m.claimed != nullptr || m.view.phase == Phase::kRedeal;
}

// In a narrow button, the short form of the same.
std::string_view label_in(const Rect& rect, const PanelButton& button) {
    const bool narrow = rect.w < 72;
    if (button.id == "trump-seventh" && narrow) return "7th";
    if (button.id == "trump-none" && narrow) return "None";
    return button.label;
}

void draw_other_trump(DrawList& out, const Rect& rect, const PanelButton& button) {
    draw_button(out, rect, "", ButtonLook::kPlain, button.enabled);
    out.text(rect.inset(3, 2), std::string(label_in(rect, button)), 14, theme::kBold, theme::kText,
             Align::kCentre);
}

void draw_panel_button(DrawList& out, const Rect& rect, const PanelButton& button) {
    draw_button(out, rect, label_in(rect, button), button.primary ? ButtonLook::kPrimary : ButtonLook::kPlain,
                button.enabled);
}

void add_button(ControlList& out, const Rect& rect, PanelButton button) {
    Control& control = out.emplace_back(
        button_control(std::string(button.id), std::move(button.name), rect, button.enabled));
    control.primary = button.primary;
    control.key = button.key;
}

}  // namespace

void draw_line(const Moment& m, DrawList& out, const Rect& rect, std::string line, bool loud) {
    const bool wide = m.layout.composition == Composition::kWide;
    const bool refused = line == m.choice.message && !line.empty();
    const Color color = refused ? theme::kRefused : m.your_turn() || loud ? theme::kText : theme::kQuiet;
    const float size = wide || loud ? 16.0F : m.layout.composition == Composition::kTiny ? 13.0F : 14.0F;
    DrawItem& item = out.text(rect, std::move(line), size, loud ? theme::kBold : theme::kRegular, color);
    // As many as there is room for.
    item.lines = std::max(rect.h >= 32 ? 2 : 1, static_cast<int>(rect.h / 17));
}

void draw_panel(const Moment& m, DrawList& out) {
    const Kind kind = kind_of(m);
    if (kind == Kind::kNone) return;
    draw_plate(out, plate_of(m, kind));
    switch (kind) {
        case Kind::kBid:
            draw_bid(m, out, line_of(m, kind));
            break;
        case Kind::kSuits: {
            const std::vector<PanelButton> others = other_trumps(m);
            const TrumpPanel panel = trump_panel(m.layout, static_cast<int>(others.size()));
            draw_line(m, out, panel.line, line_of(m, kind), loud(m, kind));
            for (const Suit suit : kSuits) {
                draw_trump_button(out, panel.suits[static_cast<std::size_t>(suit)], suit, m.your_turn());
            }
            for (std::size_t i = 0; i < others.size(); ++i) {
                draw_other_trump(out, panel.others[i], others[i]);
            }
            break;
        }
        case Kind::kWords: {
            const std::vector<PanelButton> buttons = word_buttons(m);
            const WordsPanel panel = words_panel(m.layout, static_cast<int>(buttons.size()));
            draw_line(m, out, panel.line, line_of(m, kind), loud(m, kind));
            for (std::size_t i = 0; i < buttons.size(); ++i) {
                draw_panel_button(out, panel.buttons[i], buttons[i]);
            }
            break;
        }
        case Kind::kPlay:
        case Kind::kNext: {
            const PlayPanel panel = play_panel(m.layout);
            draw_line(m, out, panel.line, line_of(m, kind), loud(m, kind));
            const bool next = kind == Kind::kNext;
            const bool can_play = m.choice.card && may(m, Action::play(*m.choice.card));
            draw_button(out, panel.button, next ? "Next trick" : "Play", ButtonLook::kPrimary,
                        next || can_play);
            break;
        }
        case Kind::kNotice:
            draw_line(m, out, m.layout.panel.inset(14, 8), line_of(m, kind), loud(m, kind));
            break;
        case Kind::kNone:
            break;
    }
}

void add_panel_controls(const Moment& m, ControlList& out) {
    const Kind kind = kind_of(m);
    if (kind == Kind::kNone) return;
    std::string line = line_of(m, kind);
    switch (kind) {
        case Kind::kBid:
            add_bid(m, out, std::move(line));
            break;
        case Kind::kSuits: {
            const std::vector<PanelButton> others = other_trumps(m);
            const TrumpPanel panel = trump_panel(m.layout, static_cast<int>(others.size()));
            out.push_back(text_control("prompt", std::move(line), panel.line));
            for (const Suit suit : kSuits) {
                out.push_back(button_control(std::string("trump-") + letter_of(suit),
                                             std::string(words::title_of(suit)),
                                             panel.suits[static_cast<std::size_t>(suit)], m.your_turn()));
            }
            for (std::size_t i = 0; i < others.size(); ++i) add_button(out, panel.others[i], others[i]);
            break;
        }
        case Kind::kWords: {
            const std::vector<PanelButton> buttons = word_buttons(m);
            const WordsPanel panel = words_panel(m.layout, static_cast<int>(buttons.size()));
            out.push_back(text_control("prompt", std::move(line), panel.line));
            for (std::size_t i = 0; i < buttons.size(); ++i) add_button(out, panel.buttons[i], buttons[i]);
            break;
        }
        case Kind::kPlay: {
            const PlayPanel panel = play_panel(m.layout);
            out.push_back(text_control("prompt", std::move(line), panel.line));
            add_button(out, panel.button, word_buttons(m).back());
            break;
        }
        case Kind::kNext: {
            const PlayPanel panel = play_panel(m.layout);
            out.push_back(text_control("prompt", std::move(line), panel.line));
            out.emplace_back(button_control("next-trick", "Next trick", panel.button, true)).primary = true;
            break;
        }
        case Kind::kNotice:
            out.push_back(text_control("prompt", std::move(line), m.layout.panel.inset(14, 8)));
            break;
        case Kind::kNone:
            break;
    }
}

std::string first_control(const Moment& m) {
    if (!m.your_turn()) return {};
    switch (kind_of(m)) {
        case Kind::kBid:
            return bid_range(m.view.legal) ? "bid" : "pass";
        case Kind::kSuits:
            return "trump-S";
        default:
            break;
    }
    if (m.view.phase == Phase::kDouble || m.view.phase == Phase::kSingle) return "pass";
    const HandOrder order = in_order(m.view.hand);
    for (int i = 0; i < order.count; ++i) {
        const Card card = order.cards[static_cast<std::size_t>(i)];
        if (may(m, Action::play(card)) || may(m, Action::trump_card(card))) return "card-" + to_string(card);
    }
    return may(m, Action::Kind::kAsk) ? "ask" : std::string();
}

}  // namespace twentynine
