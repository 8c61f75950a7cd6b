#include "layout.h"

#include <algorithm>
#include <utility>

#include "layout_parts.h"

namespace twentynine {

void lay_cross(Layout& out, Point centre, float card, float dx, float dy) {
    const float tall = card * kTall;
    out.trick_card = card;
    out.trick[0] = Rect::around({centre.x, centre.y + dy}, card, tall);
    out.trick[1] = Rect::around({centre.x - dx, centre.y}, card, tall);
    out.trick[2] = Rect::around({centre.x, centre.y - dy}, card, tall);
    out.trick[3] = Rect::around({centre.x + dx, centre.y}, card, tall);
    const float side = clamp(card * 0.9F, 44, 88);
    out.marker = Rect::around(centre, side, side);
}

void lay_hand(Layout& out, float card, float drop) {
    out.hand_card = card;
    const float tall = card * kTall;
    out.hand = {out.safe.x, out.safe.bottom() - tall - drop, out.safe.w, tall};
}

// Between your plate and the number of the trick, as wide as the side cards leave it.
void lay_hint(Layout& out, const Rect& zone, float height, float plate_height) {
    out.hint_plate = {zone.x, zone.bottom() - plate_height, zone.w, plate_height};
    const float middle = out.marker.centre().x;
    float half = std::min({46.0F, middle - 6 - out.plates[0].right(), out.caption.x - 6 - middle});
    const float top = zone.bottom() - height;
    if (out.trick[1].bottom() > top - 2) half = std::min(half, middle - out.trick[1].right() - 3);
    out.hint = {middle - half, top, 2 * half, height};
}

namespace {

// Where turns run counter-clockwise the seats at the two sides change their places.
void swap_sides(Layout& out) {
    std::swap(out.plates[1], out.plates[3]);
    std::swap(out.piles[1], out.piles[3]);
    std::swap(out.asides[1], out.asides[3]);
    std::swap(out.trick[1], out.trick[3]);
}

}  // namespace

void lay_asides_on_plates(Layout& out) {
    out.aside_on_plate = true;
    for (std::size_t seat = 0; seat < 4; ++seat) {
        const Rect& plate = out.plates[seat];
        const float tall = std::min(plate.h - 10, plate.w * 0.42F);
        out.asides[seat] = {plate.x + 5, plate.centre().y - tall / 2, tall / kTall, tall};
    }
}

Layout lay_out(const StageSize& size, TableShape shape) {
    Layout out;
    out.shape = shape;
    out.stage = {0, 0, size.width, size.height};
    out.safe = {size.insets.left, size.insets.top, size.width - size.insets.left - size.insets.right,
                size.height - size.insets.top - size.insets.bottom};
    const float w = out.safe.w;
    const float h = out.safe.h;
    if (w >= 700 && h >= 520) {
        out.composition = Composition::kWide;
        lay_wide(out);
    } else if (h < 520 && w > h * 1.2F) {
        out.composition = Composition::kLandscape;
        lay_landscape(out);
    } else {
        out.composition = h < 592 ? Composition::kTiny : Composition::kPortrait;
        lay_portrait(out);
    }
    if (out.tall_panel.empty()) out.tall_panel = out.panel;
    if (shape.counter_clockwise) swap_sides(out);
    return out;
}

HandPlace hand_place(const Layout& layout, int index, int count) {
    HandPlace place;
    const float card = layout.hand_card;
    const auto n = static_cast<float>(count);
    const auto i = static_cast<float>(index);
    float step = count > 1 ? (layout.hand.w - card) / (n - 1) : 0;
    // Few cards needn't be torn apart over the whole width.
    step = std::min(step, layout.fanned ? card * 0.8F : card + 6);
    if (layout.composition == Composition::kLandscape) step = std::min(step, card * 0.94F);
    const float x = layout.hand.x + (layout.hand.w - card - step * (n - 1)) / 2 + step * i;
    float drop = 0;
    if (layout.fanned) {
        const float off = i - (n - 1) / 2;
        place.rotation = off * 1.1F;
        drop = off * off * 0.9F;
    }
    place.card = {x, layout.hand.y + drop, card, card * kTall};
    place.strip = place.card;
    if (index + 1 < count) place.strip.w = std::min(step, card);
    return place;
}

}  // namespace twentynine
