// Worlds for what is said before the first card: drawn from those that agree with a View by how well each
// seat's first four fit the calls that it made, and played on to the end of the deal.
#pragma once

#include <array>
#include <vector>

#include "auction_table.h"
#include "stream.h"
#include "worlds.h"

namespace twentynine::bots {

struct CalledWorld {
    World world;
    std::array<Four, 4> fours{};  // by seat
};

class CalledWorlds {
  public:
    // Both must outlive this; the view is of a seat on turn before the first card.
    CalledWorlds(const View& view, const CallWeights& weights);
    CalledWorld draw(Stream& stream) const;

  private:
    // A call of the first auction with the auction as it was then.
    struct Heard {
        Bidding before;
        Call call;
    };
    Chance fits(const Heard& heard, const Four& four) const;

    Worlds worlds_;
    const CallWeights& weights_;
    std::vector<Heard> heard_;  // of the other seats
    std::array<bool, 4> seat_calls_{};
};

// What the deal comes to for the side.
struct Outcome {
    int value = 0;        // as Stakes has it
    bool won = false;     // by the side
    bool played = false;  // not dealt again
};
// One world, played on from what may be said in it: calls from the table, nothing else said, the trump that
// suits the bidder's cards, and the rule players' card play.
class PlayingOn {
  public:
    // `world` must outlive this.
    PlayingOn(const CalledWorld& world, const CallWeights& weights, Team side)
        : world_(world), weights_(weights), side_(side) {}
    // After `action`, which must be legal, of the seat on turn.
    Outcome after(Action action);

  private:
    // How the play of a contract ended. The same bidder with the same trump comes to the same points at every
    // number of the contract, so it is played once.
    struct End {
        Contract contract;
        std::optional<Suit> trump;
        std::optional<Card> aside;
        std::array<int, 2> points{};
        std::optional<Seat> pair_shown_by;
        std::optional<Result> result;
    };
    std::optional<Result> result_of_play(Deal& deal, std::array<int, 2>& points);

    const CalledWorld& world_;
    const CallWeights& weights_;
    Team side_;
    std::vector<End> ends_;
};

}  // namespace twentynine::bots
