// Your own cards: dealt, held, lifted, dimmed, numbered for the keyboard.
#include <algorithm>
#include <cmath>

#include "scene_parts.h"

namespace twentynine {
namespace {

constexpr Color kResting{240, 241, 236, 255};  // somebody else's turn
constexpr Color kDimmed{158, 168, 158, 255};   // yours, but this one may not be played

// What the hand would look like with a set of cards, for a card of it.
Rect place_of(const Layout& layout, const HandOrder& order, Card card, float* rotation) {
    const HandPlace place = hand_place(layout, order.index_of(card), order.count);
    if (rotation != nullptr) *rotation = place.rotation;
    return place.card;
}

float lift_of(const Moment& m, Card card) {
    const auto t = static_cast<float>(ease_out(progress(m.now, m.timeline.selected, m.tempo.lift())));
    if (m.choice.card == card) return m.layout.lift * t;
    if (m.timeline.dropped == card) return m.layout.lift * (1 - t);
    return 0;
}

// Whether the card may be played now or, at tables that do so, set aside as trump.
bool may_choose(const View& view, Card card) {
    return view.legal.contains(Action::play(card)) || view.legal.contains(Action::trump_card(card));
}

Color shade_of(const Moment& m, Card card) {
    if (m.view.sits_out == m.view.seat) return kDimmed;
    if (m.view.phase != Phase::kPlay) return kBrightCard;
    if (!m.your_turn()) return kResting;
    return may_choose(m.view, card) ? kBrightCard : kDimmed;
}

// The keys of the cards that may be chosen now, numbered from the left; 0 for the others.
std::array<char, 8> keys_of(const Moment& m, const HandOrder& order) {
    std::array<char, 8> keys{};
    if (!m.your_turn()) return keys;
    char key = '1';
    for (std::size_t i = 0; i < static_cast<std::size_t>(order.count); ++i) {
        if (may_choose(m.view, order.cards[i])) keys[i] = key++;
    }
    return keys;
}

// The key's number above a card's index, turned with the card; `above` its upper edge by so much.
void draw_key(DrawList& out, const Rect& card, float rotation, char key, float above) {
    constexpr float kWidth = 20;
    constexpr float kHeight = 16;
    const float angle = rotation * 3.14159265F / 180;
    const Point middle = card.centre();
    const float dx = card.w * 0.15F - card.w / 2;
    const float dy = -card.h / 2 - above;
    const Point at{middle.x + dx * std::cos(angle) - dy * std::sin(angle),
                   middle.y + dx * std::sin(angle) + dy * std::cos(angle)};
    const Rect pill = Rect::around(at, kWidth, kHeight);
    out.panel(pill, theme::kPanelSolid, kHeight / 2);
    out.ring(pill, theme::kHairline, kHeight / 2, 1);
    out.text(pill, std::string(1, key), 12, theme::kBold, theme::kBrassLight, Align::kCentre);
}

}  // namespace

double dealt_at(const Moment& m, double start, Seat seat, int nth) {
    const int order = (index_of(seat) - index_of(m.view.dealer) + 3) & 3;
    return start + m.tempo.deal_step() * (nth * 4 + order);
}

void draw_hand(const Moment& m, DrawList& out) {
    const HandOrder order = in_order(m.view.hand);
    const Timeline& time = m.timeline;
    const CardSet old_four = time.held_before_rest;
    const bool dealing_rest = m.now < time.rest_dealt + m.tempo.deal_of_sixteen();
    const Rect dealer = m.layout.plates[static_cast<std::size_t>(m.view.dealer)];
    const HandOrder four = in_order(old_four);
    const HandOrder before = in_order(time.hand_before);
    const auto closing = static_cast<float>(ease_out(progress(m.now, time.hand_changed, m.tempo.close_up())));
    // Phones have no keys.
    const bool numbered = m.layout.composition == Composition::kWide;
    const std::array<char, 8> keys = keys_of(m, order);
    const std::optional<Card> up = coming_up(m);
    int fresh = 0;
    for (int i = 0; i < order.count; ++i) {
        const Card card = order.cards[static_cast<std::size_t>(i)];
        const HandPlace place = hand_place(m.layout, i, order.count);
        Rect rect = place.card;
        float rotation = place.rotation;
        float alpha = 1;
        const bool was_held = dealing_rest && old_four.contains(card);
        if (card == up) continue;
        if (!rest_dealt(m.view) || (dealing_rest && !was_held)) {
            // On its way from the dealer.
            const double start = dealing_rest ? time.rest_dealt : time.opening_dealt;
            const double begun = dealt_at(m, start, m.view.seat, fresh++);
            const double t = progress(m.now, begun, m.tempo.deal_card());
            if (t <= 0) continue;
            if (t < 1) {
                const auto eased = static_cast<float>(ease_out(t));
                if (m.tempo.reduced) {
                    alpha = eased;
                } else {
                    const Rect from = Rect::around(dealer.centre(), rect.w * 0.5F, rect.h * 0.5F);
                    rect = mix(from, rect, eased);
                    rotation = mix(-30, rotation, eased);
                }
            }
        } else if (was_held) {
            const auto t = static_cast<float>(ease_out(progress(m.now, time.rest_dealt, m.tempo.close_up())));
            rect = mix(place_of(m.layout, four, card, nullptr), rect, t);
        } else if (closing < 1 && before.index_of(card) >= 0) {
            float old_rotation = 0;
            const Rect from = place_of(m.layout, before, card, &old_rotation);
            rect = mix(from, rect, closing);
            rotation = mix(old_rotation, rotation, closing);
        }
        const float lift = lift_of(m, card);
        rect.y -= lift;
        if (m.choice.card == card) draw_brass_glow(out, rect, rotation, lift / m.layout.lift);
        draw_card(out, rect, m.layout.hand_card, art::face_of(card), rotation, alpha, shade_of(m, card));
        if (m.choice.card == card) draw_brass_edge(out, rect, rotation, lift / m.layout.lift);
        const char key = keys[static_cast<std::size_t>(i)];
        // Above the ring around the card that has the focus; with a lifted card, as near as the rank allows.
        if (numbered && key != 0) draw_key(out, rect, rotation, key, mix(13, 4, lift / m.layout.lift));
    }
}

void add_hand_controls(const Moment& m, ControlList& out) {
    const HandOrder order = in_order(m.view.hand);
    const std::array<char, 8> keys = keys_of(m, order);
    for (int i = 0; i < order.count; ++i) {
        const Card card = order.cards[static_cast<std::size_t>(i)];
        const char key = keys[static_cast<std::size_t>(i)];
        const bool legal = key != 0;
        Rect rect = hand_place(m.layout, i, order.count).strip;
        const bool chosen = m.choice.card == card;
        if (chosen) rect.y -= m.layout.lift;
        Control control =
            button_control("card-" + to_string(card), words::card_for_readers(card), rect, legal);
        if (legal) {
            control.pressed = chosen ? 1 : 0;
            control.key = key;
        }
        out.push_back(std::move(control));
    }
}

}  // namespace twentynine
