// Which actions are clearly right for a seat, found out without the players that are to be tested. In every
// world that agrees with the View, or in many of them, each action is tried, and two judges tell whether the
// seat's side wins the deal then:
//
// - the solver, exactly, with open cards. An action is right if it wins in (nearly) every world in which any
//   action wins. Open cards alone don't do: whoever sees them guesses well later on, and has no use for a
//   trump that is hidden.
// - four simple players, who go on from there each with its own View. The players who think suppose the
//   others to play like these, so this judge alone wouldn't do.
//
// It is clear if both win with each right action in at least kGap worlds of a hundred more than with any
// other; there is nothing in between.
#pragma once

#include "engine/bots/worlds.h"
#include "engine/solver/solver.h"
#include "engine/view.h"

namespace twentynine::positions {

inline constexpr int kMostEnumerated = 1000;  // worlds; where there are more, some are drawn
inline constexpr int kDrawn = 400;
inline constexpr int kGap = 10;  // of a hundred worlds
inline constexpr int kSame = 2;  // actions that are nearer each other than this are equally right

struct Verdict {
    bool clear = false;
    LegalActions right;
    int margin = 0;  // worlds of a hundred, by the judge who sees the lesser difference
    int worlds = 0;
    bool all = false;  // those are all there are
};

class Prover {
  public:
    // Of a view in play, with a turn and a contract that isn't a single hand.
    Verdict prove(const View& view);
    // The margin, if these are the right actions.
    int margin(const View& view, const LegalActions& right);

  private:
    solver::Solver solver_;
};

}  // namespace twentynine::positions
