// From counted deals to the table that is shipped.
#pragma once

#include <string>
#include <vector>

#include "opening_values_deals.h"

namespace twentynine::opening_values {

// The points that an entry makes on average, as a contract of 29.
int fitting_bid(const Counts& counts);
// Prints how two counts of the same entries differ. 0, or 2 if a file can't be read.
int compare(const std::string& first, const std::string& second);
// Writes the table (engine/bots/opening_values.h says how it is laid out) from the counts of all entries.
// With a second file, counted by another player for some entries and contracts that fit the first
// (--fitting), the chances are corrected by how often that player made its contracts.
int pack(const std::vector<std::string>& files, const std::string& out);

}  // namespace twentynine::opening_values
