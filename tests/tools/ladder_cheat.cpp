// The yardstick of the ladder: the player that sees all cards.
#include "engine/shuffle.h"
#include "engine/solver/solver.h"
#include "ladder_pairs.h"

namespace twentynine::ladder {
namespace {

TEST_CASE("the cheat makes every contract that open cards make, against itself and simple play") {
    Contest contest = contest_of(Measure::kPlay, BotKind::kSimple, BotKind::kSimple);
    contest.a = cheat();
    contest.b = cheat();
    solver::Solver solver;
    for (const auto& [pair, plays] : played_pairs(contest, 6)) {
        INFO("pair " << pair);
        const Deal& played = plays[0][0];
        const Seed seed = pack_seed(contest, pair, 0);
        Deal start(played.ruleset(), played.dealer(), shuffled_pack(seed));
        for (const Said& said : played.said()) {
            if (start.phase() == Phase::kPlay) break;
            REQUIRE_FALSE(start.apply(said.action));
        }
        REQUIRE(start.phase() == Phase::kPlay);
        CHECK(played.result()->made == solver.reaches(start, points_of(start.contract()->target)));
        CHECK(plays[0][0].result() == plays[1][0].result());
    }
    contest.b = player_of(BotKind::kSimple);
    const Figure figure = measure(contest, {0, 40}, 1);
    CHECK(figure.estimate.percent > 55);
    CHECK(figure.sides[0].cost.effort.nodes > 0);
}

}  // namespace
}  // namespace twentynine::ladder
