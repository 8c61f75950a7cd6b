// The bidder's card that lies face down on the table until trump comes up, and the marker or the card turning
// over.
#include <algorithm>
#include <cmath>

#include "scene_parts.h"

namespace twentynine {
namespace {

Rect place_of(const Moment& m, Seat bidder) {
    return m.layout.asides[static_cast<std::size_t>(bidder)];
}

// What only its owner sees of the card: a small mark of its suit on the back.
void draw_secret(DrawList& out, const Rect& card, Suit suit, float alpha) {
    const float side = card.w * 0.78F;
    const Rect disc = Rect::around(card.centre(), side, side);
    out.panel(disc, theme::kPanelSolid.faded(alpha), side / 2);
    out.ring(disc, theme::kBrass.faded(0.8F * alpha), side / 2, 1);
    out.picture(disc.inset(side * 0.17F), art::suit_on_dark(suit), alpha);
}

// How the disc or the card looks from `turning` on: its width shrinks to an edge and grows again.
float width_seen(double turning) {
    return std::max(0.06F, static_cast<float>(std::fabs(std::cos(turning * 3.14159265))));
}

// The card rises to the middle, turns over, is looked at and goes back to its hand.
void draw_card_up(const Moment& m, DrawList& out, Card card, double turning, double leaving) {
    const Seat bidder = m.view.contract->bidder;
    const Rect& plate = m.layout.plates[static_cast<std::size_t>(bidder)];
    const float width = m.layout.trick_card * 1.1F;
    const Rect shown = Rect::around(m.layout.marker.centre(), width, width * 1.4F);
    const auto rising = static_cast<float>(ease_out(turning));
    const auto going = static_cast<float>(leaving * leaving);
    const Point home = bidder == kYou ? m.layout.hand.centre() : plate.centre();
    Rect rect = mix(place_of(m, bidder), shown, rising);
    rect = mix(rect, Rect::around(home, width * 0.5F, width * 0.7F), going);
    const Rect seen = Rect::around(rect.centre(), rect.w * width_seen(turning), rect.h);
    const bool up = turning >= 0.5;
    if (up) draw_brass_glow(out, seen, 0, 1 - going);
    draw_card(out, seen, width, up ? art::face_of(card) : art::back(), 0, 1 - going * 0.6F, kBrightCard);
    if (up && turning >= 1) draw_brass_edge(out, seen, 0, 1 - going);
}

void draw_marker_up(const Moment& m, DrawList& out, double turning, double leaving) {
    const auto alpha = static_cast<float>(1 - leaving);
    const Rect& at = m.layout.marker;
    const Rect disc = Rect::around(at.centre(), at.w * width_seen(turning), at.h);
    out.shadow(disc.moved(0, 3), theme::kShadow.faded(alpha), disc.w / 2, 8);
    if (turning < 0.5) {
        out.picture(disc, art::hidden_marker(), alpha).resting_width = at.w;
    } else {
        out.panel(disc, theme::kPanelSolid.faded(alpha), disc.w / 2);
        out.ring(disc, theme::kBrass.faded(alpha), disc.w / 2, 3);
        out.picture(disc.inset(disc.w * 0.22F, disc.h * 0.22F), art::suit_on_dark(*m.view.trump), alpha)
            .resting_width = at.w * 0.56F;
    }
}

}  // namespace

std::optional<Card> coming_up(const Moment& m) {
    if (m.tempo.reduced || !m.view.turned_up || !m.view.contract) return std::nullopt;
    if (m.now >= m.timeline.revealed + m.tempo.reveal_shown() + m.tempo.fade()) return std::nullopt;
    return m.view.turned_up;
}

void draw_aside(const Moment& m, DrawList& out) {
    if (m.result_shown || !m.view.card_lies_aside || !m.view.contract) return;
    const Seat bidder = m.view.contract->bidder;
    Rect rect = place_of(m, bidder);
    const float resting = rect.w;
    float alpha = 1;
    const double t = progress(m.now, m.timeline.set_aside, m.tempo.play_card());
    if (t < 1) {
        const auto eased = static_cast<float>(ease_out(t));
        if (m.tempo.reduced) {
            alpha = eased;
        } else {
            const Rect& plate = m.layout.plates[static_cast<std::size_t>(bidder)];
            const Point from = bidder == kYou ? m.layout.hand.centre() : plate.centre();
            const float width = bidder == kYou ? m.layout.hand_card : resting;
            rect = mix(Rect::around(from, width, width * 1.4F), rect, eased);
        }
    }
    draw_card(out, rect, resting, art::back(), 0, alpha, kBrightCard);
    if (m.view.set_aside) draw_secret(out, rect, m.view.set_aside->suit(), alpha);
}

// The marker turns over at the middle of the table and goes.
void draw_reveal(const Moment& m, DrawList& out) {
    if (m.tempo.reduced || !m.view.trump_revealed || !m.view.trump) return;
    const double turning = progress(m.now, m.timeline.revealed, m.tempo.turn_over());
    const double leaving = progress(m.now, m.timeline.revealed + m.tempo.reveal_shown(), m.tempo.fade());
    if (leaving >= 1) return;
    if (const std::optional<Card> card = coming_up(m)) {
        draw_card_up(m, out, *card, turning, leaving);
    } else {
        draw_marker_up(m, out, turning, leaving);
    }
}

void add_aside_controls(const Moment& m, ControlList& out) {
    if (m.result_shown || !m.view.card_lies_aside || !m.view.contract) return;
    out.push_back(text_control("aside", words::card_aside(m.view), place_of(m, m.view.contract->bidder)));
}

}  // namespace twentynine
