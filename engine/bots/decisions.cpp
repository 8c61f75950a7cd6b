#include "decisions.h"

namespace twentynine::bots {

std::vector<Decision> decisions_of(const Record& record, Seat seat) {
    std::vector<Decision> decisions;
    Deal deal(record.ruleset, record.dealer, record.pack);
    for (std::size_t place = 0; place < record.actions.size(); ++place) {
        const Action action = record.actions[place];
        if (deal.turn() == seat) {
            const bool choice = deal.legal_actions().size() > 1;
            if (choice || action.kind() == Action::Kind::kPlay) decisions.push_back({place, choice});
        }
        if (deal.apply(action)) return {};
    }
    if (!deal.result()) return {};
    return decisions;
}

}  // namespace twentynine::bots
