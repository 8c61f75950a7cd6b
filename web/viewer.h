// Whose table this is: the seat that a person plays, and the two sides as that person sees them.
#pragma once

#include "../engine/seats.h"

namespace twentynine {

inline constexpr Seat kYou = Seat::k0;
inline constexpr Team kYourSide = team_of(kYou);
inline constexpr Team kOtherSide = other(kYourSide);

}  // namespace twentynine
