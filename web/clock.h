// The time that you have to act, in whole seconds for a person to see. It never asks what time it is: every
// call says so, in the page's milliseconds.
#pragma once

#include "animation.h"

namespace twentynine {

class Clock {
  public:
    // Counts down from `at`, which may lie ahead; until then all its seconds are left.
    void start(int seconds, double at);
    void stop();
    // While paused nothing runs out. A clock that is started meanwhile waits too.
    void pause(double now);
    void go_on(double now);

    // Takes note of the time. True if another number of seconds is left to see than before.
    bool tick(double now);
    // Whether there is a clock to see: from start() to stop().
    bool set() const { return set_; }
    bool paused() const { return paused_; }
    int seconds() const { return seconds_; }  // left at the last tick(), begun ones in full
    bool run_out() const { return set_ && seconds_ == 0; }
    // When the next tick() would show another number; kNever if nothing is counted.
    double wake_at() const;

  private:
    double left(double now) const;  // milliseconds

    bool set_ = false;
    bool paused_ = false;
    double left_ = 0;  // at since_
    double since_ = 0;
    int seconds_ = 0;
};

}  // namespace twentynine
