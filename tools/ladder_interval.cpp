#include "ladder_interval.h"

#include <cmath>

namespace twentynine::ladder {

Estimate estimate(std::span<const double> shares) {
    constexpr double kTwoSided95 = 1.96;
    if (shares.empty()) return {};
    const auto count = static_cast<double>(shares.size());
    double sum = 0;
    for (const double share : shares) sum += share;
    const double mean = sum / count;
    double squares = 0;
    for (const double share : shares) squares += (share - mean) * (share - mean);
    const double variance = shares.size() > 1 ? squares / (count - 1) : 0;
    return {static_cast<int>(shares.size()), 100 * mean, 100 * kTwoSided95 * std::sqrt(variance / count)};
}

}  // namespace twentynine::ladder
