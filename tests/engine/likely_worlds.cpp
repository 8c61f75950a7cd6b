// Worlds that explain what the others did are thought about more often.
#include "engine/bots/likely_worlds.h"

#include <catch2/catch.hpp>
#include <random>

#include "engine/bots/bot.h"
#include "engine/bots/likelihood.h"
#include "engine/deal.h"
#include "random_play.h"

namespace twentynine {
namespace {

constexpr int kKept = 40;
constexpr int kDrawn = 5;

int kept_in_all(const std::vector<bots::KeptWorld>& kept) {
    int all = 0;
    for (const bots::KeptWorld& world : kept) all += world.times;
    return all;
}

// Cards that the seats other than `viewer` hold in both.
int placed_alike(const Deal& a, const Deal& b, Seat viewer) {
    int alike = 0;
    for (const Seat seat : kSeats) {
        if (seat != viewer) alike += (a.hand(seat) & b.hand(seat)).size();
    }
    return alike;
}

TEST_CASE(
    "worlds are kept as often as asked for, and those that explain what was done lie nearer the truth") {
    const std::uint64_t seed = testing::seed_for("likely worlds", 29'160'701);
    std::mt19937_64 random(seed);
    for (const std::string_view id : kTableIds) {
        INFO("seed " << seed << ", " << id);
        std::int64_t likely = 0;
        std::int64_t any = 0;
        for (int number = 0; number < 60; ++number) {
            Deal deal(*ruleset_named(id), seat_at(number), testing::random_pack(random));
            while (deal.turn()) {
                const View view = view_of(deal, *deal.turn());
                const bool looks = view.phase == Phase::kPlay && view.said_count % 5 == 0;
                if (looks && view.hand.size() > 1) {
                    const bots::Worlds worlds(view);
                    bots::Stream stream(seed, index_of(view.seat), view.said_count);
                    const auto kept = bots::likely_worlds(view, worlds, stream, kKept, kDrawn);
                    CHECK(kept_in_all(kept) == kKept);
                    for (bots::KeptWorld world : kept) {
                        const bots::World again = worlds.draw(world.stream);
                        likely += world.times * placed_alike(again.deal, deal, view.seat);
                    }
                    const auto alike = bots::likely_worlds(view, worlds, stream, kKept, 1);
                    CHECK(static_cast<int>(alike.size()) == kKept);
                    for (bots::KeptWorld world : alike) {
                        any += placed_alike(worlds.draw(world.stream).deal, deal, view.seat);
                    }
                }
                deal.apply(choose_at_once(BotKind::kSimple, view, 0));
            }
        }
        CHECK(likely > any);
    }
}

TEST_CASE("no world that agrees with a view is ever ruled out by what would have been wiser") {
    const std::uint64_t seed = testing::seed_for("unlikely worlds", 29'160'702);
    std::mt19937_64 random(seed);
    for (int number = 0; number < 200; ++number) {
        Deal deal(*ruleset_named(kTableIds[static_cast<std::size_t>(number % 4)]), seat_at(number),
                  testing::random_pack(random));
        while (deal.turn()) {
            const View view = view_of(deal, *deal.turn());
            if (view.phase == Phase::kPlay && view.said_count % 7 == 0) {
                const bots::Worlds worlds(view);
                bots::Stream stream(seed, index_of(view.seat), view.said_count);
                bots::Likelihood likelihood(view);
                CHECK(likelihood.of(worlds.draw(stream)) > 0);
            }
            deal.apply(testing::random_action(deal, random));
        }
    }
}

TEST_CASE("a world explains as much whatever worlds were looked at before it") {
    const std::uint64_t seed = testing::seed_for("worlds in any order", 29'160'703);
    std::mt19937_64 random(seed);
    for (int number = 0; number < 40; ++number) {
        INFO("seed " << seed << ", deal " << number);
        Deal deal(*ruleset_named(kTableIds[static_cast<std::size_t>(number % 4)]), seat_at(number),
                  testing::random_pack(random));
        while (deal.turn()) {
            const View view = view_of(deal, *deal.turn());
            if (view.phase == Phase::kPlay && view.said_count % 3 == 0) {
                const bots::Worlds worlds(view);
                bots::Stream stream(seed, index_of(view.seat), view.said_count);
                bots::Likelihood of_many(view);
                for (int i = 0; i < 10; ++i) {
                    const bots::World world = worlds.draw(stream);
                    bots::Likelihood of_one(view);
                    CHECK(of_many.of(world) == of_one.of(world));
                }
            }
            deal.apply(number % 2 == 0 ? choose_at_once(BotKind::kSimple, view, 0)
                                       : testing::random_action(deal, random));
        }
    }
}

}  // namespace
}  // namespace twentynine
