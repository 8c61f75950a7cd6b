// One deal as people keep and share it: the rules, the dealer, the pack, every action. All else follows from
// these. How it is written as JSON is the command line's business (cli/record_json.h).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "action.h"
#include "cards.h"
#include "deal.h"
#include "ruleset.h"
#include "seats.h"

namespace twentynine {

struct Record {
    Ruleset ruleset;  // passes validate()
    Seat dealer{};
    Pack pack{};  // each card once
    std::vector<Action> actions;
    friend bool operator==(const Record&, const Record&) = default;
};

// The first action of a record that the rules refuse.
struct IllegalAction {
    std::size_t index = 0;
    Refusal refusal{};
    friend bool operator==(const IllegalAction&, const IllegalAction&) = default;
};

struct Replay {
    Deal deal;  // up to the end of the record, or to the illegal action
    std::optional<IllegalAction> illegal;
};
Replay replay(const Record& record);

}  // namespace twentynine
