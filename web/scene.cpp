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
    if (enabled && primary) {
        out.panel(rect, theme::kBrass.faded(alpha), theme::kButtonRadius);
        out.ring(rect, theme::kBrassLight.faded(0.75F * alpha), theme::kButtonRadius, 1);
    } else {
        out.panel(rect, (enabled ? theme::kButton : theme::kButtonOff).faded(alpha), theme::kButtonRadius);
        out.ring(rect, theme::kButtonEdge.faded((enabled ? 1.0F : 0.4F) * alpha), theme::kButtonRadius, 1);
    }
    const Color ink = !enabled ? theme::kFaint : primary ? theme::kOnBrass : theme::kText;
    out.text(rect.inset(4, 2), std::string(label), 16, theme::kBold, ink.faded(alpha), Align::kCentre);
}

void draw_points_bar(const Moment& moment, DrawList& out, const Rect& rect, float alpha) {
    const View& view = moment.view;
    const float radius = std::min(3.0F, rect.h / 2);
    out.panel(rect, Color::rgb(0x000000).faded(0.38F * alpha), radius);
    const auto share = [&](int points) {
        return rect.w * static_cast<float>(points) / static_cast<float>(kPackPoints);
    };
    const float ours = share(view.points[index_of(kYourSide)]);
    const float theirs = share(view.points[index_of(kOtherSide)]);
    if (ours > 0) {
        out.panel({rect.x, rect.y, ours, rect.h}, theme::kOurs.faded(alpha), 1);
    }
    if (theirs > 0) {
        out.panel({rect.right() - theirs, rect.y, theirs, rect.h}, theme::kTheirs.faded(alpha), 1);
    }
    out.ring(rect, theme::kFaint.faded(0.7F * alpha), radius, 1);
    if (view.contract) {
        const float target = share(points_of(view.contract->target));
        const bool our_bid = team_of(view.contract->bidder) == kYourSide;
        const float x = our_bid ? rect.x + target : rect.right() - target;
        out.panel({x - 1.5F, rect.y - 3, 3, rect.h + 6}, theme::kBrassLight.faded(alpha), 1.5F);
    }
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

void draw_scene(const Moment& moment, DrawList& out) {
    out.clear();
    out.add(DrawItem::Kind::kBaize, moment.layout.stage);
    draw_strip(moment, out);
    draw_events(moment, out);
    draw_seats(moment, out);
    draw_standing_bid(moment, out);
    draw_gathering(moment, out);
    draw_trick(moment, out);
    draw_panel(moment, out);
    draw_hand(moment, out);
    draw_deal(moment, out);
    draw_reveal(moment, out);
    draw_result(moment, out);
}

std::vector<Control> controls_of(const Moment& moment) {
    ControlList out;
    add_strip_controls(moment, out);
    add_seat_controls(moment, out);
    add_trick_controls(moment, out);
    add_result_controls(moment, out);
    add_hand_controls(moment, out);
    add_panel_controls(moment, out);
    return out;
}

}  // namespace twentynine
