// The cards on the table: played from their seats, marked, gathered; and the trick before, looked at again.
#include <algorithm>
#include <cmath>

#include "scene_parts.h"

namespace twentynine {
namespace {

// The upper card first, so that nothing hides the indices of those nearer to you.
std::array<Seat, 4> drawn_in_order(const Moment& m) {
    const Seat left = sits_left(m, Seat::k1) ? Seat::k1 : Seat::k3;
    return {partner_of(kYou), left, partner_of(left), kYou};
}

// The place of a seat's card in a trick; -1 if it has none there.
int place_in(const Trick& trick, Seat seat) {
    for (int i = 0; i < trick.count; ++i) {
        if (trick.seat_of(i) == seat) return i;
    }
    return -1;
}

// From where a seat plays.
Rect origin_of(const Moment& m, Seat seat, Card card) {
    const auto s = static_cast<std::size_t>(seat);
    if (seat == m.view.seat) {
        const HandOrder before = in_order(m.timeline.hand_before);
        const int i = before.index_of(card);
        if (i >= 0) return hand_place(m.layout, i, before.count).card.moved(0, -m.layout.lift);
        return m.layout.hand;
    }
    const Rect& pile = m.layout.piles[s];
    const Point from = pile.empty() ? m.layout.plates[s].centre() : pile.centre();
    return Rect::around(from, m.layout.trick_card * 0.5F, m.layout.trick_card * 0.7F);
}

}  // namespace

float lies_turned(const Moment& m, Seat seat) {
    if (seat == kYou) return -1.5F;
    if (seat == partner_of(kYou)) return 2.0F;
    return sits_left(m, seat) ? -4.0F : 4.5F;
}

namespace {

// A card of a finished trick: the winner's stands out as much as `marked`.
void draw_in_trick(const Moment& m, DrawList& out, Card card, Rect rect, float rotation, float alpha,
                   bool finished, bool won, float marked) {
    Color shade = kBrightCard;
    if (finished && !won) {
        shade.r = static_cast<std::uint8_t>(mix(255, kBeatenCard.r, marked));
        shade.g = static_cast<std::uint8_t>(mix(255, kBeatenCard.g, marked));
        shade.b = static_cast<std::uint8_t>(mix(255, kBeatenCard.b, marked));
    }
    if (won) rect.y -= 4 * marked;
    if (won) draw_brass_glow(out, rect, rotation, marked);
    draw_card(out, rect, m.layout.trick_card, art::face_of(card), rotation, alpha, shade);
    if (!won) return;
    draw_brass_edge(out, rect, rotation, marked);
    const float side = std::max(18.0F, rect.w * 0.3F);
    out.picture(Rect::around({rect.right() - side * 0.32F, rect.y + side * 0.2F}, side, side),
                art::icon(art::Icon::kWinner), marked);
}

// Its number or, while the one before it is looked at, that.
void draw_caption(const Moment& m, DrawList& out) {
    Rect box = m.layout.caption;
    // The button lies in its lower half.
    if (m.last_trick() != nullptr && box.contains(m.layout.last_trick)) box.h = m.layout.last_trick.y - box.y;
    const bool narrow = m.layout.composition != Composition::kWide;
    const bool looking_back = m.last_trick_shown && m.last_trick() != nullptr;
    const int number =
        std::min(kTricksInDeal, m.view.trick_count + (m.trick_waits ? 0 : 1)) - (looking_back ? 1 : 0);
    // Where it has to be broken, then before "of 8".
    const std::string whole = words::trick_caption(number);
    const std::size_t middle = whole.find(" of");
    std::string said =
        words::unbroken(whole.substr(0, middle)) + " " + words::unbroken(whole.substr(middle + 1));
    DrawItem& caption =
        out.text(box, std::move(said), narrow ? 12.0F : 14.0F, looking_back ? theme::kBold : theme::kRegular,
                 looking_back ? theme::kBrassLight : theme::kQuiet, narrow ? Align::kRight : Align::kCentre);
    if (narrow && box.h > 26) caption.lines = 2;
}

void draw_last_trick_button(const Moment& m, DrawList& out) {
    const Rect& rect = m.layout.last_trick;
    draw_button(out, rect, rect.w < 84 ? "Last" : "Last trick", ButtonLook::kQuiet, true);
    if (m.last_trick_shown) out.ring(rect, theme::kBrassLight, theme::kButtonRadius, 2);
}

bool tricks_are_played(const Moment& m) {
    return !m.result_shown && (m.view.phase == Phase::kPlay || m.trick_waits);
}

}  // namespace

void draw_trick(const Moment& m, DrawList& out) {
    const Trick& trick = m.trick();
    if (m.result_shown) return;
    for (const Seat seat : drawn_in_order(m)) {
        const int i = place_in(trick, seat);
        if (i < 0) continue;
        const auto place = static_cast<std::size_t>(i);
        const Card card = trick.cards[place];
        Rect rect = m.layout.trick[static_cast<std::size_t>(seat)];
        float rotation = lies_turned(m, seat);
        float alpha = 1;
        const double t = progress(m.now, m.timeline.card_played[place], m.tempo.play_card());
        if (t < 1) {
            const auto eased = static_cast<float>(ease_out(t));
            if (m.tempo.reduced) {
                alpha = eased;
            } else {
                rect = mix(origin_of(m, seat, card), rect, eased);
                rotation *= eased;
            }
        }
        const auto marked = static_cast<float>(
            m.trick_waits ? ease_out(progress(m.now, m.timeline.trick_done, m.tempo.fade())) : 0);
        draw_in_trick(m, out, card, rect, rotation, alpha, m.trick_waits,
                      m.trick_waits && trick.winner == seat, marked);
    }
    if (tricks_are_played(m)) draw_caption(m, out);
}

// Where it lay, over the cards that lie there now.
void draw_last_trick(const Moment& m, DrawList& out) {
    const Trick* trick = m.last_trick();
    if (trick == nullptr || !tricks_are_played(m)) return;
    draw_last_trick_button(m, out);
    if (!m.last_trick_shown) return;
    const std::array<Rect, 4>& at = m.layout.trick;
    // A dark glow sets it off from the cards that it hides.
    const float blur = m.layout.trick_card * 0.3F;
    for (int i = 0; i < trick->count; ++i) {
        const Rect& rect = at[static_cast<std::size_t>(trick->seat_of(i))];
        out.shadow(rect, Color::rgb(0x02120d).faded(0.8F), rect.w * 0.06F, blur);
    }
    for (const Seat seat : drawn_in_order(m)) {
        const int i = place_in(*trick, seat);
        if (i < 0) continue;
        draw_in_trick(m, out, trick->cards[static_cast<std::size_t>(i)], at[static_cast<std::size_t>(seat)],
                      lies_turned(m, seat), 1, true, trick->winner == seat, 1);
    }
}

void draw_gathering(const Moment& m, DrawList& out) {
    const double t = progress(m.now, m.timeline.gathered, m.tempo.gather());
    const Trick& trick = m.timeline.gathered_trick;
    if (t >= 1 || m.now < m.timeline.gathered) return;
    const auto eased = static_cast<float>(m.tempo.reduced ? t : t * t * (3 - 2 * t));
    const Rect& plate = m.layout.plates[static_cast<std::size_t>(trick.winner)];
    for (int i = 0; i < trick.count; ++i) {
        const Seat seat = trick.seat_of(i);
        Rect rect = m.layout.trick[static_cast<std::size_t>(seat)];
        if (!m.tempo.reduced) {
            rect = mix(rect, Rect::around(plate.centre(), rect.w * 0.4F, rect.h * 0.4F), eased);
        }
        draw_card(out, rect, m.layout.trick_card, art::face_of(trick.cards[static_cast<std::size_t>(i)]),
                  lies_turned(m, seat) * (1 - eased), std::min(1.0F, (1 - eased) * 3.5F), kBrightCard);
    }
}

// During the auction the empty middle of the table tells what has to be outbid.
void draw_standing_bid(const Moment& m, DrawList& out) {
    if (!before_play(m.view)) return;
    const bool small =
        m.layout.composition == Composition::kTiny || m.layout.composition == Composition::kLandscape;
    const words::Standing standing = words::standing(m.view);
    const Point middle = m.layout.marker.centre();
    Rect box = Rect::around(middle, small ? 150.0F : 260.0F, small ? 70.0F : 84.0F);
    // Above what a hint says, where that lies low; the strip tells it too.
    const Rect& plate = m.layout.hint_plate;
    if (hint_is_open(m) && box.overlaps(plate) && plate.centre().y > middle.y) {
        box.y = plate.y - 4 - box.h;
        if (box.overlaps(m.layout.plates[2])) return;
    }
    Rect rest = box;
    if (!standing.number.empty()) {
        out.text(rest.take_top(small ? 36.0F : 56.0F), standing.number, small ? 32.0F : 52.0F, theme::kBold,
                 theme::kBrassLight, Align::kCentre);
    }
    out.text(rest, standing.note, small ? 13.0F : 16.0F, theme::kRegular, theme::kText, Align::kCentre)
        .lines = small ? 2 : 1;
}

void add_trick_controls(const Moment& m, ControlList& out) {
    if (!tricks_are_played(m)) return;
    const Trick& trick = m.trick();
    const int number = std::min(kTricksInDeal, m.view.trick_count + (m.trick_waits ? 0 : 1));
    std::string name = words::trick_caption(number) + ". ";
    name += trick.count == 0 ? "No card yet." : words::trick_summary(trick);
    if (m.trick_waits) name += " " + words::trick_taken(trick) + ".";
    out.push_back(text_control("trick", std::move(name), m.layout.caption));
}

void add_last_trick_controls(const Moment& m, ControlList& out) {
    const Trick* trick = m.last_trick();
    if (trick == nullptr || !tricks_are_played(m)) return;
    if (m.last_trick_shown) {
        std::string name = "The trick before. " + words::trick_summary(*trick);
        name += " " + words::trick_taken(*trick) + ".";
        out.push_back(text_control("last-trick-cards", std::move(name), m.layout.marker));
    }
    Control& button = out.emplace_back(button_control("last-trick", "Last trick", m.layout.last_trick, true));
    button.pressed = m.last_trick_shown ? 1 : 0;
    button.key = 'l';
}

}  // namespace twentynine
