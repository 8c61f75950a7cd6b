// What players who think tell of a decision, and what they do when it is clear.
#include <catch2/catch.hpp>
#include <string>

#include "engine/bots/evaluation.h"
#include "engine/bots/playout.h"
#include "engine/solver/solver.h"
#include "random_play.h"
#include "random_rulesets.h"

namespace twentynine {
namespace {

bots::Thinking quick_expert() {
    bots::Thinking thinking = bots::thinking_of(BotKind::kExpert);
    thinking.worlds = 20;
    thinking.solved_worlds = 5;
    return thinking;
}

TEST_CASE("a thought weighs every legal action, in order, and chooses a legal one") {
    const std::uint64_t seed = testing::seed_for("thoughts", 29'160'621);
    std::mt19937_64 random(seed);
    int thoughts = 0;
    while (thoughts < 150) {
        Deal deal(testing::random_ruleset(random), Seat::k0, testing::random_pack(random));
        while (deal.turn()) {
            const View view = view_of(deal, *deal.turn());
            if (view.phase == Phase::kPlay && random() % 8 == 0) {
                ++thoughts;
                const bots::Evaluation thought = evaluate(view, seed, quick_expert());
                INFO(encode(view));
                REQUIRE(thought.count == view.legal.size());
                CHECK_FALSE(thought.chosen().left_out);
                for (int i = 0; i < thought.count; ++i) {
                    const bots::Option& option = thought.options[static_cast<std::size_t>(i)];
                    CHECK(option.action == view.legal[i]);
                    CHECK((option.chance >= 0 && option.chance <= bots::kSure));
                    CHECK((option.tenths >= 0 && option.tenths <= 290));
                    CHECK(option.trick_ours <= bots::kSure);
                }
            }
            deal.apply(testing::random_action(deal, random));
        }
    }
}

// With the last two cards in each hand and nothing hidden from the one who sees all cards played, what is
// certain in every world is told as certain.
TEST_CASE("a chance is sure where open cards prove it in every world") {
    const std::uint64_t seed = testing::seed_for("sure chances", 29'160'622);
    std::mt19937_64 random(seed);
    int proven = 0;
    solver::Solver solver;
    for (int number = 0; number < 150; ++number) {
        Deal deal(Ruleset{}, seat_at(number), testing::random_pack(random));
        while (deal.turn() && deal.phase() != Phase::kPlay) {
            deal.apply(choose_at_once(BotKind::kSimple, view_of(deal, *deal.turn()), 0));
        }
        bots::Seen seen;
        while (deal.phase() == Phase::kPlay && deal.tricks().size() < 7) {
            const View view = view_of(deal, *deal.turn());
            const int target = points_of(view.contract->target);
            const int bidders = view.points[static_cast<std::size_t>(team_of(view.contract->bidder))];
            const int others = view.points[static_cast<std::size_t>(other(team_of(view.contract->bidder)))];
            const bool decided = bidders >= target || others > points_in_play(view.ruleset) - target;
            if (decided && view.legal.size() > 1) {
                ++proven;
                const bool ours = (bidders >= target) == same_side(view.contract->bidder, view.seat);
                const bots::Evaluation thought = evaluate(view, seed, quick_expert());
                CHECK(thought.chosen().chance == (ours ? bots::kSure : 0));
                CHECK(solver.reaches(deal, target) == (bidders >= target));
            }
            bots::advance(deal, seen, bots::choose_in_playout(deal, seen));
        }
    }
    CHECK(proven > 50);
}

TEST_CASE("the same view and seed give the same thought, another seed may give another") {
    const std::uint64_t seed = testing::seed_for("thoughts again", 29'160'623);
    std::mt19937_64 random(seed);
    int different = 0;
    for (int number = 0; number < 20; ++number) {
        Deal deal(Ruleset{}, seat_at(number), testing::random_pack(random));
        while (deal.turn() && deal.phase() != Phase::kPlay) {
            deal.apply(choose_at_once(BotKind::kSimple, view_of(deal, *deal.turn()), 0));
        }
        const View view = view_of(deal, *deal.turn());
        const auto tenths = [&](std::uint64_t each) {
            std::string all;
            const bots::Evaluation thought = evaluate(view, each, quick_expert());
            for (int i = 0; i < thought.count; ++i) {
                all += std::to_string(thought.options[static_cast<std::size_t>(i)].tenths) + " ";
            }
            return all;
        };
        CHECK(tenths(1) == tenths(1));
        different += tenths(1) != tenths(2) ? 1 : 0;
    }
    CHECK(different > 10);
}

}  // namespace
}  // namespace twentynine
