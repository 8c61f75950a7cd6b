// Where in a record a seat acted: what can be looked back on.
#pragma once

#include <vector>

#include "../record.h"

namespace twentynine::bots {

struct Decision {
    std::size_t place = 0;  // in Record::actions
    bool choice = false;    // there was something else that it might have done
    friend constexpr bool operator==(const Decision&, const Decision&) = default;
};

// Every turn of the seat with a choice, and every card it played, forced or not, in order. Empty for a deal
// that isn't over, whose cards are nobody's to look at, and for one without a result.
std::vector<Decision> decisions_of(const Record& record, Seat seat);

}  // namespace twentynine::bots
