// Deals one after another: who deals, and what has been played. At arcade29's table a match is one deal, so
// nothing is carried over but the deal moving round.
#pragma once

#include <optional>

#include "action.h"
#include "deal.h"
#include "record.h"
#include "ruleset.h"

namespace twentynine {

class Match {
  public:
    // The first deal, dealt by the ruleset's first dealer. `ruleset` must pass validate(), a pack hold each
    // card once.
    Match(const Ruleset& ruleset, const Pack& pack);

    const Deal& deal() const { return deal_; }
    int deal_number() const { return deal_number_; }  // from 1
    // Carries the action out; refused, nothing changes.
    std::optional<Refusal> apply(Action action);
    // Puts the deal away, finished or not, and deals the next: by the seat after the dealer, or by the same
    // dealer when nobody had bid (Phase::kRedeal).
    void deal_next(const Pack& pack);
    // The deal so far.
    const Record& record() const { return record_; }

  private:
    Record record_;
    Deal deal_;
    int deal_number_ = 1;
};

}  // namespace twentynine
