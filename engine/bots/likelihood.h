// How well a world explains what the other seats did: their bids and passes by their first four cards, the
// choice of trump, each card that they played or kept, asking for trump or not.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "../view.h"
#include "seen.h"
#include "worlds.h"

namespace twentynine::bots {

class Likelihood {
  public:
    // In the play phase; `view` must outlive this.
    explicit Likelihood(const View& view) : view_(view), seen_(view) {}

    // Above zero, and without a scale of its own: only how worlds of this view compare.
    double of(const World& world);

  private:
    // Of what one seat did, by how it may play: by simple's rules to the letter, or roughly.
    using Shares = std::array<double, 2>;
    // Before something that another seat did: the same in all worlds but for the cards.
    struct Before {
        Deal deal;
        Seen seen;
        Action done;
    };

    std::array<Shares, 4> of_calls(const World& world) const;
    double of_trump(const World& world) const;
    void replay(const World& world);
    Shares of_plays(const World& world, Seat seat);
    static void lay(Before& before, const World& world, Seat seat, CardSet eight);

    const View& view_;
    Seen seen_;  // by now
    bool replayed_ = false;
    std::array<std::vector<Before>, 4> plays_;                          // by seat
    std::array<std::unordered_map<std::uint64_t, Shares>, 4> by_hand_;  // what its plays came to
};

}  // namespace twentynine::bots
