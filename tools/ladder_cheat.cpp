// The yardstick: how much a player wins that sees all four hands. It is of the tools alone; no bot is built
// on it.
#include <array>
#include <memory>

#include "engine/solver/solver.h"
#include "ladder_player.h"

namespace twentynine::ladder {
namespace {

class Cheat {
  public:
    Answer choose(const View& view, const Deal& deal, std::uint64_t seed) {
        const Action simple = choose_action(BotKind::kSimple, view, seed);
        if (deal.phase() != Phase::kPlay) return {simple, {}};
        const auto count = static_cast<std::size_t>(view.legal.size());
        const std::uint64_t before = solver_.nodes();
        solver_.values(deal, std::span(points_).first(count));
        solver_.reached(deal, points_of(deal.contract()->target), std::span(made_).first(count));
        std::size_t best = 0;
        for (std::size_t i = 1; i < count; ++i) {
            const bool simple_is_as_good =
                view.legal[static_cast<int>(i)] == simple && !better(view, best, i);
            if (better(view, i, best) || simple_is_as_good) best = i;
        }
        return {view.legal[static_cast<int>(best)], {0, static_cast<std::int64_t>(solver_.nodes() - before)}};
    }

  private:
    // Whether this seat's side does better with one option than with another: the deal first, then points.
    bool better(const View& view, std::size_t one, std::size_t other) const {
        const int sign = same_side(view.seat, view.contract->bidder) ? 1 : -1;
        const int deals = sign * (static_cast<int>(made_[one]) - static_cast<int>(made_[other]));
        return deals != 0 ? deals > 0 : sign * (points_[one] - points_[other]) > 0;
    }

    solver::Solver solver_;
    std::array<int, 32> points_{};
    std::array<bool, 32> made_{};
};

}  // namespace

Player cheat() {
    return {"cheat", [] {
                return [cheat = std::make_shared<Cheat>()](const View& view, const Deal& deal,
                                                           std::uint64_t seed) {
                    return cheat->choose(view, deal, seed);
                };
            }};
}

}  // namespace twentynine::ladder
