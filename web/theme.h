// The table's colours and measures: jade baize, brass, ivory.
#pragma once

#include "geometry.h"

namespace twentynine::theme {

inline constexpr Color kPanel = Color::rgb(0x06231b).faded(0.88F);
inline constexpr Color kPanelSolid = Color::rgb(0x06231b).faded(0.96F);
inline constexpr Color kHairline = Color::rgb(0xc9a14a).faded(0.35F);
inline constexpr Color kBrass = Color::rgb(0xc9a14a);
inline constexpr Color kBrassLight = Color::rgb(0xecd79c);
inline constexpr Color kOnBrass = Color::rgb(0x1c1a17);
inline constexpr Color kText = Color::rgb(0xf3ecdb);
inline constexpr Color kQuiet = Color::rgb(0xb9c9bd);
inline constexpr Color kFaint = Color::rgb(0x8ea397);
inline constexpr Color kOurs = Color::rgb(0x8fd6b4);
inline constexpr Color kTheirs = Color::rgb(0xe8a27c);
inline constexpr Color kRefused = Color::rgb(0xf2b8a0);
inline constexpr Color kShadow = Color::rgb(0x000000).faded(0.34F);
inline constexpr Color kButton = Color::rgb(0x14503f);
inline constexpr Color kButtonOff = Color::rgb(0x0d3329);
inline constexpr Color kButtonEdge = Color::rgb(0x8ea397).faded(0.75F);

inline constexpr float kPanelRadius = 10;
inline constexpr float kButtonRadius = 8;
inline constexpr int kRegular = 400;
inline constexpr int kBold = 650;
// No text on the table is smaller than this, in CSS pixels.
inline constexpr float kSmallestText = 12;

}  // namespace twentynine::theme
