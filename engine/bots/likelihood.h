// How well a world explains what the other seats did: their bids and passes by their first four cards, the
// choice of trump, each card that they played or kept, asking for trump or not.
#pragma once

#include <optional>

#include "../view.h"
#include "playout.h"
#include "worlds.h"

namespace twentynine::bots {

class Likelihood {
  public:
    // In the play phase; `view` must outlive this.
    explicit Likelihood(const View& view) : view_(view), seen_(view) {}

    // Above zero, and without a scale of its own: only how worlds of this view compare.
    double of(const World& world);

  private:
    double of_bids(const World& world) const;
    double of_trump(const World& world) const;
    double of_plays(const World& world);
    bool start_from(const World& world);

    const View& view_;
    Seen seen_;                  // by now
    std::optional<Deal> start_;  // the deal before the first card
    bool cannot_start_ = false;
};

}  // namespace twentynine::bots
