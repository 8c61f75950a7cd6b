#include "ladder_run.h"

#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace twentynine::ladder {
namespace {

class Run {
  public:
    Run(const Contest& contest, const Stop& stop, const std::function<void(const Estimate&)>& progress)
        : contest_(contest), stop_(stop), progress_(progress) {}

    void work() {
        Hall hall(contest_);
        while (const auto number = take()) give(*number, hall.play_pair(*number));
    }

    Figure finish() {
        figure_.estimate = estimate(shares_);
        return std::move(figure_);
    }

  private:
    std::optional<int> take() {
        const std::lock_guard lock(mutex_);
        if (done_ || next_ >= stop_.pairs) return std::nullopt;
        return next_++;
    }

    void give(int number, PairResult result) {
        const std::lock_guard lock(mutex_);
        waiting_.emplace(number, std::move(result));
        // In the order of their numbers, so that where it ends doesn't depend on which thread was faster.
        for (auto first = waiting_.begin();
             !done_ && first != waiting_.end() && first->first == static_cast<int>(shares_.size());
             first = waiting_.erase(first)) {
            take_in(first->second);
        }
    }

    void take_in(const PairResult& result) {
        if (!result.fault.empty()) {
            figure_.fault = result.fault;
            done_ = true;
            return;
        }
        shares_.push_back(result.share);
        for (std::size_t side = 0; side < 2; ++side) figure_.sides[side].add(result.sides[side]);
        const int count = static_cast<int>(shares_.size());
        if (count % kPairsBetweenLooks != 0) return;
        const Estimate now = estimate(shares_);
        if (progress_) progress_(now);
        done_ = stop_.half_width > 0 && count >= kFewestPairs && now.half_width <= stop_.half_width;
    }

    const Contest& contest_;
    const Stop& stop_;
    const std::function<void(const Estimate&)>& progress_;
    std::mutex mutex_;
    int next_ = 0;
    bool done_ = false;
    std::map<int, PairResult> waiting_;
    std::vector<double> shares_;
    Figure figure_;
};

}  // namespace

Figure measure(const Contest& contest, const Stop& stop, int jobs,
               const std::function<void(const Estimate&)>& progress) {
    const auto start = std::chrono::steady_clock::now();
    Run run(contest, stop, progress);
    std::vector<std::thread> others;
    for (int i = 1; i < jobs; ++i) others.emplace_back([&run] { run.work(); });
    run.work();
    for (std::thread& thread : others) thread.join();
    Figure figure = run.finish();
    figure.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return figure;
}

}  // namespace twentynine::ladder
