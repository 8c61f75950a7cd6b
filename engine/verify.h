// Checks where packs came from: for each deal that says so, the commitment is worked out again from its seed,
// and the pack from seed and entropy.
#pragma once

#include <optional>
#include <vector>

#include "record.h"

namespace twentynine {

struct DealCheck {
    bool has_proof = false;
    // Of a deal with a proof: what ought to stand there, and whether it does.
    Sha256Digest commitment{};
    bool commitment_matches = false;
    Pack pack{};
    bool pack_matches = false;
    bool verified() const { return has_proof && commitment_matches && pack_matches; }
};
DealCheck check_shuffle(const Pack& pack, const std::optional<ShuffleProof>& proof);

struct MatchCheck {
    std::vector<DealCheck> deals;  // one for each of the match, in order
    int without_proof = 0;
    // Every deal has a proof and it holds.
    bool verified() const;
};
MatchCheck check_shuffles(const MatchRecord& match);

}  // namespace twentynine
