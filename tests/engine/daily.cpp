// The deal of a day comes from its date alone.
#include "engine/daily.h"

#include <catch2/catch.hpp>
#include <set>

#include "engine/bots/daily_players.h"
#include "engine/bots/players_seed.h"
#include "engine/deal.h"
#include "engine/verify.h"

using namespace twentynine;

TEST_CASE("The seed of a day is the SHA-256 of its date's name") {
    // printf %s 'twentynine daily deal 2026-11-30' | sha256sum
    const auto daily = daily_deal("2026-11-30");
    REQUIRE(daily);
    CHECK(seed_text(daily->seed) == "cb892b75a202c6628b67f0fd362002a6901933e968b99330519437a246f02f07");
    CHECK(index_of(daily->dealer) == daily->seed[31] % 4);
}

TEST_CASE("Days have packs of their own, and every seat deals") {
    std::set<std::string> packs;
    std::set<Seat> dealers;
    for (int day = 1; day <= 28; ++day) {
        const std::string date = "2027-02-" + std::string(day < 10 ? "0" : "") + std::to_string(day);
        const auto daily = daily_deal(date);
        REQUIRE(daily);
        std::string pack;
        for (const Card card : shuffled_pack(daily->seed)) pack += to_string(card);
        packs.insert(pack);
        dealers.insert(daily->dealer);
    }
    CHECK(packs.size() == 28);
    CHECK(dealers.size() == 4);
}

TEST_CASE("Only a day of the calendar has a deal") {
    for (const std::string_view date :
         {"2000-01-01", "2024-02-29", "2026-12-31", "2400-02-29", "9999-12-31"}) {
        INFO(date);
        CHECK(daily_deal(date));
    }
    for (const std::string_view date : {"", "2026", "2026-1-1", "2026-11-31", "2026-02-29", "2100-02-29",
                                        "2026-00-10", "2026-13-10", "2026-10-00", "1999-12-31", "2026/10/10",
                                        "2026-10-1x", "-026-10-10", "2026-10-10 ", " 2026-10-10"}) {
        INFO(date);
        CHECK_FALSE(daily_deal(date));
    }
}

TEST_CASE("With the expert in your seat the deal of a day is played to its end, each time alike") {
    const auto record = bots::expert_daily("2026-11-30");
    REQUIRE(record);
    const Replay replayed = replay(*record);
    CHECK_FALSE(replayed.illegal);
    CHECK(replayed.deal.phase() == Phase::kOver);
    CHECK(check_shuffle(record->pack, record->proof).verified());
    CHECK(bots::expert_daily("2026-11-30") == record);
    CHECK_FALSE(bots::expert_daily("2026-11-31"));

    // Each of them did what that player does who is asked about the same view.
    Deal deal(record->ruleset, record->dealer, record->pack);
    const std::uint64_t seed = players_seed(record->proof->commitment);
    for (const Action action : record->actions) {
        const Seat seat = *deal.turn();
        const BotKind kind = seat == Seat::k1 || seat == Seat::k3 ? BotKind::kClub : BotKind::kExpert;
        REQUIRE(choose_action(kind, view_of(deal, seat), seed) == action);
        REQUIRE_FALSE(deal.apply(action));
    }
}
