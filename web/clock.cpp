#include "clock.h"

#include <algorithm>
#include <cmath>

namespace twentynine {
namespace {

constexpr double kSecond = 1000;
// Less than this counts as nothing: times are sums of fractions.
constexpr double kSlack = 0.5;

}  // namespace

void Clock::start(int seconds, double at) {
    set_ = true;
    left_ = seconds * kSecond;
    since_ = at;
    seconds_ = seconds;
}

void Clock::stop() {
    set_ = false;
}

double Clock::left(double now) const {
    if (paused_) return left_;
    return left_ - std::max(0.0, now - since_);
}

void Clock::pause(double now) {
    if (paused_) return;
    left_ = left(now);
    paused_ = true;
}

void Clock::go_on(double now) {
    if (!paused_) return;
    paused_ = false;
    since_ = std::max(since_, now);
}

bool Clock::tick(double now) {
    if (!set_) return false;
    const int seconds = std::max(0, static_cast<int>(std::ceil((left(now) - kSlack) / kSecond)));
    if (seconds == seconds_) return false;
    seconds_ = seconds;
    return true;
}

double Clock::wake_at() const {
    if (!set_ || paused_ || seconds_ == 0) return kNever;
    return since_ + left_ - (seconds_ - 1) * kSecond;
}

}  // namespace twentynine
