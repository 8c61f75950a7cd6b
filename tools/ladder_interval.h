// From the scores of pairs to a figure with its interval.
#pragma once

#include <algorithm>
#include <span>

namespace twentynine::ladder {

struct Estimate {
    int pairs = 0;
    double percent = 0;     // the mean
    double half_width = 0;  // of the interval that holds the true mean 19 times in 20, in points
    double low() const { return std::max(0.0, percent - half_width); }
    double high() const { return std::min(100.0, percent + half_width); }
};

// `shares` are the parts, 0 to 1, that the same side won of each pair. The interval is the normal one, from
// how much the pairs differ: both plays of a pair have the same cards, so they are no two independent deals.
Estimate estimate(std::span<const double> shares);

}  // namespace twentynine::ladder
