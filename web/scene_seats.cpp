// The four seats: names, dealer, turn, face-down cards, last calls; and the cards that are being dealt to
// them.
#include <algorithm>

#include "scene_parts.h"

namespace twentynine {
namespace {

constexpr float kPileStep = 0.34F;  // of a card's width

Color side_color(Seat seat) {
    return team_of(seat) == kYourSide ? theme::kOurs : theme::kTheirs;
}

bool bidding(const Moment& m) {
    return m.view.phase == Phase::kAuction || m.view.phase == Phase::kTrump;
}

bool on_turn(const Moment& m, Seat seat) {
    return m.view.turn == seat && !m.trick_waits && !m.dealing && !m.result_shown;
}

// What the second line of a plate says, and how loudly.
std::string note_of(const Moment& m, Seat seat, Color* color) {
    *color = theme::kQuiet;
    if (bidding(m)) {
        std::string call = words::last_call(m.view, seat);
        if (m.view.contract && m.view.contract->bidder == seat) {
            call = "Bid " + words::number(points_of(m.view.contract->bid));
        }
        if (!call.empty()) {
            if (call != "Pass") *color = theme::kBrassLight;
            return call;
        }
        if (on_turn(m, seat)) return seat == kYou ? "Your turn" : "Thinking";
        return "";
    }
    return words::cards_held(cards_arrived(m, seat));
}

void draw_initials(const Moment& m, DrawList& out, Seat seat, Rect rect) {
    Color color;
    std::string note = note_of(m, seat, &color);
    if (!bidding(m)) note = words::number(cards_arrived(m, seat));
    if (note == "Your turn" || note == "Thinking") note.clear();
    // The number of a bid alone.
    if (note.rfind("Bid ", 0) == 0) note.erase(0, 4);
    // A badge on the corner: there is no room beside the letter.
    if (m.view.dealer == seat) {
        out.picture(Rect::around({rect.right() - 9, rect.y + 2}, 18, 18), art::icon(art::Icon::kDealer));
    }
    if (rect.w < 60 || note.size() > 1) {
        rect = rect.inset(9, 2);
        if (note.empty()) {
            out.text(rect, std::string(words::initial_of(seat)), 14, theme::kBold, theme::kText);
            return;
        }
        out.text(rect.take_top(rect.h / 2), std::string(words::initial_of(seat)), 13, theme::kBold,
                 theme::kText);
        out.text(rect, std::move(note), 12, theme::kBold, color);
        return;
    }
    rect = rect.inset(10, 2);
    out.text(rect.take_left(seat == kYou ? 26.0F : 14.0F, 2), std::string(words::initial_of(seat)), 14,
             theme::kBold, theme::kText);
    out.text(rect, std::move(note), 12, theme::kBold, color, Align::kRight);
}

void draw_name(const Moment& m, DrawList& out, Seat seat, Rect rect) {
    const bool narrow = rect.w < 110;
    rect = rect.inset(narrow ? 9.0F : 12.0F, 4);
    if (m.view.dealer == seat) {
        const float side = narrow ? 18.0F : 20.0F;
        const Rect mark = rect.take_right(side, narrow ? 2.0F : 4.0F);
        out.picture(Rect::around(mark.centre(), side, side), art::icon(art::Icon::kDealer));
    }
    Color color;
    std::string note = note_of(m, seat, &color);
    if (note.empty()) {
        out.text(rect, std::string(words::name_of(seat)), 16, theme::kBold, theme::kText);
        return;
    }
    out.text(rect.take_top(rect.h / 2), std::string(words::name_of(seat)), 15, theme::kBold, theme::kText);
    out.text(rect, std::move(note), 13, color == theme::kBrassLight ? theme::kBold : theme::kRegular, color);
}

void draw_pile(const Moment& m, DrawList& out, Seat seat) {
    const Rect& pile = m.layout.piles[static_cast<std::size_t>(seat)];
    if (pile.empty()) return;
    const int count = cards_arrived(m, seat);
    const float width = m.layout.pile_card;
    for (int i = 0; i < count; ++i) {
        const float along = static_cast<float>(i) * width * kPileStep;
        const float x = seat == Seat::k3 ? pile.right() - width - along : pile.x + along;
        draw_card(out, {x, pile.y, width, pile.h}, width, art::back(), 0, 1, {255, 255, 255, 255});
    }
}

Rect goal_of(const Moment& m, Seat seat, int nth) {
    const auto s = static_cast<std::size_t>(seat);
    const Rect& pile = m.layout.piles[s];
    if (pile.empty()) return Rect::around(m.layout.plates[s].centre(), 24, 24 * 1.4F);
    const float width = m.layout.pile_card;
    const float along = static_cast<float>(nth) * width * kPileStep;
    const float x = seat == Seat::k3 ? pile.right() - width - along : pile.x + along;
    return {x, pile.y, width, pile.h};
}

}  // namespace

int cards_arrived(const Moment& m, Seat seat) {
    const int held = m.view.card_counts[static_cast<std::size_t>(seat)];
    const bool first = m.view.phase == Phase::kAuction || m.view.phase == Phase::kTrump;
    const double start = first ? m.timeline.opening_dealt : m.timeline.rest_dealt;
    if (m.now >= start + m.tempo.deal_of_sixteen()) return held;
    int missing = 0;
    for (int nth = 0; nth < 4; ++nth) {
        if (m.now < dealt_at(m, start, seat, nth) + m.tempo.deal_card()) ++missing;
    }
    return std::max(0, held - missing);
}

void draw_seats(const Moment& m, DrawList& out) {
    if (m.result_shown) return;
    for (const Seat seat : kSeats) {
        const Rect& rect = m.layout.plates[static_cast<std::size_t>(seat)];
        draw_plate(out, rect);
        // The side's colour as a short bar; on which side of the plate it stands tells the sides apart too.
        const bool ours = team_of(seat) == kYourSide;
        const float x = ours ? rect.x + 4 : rect.right() - 7;
        out.panel({x, rect.y + 9, 3, rect.h - 18}, side_color(seat), 1.5F);
        if (on_turn(m, seat)) {
            out.shadow(rect, theme::kBrassLight.faded(0.45F), theme::kPanelRadius, 9);
            out.panel(rect, theme::kPanelSolid, theme::kPanelRadius);
            out.panel({x, rect.y + 9, 3, rect.h - 18}, side_color(seat), 1.5F);
            out.ring(rect, theme::kBrass, theme::kPanelRadius, 2);
        }
        if (m.layout.initials) {
            draw_initials(m, out, seat, rect);
        } else {
            draw_name(m, out, seat, rect);
        }
        if (seat != kYou) draw_pile(m, out, seat);
    }
}

// Cards on their way to the other seats; yours are drawn with its hand.
void draw_deal(const Moment& m, DrawList& out) {
    if (m.tempo.reduced || m.result_shown) return;
    const bool first = m.view.phase == Phase::kAuction || m.view.phase == Phase::kTrump;
    const double start = first ? m.timeline.opening_dealt : m.timeline.rest_dealt;
    if (m.now >= start + m.tempo.deal_of_sixteen()) return;
    const Rect from =
        Rect::around(m.layout.plates[static_cast<std::size_t>(m.view.dealer)].centre(), 28, 28 * 1.4F);
    for (const Seat seat : kSeats) {
        if (seat == kYou) continue;
        for (int nth = 0; nth < 4; ++nth) {
            const double t = progress(m.now, dealt_at(m, start, seat, nth), m.tempo.deal_card());
            if (t <= 0 || t >= 1) continue;
            const auto eased = static_cast<float>(ease_out(t));
            const Rect rect = mix(from, goal_of(m, seat, nth + (first ? 0 : 4)), eased);
            draw_card(out, rect, std::max(24.0F, m.layout.pile_card), art::back(), mix(-30, 0, eased), 1,
                      {255, 255, 255, 255});
        }
    }
}

void add_seat_controls(const Moment& m, ControlList& out) {
    if (m.result_shown) return;
    for (const Seat seat : {next(kYou), partner_of(kYou), next(partner_of(kYou)), kYou}) {
        const auto s = static_cast<std::size_t>(seat);
        out.push_back(text_control("seat-" + words::number(index_of(seat)), words::seat_summary(m.view, seat),
                                   m.layout.plates[s]));
    }
}

}  // namespace twentynine
