#include "layout.h"

#include <algorithm>
#include <cmath>

namespace twentynine {
namespace {

// Cards are 5 by 7.
constexpr float kTall = 1.4F;
constexpr int kFullHand = 8;

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

    const float strip_width = std::min(safe.w * 0.63F, 780.0F);
    out.strip = {safe.x, safe.y, strip_width, 56};
    Rect cells = out.strip.inset(14, 7);
    const float gap = 20;
    out.points_cell = cells.take_left((cells.w - 2 * gap) * 0.42F, gap);
    out.contract_cell = cells.take_left((cells.w - gap) * 0.46F, gap);
    out.trump_cell = cells;
    out.stacked_cells = true;
    const float events_width = std::min(safe.w - strip_width - 20, 380.0F);
    out.events = {safe.right() - events_width, safe.y + 7, events_width, 42};

    const float drop = 14;
    float card = clamp(safe.h * 0.245F / kTall, 86, safe.h > 1150 ? 156.0F : 128.0F);
    card = std::min(card, (safe.w - 7 * 44) * 0.9F);
    out.fanned = true;
    lay_hand(out, std::floor(card), drop);
    out.hand_step = std::min(out.hand_card * 0.8F, (safe.w - 20 - out.hand_card) / (kFullHand - 1));

    const float panel_width = std::min(safe.w, 716.0F);
    const float panel_height = 64;
    out.panel = {safe.x + (safe.w - panel_width) / 2, out.hand.y - out.lift - 10 - panel_height, panel_width,
                 panel_height};

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
    // As tall as 1.8 cards, so that the upper card's index and the lower card are both seen.
    const float widest =
        std::min(out.hand_card * 0.86F, (zone.w - 2 * std::max(pile_width, plate_width) - 16) / 3.32F);
    const float trick_card = std::floor(clamp(room / 1.8F / kTall, 56, widest));
    const float tall = trick_card * kTall;
    const float dy = clamp((room - tall) / 2, 0, tall * 0.44F);
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
    out.contract_cell = rows.take_left(rows.w * 0.47F, 10);
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
    const float strip_width = clamp(safe.w * 0.2F, 96, 168);
    const float panel_width = clamp(safe.w * 0.27F, 140, 216);
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
    out.one_long_event = panel_width < 200;
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
        clamp(std::min({room / 1.62F / kTall, (room - 2 * plate_height) / kTall, zone.w / 3}), 38, 84));
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

namespace {

// A panel of a row: a sentence, and under or beside it a row of buttons.
struct PanelRows {
    Rect line;
    Rect row;
};

PanelRows panel_rows(const Layout& layout, float row_width) {
    const bool tiny = layout.composition == Composition::kTiny;
    Rect inner = layout.panel.inset(tiny ? 6.0F : 8.0F, tiny ? 4.0F : 8.0F);
    PanelRows rows;
    if (layout.composition == Composition::kWide) {
        inner = layout.panel.inset(14, 10);
        rows.row = inner.take_right(row_width, 14);
        rows.line = inner;
    } else {
        rows.line = inner.take_top(18, 2);
        rows.row = inner.take_bottom(tiny ? 40.0F : 44.0F);
    }
    return rows;
}

// The parts of a tall panel at the right of a phone on its side.
struct PanelColumn {
    Rect line;
    Rect upper;
    Rect lower;
};

PanelColumn panel_column(const Layout& layout) {
    Rect inner = layout.panel.inset(8, 6);
    PanelColumn column;
    const float button = clamp((inner.h - 34 - 12) / 2, 30, 44);
    column.lower = inner.take_bottom(button, 6);
    column.upper = inner.take_bottom(button, 4);
    column.line = inner;
    return column;
}

}  // namespace

BidPanel bid_panel(const Layout& layout) {
    BidPanel out;
    if (layout.composition == Composition::kLandscape) {
        const PanelColumn column = panel_column(layout);
        out.line = column.line;
        Rect upper = column.upper;
        const float step = clamp(upper.w * 0.27F, 32, 48);
        out.minus = upper.take_left(step, 4);
        out.plus = upper.take_right(step, 4);
        out.value = upper;
        Rect lower = column.lower;
        out.bid = lower.take_left((lower.w - 6) / 2, 6);
        out.pass = lower;
        return out;
    }
    const PanelRows rows = panel_rows(layout, 384);
    out.line = rows.line;
    Rect row = rows.row;
    const float gap = row.w < 320 ? 5.0F : 8.0F;
    const float step = 44;
    out.minus = row.take_left(step, gap);
    out.value = row.take_left(clamp(row.w * 0.25F, 56, 76), gap);
    out.plus = row.take_left(step, gap + (row.w > 240 ? 4.0F : 0.0F));
    out.bid = row.take_left((row.w - gap) / 2, gap);
    out.pass = row;
    return out;
}

TrumpPanel trump_panel(const Layout& layout) {
    TrumpPanel out;
    if (layout.composition == Composition::kLandscape) {
        const PanelColumn column = panel_column(layout);
        out.line = column.line;
        Rect rows[2] = {column.upper, column.lower};
        for (std::size_t i = 0; i < 4; ++i) {
            Rect& row = rows[i / 2];
            out.suits[i] = i % 2 == 0 ? row.take_left((row.w - 6) / 2, 6) : row;
        }
        return out;
    }
    const PanelRows rows = panel_rows(layout, 460);
    out.line = rows.line;
    Rect row = rows.row;
    const float gap = 6;
    const float width = (row.w - 3 * gap) / 4;
    for (Rect& suit : out.suits) suit = row.take_left(width, gap);
    return out;
}

PlayPanel play_panel(const Layout& layout) {
    PlayPanel out;
    if (layout.composition == Composition::kLandscape) {
        Rect inner = layout.panel.inset(8, 6);
        out.button = inner.take_bottom(44, 6);
        out.line = inner;
        return out;
    }
    const bool wide = layout.composition == Composition::kWide;
    const bool tiny = layout.composition == Composition::kTiny;
    Rect inner = layout.panel.inset(wide ? 14.0F : 10.0F, 0);
    out.button = inner.take_right(wide ? 148.0F : 112.0F, 12);
    const float height = tiny ? 44.0F : 48.0F;
    out.button = {out.button.x, layout.panel.centre().y - height / 2, out.button.w, height};
    if (wide) out.button = {out.button.x, layout.panel.y + 10, out.button.w, 44};
    out.line = inner.inset(0, 8);
    return out;
}

ResultPanel result_panel(const Layout& layout) {
    ResultPanel out;
    const bool wide = layout.composition == Composition::kWide;
    const bool flat = layout.composition == Composition::kLandscape;
    Rect inner = layout.result.inset(wide ? 32.0F : 16.0F, flat ? 10.0F : 18.0F);
    const bool cramped = inner.h < 290;
    out.heading_size = wide ? 28.0F : 20.0F;
    if (layout.composition == Composition::kPortrait) out.heading_size = 24;
    out.text_size = cramped || inner.w < 320 ? 14.0F : 16.0F;
    out.heading = inner.take_top(cramped ? 30.0F : 42.0F, cramped ? 2.0F : 6.0F);
    out.deal_again = inner.take_bottom(46, cramped ? 10.0F : 20.0F);
    const float button = std::min(inner.w, 220.0F);
    out.deal_again = {inner.centre().x - button / 2, out.deal_again.y, button, 46};
    out.sentence = inner.take_top(cramped ? 22.0F : 44.0F, cramped ? 4.0F : 14.0F);
    Rect facts = inner.take_top(clamp(inner.h * 0.42F, 40, 64), cramped ? 6.0F : 16.0F);
    const float third = (facts.w - 2 * 8) / 3;
    out.needed = facts.take_left(third, 8);
    out.took = facts.take_left(third, 8);
    out.made = facts;
    Rect totals = inner.take_top(20, 6);
    out.ours = totals.take_left((totals.w - 8) / 2, 8);
    out.theirs = totals;
    out.bar = inner.take_top(12);
    return out;
}

}  // namespace twentynine
