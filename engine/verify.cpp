#include "verify.h"

#include <algorithm>

namespace twentynine {

DealCheck check_shuffle(const Pack& pack, const std::optional<ShuffleProof>& proof) {
    DealCheck check;
    if (!proof) return check;
    check.has_proof = true;
    check.commitment = commitment(proof->seed, proof->stream);
    check.commitment_matches = check.commitment == proof->commitment;
    check.pack = pack_of(*proof);
    check.pack_matches = check.pack == pack;
    return check;
}

MatchCheck check_shuffles(const MatchRecord& match) {
    MatchCheck check;
    for (const DealRecord& deal : match.deals) {
        check.deals.push_back(check_shuffle(deal.pack, deal.proof));
        if (!deal.proof) ++check.without_proof;
    }
    return check;
}

bool MatchCheck::verified() const {
    return !deals.empty() &&
           std::all_of(deals.begin(), deals.end(), [](const DealCheck& deal) { return deal.verified(); });
}

}  // namespace twentynine
