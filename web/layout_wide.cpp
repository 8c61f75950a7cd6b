// Desktops and tablets: seats on four sides, a low strip on top, a fanned hand.
#include <algorithm>
#include <cmath>

#include "layout_parts.h"

namespace twentynine {

namespace {

// A card set aside lies after its seat's cards, or above the plate where that would be in the trick's way;
// yours, beside or above your plate.
void lay_asides(Layout& out, const Rect& zone, bool beside_panel) {
    const float width = out.pile_card;
    const float tall = width * kTall;
    const Rect& top = out.piles[2];
    out.asides[2] = {top.right() + 12, top.y, width, tall};
    const Rect& left = out.piles[1];
    const Rect& right = out.piles[3];
    out.asides[1] = {left.right() + 10, left.y, width, tall};
    out.asides[3] = {right.x - 10 - width, right.y, width, tall};
    if (out.asides[1].right() + 10 > out.trick[1].x) {
        const float above = out.plates[1].y - 8 - tall;
        out.asides[1] = {left.x, above, width, tall};
        out.asides[3] = {right.right() - width, above, width, tall};
    }
    const Rect& plate = out.plates[0];
    const float yours = plate.h;
    out.asides[0] = beside_panel
                        ? Rect{plate.right() - yours / kTall, plate.y - 6 - yours, yours / kTall, yours}
                        : Rect{plate.right() + 8, zone.bottom() - yours, yours / kTall, yours};
}

}  // namespace

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
    out.caption = {zone.centre().x - 110, zone.bottom() - caption_height, 220, caption_height};

    // The side seats: a plate with its cards under it, at the height of the trick.
    const float side_height = plate_height + 8 + pile_height;
    const float score_height = out.shape.scored ? 44.0F : 0.0F;
    const float side_y = clamp(cross_y - side_height / 2, zone.y + score_height,
                               zone.bottom() - side_height - plate_height - 8);
    // On a very wide table the side seats come nearer to the middle.
    const float reach = std::min(safe.w / 2, 640.0F);
    const float left = zone.centre().x - reach;
    const float right = zone.centre().x + reach;
    out.plates[1] = {left, side_y, plate_width, plate_height};
    out.piles[1] = {left, side_y + plate_height + 8, pile_width, pile_height};
    out.plates[3] = {right - plate_width, side_y, plate_width, plate_height};
    out.piles[3] = {right - pile_width, side_y + plate_height + 8, pile_width, pile_height};
    // You beside the panel where there is room, and the last trick at its other side.
    const bool beside_panel = out.panel.x - safe.x >= plate_width + 12;
    if (beside_panel) {
        out.plates[0] = {out.panel.x - plate_width - 12, out.panel.y + 10, plate_width, plate_height};
        out.last_trick = {out.panel.right() + 12, out.panel.y + 14, 116, 36};
    } else {
        out.plates[0] = {zone.x, zone.bottom() - plate_height, plate_width, plate_height};
        out.last_trick = {zone.right() - 116, zone.bottom() - 36, 116, 36};
    }
    out.hint = beside_panel ? Rect{out.last_trick.x, out.last_trick.y - 44, 116, 36}
                            : Rect{out.last_trick.x - 96, out.last_trick.y, 88, 36};
    out.hint_plate = {out.panel.x, zone.bottom() - 72, out.panel.w, 72};
    lay_asides(out, zone, beside_panel);

    // The corners beside partner are free.
    if (out.shape.scored) {
        out.score_apart = true;
        out.score = {safe.x, zone.y, std::min(236.0F, unit_x - zone.x - 12), 42};
    }
    const float fair_x = out.asides[2].right() + 14;
    const float fair_width = std::min(safe.right() - fair_x, 220.0F);
    out.fair = {safe.right() - fair_width, zone.y, fair_width, 18};

    const float result_height = std::min(safe.bottom() - zone.y, out.shape.scored ? 404.0F : 344.0F);
    out.result = Rect::around({zone.centre().x, (zone.y + safe.bottom()) / 2}, std::min(safe.w, 520.0F),
                              result_height);
}

}  // namespace twentynine
