// The action at hand, just above the cards: bidding, choosing trump, Play, Next trick.
#include <algorithm>

#include "scene_parts.h"

namespace twentynine {
namespace {

enum class Kind : std::uint8_t { kNone, kBid, kTrump, kPlay, kNext };

Kind kind_of(const Moment& m) {
    if (m.result_shown) return Kind::kNone;
    // The eighth trick goes by itself.
    if (m.trick_waits) return m.view.phase == Phase::kOver ? Kind::kNone : Kind::kNext;
    if (m.view.phase == Phase::kAuction) return Kind::kBid;
    if (m.view.phase == Phase::kTrump) return m.view.turn == m.view.seat ? Kind::kTrump : Kind::kBid;
    return m.view.phase == Phase::kPlay ? Kind::kPlay : Kind::kNone;
}

std::string line_of(const Moment& m, Kind kind) {
    if (kind == Kind::kBid && !m.choice.message.empty()) return m.choice.message;
    if (kind == Kind::kNext) return words::trick_taken(m.trick());
    if (m.dealing) return "Dealing";
    if (!m.your_turn()) return m.view.turn ? words::waiting_for(*m.view.turn) : std::string();
    if (kind == Kind::kBid) return words::turn_to_bid(m.view);
    if (kind == Kind::kTrump) return std::string(words::choose_trump());
    if (m.choice.card) return words::card_beside_play(*m.choice.card);
    return words::turn_to_play(m.view);
}

bool can_bid(const Moment& m) {
    return m.your_turn() && m.view.phase == Phase::kAuction;
}

int typed(const std::string& text) {
    int value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9' || value > 99) return -1;
        value = value * 10 + (c - '0');
    }
    return text.empty() ? -1 : value;
}

void draw_line(const Moment& m, DrawList& out, const Rect& rect, Kind kind) {
    const bool wide = m.layout.composition == Composition::kWide;
    const bool chosen = kind == Kind::kPlay && m.choice.card && m.your_turn();
    const bool refused = kind == Kind::kBid && !m.choice.message.empty();
    const bool loud = chosen || kind == Kind::kNext;
    const Color color = refused ? theme::kRefused : m.your_turn() || loud ? theme::kText : theme::kQuiet;
    const float size = wide || loud ? 16.0F : m.layout.composition == Composition::kTiny ? 13.0F : 14.0F;
    DrawItem& item = out.text(rect, line_of(m, kind), size, loud ? theme::kBold : theme::kRegular, color);
    if (rect.h >= 32) item.lines = 2;
}

void draw_trump_button(DrawList& out, const Rect& rect, Suit suit, bool enabled) {
    draw_button(out, rect, "", ButtonLook::kPlain, enabled);
    const float side = std::min(24.0F, rect.h - 14);
    Rect inner = rect.inset(4, 2);
    // A name beside the symbol where there is room.
    if (rect.w >= 96) {
        const Rect mark = inner.take_left(side + 8);
        out.picture(Rect::around({mark.centre().x + 2, mark.centre().y}, side, side),
                    art::suit_on_dark(suit));
        out.text(inner, std::string(words::title_of(suit)), 14, theme::kBold, theme::kText, Align::kCentre);
    } else {
        out.picture(Rect::around({inner.centre().x, inner.y + inner.h * 0.36F}, side * 0.84F, side * 0.84F),
                    art::suit_on_dark(suit));
        out.text(inner.take_bottom(14), std::string(words::title_of(suit)), 12, theme::kRegular, theme::kText,
                 Align::kCentre);
    }
}

}  // namespace

void draw_panel(const Moment& m, DrawList& out) {
    const Kind kind = kind_of(m);
    if (kind == Kind::kNone) return;
    draw_plate(out, m.layout.panel);
    switch (kind) {
        case Kind::kBid: {
            const BidPanel panel = bid_panel(m.layout);
            const bool on = can_bid(m);
            const LegalBids range = bids_of(m.view);
            const int value = typed(m.choice.bid);
            draw_line(m, out, panel.line, kind);
            draw_button(out, panel.minus, "−", ButtonLook::kPlain, on && value > range.lowest);
            // The number itself stands in the page's own field over this.
            out.panel(panel.value, Color::rgb(0xfbf6ea).faded(on ? 1.0F : 0.35F), theme::kButtonRadius);
            draw_button(out, panel.plus, "+", ButtonLook::kPlain, on && value < range.highest);
            draw_button(out, panel.bid, "Bid", ButtonLook::kPrimary, on);
            draw_button(out, panel.pass, "Pass", ButtonLook::kPlain, on);
            break;
        }
        case Kind::kTrump: {
            const TrumpPanel panel = trump_panel(m.layout);
            draw_line(m, out, panel.line, kind);
            for (const Suit suit : kSuits) {
                draw_trump_button(out, panel.suits[static_cast<std::size_t>(suit)], suit, m.your_turn());
            }
            break;
        }
        case Kind::kPlay:
        case Kind::kNext: {
            const PlayPanel panel = play_panel(m.layout);
            draw_line(m, out, panel.line, kind);
            const bool on = kind == Kind::kNext || (m.your_turn() && m.choice.card);
            draw_button(out, panel.button, kind == Kind::kNext ? "Next trick" : "Play", ButtonLook::kPrimary,
                        on);
            break;
        }
        case Kind::kNone:
            break;
    }
}

void add_panel_controls(const Moment& m, ControlList& out) {
    const Kind kind = kind_of(m);
    const std::string line = kind == Kind::kNone ? std::string() : line_of(m, kind);
    switch (kind) {
        case Kind::kBid: {
            const BidPanel panel = bid_panel(m.layout);
            const bool on = can_bid(m);
            const LegalBids range = bids_of(m.view);
            const int value = typed(m.choice.bid);
            const bool refused = !m.choice.message.empty();
            out.push_back(text_control(refused ? "message" : "prompt", line, panel.line));
            out.push_back(button_control("bid-minus", "One less", panel.minus, on && value > range.lowest));
            Control& field = out.emplace_back(button_control("bid-value", "Your bid", panel.value, on));
            field.role = Control::Role::kNumber;
            field.value = m.choice.bid;
            field.minimum = on ? range.lowest : m.view.ruleset.minimum_bid;
            field.maximum = m.view.ruleset.maximum_bid;
            field.submit = "bid";
            if (refused) field.description = m.choice.message;
            out.push_back(button_control("bid-plus", "One more", panel.plus, on && value < range.highest));
            Control& bid = out.emplace_back(button_control("bid", "Bid", panel.bid, on));
            bid.primary = true;
            bid.key = 'b';
            out.emplace_back(button_control("pass", "Pass", panel.pass, on)).key = 'p';
            break;
        }
        case Kind::kTrump: {
            const TrumpPanel panel = trump_panel(m.layout);
            out.push_back(text_control("prompt", line, panel.line));
            for (const Suit suit : kSuits) {
                out.push_back(button_control(std::string("trump-") + letter_of(suit),
                                             std::string(words::title_of(suit)),
                                             panel.suits[static_cast<std::size_t>(suit)], m.your_turn()));
            }
            break;
        }
        case Kind::kPlay: {
            const PlayPanel panel = play_panel(m.layout);
            out.push_back(text_control("prompt", line, panel.line));
            const bool on = m.your_turn() && m.choice.card.has_value();
            Control& play = out.emplace_back(button_control("play", "Play", panel.button, on));
            play.primary = true;
            if (on) play.name += " the " + words::name_of(*m.choice.card);
            break;
        }
        case Kind::kNext: {
            const PlayPanel panel = play_panel(m.layout);
            out.push_back(text_control("prompt", line, panel.line));
            out.emplace_back(button_control("next-trick", "Next trick", panel.button, true)).primary = true;
            break;
        }
        case Kind::kNone:
            break;
    }
}

}  // namespace twentynine
