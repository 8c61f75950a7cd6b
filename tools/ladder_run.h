// Pairs until the figure is as sharp as was asked for, on several threads.
#pragma once

#include <array>
#include <functional>
#include <string>

#include "ladder_interval.h"
#include "ladder_pair.h"

namespace twentynine::ladder {

struct Stop {
    double half_width = 1;  // in points; 0: only `pairs` ends it
    int pairs = 20'000;     // at most
};

// No figure is taken for sharp with fewer pairs: a few that happen to agree look sharper than they are.
inline constexpr int kFewestPairs = 200;
// The width is looked at after every so many pairs.
inline constexpr int kPairsBetweenLooks = 50;

struct Figure {
    Estimate estimate;  // of A
    std::array<SideTally, 2> sides{};
    double seconds = 0;
    std::string fault;  // why it ended early, as a sentence; else empty
};

// The same contest and stop give the same figure, whatever `jobs` is (but for the times): pairs are numbered,
// and those that a thread played beyond the last one needed are left out. `progress` is called now and then,
// never by two threads at once, with the estimate so far.
Figure measure(const Contest& contest, const Stop& stop, int jobs,
               const std::function<void(const Estimate&)>& progress = {});

}  // namespace twentynine::ladder
