// What lies inside of the panels: bidding, trump, Play, the result.
#include <algorithm>

#include "layout.h"

namespace twentynine {
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
    const float button = std::clamp((inner.h - 34 - 12) / 2, 30.0F, 44.0F);
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
        const float step = std::clamp(upper.w * 0.27F, 32.0F, 48.0F);
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
    out.value = row.take_left(std::clamp(row.w * 0.25F, 56.0F, 76.0F), gap);
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
    out.sentence = inner.take_top(!cramped ? 44.0F : inner.w < 370 ? 34.0F : 22.0F, cramped ? 4.0F : 14.0F);
    Rect facts = inner.take_top(std::clamp(inner.h * 0.42F, 40.0F, 64.0F), cramped ? 6.0F : 16.0F);
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
