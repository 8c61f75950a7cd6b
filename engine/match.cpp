#include "match.h"

namespace twentynine {

Match::Match(const Ruleset& ruleset, const Pack& pack)
    : record_{ruleset, ruleset.first_dealer, pack, {}}, deal_(ruleset, ruleset.first_dealer, pack) {}

std::optional<Refusal> Match::apply(Action action) {
    if (const auto refusal = deal_.apply(action)) return refusal;
    record_.actions.push_back(action);
    return std::nullopt;
}

void Match::deal_next(const Pack& pack) {
    const Ruleset ruleset = deal_.ruleset();
    const Seat dealer = deal_.phase() == Phase::kRedeal ? deal_.dealer() : next(deal_.dealer());
    record_ = {ruleset, dealer, pack, {}};
    deal_ = Deal(ruleset, dealer, pack);
    ++deal_number_;
}

}  // namespace twentynine
