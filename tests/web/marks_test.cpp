// What the review tells of a turn at which the deal could have been cancelled, and was played instead.
#include "engine/bots/marks.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <random>
#include <utility>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/solver/solver.h"
#include "engine/view.h"

using namespace twentynine;

namespace {

const Action kCancelling = Action::plain(Action::Kind::kCancel);

Pack shuffled(std::mt19937_64& random) {
    Pack pack{};
    for (int i = 0; i < kPackSize; ++i) pack[static_cast<std::size_t>(i)] = Card::from_index(i);
    for (std::size_t i = pack.size() - 1; i > 0; --i) std::swap(pack[i], pack[random() % (i + 1)]);
    return pack;
}

struct LetPass {
    Record record;
    std::size_t place = 0;  // where the deal could have been cancelled, in the phase asked for
};

// A deal by simple players in which a hand without points, of a defender once the play has begun, is played.
LetPass let_pass(Phase phase, std::mt19937_64& random) {
    Ruleset rules = *ruleset_named("classic29");
    rules.cancel_no_points_in_four = true;
    rules.cancel_no_points_in_eight = true;
    rules.id = "house";
    for (;;) {
        LetPass found{Record{rules, Seat::k3, shuffled(random), {}, {}}, 0};
        std::vector<Action>& actions = found.record.actions;
        Deal deal(rules, found.record.dealer, found.record.pack);
        bool could = false;
        while (const auto seat = deal.turn()) {
            const View view = view_of(deal, *seat);
            Action action = choose_at_once(BotKind::kSimple, view, random());
            if (view.legal.contains(kCancelling)) {
                const bool bids = phase == Phase::kPlay && same_side(*seat, deal.contract()->bidder);
                if (deal.phase() == phase && !bids) {
                    found.place = actions.size();
                    could = true;
                }
                if (action == kCancelling) action = view.legal[view.legal[0] == kCancelling ? 1 : 0];
            }
            REQUIRE_FALSE(deal.apply(action));
            actions.push_back(action);
        }
        if (could && deal.result()) return found;
    }
}

Deal before(const LetPass& found) {
    Deal deal(found.record.ruleset, found.record.dealer, found.record.pack);
    for (std::size_t i = 0; i < found.place; ++i) REQUIRE_FALSE(deal.apply(found.record.actions[i]));
    return deal;
}

}  // namespace

TEST_CASE(
    "Where the expert would cancel before the play, no chance is told: a new deal is neither won nor lost") {
    constexpr std::uint64_t kSeed = 2911;
    INFO("seed " << kSeed);
    std::mt19937_64 random(kSeed);
    const LetPass found = let_pass(Phase::kAuction, random);
    const auto mark = bots::mark_of(found.record, found.place);
    REQUIRE(mark);
    CHECK(mark->expert == kCancelling);
    CHECK(mark->done != kCancelling);
    CHECK_FALSE(mark->weighed);
    CHECK_FALSE(mark->open);
}

TEST_CASE("In the play cancelling has no chance either, and takes no points with open cards") {
    constexpr std::uint64_t kSeed = 2912;
    INFO("seed " << kSeed);
    std::mt19937_64 random(kSeed);
    bool cancels = false;
    for (int tried = 0; tried < 8 && !cancels; ++tried) {
        const LetPass found = let_pass(Phase::kPlay, random);
        const auto mark = bots::mark_of(found.record, found.place);
        REQUIRE(mark);
        cancels = mark->expert == kCancelling;
        CHECK(mark->weighed.has_value() != cancels);

        const Deal deal = before(found);
        const LegalActions legal = deal.legal_actions();
        std::array<int, 32> values{};
        solver::Solver().values(deal, values);
        int most = 0;
        for (int i = 0; i < legal.size(); ++i) {
            if (legal[i] == kCancelling) continue;
            most = std::max(most, points_in_play(deal.ruleset()) - values[static_cast<std::size_t>(i)]);
        }
        REQUIRE(mark->open);
        CHECK(mark->open->best == most);
        CHECK(mark->open->done <= most);
    }
    CHECK(cancels);
}
