// The seed that the players of a deal think with, from the deal's public commitment: no secret goes into it,
// it is the same for every seat, and whoever has the deal's record can ask all players again and hear the
// same.
#pragma once

#include <cstdint>

#include "../sha256.h"

namespace twentynine {

// The first eight bytes, highest first, of SHA-256("twentynine players " and the commitment in hexadecimal).
// A deal without a commitment has 0.
std::uint64_t players_seed(const Sha256Digest& commitment);

}  // namespace twentynine
