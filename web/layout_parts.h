// What the compositions of a table have in common. Only for layout*.cpp.
#pragma once

#include <algorithm>

#include "layout.h"

namespace twentynine {

// Cards are 5 by 7.
inline constexpr float kTall = 1.4F;
inline constexpr int kFullHand = 8;
// The longest event in one line.
inline constexpr float kRoomForEvent = 258;

constexpr float clamp(float value, float low, float high) {
    return std::max(low, std::min(value, high));
}

// The loose cross of a trick around a point: `dx` and `dy` from it to the middle of a side card and of an
// upper or lower one.
void lay_cross(Layout& out, Point centre, float card, float dx, float dy);
// The hand along the bottom: as wide as the stage lets it, cards overlapping by what is missing.
void lay_hand(Layout& out, float card, float drop);
// On phones: the button for a hint, and the plate of what it says; once everything else of `zone` lies.
void lay_hint(Layout& out, const Rect& zone, float height, float plate_height);
void lay_asides_on_plates(Layout& out);

// Each for turns that run clockwise: seat 1 at the left.
void lay_wide(Layout& out);
void lay_portrait(Layout& out);
void lay_landscape(Layout& out);

}  // namespace twentynine
