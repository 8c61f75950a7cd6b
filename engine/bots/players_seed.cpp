#include "players_seed.h"

#include <string>

namespace twentynine {

std::uint64_t players_seed(const Sha256Digest& commitment) {
    const Sha256Digest digest = sha256("twentynine players " + hex_of(commitment));
    std::uint64_t seed = 0;
    for (std::size_t i = 0; i < 8; ++i) seed = seed << 8U | digest[i];
    return seed;
}

}  // namespace twentynine
