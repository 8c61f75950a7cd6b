// The bytes of assets/opening-values.bin. Their definition is written by the build (cmake/embed.cmake).
#pragma once

#include "opening_values.h"

namespace twentynine::bots {

extern const std::array<std::uint8_t, kOpeningBytes> kOpeningTable;

}  // namespace twentynine::bots
