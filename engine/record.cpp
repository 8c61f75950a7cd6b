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

}  // namespace twentynine
