// The cards on the table: played from their seats, marked, gathered; and the marker of trump turning over.
#include <algorithm>
#include <cmath>

#include "scene_parts.h"

namespace twentynine {
namespace {

constexpr Color kBright{255, 255, 255, 255};
constexpr Color kBeaten{196, 203, 194, 255};

float rotation_of(Seat seat) {
    constexpr std::array<float, 4> kRotations{-1.5F, -4.0F, 2.0F, 4.5F};
    return kRotations[static_cast<std::size_t>(seat)];
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

void draw_trick(const Moment& m, DrawList& out) {
    const Trick& trick = m.trick();
    if (m.result_shown) return;
    // The upper card first, so that nothing hides the indices of those nearer to you.
    for (const Seat seat : {partner_of(kYou), next(kYou), next(partner_of(kYou)), kYou}) {
        const int i = (index_of(seat) - index_of(trick.leader)) & 3;
        if (i >= trick.count) continue;
        const auto place = static_cast<std::size_t>(i);
        const Card card = trick.cards[place];
        Rect rect = m.layout.trick[static_cast<std::size_t>(seat)];
        float rotation = rotation_of(seat);
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
        const bool won = m.trick_waits && trick.winner == seat;
        const auto marked = static_cast<float>(
            m.trick_waits ? ease_out(progress(m.now, m.timeline.trick_done, m.tempo.fade())) : 0);
        Color shade = kBright;
        if (m.trick_waits && !won) {
            shade.r = static_cast<std::uint8_t>(mix(255, kBeaten.r, marked));
            shade.g = static_cast<std::uint8_t>(mix(255, kBeaten.g, marked));
            shade.b = static_cast<std::uint8_t>(mix(255, kBeaten.b, marked));
        }
        if (won) rect.y -= 4 * marked;
        if (won) draw_brass_glow(out, rect, rotation, marked);
        draw_card(out, rect, m.layout.trick_card, art::face_of(card), rotation, alpha, shade);
        if (won) {
            draw_brass_edge(out, rect, rotation, marked);
            const float side = std::max(18.0F, rect.w * 0.3F);
            out.picture(Rect::around({rect.right() - side * 0.32F, rect.y + side * 0.2F}, side, side),
                        art::icon(art::Icon::kWinner), marked);
        }
    }
    if (m.view.phase == Phase::kPlay || m.trick_waits) {
        const bool narrow = m.layout.composition != Composition::kWide;
        const int number = std::min(kTricksInDeal, m.view.trick_count + (m.trick_waits ? 0 : 1));
        // Where it has to be broken, then before "of 8".
        const std::string whole = words::trick_caption(number);
        const std::size_t middle = whole.find(" of");
        std::string said =
            words::unbroken(whole.substr(0, middle)) + " " + words::unbroken(whole.substr(middle + 1));
        DrawItem& caption = out.text(m.layout.caption, std::move(said), narrow ? 12.0F : 14.0F,
                                     theme::kRegular, theme::kQuiet, narrow ? Align::kRight : Align::kCentre);
        if (narrow) caption.lines = 2;
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
                  rotation_of(seat) * (1 - eased), std::min(1.0F, (1 - eased) * 3.5F), kBright);
    }
}

// During the auction the empty middle of the table tells what has to be outbid.
void draw_standing_bid(const Moment& m, DrawList& out) {
    if (m.view.phase != Phase::kAuction && m.view.phase != Phase::kTrump) return;
    const bool small =
        m.layout.composition == Composition::kTiny || m.layout.composition == Composition::kLandscape;
    const words::Standing standing = words::standing(m.view);
    const Point middle = m.layout.marker.centre();
    const Rect box = Rect::around(middle, small ? 150.0F : 240.0F, small ? 58.0F : 84.0F);
    Rect rest = box;
    if (!standing.number.empty()) {
        out.text(rest.take_top(small ? 36.0F : 56.0F), standing.number, small ? 32.0F : 52.0F, theme::kBold,
                 theme::kBrassLight, Align::kCentre);
    }
    out.text(rest, standing.note, small ? 13.0F : 16.0F, theme::kRegular, theme::kText, Align::kCentre);
}

// The marker turns over at the middle of the table and goes.
void draw_reveal(const Moment& m, DrawList& out) {
    if (m.tempo.reduced || !m.view.trump_revealed || !m.view.trump) return;
    const double turning = progress(m.now, m.timeline.revealed, m.tempo.turn_over());
    const double leaving = progress(m.now, m.timeline.revealed + m.tempo.reveal_shown(), m.tempo.fade());
    if (leaving >= 1) return;
    const auto alpha = static_cast<float>(1 - leaving);
    const auto side = static_cast<float>(std::fabs(std::cos(turning * 3.14159265)));
    const Rect& at = m.layout.marker;
    const Rect disc = Rect::around(at.centre(), at.w * std::max(0.06F, side), at.h);
    out.shadow(disc.moved(0, 3), theme::kShadow.faded(alpha), disc.w / 2, 8);
    if (turning < 0.5) {
        out.picture(disc, art::hidden_marker(), alpha).resting_width = at.w;
    } else {
        out.panel(disc, theme::kPanelSolid.faded(alpha), disc.w / 2);
        out.ring(disc, theme::kBrass.faded(alpha), disc.w / 2, 3);
        out.picture(disc.inset(disc.w * 0.22F, disc.h * 0.22F), art::suit_on_dark(*m.view.trump), alpha)
            .resting_width = at.w * 0.56F;
    }
}

void add_trick_controls(const Moment& m, ControlList& out) {
    if (m.result_shown || (m.view.phase != Phase::kPlay && !m.trick_waits)) return;
    const Trick& trick = m.trick();
    const int number = std::min(kTricksInDeal, m.view.trick_count + (m.trick_waits ? 0 : 1));
    std::string name = words::trick_caption(number) + ". ";
    if (trick.count == 0) name += "No card yet.";
    for (int i = 0; i < trick.count; ++i) {
        name += words::name_of(trick.seat_of(i));
        name += ": ";
        name += words::name_of(trick.cards[static_cast<std::size_t>(i)]);
        name += i + 1 < trick.count ? ", " : ".";
    }
    if (m.trick_waits) name += " " + words::trick_taken(trick) + ".";
    out.push_back(text_control("trick", std::move(name), m.layout.caption));
}

}  // namespace twentynine
