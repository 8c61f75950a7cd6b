// The strip above the table: points, contract, trump; and the two lines of recent events.
#include <algorithm>
#include <cmath>
#include <iterator>

#include "scene_parts.h"

namespace twentynine {
namespace {

constexpr float kRoomForSuit = 68;         // the longest name of a suit
constexpr float kRoomForLock = 22;         // with the gap before it
constexpr float kRoomForTrumpLabel = 140;  // label, symbol and name in a row

// A quiet label and what it is about: one above the other where the cell is tall, else in a row.
Rect draw_label(const Moment& m, DrawList& out, Rect cell, std::string_view label, float width) {
    if (m.layout.stacked_cells) {
        out.text(cell.take_top(std::min(18.0F, cell.h / 2)), std::string(label), 12, theme::kRegular,
                 theme::kQuiet);
        return cell.take_top(std::min(cell.h, 26.0F));
    }
    out.text(cell.take_left(width, 6), std::string(label), 12, theme::kRegular, theme::kQuiet);
    return cell;
}

void draw_points(const Moment& m, DrawList& out) {
    const View& view = m.view;
    Rect cell = m.layout.points_cell;
    const std::string ours = words::points_of_needed(view, kYourSide, target_moving(m));
    const std::string theirs = words::number(words::taken(view, kOtherSide));
    const Color ours_color =
        m.now < m.timeline.pair_shown + m.tempo.move_target() ? theme::kBrassLight : theme::kOurs;
    switch (m.layout.composition) {
        case Composition::kWide: {
            Rect line = cell.take_top(20, 6);
            out.text(line.take_left(line.w * 0.645F), "Your side  " + ours, 14, theme::kBold, ours_color);
            out.text(line, "Theirs  " + theirs, 14, theme::kBold, theme::kTheirs, Align::kRight);
            draw_points_bar(m, out, cell.take_top(10));
            break;
        }
        case Composition::kLandscape: {
            out.text(cell.take_top(16), "Your side", 12, theme::kRegular, theme::kQuiet);
            Rect line = cell.take_top(20, 2);
            out.text(line.take_left(line.w * 0.7F), ours, 15, theme::kBold, ours_color);
            out.text(line, theirs, 15, theme::kBold, theme::kTheirs, Align::kRight);
            draw_points_bar(m, out, cell.take_top(std::min(8.0F, std::max(5.0F, cell.h - 4))));
            break;
        }
        default: {
            out.text(cell.take_left(60, 2), "Your side", 12, theme::kRegular, theme::kQuiet);
            out.text(cell.take_left(58, 6), ours, 14, theme::kBold, ours_color);
            out.text(cell.take_right(20, 6), theirs, 14, theme::kBold, theme::kTheirs, Align::kRight);
            draw_points_bar(m, out, {cell.x, cell.centre().y - 4, cell.w, 8});
            break;
        }
    }
}

void draw_contract(const Moment& m, DrawList& out) {
    const words::ContractTold told = words::contract(m.view);
    const float size = m.layout.composition == Composition::kWide ? 18.0F : 14.0F;
    // In a short row what is unusual needs the label's room.
    if (told.unusual && !m.layout.stacked_cells) {
        out.text(m.layout.contract_cell, told.row, size, theme::kBold, theme::kText);
        return;
    }
    const Rect cell = draw_label(m, out, m.layout.contract_cell, told.label, m.view.contract ? 54 : 20);
    out.text(cell, told.value, size, theme::kBold, told.value == "No bid yet" ? theme::kQuiet : theme::kText);
}

// The suit, or the marker face down; turning over where it has just been revealed.
void draw_trump_mark(const Moment& m, DrawList& out, const Rect& square) {
    const double turning = progress(m.now, m.timeline.revealed, m.tempo.turn_over());
    const bool face_up = m.view.trump.has_value() && (!m.view.trump_revealed || turning >= 0.5);
    Rect rect = square;
    if (m.view.trump_revealed && turning < 1) {
        const auto side = static_cast<float>(std::fabs(std::cos(turning * 3.14159265)));
        rect = Rect::around(square.centre(), square.w * std::max(0.08F, side), square.h);
    }
    if (!face_up && m.view.card_lies_aside) {
        const Rect card = Rect::around(square.centre(), square.h / 1.4F, square.h);
        out.picture(card, art::back()).resting_width = card.w;
        return;
    }
    out.picture(rect, face_up ? art::suit_on_dark(*m.view.trump) : art::hidden_marker()).resting_width =
        square.w;
}

void draw_trump(const Moment& m, DrawList& out) {
    const View& view = m.view;
    const bool wide = m.layout.composition == Composition::kWide;
    const bool secret = view.trump && !view.trump_revealed;
    std::string_view label = "Trump";
    if (secret) label = m.layout.stacked_cells ? "Trump, only you see it" : "Trump";
    if (secret && m.layout.composition == Composition::kLandscape) label = "Secret trump";
    Rect cell = m.layout.trump_cell;
    // In a short row the symbol and the suit's name speak for themselves.
    const float room = kRoomForTrumpLabel + (secret ? kRoomForLock : 0);
    const bool short_row = !m.layout.stacked_cells && (view.trump || view.no_trump) && cell.w < room;
    if (!short_row) cell = draw_label(m, out, cell, label, 40);
    const float size = wide ? 18.0F : 14.0F;
    if (view.no_trump) {
        out.text(cell, short_row ? "No trump" : "None", size, theme::kBold, theme::kText);
        return;
    }
    if (!words::has_trump(view)) {
        out.text(cell, "Not chosen", size, theme::kBold, theme::kQuiet);
        return;
    }
    const float side = std::min(wide ? 24.0F : 20.0F, cell.h);
    const Rect mark = cell.take_left(side, 6);
    draw_trump_mark(m, out, Rect::around(mark.centre(), side, side));
    if (!view.trump) {
        out.text(cell, "Hidden", size, theme::kBold, theme::kText);
        return;
    }
    if (secret && !m.layout.stacked_cells) {
        // The cue that nobody else sees it: a lock, and the words for it in the control.
        const Rect lock = cell.take_right(18, 4);
        out.picture(Rect::around(lock.centre(), 18, 18), art::icon(art::Icon::kLock));
    }
    // In a narrow column the symbol has to do.
    if (cell.w < kRoomForSuit) return;
    out.text(cell, std::string(words::title_of(*view.trump)), size, theme::kBold,
             secret ? theme::kBrassLight : theme::kText);
}

// The last sentences worth keeping, the newest last; at most two.
int recent(const Moment& m, std::array<std::string, 2>& sentences) {
    int found = 0;
    for (auto event = m.history.rbegin(); event != m.history.rend() && found < 2; ++event) {
        if (!words::worth_keeping(*event)) continue;
        const Event* before = std::next(event) == m.history.rend() ? nullptr : &*std::next(event);
        std::string sentence = words::of_event(*event, before);
        if (sentence.empty()) continue;
        sentences[static_cast<std::size_t>(found++)] = std::move(sentence);
    }
    if (found == 2) std::swap(sentences[0], sentences[1]);
    return found;
}

}  // namespace

void draw_strip(const Moment& m, DrawList& out) {
    draw_plate(out, m.layout.strip);
    draw_points(m, out);
    draw_contract(m, out);
    draw_trump(m, out);
}

void draw_events(const Moment& m, DrawList& out) {
    // There the result takes their place.
    if (m.result_shown && m.layout.composition == Composition::kLandscape) return;
    std::array<std::string, 2> sentences;
    const int count = recent(m, sentences);
    Rect rect = m.layout.events;
    const bool wide = m.layout.composition == Composition::kWide;
    const Align align = wide ? Align::kRight : Align::kLeft;
    const float size = wide ? 14.0F : 13.0F;
    // Where the seal has no place of its own it stands here until there is more to tell.
    constexpr int kSealGroups = 4;
    const bool sealed = !m.commitment.empty() && !seal_has_place(m);
    if (m.layout.one_long_event) {
        const bool show_seal = sealed && m.view.call_count == 0;
        if (count == 0 && !show_seal) return;
        out.text(rect,
                 show_seal ? words::seal_short(m.commitment, kSealGroups)
                           : sentences[static_cast<std::size_t>(count - 1)],
                 12, theme::kRegular, show_seal ? theme::kQuiet : theme::kText, align)
            .lines = 2;
        return;
    }
    const float line = rect.h / 2;
    if (sealed && count < 2) {
        out.text(rect.take_top(line), words::seal_short(m.commitment, kSealGroups), 12, theme::kRegular,
                 theme::kQuiet, align);
    }
    for (int i = 0; i < count; ++i) {
        const bool newest = i + 1 == count;
        out.text(rect.take_top(line), sentences[static_cast<std::size_t>(i)], size, theme::kRegular,
                 newest ? theme::kText : theme::kQuiet, align);
    }
}

void add_strip_controls(const Moment& m, ControlList& out) {
    out.push_back(text_control("strip", words::strip_summary(m.view), m.layout.strip));
    std::array<std::string, 2> sentences;
    const int count = recent(m, sentences);
    std::string name;
    for (int i = 0; i < count; ++i) {
        if (i > 0) name += ". ";
        name += sentences[static_cast<std::size_t>(i)];
    }
    if (!name.empty()) name += '.';
    out.push_back(text_control("events", std::move(name), m.layout.events));
}

}  // namespace twentynine
