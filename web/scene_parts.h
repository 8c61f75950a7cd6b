// The parts of a scene, one file each. Only for scene*.cpp.
#pragma once

#include "scene.h"
#include "theme.h"
#include "words.h"

namespace twentynine {

using ControlList = std::vector<Control>;

void draw_seats(const Moment& moment, DrawList& out);
void draw_strip(const Moment& moment, DrawList& out);
void draw_events(const Moment& moment, DrawList& out);
void draw_trick(const Moment& moment, DrawList& out);
void draw_standing_bid(const Moment& moment, DrawList& out);
void draw_gathering(const Moment& moment, DrawList& out);
void draw_reveal(const Moment& moment, DrawList& out);
void draw_hand(const Moment& moment, DrawList& out);
void draw_deal(const Moment& moment, DrawList& out);
void draw_panel(const Moment& moment, DrawList& out);
void draw_result(const Moment& moment, DrawList& out);

void add_seat_controls(const Moment& moment, ControlList& out);
void add_strip_controls(const Moment& moment, ControlList& out);
void add_trick_controls(const Moment& moment, ControlList& out);
void add_hand_controls(const Moment& moment, ControlList& out);
void add_panel_controls(const Moment& moment, ControlList& out);
void add_result_controls(const Moment& moment, ControlList& out);

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
void draw_plate(DrawList& out, const Rect& rect, float alpha = 1);

enum class ButtonLook : std::uint8_t { kPrimary, kPlain };
void draw_button(DrawList& out, const Rect& rect, std::string_view label, ButtonLook look, bool enabled,
                 float alpha = 1);
// The 28 points: ours from the left, theirs from the right, a mark at what the bidding side needs.
void draw_points_bar(const Moment& moment, DrawList& out, const Rect& rect, float alpha = 1);

Control text_control(std::string id, std::string name, const Rect& rect);
Control button_control(std::string id, std::string name, const Rect& rect, bool enabled);

}  // namespace twentynine
