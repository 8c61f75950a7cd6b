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

bool on_turn(const Moment& m, Seat seat) {
    return m.view.turn == seat && !m.trick_waits && !m.dealing && !m.result_shown;
}

bool is_bidder(const Moment& m, Seat seat) {
    return m.view.contract && m.view.contract->bidder == seat;
}

bool lies_on_plate(const Moment& m, Seat seat) {
    return m.layout.aside_on_plate && m.view.card_lies_aside && is_bidder(m, seat);
}

bool clock_runs(const Moment& m, Seat seat) {
    return m.clock && m.clock->seat == seat && on_turn(m, seat);
}

// What the second line of a plate says, and how loudly.
struct Note {
    std::string text;
    Color color = theme::kQuiet;
    bool call = false;   // what the seat said, not what it holds
    bool waits = false;  // only that it is on turn
};

Note note_of(const Moment& m, Seat seat) {
    if (clock_runs(m, seat)) {
        const bool urgent = m.clock->seconds <= 5;
        return {words::number(m.clock->seconds) + " s", urgent ? theme::kRefused : theme::kBrassLight, false,
                false};
    }
    if (m.view.sits_out == seat) return {"Sits out", theme::kFaint, false, false};
    if (!before_play(m.view)) return {words::cards_held(cards_arrived(m, seat)), theme::kQuiet, false, false};
    std::string call = words::last_call(m.view, seat);
    const bool holds = m.view.phase == Phase::kTrump || (call.empty() && m.view.phase != Phase::kSingle);
    if (is_bidder(m, seat) && holds) call = "Bid " + words::number(points_of(m.view.contract->bid));
    if (!call.empty()) {
        const Color color = call == "Pass" ? theme::kQuiet : theme::kBrassLight;
        return {std::move(call), color, true, false};
    }
    if (!on_turn(m, seat)) return {};
    return {seat == kYou ? "Your turn" : "Thinking", theme::kQuiet, false, true};
}

// What has no room on a plate reduced to an initial: one word, or a number.
std::string short_note(const Moment& m, Seat seat, const Note& note) {
    if (note.waits) return {};
    if (note.text == "Sits out") return "Out";
    if (note.text.rfind("Bid ", 0) == 0) return note.text.substr(4);
    if (note.text == "Double") return "×2";
    if (note.text == "Redouble") return "×4";
    if (clock_runs(m, seat)) return words::number(m.clock->seconds);
    if (note.text == "Pass" && lies_on_plate(m, seat)) return "–";
    return before_play(m.view) ? note.text : words::number(cards_arrived(m, seat));
}

Color name_color(const Moment& m, Seat seat) {
    return m.view.sits_out == seat ? theme::kFaint : theme::kText;
}

constexpr float kBadge = 17;

// The letter of the bidder stands on brass.
void draw_letter(const Moment& m, DrawList& out, Seat seat, const Rect& rect, float size) {
    const std::string letter(words::initial_of(seat));
    if (is_bidder(m, seat) && !m.result_shown) {
        const float width = letter.size() > 1 ? 30.0F : 18.0F;
        const float height = std::min(kBadge, rect.h);
        const Rect badge{rect.x - 1, rect.centre().y - height / 2, width - 2, height};
        out.panel(badge, theme::kBrass, 5);
        out.text(badge, letter, size, theme::kBold, theme::kOnBrass, Align::kCentre);
        return;
    }
    out.text(rect, letter, size, theme::kBold, name_color(m, seat));
}

void draw_initials(const Moment& m, DrawList& out, Seat seat, Rect rect) {
    const Note note = note_of(m, seat);
    std::string text = short_note(m, seat, note);
    // A badge on the corner: there is no room beside the letter. In a small frame what a hint says ends just
    // above the plates at the sides.
    if (m.view.dealer == seat) {
        const bool below =
            m.layout.composition == Composition::kTiny && (sits_left(m, seat) || sits_right(m, seat));
        const float y = below ? rect.bottom() - 3 : rect.y + 2;
        out.picture(Rect::around({rect.right() - 9, y}, 18, 18), art::icon(art::Icon::kDealer));
    }
    const bool card = lies_on_plate(m, seat);
    if (card || rect.w < 60 || text.size() > 1) {
        if (card) {
            const float left = m.layout.asides[static_cast<std::size_t>(seat)].right() + 4 - rect.x;
            rect.take_left(left);
            rect = rect.inset(0, 2);
            rect.w -= team_of(seat) == kYourSide ? 2.0F : 8.0F;
        } else {
            rect = rect.inset(9, 2);
        }
        if (text.empty()) {
            draw_letter(m, out, seat, rect, 14);
            return;
        }
        // One figure has room beside a letter on its badge.
        constexpr float kRoomForBoth = 25;
        if (card && seat != kYou && text.size() == 1 && rect.w >= kRoomForBoth) {
            draw_letter(m, out, seat, rect.take_left(16, 2), 13);
            out.text(rect, std::move(text), 12, theme::kBold, note.color);
            return;
        }
        draw_letter(m, out, seat, rect.take_top(rect.h / 2), 13);
        out.text(rect, std::move(text), 12, theme::kBold, note.color);
        return;
    }
    rect = rect.inset(10, 2);
    draw_letter(m, out, seat, rect.take_left(seat == kYou ? 26.0F : 14.0F, 2), 14);
    out.text(rect, std::move(text), 12, theme::kBold, note.color, Align::kRight);
}

// After the auctions, the bidder's number at the end of its plate.
void draw_role(const Moment& m, DrawList& out, Rect& line) {
    const bool alone = m.view.contract->single;
    // In a low plate it hangs a little below its line, clear of the name above.
    const float height = std::min(17.0F, line.h + 2);
    const float width = alone ? 42.0F : 27.0F;
    const float y = std::max(line.y, line.centre().y - height / 2);
    const Rect pill{line.right() - width, y, width, height};
    line.w -= width + 3;
    out.panel(pill, theme::kBrass, height / 2);
    out.text(pill, alone ? "Alone" : words::number(points_of(m.view.contract->bid)), 12, theme::kBold,
             theme::kOnBrass, Align::kCentre);
}

void draw_name(const Moment& m, DrawList& out, Seat seat, Rect rect) {
    const bool narrow = rect.w < 110;
    const bool card = lies_on_plate(m, seat);
    const float dealer = narrow ? 18.0F : 20.0F;
    const Rect plate = rect;
    rect = rect.inset(narrow ? 9.0F : 12.0F, 4);
    if (card) {
        rect.take_left(m.layout.asides[static_cast<std::size_t>(seat)].right() + 5 - rect.x);
    }
    if (m.view.dealer == seat && card) {
        out.picture(Rect::around({plate.right() - 8, plate.y + 3}, dealer, dealer),
                    art::icon(art::Icon::kDealer));
    } else if (m.view.dealer == seat) {
        const Rect mark = rect.take_right(dealer, narrow ? 2.0F : 4.0F);
        out.picture(Rect::around(mark.centre(), dealer, dealer), art::icon(art::Icon::kDealer));
    }
    Note note = note_of(m, seat);
    if (note.text.empty()) {
        out.text(rect, std::string(words::name_of(seat)), 16, theme::kBold, name_color(m, seat));
        return;
    }
    out.text(rect.take_top(rect.h / 2), std::string(words::name_of(seat)), 15, theme::kBold,
             name_color(m, seat));
    if (is_bidder(m, seat) && !before_play(m.view)) {
        draw_role(m, out, rect);
        constexpr float kRoomForCards = 50;
        const bool cards = note.text == words::cards_held(cards_arrived(m, seat));
        if (cards && rect.w < kRoomForCards) note.text = words::number(cards_arrived(m, seat));
    }
    out.text(rect, std::move(note.text), 13, note.color == theme::kQuiet ? theme::kRegular : theme::kBold,
             note.color);
}

void draw_pile(const Moment& m, DrawList& out, Seat seat) {
    const Rect& pile = m.layout.piles[static_cast<std::size_t>(seat)];
    if (pile.empty()) return;
    const int count = cards_arrived(m, seat);
    const float width = m.layout.pile_card;
    for (int i = 0; i < count; ++i) {
        const float along = static_cast<float>(i) * width * kPileStep;
        const float x = sits_right(m, seat) ? pile.right() - width - along : pile.x + along;
        const Color shade = m.view.sits_out == seat ? kBeatenCard : kBrightCard;
        draw_card(out, {x, pile.y, width, pile.h}, width, art::back(), 0, 1, shade);
    }
}

Rect goal_of(const Moment& m, Seat seat, int nth) {
    const auto s = static_cast<std::size_t>(seat);
    const Rect& pile = m.layout.piles[s];
    if (pile.empty()) return Rect::around(m.layout.plates[s].centre(), 24, 24 * 1.4F);
    const float width = m.layout.pile_card;
    const float along = static_cast<float>(nth) * width * kPileStep;
    const float x = sits_right(m, seat) ? pile.right() - width - along : pile.x + along;
    return {x, pile.y, width, pile.h};
}

}  // namespace

int cards_arrived(const Moment& m, Seat seat) {
    const int held = m.view.card_counts[static_cast<std::size_t>(seat)];
    const bool first = !rest_dealt(m.view);
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
        // Nothing of a plate looks out from under what a hint says.
        if (hint_is_open(m) && m.layout.hint_plate.overlaps(Rect::around(rect.centre(), 1, 1))) continue;
        draw_plate(out, rect);
        // The side's colour as a short bar; on which side of the plate it stands tells the sides apart too.
        const bool ours = team_of(seat) == kYourSide;
        const float x = ours ? rect.x + 4 : rect.right() - 7;
        const bool covered = ours && lies_on_plate(m, seat);
        const Rect bar{x, rect.y + 9, covered ? 0 : 3.0F, rect.h - 18};
        const Color color = side_color(seat).faded(m.view.sits_out == seat ? 0.4F : 1.0F);
        if (!bar.empty()) out.panel(bar, color, 1.5F);
        if (on_turn(m, seat)) {
            out.shadow(rect, theme::kBrassLight.faded(0.45F), theme::kPanelRadius, 9);
            out.panel(rect, theme::kPanelSolid, theme::kPanelRadius);
            if (!bar.empty()) out.panel(bar, color, 1.5F);
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
    const bool first = !rest_dealt(m.view);
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
                      kBrightCard);
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
