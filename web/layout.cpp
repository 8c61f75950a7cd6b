#include "layout.h"

#include <algorithm>
#include <cmath>

namespace twentynine {
namespace {

// Cards are 5 by 7.
constexpr float kTall = 1.4F;
constexpr int kFullHand = 8;
// The longest event in one line.
constexpr float kRoomForEvent = 258;

float clamp(float value, float low, float high) {
    return std::max(low, std::min(value, high));
}

// The loose cross of a trick around a point: `dx` and `dy` from it to the middle of a side card and of an
// upper or lower one.
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

// The hand along the bottom: as wide as the stage lets it, cards overlapping by what is missing.
void lay_hand(Layout& out, float card, float drop) {
    out.hand_card = card;
    const float tall = card * kTall;
    out.hand = {out.safe.x, out.safe.bottom() - tall - drop, out.safe.w, tall};
}

void lay_wide(Layout& out) {
    const float m = out.stage.w < 900 ? 12.0F : 16.0F;
    out.safe = out.safe.inset(m);
    const Rect& safe = out.safe;

    const float strip_width = clamp(safe.w * 0.63F, 480, 780);
    out.strip = {safe.x, safe.y, strip_width, 56};
    Rect cells = out.strip.inset(14, 7);
    const float gap = 20;
    // No cell is narrower than the longest that it may say.
    out.points_cell = cells.take_left(std::max((cells.w - 2 * gap) * 0.42F, 193.0F), gap);
    out.contract_cell = cells.take_left(std::min((cells.w - gap) * 0.46F, cells.w - gap - 141), gap);
    out.trump_cell = cells;
    out.stacked_cells = true;
    const float events_width = std::min(safe.w - strip_width - 20, 380.0F);
    out.events = {safe.right() - events_width, safe.y + 7, events_width, 42};
    out.one_long_event = events_width < kRoomForEvent;

    const float drop = 14;
    float card = clamp(safe.h * 0.245F / kTall, 86, safe.h > 1150 ? 156.0F : 128.0F);
    card = std::min(card, (safe.w - 7 * 44) * 0.9F);
    out.fanned = true;
    lay_hand(out, std::floor(card), drop);
    out.hand_step = std::min(out.hand_card * 0.8F, (safe.w - 20 - out.hand_card) / (kFullHand - 1));

    const float panel_width = std::min(safe.w, 716.0F);
    const float panel_height = 64;
    // Where there is room a lifted card's key stays clear of the panel too.
    const float panel_gap = safe.h > 600 ? 13 : 10;
    out.panel = {safe.x + (safe.w - panel_width) / 2, out.hand.y - out.lift - panel_gap - panel_height,
                 panel_width, panel_height};

    Rect zone{safe.x, out.strip.bottom() + 10, safe.w, 0};
    zone.h = out.panel.y - 10 - zone.y;

    const float plate_width = 148;
    const float plate_height = 44;
    out.pile_card = clamp(zone.h * 0.12F, 30, 46);
    const float pile_height = out.pile_card * kTall;
    const float pile_width = out.pile_card * (1 + 7 * 0.34F);
    // Partner: the plate, its cards beside it.
    const float unit = plate_width + 10 + pile_width;
    const float unit_x = zone.x + (zone.w - unit) / 2;
    out.plates[2] = {unit_x, zone.y + (std::max(pile_height, plate_height) - plate_height) / 2, plate_width,
                     plate_height};
    out.piles[2] = {unit_x + plate_width + 10, zone.y, pile_width, pile_height};

    const float top = zone.y + std::max(pile_height, plate_height) + 10;
    const float caption_height = 24;
    const float room = zone.bottom() - caption_height - 4 - top;
    // At least as tall as 1.8 cards, so that the upper card's index and the lower card are both seen; apart
    // where there is room.
    const float widest =
        std::min(out.hand_card * 0.86F, (zone.w - 2 * std::max(pile_width, plate_width) - 16) / 3.32F);
    const float trick_card = std::floor(clamp(room / 1.8F / kTall, 56, widest));
    const float tall = trick_card * kTall;
    const float dy = clamp((room - tall) / 2, 0, tall * 0.54F);
    const float cross_y = top + room / 2;
    lay_cross(out, {zone.centre().x, cross_y}, trick_card, trick_card * 1.16F, dy);
    out.caption = {zone.centre().x - 160, zone.bottom() - caption_height, 320, caption_height};

    // The side seats: a plate with its cards under it, at the height of the trick.
    const float side_height = plate_height + 8 + pile_height;
    const float side_y =
        clamp(cross_y - side_height / 2, zone.y, zone.bottom() - side_height - plate_height - 8);
    // On a very wide table the side seats come nearer to the middle.
    const float reach = std::min(safe.w / 2, 640.0F);
    const float left = zone.centre().x - reach;
    const float right = zone.centre().x + reach;
    out.plates[1] = {left, side_y, plate_width, plate_height};
    out.piles[1] = {left, side_y + plate_height + 8, pile_width, pile_height};
    out.plates[3] = {right - plate_width, side_y, plate_width, plate_height};
    out.piles[3] = {right - pile_width, side_y + plate_height + 8, pile_width, pile_height};
    if (out.panel.x - safe.x >= plate_width + 12) {
        out.plates[0] = {out.panel.x - plate_width - 12, out.panel.y + 10, plate_width, plate_height};
    } else {
        out.plates[0] = {zone.x, zone.bottom() - plate_height, plate_width, plate_height};
    }

    const float result_height = std::min(safe.bottom() - zone.y, 344.0F);
    out.result = Rect::around({zone.centre().x, (zone.y + safe.bottom()) / 2}, std::min(safe.w, 520.0F),
                              result_height);
}

void lay_portrait(Layout& out) {
    const bool tiny = out.composition == Composition::kTiny;
    const float m = tiny ? 6.0F : 8.0F;
    out.safe = out.safe.inset(m);
    const Rect& safe = out.safe;
    const bool roomy = safe.h > 640;

    out.strip = {safe.x, safe.y, safe.w, tiny ? 50.0F : 62.0F};
    Rect rows = out.strip.inset(10, tiny ? 3.0F : 5.0F);
    out.points_cell = rows.take_top(rows.h / 2);
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
            clamp(out.trick[1].centre().y - plate_height / 2, zone.y, out.plates[0].y - plate_height - 6);
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

    const float below = out.events.bottom() + 8;
    const float height = std::min(safe.bottom() - below, 326.0F);
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
    const float cell_height = std::min((cells.h - 8) / 3, 58.0F);
    out.points_cell = cells.take_top(cell_height, 4);
    out.contract_cell = cells.take_top(cell_height, 4);
    out.trump_cell = cells;
    out.stacked_cells = true;
    out.events = right.take_top(32, 4);
    out.events = out.events.inset(2, 0);
    out.one_long_event = out.events.w < kRoomForEvent;
    out.panel = right;
    // The panel keeps the height of its buttons, at the bottom near the hand.
    const float panel_height = std::min(right.h, 156.0F);
    out.panel = {right.x, right.bottom() - panel_height, right.w, panel_height};

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

    const float x = out.strip.right() + 6;
    const float width = std::min(safe.right() - x, 480.0F);
    out.result = Rect::around({x + (safe.right() - x) / 2, safe.centre().y}, width, std::min(safe.h, 320.0F));
}

}  // namespace

Layout lay_out(const StageSize& size) {
    Layout out;
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
