// Phones, upright and on their side, and small frames.
#include <algorithm>
#include <cmath>

#include "layout_parts.h"

namespace twentynine {

void lay_portrait(Layout& out) {
    const bool tiny = out.composition == Composition::kTiny;
    const float m = tiny ? 6.0F : 8.0F;
    out.safe = out.safe.inset(m);
    const Rect& safe = out.safe;
    const bool roomy = safe.h > 640;

    out.strip = {safe.x, safe.y, safe.w, tiny ? 50.0F : 62.0F};
    Rect rows = out.strip.inset(10, tiny ? 3.0F : 5.0F);
    out.points_cell = rows.take_top(rows.h / 2);
    if (out.shape.scored) out.score = out.points_cell.take_right(tiny ? 62.0F : 72.0F, 8);
    out.contract_cell = rows.take_left(rows.w * 0.5F, 10);
    out.trump_cell = rows;
    out.events = {safe.x + 4, out.strip.bottom() + 4, safe.w - 8, tiny ? 32.0F : 36.0F};

    // Every covered card keeps its strip: 32 pixels, 44 from a width of 410 on.
    const float least = out.stage.w >= 410 ? 44.0F : 32.5F;
    float card = std::min(safe.w - 7 * least, clamp(out.stage.h * 0.25F / kTall, 72, 104));
    card = std::floor(card);
    out.lift = tiny ? 16.0F : 20.0F;
    lay_hand(out, card, 0);
    out.hand_step = (safe.w - card) / (kFullHand - 1);

    const float panel_height = tiny ? 68.0F : 80.0F;
    out.panel = {safe.x, out.hand.y - out.lift - 6 - panel_height, safe.w, panel_height};

    Rect zone{safe.x, out.events.bottom() + (tiny ? 2.0F : 6.0F), safe.w, 0};
    zone.h = out.panel.y - (tiny ? 4.0F : 8.0F) - zone.y;

    out.initials = tiny;
    const float plate_width = tiny ? 62.0F : std::min(124.0F, (safe.w - 16) / 3);
    const float plate_height = tiny ? 34.0F : 42.0F;
    const float middle = zone.centre().x;
    out.plates[2] = {middle - plate_width / 2, zone.y, plate_width, plate_height};
    out.plates[0] = {zone.x, zone.bottom() - plate_height, plate_width, plate_height};
    const float caption_width = plate_width;
    out.caption = {zone.right() - caption_width, zone.bottom() - plate_height, caption_width, plate_height};
    constexpr float kButton = 26;
    out.last_trick = {out.caption.x, out.caption.bottom() - kButton, out.caption.w, kButton};
    if (tiny) out.last_trick.y = out.caption.y - 4 - kButton;

    // Beside the trick there is room for initials; whole names sit above the side cards.
    const float top = out.plates[2].bottom() + 6;
    const float room = zone.bottom() - top;
    if (tiny) {
        const float across = (zone.w - 2 * plate_width - 8) / 3;
        const float trick_card = std::floor(clamp(std::min(room / 1.45F / kTall, across), 40, 64));
        const float tall = trick_card * kTall;
        const float dy = clamp((room - tall) / 2, 0, tall * 0.5F);
        const float dx = std::min(trick_card * 1.08F, (zone.w - 2 * plate_width - 6 - trick_card) / 2);
        lay_cross(out, {middle, top + room / 2}, trick_card, dx, dy);
        const float y =
            clamp(out.trick[1].centre().y - plate_height / 2, zone.y, out.last_trick.y - plate_height - 6);
        out.plates[1] = {zone.x, y, plate_width, plate_height};
        out.plates[3] = {zone.right() - plate_width, y, plate_width, plate_height};
    } else {
        const float trick_card = std::floor(clamp(room / 2.1F / kTall, 56, roomy ? 84.0F : 72.0F));
        const float tall = trick_card * kTall;
        const float dy = clamp((room - tall) / 2, 0, tall * 0.54F);
        const float dx = std::min(trick_card * 1.1F, (zone.w - trick_card) / 2 - 2);
        const float centre = top + room / 2;
        lay_cross(out, {middle, centre}, trick_card, dx, dy);
        // Low enough to sit at the sides, high enough to clear their cards.
        const float y =
            std::max(zone.y, std::min(out.plates[2].bottom() + 4, out.trick[1].y - plate_height - 6));
        out.plates[1] = {zone.x, y, plate_width, plate_height};
        out.plates[3] = {zone.right() - plate_width, y, plate_width, plate_height};
    }

    lay_hint(out, zone, 34, tiny ? 76.0F : 82.0F);
    // In a small frame the cards take all the middle: what a hint says lies above them.
    if (tiny) {
        out.hint = {zone.x, out.last_trick.y, plate_width, kButton};
        const float y = out.strip.bottom();
        out.hint_plate = {zone.x, y, zone.w, std::min(70.0F, out.plates[1].y - 1 - y)};
    }
    lay_asides_on_plates(out);

    const float below = out.events.bottom() + 8;
    const float height = std::min(safe.bottom() - below, out.shape.scored ? 384.0F : 326.0F);
    const float width = std::min(safe.w, 440.0F);
    out.result = Rect::around({middle, below + (safe.bottom() - below) / 2}, width, height);
}

void lay_landscape(Layout& out) {
    const float m = 6;
    out.safe = out.safe.inset(m);
    const Rect& safe = out.safe;

    const float least = out.stage.w >= 410 ? 44.0F : 32.5F;
    const float card = std::floor(std::min(safe.w - 7 * least, clamp(out.stage.h * 0.3F / kTall, 60, 96)));
    out.lift = 16;
    lay_hand(out, card, 0);
    out.hand_step = std::min(card * 0.94F, (safe.w - card) / (kFullHand - 1));

    Rect upper = safe;
    upper.h = out.hand.y - out.lift - 4 - safe.y;
    const float strip_width = clamp(safe.w * 0.2F, 97, 168);
    const float panel_width = clamp(safe.w * 0.27F, 143, 216);
    out.strip = upper.take_left(strip_width, 6);
    Rect right = upper.take_right(panel_width, 6);
    Rect cells = out.strip.inset(8, 6);
    const float count = out.shape.scored ? 4 : 3;
    const float cell_height = std::min((cells.h - 4 * (count - 1)) / count, 58.0F);
    out.points_cell = cells.take_top(cell_height, 4);
    out.contract_cell = cells.take_top(cell_height, 4);
    out.trump_cell = out.shape.scored ? cells.take_top(cell_height, 4) : cells;
    if (out.shape.scored) out.score = cells;
    out.stacked_cells = true;
    out.events = right.take_top(32, 4);
    out.events = out.events.inset(2, 0);
    out.one_long_event = out.events.w < kRoomForEvent;
    out.panel = right;
    // The panel keeps the height of its buttons, at the bottom near the hand.
    constexpr float kLastTrick = 26;
    const float tallest = std::min(right.h, 156.0F);
    const float panel_height = std::min(right.h - kLastTrick - 4, 156.0F);
    out.tall_panel = {right.x, right.bottom() - tallest, right.w, tallest};
    out.panel = {right.x, right.bottom() - panel_height, right.w, panel_height};
    out.last_trick = {right.x, out.panel.y - 4 - kLastTrick, right.w, kLastTrick};

    Rect zone = upper;
    // The three others in a row above the trick.
    out.initials = zone.w < 300;
    const float plate_width = out.initials ? (zone.w - 8) / 3 : std::min(128.0F, (zone.w - 12) / 3);
    const float plate_height = 34;
    const float middle = zone.centre().x;
    out.plates[2] = {middle - plate_width / 2, zone.y, plate_width, plate_height};
    out.plates[0] = {zone.x, zone.bottom() - plate_height, plate_width, plate_height};

    const float top = out.plates[2].bottom() + 5;
    const float room = zone.bottom() - top;
    const float trick_card = std::floor(
        clamp(std::min({room / 1.62F / kTall, (room - 2 * plate_height - 8) / kTall, zone.w / 3}), 38, 84));
    const float tall = trick_card * kTall;
    const float dy = clamp((room - tall) / 2, 0, tall * 0.5F);
    const float dx = std::min(trick_card * 1.12F, (zone.w - trick_card) / 2);
    lay_cross(out, {middle, top + room / 2}, trick_card, dx, dy);
    const float caption_width = clamp((zone.w - trick_card) / 2 - 4, 48, 90);
    out.caption = {zone.right() - caption_width, zone.bottom() - plate_height, caption_width, plate_height};
    const float side_y = zone.y;
    out.plates[1] = {zone.x, side_y, plate_width, plate_height};
    out.plates[3] = {zone.right() - plate_width, side_y, plate_width, plate_height};

    lay_hint(out, zone, 30, zone.w < 300 ? 134.0F : 76.0F);
    lay_asides_on_plates(out);

    const float x = out.strip.right() + 6;
    const float width = std::min(safe.right() - x, 480.0F);
    out.result = Rect::around({x + (safe.right() - x) / 2, safe.centre().y}, width,
                              std::min(safe.h, out.shape.scored ? 352.0F : 320.0F));
}

}  // namespace twentynine
