// From counted deals to the table that is shipped.
#pragma once

#include <string>
#include <vector>

#include "opening_values_deals.h"

namespace twentynine::opening_values {

// The points that an entry makes on average, as a contract.
int fitting_bid(const Counts& counts);
// Prints how two counts of the same entries differ. 0, or 2 if a file can't be read.
int compare(const std::string& first, const std::string& second);
// Writes the table (engine/bots/opening_values.h says how it is laid out) from the counts of all entries.
// With a second file, which may have some entries only, the chances are corrected by what its player made of
// them: for each number of points a logistic regression on the first's log odds and on what the four cards
// are.
int pack(const std::vector<std::string>& files, const std::string& out);

}  // namespace twentynine::opening_values
