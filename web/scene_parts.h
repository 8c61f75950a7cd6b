// The parts of a scene, one file each. Only for scene*.cpp.
#pragma once

#include "scene.h"
#include "theme.h"
#include "words.h"

namespace twentynine {

using ControlList = std::vector<Control>;

void draw_seats(const Moment& moment, DrawList& out);
void draw_strip(const Moment& moment, DrawList& out);
void draw_score(const Moment& moment, DrawList& out);
void draw_seal(const Moment& moment, DrawList& out);
// Whether the layout gives the seal a line of its own.
bool seal_has_place(const Moment& moment);
void draw_events(const Moment& moment, DrawList& out);
void draw_trick(const Moment& moment, DrawList& out);
void draw_standing_bid(const Moment& moment, DrawList& out);
void draw_gathering(const Moment& moment, DrawList& out);
void draw_last_trick(const Moment& moment, DrawList& out);
void draw_aside(const Moment& moment, DrawList& out);
void draw_reveal(const Moment& moment, DrawList& out);
void draw_hand(const Moment& moment, DrawList& out);
void draw_deal(const Moment& moment, DrawList& out);
void draw_panel(const Moment& moment, DrawList& out);
void draw_hint(const Moment& moment, DrawList& out);
void draw_result(const Moment& moment, DrawList& out);

void add_seat_controls(const Moment& moment, ControlList& out);
void add_strip_controls(const Moment& moment, ControlList& out);
void add_match_controls(const Moment& moment, ControlList& out);
void add_trick_controls(const Moment& moment, ControlList& out);
void add_aside_controls(const Moment& moment, ControlList& out);
void add_last_trick_controls(const Moment& moment, ControlList& out);
void add_hand_controls(const Moment& moment, ControlList& out);
void add_panel_controls(const Moment& moment, ControlList& out);
// After all others: what it covers can't be pressed.
void add_hint_controls(const Moment& moment, ControlList& out);
void add_result_controls(const Moment& moment, ControlList& out);

// Whether the hint lies over the table, or that it is being thought about.
bool hint_is_open(const Moment& moment);
// "Chances of a hundred to make the contract: jack of hearts 62, ..."
std::string chances_told(const View& view, const Hint& hint);

// Whether the second four cards have been dealt.
bool rest_dealt(const View& view);
// Between the first card and the first trick: auctions, doubling, trump, a single hand.
bool before_play(const View& view);
// Whether the seat sits at your right hand or your left.
bool sits_right(const Moment& moment, Seat seat);
bool sits_left(const Moment& moment, Seat seat);
// How a card lies that a seat has played, in degrees.
float lies_turned(const Moment& moment, Seat seat);
// The card that has come up from the table and is not back in its hand yet.
std::optional<Card> coming_up(const Moment& moment);
// By how much the target still has to move to where a pair has put it.
int target_moving(const Moment& moment);

// How many of a seat's cards have arrived, while a deal is on its way.
int cards_arrived(const Moment& moment, Seat seat);
// When the `nth` card (0..3) of a batch that began at `start` leaves the dealer for this seat.
double dealt_at(const Moment& moment, double start, Seat seat, int nth);

// A card with its shadow, `rect` where it lies; `shade` multiplies its colours. `resting` is the width that
// it has where it comes to rest.
void draw_card(DrawList& out, const Rect& rect, float resting, const Picture& picture, float rotation,
               float alpha, Color shade);
// The light around a card that is chosen or wins, before the card; and its brass edge, after it.
void draw_brass_glow(DrawList& out, const Rect& rect, float rotation, float alpha);
void draw_brass_edge(DrawList& out, const Rect& rect, float rotation, float alpha);
// Marks what is beaten, done or dimmed.
inline constexpr Color kBrightCard{255, 255, 255, 255};
inline constexpr Color kBeatenCard{196, 203, 194, 255};
void draw_plate(DrawList& out, const Rect& rect, float alpha = 1);

enum class ButtonLook : std::uint8_t { kPrimary, kPlain, kQuiet };
void draw_button(DrawList& out, const Rect& rect, std::string_view label, ButtonLook look, bool enabled,
                 float alpha = 1);
// All points of the deal: ours from the left, theirs from the right, a mark at what the bidding side needs.
void draw_points_bar(const Moment& moment, DrawList& out, const Rect& rect, float alpha = 1);

// A six as 29 keeps its score with: so many of its pips, hearts for what was won, spades for what was lost.
void draw_six(DrawList& out, const Rect& rect, int value, float alpha = 1);
// Whether the score of this table is kept with sixes.
bool keeps_sixes(const Ruleset& ruleset);

// A button of the panel: what is drawn and what is pressed are made of the same one.
struct PanelButton {
    std::string_view id;
    std::string_view label;
    std::string name;
    char key = 0;
    bool enabled = false;
    bool primary = false;
};
// Whether it is your turn and you may do this.
bool may(const Moment& moment, Action action);
bool may(const Moment& moment, Action::Kind kind);
// In the phases that are decided by words: to double, to play alone, what to set aside as trump, and what may
// come before a card, with Play at its end.
std::vector<PanelButton> word_buttons(const Moment& moment);
// The ways to trump other than a suit on a marker or a card of the hand.
std::vector<PanelButton> other_trumps(const Moment& moment);
// The panel's sentence.
void draw_line(const Moment& moment, DrawList& out, const Rect& rect, std::string line, bool loud);
// The panel of an auction, with its sentence.
void draw_bid(const Moment& moment, DrawList& out, std::string line);
void add_bid(const Moment& moment, ControlList& out, std::string line);

Control text_control(std::string id, std::string name, const Rect& rect);
Control button_control(std::string id, std::string name, const Rect& rect, bool enabled);

}  // namespace twentynine
