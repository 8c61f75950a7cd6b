// Which worlds a thought is about: of many that agree with a view, rather those that explain what the other
// seats did.
#pragma once

#include <vector>

#include "../view.h"
#include "stream.h"
#include "worlds.h"

namespace twentynine::bots {

// A world to be drawn again, and how many of those kept it stands for.
struct KeptWorld {
    Stream stream;  // as it was before the world was drawn
    int times;
};

// In the play phase. `keep` worlds in all, each as often as it is likely. Drawn are as many as tell as much
// as `keep` that are equally likely, or `keep` times `drawn_at_most`; both are at least 1. Drawn once for
// each, all are kept alike.
std::vector<KeptWorld> likely_worlds(const View& view, const Worlds& worlds, Stream& stream, int keep,
                                     int drawn_at_most);

}  // namespace twentynine::bots
