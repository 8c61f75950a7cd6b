#include "scene.h"

#include <algorithm>

#include "scene_parts.h"

namespace twentynine {
namespace {

constexpr bool is_red(Suit suit) {
    return suit == Suit::kHearts || suit == Suit::kDiamonds;
}

}  // namespace

int HandOrder::index_of(Card card) const {
    for (int i = 0; i < count; ++i) {
        if (cards[static_cast<std::size_t>(i)] == card) return i;
    }
    return -1;
}

HandOrder in_order(CardSet hand) {
    std::array<Suit, 4> suits{};
    std::size_t held = 0;
    for (const Suit suit : kSuits) {
        if (hand.has_suit(suit)) suits[held++] = suit;
    }
    // Of three suits two have the same colour: the odd one goes between them.
    if (held == 3) {
        if (is_red(suits[0]) == is_red(suits[1])) std::swap(suits[1], suits[2]);
        if (is_red(suits[1]) == is_red(suits[2])) std::swap(suits[0], suits[1]);
    }
    HandOrder order;
    for (std::size_t i = 0; i < held; ++i) {
        for (CardSet rest = hand.in_suit(suits[i]); !rest.empty();) {
            const Card card = rest.highest();
            rest.remove(card);
            order.cards[static_cast<std::size_t>(order.count++)] = card;
        }
    }
    return order;
}

void draw_card(DrawList& out, const Rect& rect, float resting, const Picture& picture, float rotation,
               float alpha, Color shade) {
    const float corner = rect.w * 0.06F;
    out.shadow(rect.moved(0, rect.w * 0.025F + 0.5F), theme::kShadow.faded(alpha), corner,
               std::max(2.0F, rect.w * 0.05F))
        .rotation = rotation;
    DrawItem& card = out.picture(rect, picture);
    card.rotation = rotation;
    card.resting_width = resting;
    card.color = shade.faded(alpha);
}

void draw_brass_glow(DrawList& out, const Rect& rect, float rotation, float alpha) {
    const float blur = std::max(6.0F, rect.w * 0.11F);
    out.shadow(rect.inset(-blur * 0.3F), theme::kBrassLight.faded(0.7F * alpha), rect.w * 0.06F, blur)
        .rotation = rotation;
}

void draw_brass_edge(DrawList& out, const Rect& rect, float rotation, float alpha) {
    const float stroke = std::max(2.0F, rect.w * 0.032F);
    out.ring(rect.inset(-stroke * 0.8F), theme::kBrass.faded(alpha), rect.w * 0.06F + stroke * 0.8F, stroke)
        .rotation = rotation;
}

void draw_plate(DrawList& out, const Rect& rect, float alpha) {
    out.shadow(rect.moved(0, 2), theme::kShadow.faded(0.6F * alpha), theme::kPanelRadius, 6);
    out.panel(rect, theme::kPanel.faded(alpha), theme::kPanelRadius);
    out.ring(rect, theme::kHairline.faded(alpha), theme::kPanelRadius, 1);
}

void draw_button(DrawList& out, const Rect& rect, std::string_view label, ButtonLook look, bool enabled,
                 float alpha) {
    const bool primary = look == ButtonLook::kPrimary;
    // Beside the game rather than in it.
    const bool quiet = look == ButtonLook::kQuiet;
    if (enabled && primary) {
        out.panel(rect, theme::kBrass.faded(alpha), theme::kButtonRadius);
        out.ring(rect, theme::kBrassLight.faded(0.75F * alpha), theme::kButtonRadius, 1);
    } else {
        const Color face = quiet ? theme::kPanel : enabled ? theme::kButton : theme::kButtonOff;
        out.panel(rect, face.faded(alpha), theme::kButtonRadius);
        out.ring(rect, theme::kButtonEdge.faded((enabled ? 1.0F : 0.4F) * alpha), theme::kButtonRadius, 1);
    }
    const Color ink = !enabled ? theme::kFaint : primary ? theme::kOnBrass : theme::kText;
    out.text(rect.inset(4, 2), std::string(label), quiet ? 13.0F : 16.0F,
             quiet ? theme::kRegular : theme::kBold, ink.faded(alpha), Align::kCentre);
}

bool rest_dealt(const View& view) {
    if (view.phase == Phase::kAuction) return false;
    if (trump_chosen(view.phase) || view.trick_count > 0 || view.trick.count > 0) return true;
    return std::any_of(view.card_counts.begin(), view.card_counts.end(), [](int held) { return held > 4; });
}

bool before_play(const View& view) {
    switch (view.phase) {
        case Phase::kAuction:
        case Phase::kDouble:
        case Phase::kTrump:
        case Phase::kSecondAuction:
        case Phase::kSingle:
            return true;
        case Phase::kPlay:
        case Phase::kOver:
        case Phase::kRedeal:
            break;
    }
    return false;
}

bool sits_right(const Moment& m, Seat seat) {
    return seat == (m.layout.shape.counter_clockwise ? Seat::k1 : Seat::k3);
}
bool sits_left(const Moment& m, Seat seat) {
    return seat == (m.layout.shape.counter_clockwise ? Seat::k3 : Seat::k1);
}

Control text_control(std::string id, std::string name, const Rect& rect) {
    Control control;
    control.id = std::move(id);
    control.role = Control::Role::kText;
    control.name = std::move(name);
    control.rect = rect;
    return control;
}

Control button_control(std::string id, std::string name, const Rect& rect, bool enabled) {
    Control control;
    control.id = std::move(id);
    control.role = Control::Role::kButton;
    control.name = std::move(name);
    control.rect = rect;
    control.enabled = enabled;
    return control;
}

TableShape shape_of(const Ruleset& ruleset) {
    return {ruleset.direction == Direction::kCounterClockwise, ruleset.match_target != 0};
}

void draw_scene(const Moment& moment, DrawList& out) {
    out.clear();
    out.add(DrawItem::Kind::kBaize, moment.layout.stage);
    draw_strip(moment, out);
    draw_score(moment, out);
    draw_seal(moment, out);
    draw_events(moment, out);
    draw_seats(moment, out);
    draw_aside(moment, out);
    draw_standing_bid(moment, out);
    draw_gathering(moment, out);
    draw_trick(moment, out);
    draw_last_trick(moment, out);
    draw_panel(moment, out);
    draw_hand(moment, out);
    draw_hint(moment, out);
    draw_deal(moment, out);
    draw_reveal(moment, out);
    draw_result(moment, out);
}

std::vector<Control> controls_of(const Moment& moment) {
    ControlList out;
    add_strip_controls(moment, out);
    add_match_controls(moment, out);
    add_seat_controls(moment, out);
    add_aside_controls(moment, out);
    add_trick_controls(moment, out);
    add_result_controls(moment, out);
    add_hand_controls(moment, out);
    add_panel_controls(moment, out);
    add_last_trick_controls(moment, out);
    add_hint_controls(moment, out);
    return out;
}

}  // namespace twentynine
