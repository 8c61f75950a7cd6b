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

// Which buttons can be pressed: what is drawn and what is pressed agree on it.
struct Enabled {
    std::optional<BidRange> bids;  // open to you now
    bool less = false;
    bool more = false;
    bool pass = false;
    bool trump = false;
    bool play = false;
};

Enabled enabled_of(const Moment& m) {
    Enabled on;
    if (!m.your_turn()) return on;
    on.pass = m.view.legal.contains(Action::pass());
    on.bids = bid_range(m.view.legal);
    if (on.bids) {
        const int value = words::whole_number(m.choice.bid).value_or(-1);
        on.less = value > points_of(on.bids->lowest);
        on.more = value < points_of(on.bids->highest);
    }
    on.trump = m.view.phase == Phase::kTrump;
    on.play = m.choice.card && m.view.legal.contains(Action::play(*m.choice.card));
    return on;
}

void draw_line(const Moment& m, DrawList& out, const Rect& rect, Kind kind) {
    const bool wide = m.layout.composition == Composition::kWide;
    const bool chosen = kind == Kind::kPlay && m.choice.card && m.your_turn();
    const bool refused = kind == Kind::kBid && !m.choice.message.empty();
    const bool loud = chosen || kind == Kind::kNext;
    const Color color = refused ? theme::kRefused : m.your_turn() || loud ? theme::kText : theme::kQuiet;
    const float size = wide || loud ? 16.0F : m.layout.composition == Composition::kTiny ? 13.0F : 14.0F;
    DrawItem& item = out.text(rect, line_of(m, kind), size, loud ? theme::kBold : theme::kRegular, color);
    // As many as there is room for.
    item.lines = std::max(rect.h >= 32 ? 2 : 1, static_cast<int>(rect.h / 17));
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
    } else if (rect.w < 66) {
        out.picture(Rect::around(inner.centre(), side, side), art::suit_on_dark(suit));
    } else {
        inner = rect.inset(1, 2);
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
    const Enabled on = enabled_of(m);
    draw_plate(out, m.layout.panel);
    switch (kind) {
        case Kind::kBid: {
            const BidPanel panel = bid_panel(m.layout);
            draw_line(m, out, panel.line, kind);
            draw_button(out, panel.minus, "−", ButtonLook::kPlain, on.less);
            // The number itself stands in the page's own field over this.
            out.panel(panel.value, Color::rgb(0xfbf6ea).faded(on.bids ? 1.0F : 0.35F), theme::kButtonRadius);
            draw_button(out, panel.plus, "+", ButtonLook::kPlain, on.more);
            draw_button(out, panel.bid, "Bid", ButtonLook::kPrimary, on.bids.has_value());
            draw_button(out, panel.pass, "Pass", ButtonLook::kPlain, on.pass);
            break;
        }
        case Kind::kTrump: {
            const TrumpPanel panel = trump_panel(m.layout);
            draw_line(m, out, panel.line, kind);
            for (const Suit suit : kSuits) {
                draw_trump_button(out, panel.suits[static_cast<std::size_t>(suit)], suit, on.trump);
            }
            break;
        }
        case Kind::kPlay:
        case Kind::kNext: {
            const PlayPanel panel = play_panel(m.layout);
            draw_line(m, out, panel.line, kind);
            const bool next = kind == Kind::kNext;
            draw_button(out, panel.button, next ? "Next trick" : "Play", ButtonLook::kPrimary,
                        next || on.play);
            break;
        }
        case Kind::kNone:
            break;
    }
}

void add_panel_controls(const Moment& m, ControlList& out) {
    const Kind kind = kind_of(m);
    const Enabled on = enabled_of(m);
    const std::string line = kind == Kind::kNone ? std::string() : line_of(m, kind);
    switch (kind) {
        case Kind::kBid: {
            const BidPanel panel = bid_panel(m.layout);
            const bool can_bid = on.bids.has_value();
            const bool refused = !m.choice.message.empty();
            out.push_back(text_control(refused ? "message" : "prompt", line, panel.line));
            out.push_back(button_control("bid-minus", "One less", panel.minus, on.less));
            Control& field = out.emplace_back(button_control("bid-value", "Your bid", panel.value, can_bid));
            field.role = Control::Role::kNumber;
            field.value = m.choice.bid;
            field.minimum = can_bid ? points_of(on.bids->lowest) : m.view.ruleset.minimum_bid;
            field.maximum = m.view.ruleset.maximum_bid;
            field.submit = "bid";
            if (refused) field.description = m.choice.message;
            out.push_back(button_control("bid-plus", "One more", panel.plus, on.more));
            Control& bid = out.emplace_back(button_control("bid", "Bid", panel.bid, can_bid));
            bid.primary = true;
            bid.key = 'b';
            out.emplace_back(button_control("pass", "Pass", panel.pass, on.pass)).key = 'p';
            break;
        }
        case Kind::kTrump: {
            const TrumpPanel panel = trump_panel(m.layout);
            out.push_back(text_control("prompt", line, panel.line));
            for (const Suit suit : kSuits) {
                out.push_back(button_control(std::string("trump-") + letter_of(suit),
                                             std::string(words::title_of(suit)),
                                             panel.suits[static_cast<std::size_t>(suit)], on.trump));
            }
            break;
        }
        case Kind::kPlay: {
            const PlayPanel panel = play_panel(m.layout);
            out.push_back(text_control("prompt", line, panel.line));
            Control& play = out.emplace_back(button_control("play", "Play", panel.button, on.play));
            play.primary = true;
            if (on.play) play.name += " the " + words::name_of(*m.choice.card);
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
