#include "record.h"

namespace twentynine {

Replay replay(const Record& record) {
    Replay replayed{Deal(record.ruleset, record.dealer, record.pack), std::nullopt};
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        if (const auto refusal = replayed.deal.apply(record.actions[i])) {
            replayed.illegal = IllegalAction{i, *refusal};
            break;
        }
    }
    return replayed;
}

Record deal_of(const MatchRecord& match, std::size_t index) {
    const DealRecord& deal = match.deals[index];
    return {match.ruleset, deal.dealer, deal.pack, deal.actions, deal.proof};
}

MatchRecord match_of(const Record& record) {
    return {{}, record.ruleset, {{record.dealer, record.pack, record.actions, record.proof}}, std::nullopt};
}

}  // namespace twentynine
