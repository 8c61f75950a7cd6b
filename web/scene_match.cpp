// What is beyond the deal: the score of the match, and the seal of the shuffle.
#include <algorithm>
#include <cstdlib>

#include "scene_parts.h"

namespace twentynine {
namespace {

constexpr Color kIvory = Color::rgb(0xfbf6ea);
constexpr Color kIvoryEdge = Color::rgb(0xd9cfb8);

int score_of(const Moment& m, Team team) {
    return m.match.score[static_cast<std::size_t>(team)];
}

std::string told(const Moment& m, Team team) {
    return words::score_of(m.view.ruleset, m.match.score, team);
}

// A six and its side's colour under it.
void draw_side(const Moment& m, DrawList& out, const Rect& rect, Team team) {
    draw_six(out, rect, score_of(m, team));
    const Color color = team == kYourSide ? theme::kOurs : theme::kTheirs;
    out.panel({rect.x + 2, rect.bottom() + 1, rect.w - 4, 2}, color, 1);
}

// In a short cell: two sixes, or two numbers; yours at the left as on the bar of points.
void draw_small(const Moment& m, DrawList& out, Rect cell) {
    if (keeps_sixes(m.view.ruleset)) {
        const float width = std::min(31.0F, (cell.w - 5) / 2);
        const float height = std::min(width * 0.68F, cell.h - 4);
        const float y = cell.centre().y - height / 2 - 1;
        draw_side(m, out, {cell.right() - 2 * width - 5, y, width, height}, kYourSide);
        draw_side(m, out, {cell.right() - width, y, width, height}, kOtherSide);
        return;
    }
    Rect middle = Rect::around(cell.centre(), 8, cell.h);
    const Rect left{cell.x, cell.y, middle.x - cell.x, cell.h};
    const Rect right{middle.right(), cell.y, cell.right() - middle.right(), cell.h};
    out.text(left, told(m, kYourSide), 16, theme::kBold, theme::kOurs, Align::kRight);
    out.text(middle, ":", 14, theme::kBold, theme::kQuiet, Align::kCentre);
    out.text(right, told(m, kOtherSide), 16, theme::kBold, theme::kTheirs);
}

void draw_plate_of_match(const Moment& m, DrawList& out) {
    draw_plate(out, m.layout.score);
    Rect rest = m.layout.score.inset(12, 4);
    Rect names = rest.take_top(15, 2);
    // The points of the deal stand above, with the same names.
    const bool sixes = keeps_sixes(m.view.ruleset);
    out.text(names.take_left(60), "Your side", 12, theme::kRegular, theme::kQuiet);
    out.text(names.take_right(sixes ? 60.0F : 40.0F), "Theirs", 12, theme::kRegular, theme::kQuiet,
             Align::kRight);
    std::string title = "Match";
    const Ruleset& rules = m.view.ruleset;
    if (!sixes && rules.match_floor == 0) title += " to " + words::number(rules.match_target);
    out.text(names, title, 12, theme::kBold, theme::kQuiet, Align::kCentre);
    for (const Team team : {kYourSide, kOtherSide}) {
        const bool ours = team == kYourSide;
        const auto take = [&](float width) {
            return ours ? rest.take_left(width, 6) : rest.take_right(width, 6);
        };
        if (sixes) {
            const Rect six = take(25);
            draw_six(out, Rect::around(six.centre(), 25, 17), score_of(m, team));
        }
        out.text(take(26), told(m, team), 16, theme::kBold, ours ? theme::kOurs : theme::kTheirs,
                 ours ? Align::kLeft : Align::kRight);
    }
    const std::string deal = "Deal " + words::number(m.match.deal);
    if (!sixes) rest = {names.x, rest.y, names.w, rest.h};
    out.text(rest, deal, 12, theme::kRegular, theme::kQuiet, Align::kCentre);
}

bool under_result(const Moment& m, const Rect& rect) {
    return m.result_shown && m.layout.result.overlaps(rect);
}

}  // namespace

bool keeps_sixes(const Ruleset& ruleset) {
    return ruleset.match_floor < 0 && ruleset.match_floor >= -6 && ruleset.match_target <= 6;
}

void draw_six(DrawList& out, const Rect& rect, int value, float alpha) {
    out.panel(rect, kIvory.faded(alpha), 3);
    out.ring(rect, kIvoryEdge.faded(alpha), 3, 1);
    // The card lies on its side: three pips by two.
    const float side = std::min(rect.w / 3.4F, rect.h / 2.4F);
    const Suit suit = value > 0 ? Suit::kHearts : Suit::kSpades;
    for (int i = 0; i < 6; ++i) {
        const int columns_before = i / 2;
        const auto column = static_cast<float>(columns_before);
        const auto row = static_cast<float>(i % 2);
        const Point at{rect.x + rect.w * (0.2F + 0.3F * column), rect.y + rect.h * (0.28F + 0.44F * row)};
        if (i < std::abs(value)) {
            out.picture(Rect::around(at, side, side), art::suit_on_light(suit), alpha);
        } else {
            const float dot = side * 0.4F;
            out.panel(Rect::around(at, dot, dot), kIvoryEdge.faded(alpha), dot / 2);
        }
    }
}

void draw_score(const Moment& m, DrawList& out) {
    const Layout& layout = m.layout;
    if (layout.score.empty() || under_result(m, layout.score)) return;
    if (layout.score_apart) {
        draw_plate_of_match(m, out);
        return;
    }
    Rect cell = layout.score;
    if (layout.composition == Composition::kLandscape) {
        out.text(cell.take_top(std::min(18.0F, cell.h / 2)), "Deal " + words::number(m.match.deal), 12,
                 theme::kRegular, theme::kQuiet);
        cell.h = std::min(cell.h, 24.0F);
        const float width = keeps_sixes(m.view.ruleset) ? 67.0F : 56.0F;
        cell.w = std::min(cell.w, width);
    } else {
        // Apart from the points of the deal.
        out.panel({cell.x - 4, cell.y + 4, 1, cell.h - 8}, theme::kHairline, 0);
    }
    draw_small(m, out, cell);
}

bool seal_has_place(const Moment& m) {
    return m.layout.fair.w >= 100;
}

void draw_seal(const Moment& m, DrawList& out) {
    const Rect& rect = m.layout.fair;
    if (m.commitment.empty() || !seal_has_place(m) || under_result(m, rect)) return;
    const int groups = std::clamp(static_cast<int>((rect.w - 52) / 36), 1, 4);
    out.text(rect, words::seal_short(m.commitment, groups), 12, theme::kRegular, theme::kQuiet,
             Align::kRight);
}

void add_match_controls(const Moment& m, ControlList& out) {
    const Layout& layout = m.layout;
    if (!layout.score.empty()) {
        out.push_back(text_control("score", words::score_summary(m.view.ruleset, m.match.score, m.match.deal),
                                   layout.score));
    }
    if (!m.commitment.empty()) {
        const Rect& rect = layout.fair.empty() ? layout.events : layout.fair;
        out.push_back(text_control("seal", words::seal_summary(m.commitment), rect));
    }
    if (m.clock) {
        out.push_back(text_control("clock", words::seconds_left(m.clock->seat, m.clock->seconds),
                                   layout.plates[static_cast<std::size_t>(m.clock->seat)]));
    }
}

}  // namespace twentynine
