// What lies inside of the panels at hand: bidding, trump, words, Play.
#include <algorithm>
#include <array>

#include "layout.h"

namespace twentynine {
namespace {

// A panel of a row: a sentence, and under or beside it a row of buttons.
struct PanelRows {
    Rect line;
    Rect row;
};

constexpr float kCancelWidth = 112;

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
        // Clear of the ring around a button that has the focus.
        if (!tiny) rows.line.y -= 3;
        rows.row = inner.take_bottom(tiny ? 40.0F : 44.0F);
    }
    return rows;
}

// The parts of a panel at the right of a phone on its side: a sentence above `N` rows of buttons.
template <std::size_t N>
struct PanelColumn {
    Rect line;
    std::array<Rect, N> rows;
};

template <std::size_t N>
PanelColumn<N> panel_column(const Rect& panel) {
    constexpr float kGap = N > 2 ? 5 : 6;
    constexpr float kLine = 34;
    Rect inner = panel.inset(8, 6);
    PanelColumn<N> column;
    const float button = std::clamp((inner.h - kLine - N * kGap) / N, 28.0F, 44.0F);
    for (std::size_t i = N; i-- > 0;) column.rows[i] = inner.take_bottom(button, i > 0 ? kGap : 4.0F);
    column.line = inner;
    return column;
}

}  // namespace

namespace {

void lay_bid_column(BidPanel& out, Rect upper, Rect lower) {
    const float step = std::clamp(upper.w * 0.27F, 32.0F, 48.0F);
    out.minus = upper.take_left(step, 4);
    out.plus = upper.take_right(step, 4);
    out.value = upper;
    out.bid = lower.take_left((lower.w - 6) / 2, 6);
    out.pass = lower;
}

}  // namespace

BidPanel bid_panel(const Layout& layout, bool with_cancel) {
    BidPanel out;
    if (layout.composition == Composition::kLandscape) {
        if (with_cancel) {
            const auto column = panel_column<3>(layout.tall_panel);
            out.line = column.line;
            lay_bid_column(out, column.rows[0], column.rows[1]);
            out.cancel = column.rows[2];
        } else {
            const auto column = panel_column<2>(layout.panel);
            out.line = column.line;
            lay_bid_column(out, column.rows[0], column.rows[1]);
        }
        return out;
    }
    PanelRows rows = panel_rows(layout, 384);
    if (with_cancel && layout.composition == Composition::kWide) {
        out.cancel = rows.line.take_right(kCancelWidth, 12);
    } else if (with_cancel) {
        // Beside the sentence, a little of the row's height for it.
        const float height = 26;
        const float missing = std::max(0.0F, height - rows.line.h);
        rows.line.h += missing;
        rows.row.y = rows.line.bottom() + 2;
        rows.row.h -= std::max(0.0F, rows.row.bottom() - (layout.panel.bottom() - 4));
        out.cancel = rows.line.take_right(kCancelWidth, 6);
    }
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

TrumpPanel trump_panel(const Layout& layout, int others) {
    TrumpPanel out;
    const auto more = static_cast<std::size_t>(others);
    if (layout.composition == Composition::kLandscape) {
        const auto halves = [](Rect row, Rect& first, Rect& second) {
            first = row.take_left((row.w - 6) / 2, 6);
            second = row;
        };
        if (others > 0) {
            const auto column = panel_column<3>(layout.tall_panel);
            out.line = column.line;
            halves(column.rows[0], out.suits[0], out.suits[1]);
            halves(column.rows[1], out.suits[2], out.suits[3]);
            out.others[0] = column.rows[2];
            if (others > 1) halves(column.rows[2], out.others[0], out.others[1]);
        } else {
            const auto column = panel_column<2>(layout.panel);
            out.line = column.line;
            halves(column.rows[0], out.suits[0], out.suits[1]);
            halves(column.rows[1], out.suits[2], out.suits[3]);
        }
        return out;
    }
    const PanelRows rows = panel_rows(layout, others > 0 ? 500.0F : 460.0F);
    out.line = rows.line;
    Rect row = rows.row;
    const float gap = others > 0 && row.w < 400 ? 5.0F : 6.0F;
    const float width = (row.w - static_cast<float>(3 + others) * gap) / static_cast<float>(4 + others);
    for (Rect& suit : out.suits) suit = row.take_left(width, gap);
    for (std::size_t i = 0; i < more; ++i) out.others[i] = row.take_left(width, gap);
    return out;
}

WordsPanel words_panel(const Layout& layout, int count) {
    WordsPanel out;
    const auto buttons = static_cast<std::size_t>(count);
    if (layout.composition == Composition::kLandscape) {
        if (count > 2) {
            const auto column = panel_column<3>(layout.tall_panel);
            out.line = column.line;
            out.buttons = column.rows;
        } else {
            const auto column = panel_column<2>(layout.panel);
            out.line = column.line;
            out.buttons = {column.rows[2 - buttons], column.rows[1], {}};
            if (count == 1) {
                out.line.h += column.rows[0].h;
                out.buttons[1] = {};
            }
        }
        return out;
    }
    const float widest = 144;
    const float gap = 8;
    const auto n = static_cast<float>(count);
    const PanelRows rows = panel_rows(layout, n * widest + (n - 1) * gap);
    out.line = rows.line;
    Rect row = rows.row;
    const float even = (row.w - (n - 1) * gap) / n;
    // Of two, the first says more than Play or Pass, and a hint may mark it beside its words.
    const float first = count == 2 ? std::max(even, std::min(156.0F, row.w * 0.53F)) : even;
    out.buttons[0] = row.take_left(first, gap);
    const float width = count == 2 ? row.w : even;
    for (std::size_t i = 1; i < buttons; ++i) out.buttons[i] = row.take_left(width, gap);
    return out;
}

HintPanel hint_panel(const Layout& layout, bool with_chances) {
    HintPanel out;
    const bool wide = layout.composition == Composition::kWide;
    const bool narrow = layout.hint_plate.w < 250;
    const bool tiny = layout.composition == Composition::kTiny;
    Rect inner = layout.hint_plate.inset(wide ? 14.0F : 10.0F, wide ? 9.0F : tiny ? 4.0F : 6.0F);
    constexpr float kHide = 36;
    const float chances = wide ? 96.0F : 82.0F;
    if (narrow) {
        out.title = inner.take_top(16, 1);
        Rect row = inner.take_bottom(26, 2);
        out.hide = row.take_right(kHide, 6);
        if (with_chances) out.chances = row.take_right(chances);
        out.text = inner;
        out.text_size = 12;
        return out;
    }
    Rect row = wide ? inner : inner.take_top(tiny ? 27.0F : 28.0F, tiny ? 1.0F : 2.0F);
    Rect buttons = row.take_right(with_chances ? kHide + 6 + chances : kHide, 12);
    if (wide) buttons = {buttons.x, layout.hint_plate.centre().y - 18, buttons.w, 36};
    out.hide = buttons.take_right(kHide, 6);
    if (with_chances) out.chances = buttons;
    out.title = wide ? row.take_top(18, 2) : row;
    out.text = wide ? row : inner;
    if (tiny) out.text_size = 13;
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

}  // namespace twentynine
