// What a deal is worth. Sources: "Scoring" of the rules of 28; house rules "a point for the last trick (total
// and top bid 29)", "losing double below half the bid" and "28's losing scale -2/-3/-4 at 14/20/25 (winning
// +1/+2/+3)"; doubling's x2 and x4.
#include <catch2/catch.hpp>

#include "engine/score.h"
#include "house_table.h"

namespace twentynine {
namespace {

using namespace testing;
using Score = std::array<int, 2>;

Contract contract_of(Seat bidder, int bid, int stakes = 1) {
    return {bidder, bid_of(bid), bid_of(bid), false, stakes};
}

TEST_CASE("28's losing scale: winning 1, 2, 3 and losing 2, 3, 4, to the bidding side alone") {
    const Ruleset rules = table("ranked28", [](Ruleset& r) { r.deal_score = DealScore::kLosingScale; });
    REQUIRE_FALSE(validate(rules));
    const auto score = [&rules](int bid, int taken) {
        return result_of(rules, contract_of(Seat::k1, bid), {28 - taken, taken}).game_points;
    };
    for (const auto& [bid, won] : {std::pair{14, 1}, {19, 1}, {20, 2}, {24, 2}, {25, 3}, {28, 3}}) {
        CHECK(score(bid, bid) == Score{0, won});
        CHECK(score(bid, bid - 1) == Score{0, -(won + 1)});
    }
}

TEST_CASE("doubled and redoubled contracts count two and four times") {
    const Ruleset one = *ruleset_named("classic29");
    const Ruleset by_size = *ruleset_named("ranked28");
    CHECK(result_of(one, contract_of(Seat::k0, 18, 2), {18, 10}).game_points == Score{2, 0});
    CHECK(result_of(one, contract_of(Seat::k0, 18, 4), {17, 11}).game_points == Score{-4, 0});
    CHECK(result_of(by_size, contract_of(Seat::k0, 21, 4), {20, 8}).game_points == Score{0, 8});
}

TEST_CASE("a bidding side with less than half its bid loses double, times the stakes") {
    const auto below_half = [](Ruleset& r) { r.double_loss_below_half = true; };
    const Ruleset rules = table("classic29", below_half);
    const auto score = [&rules](int bid, int taken, int stakes) {
        return result_of(rules, contract_of(Seat::k0, bid, stakes), {taken, 28 - taken}).game_points;
    };
    CHECK(score(18, 9, 1) == Score{-1, 0});
    CHECK(score(18, 8, 1) == Score{-2, 0});
    CHECK(score(17, 8, 1) == Score{-2, 0});
    CHECK(score(18, 8, 2) == Score{-4, 0});
    CHECK(score(18, 18, 1) == Score{1, 0});
    CHECK(result_of(table("ranked28", below_half), contract_of(Seat::k0, 25), {12, 16}).game_points ==
          Score{0, 6});
}

TEST_CASE("the last trick is worth a point: 29 in all, and 29 can be bid") {
    const Ruleset rules = table("classic29", [](Ruleset& r) {
        r.last_trick_point = true;
        r.maximum_bid = 29;
    });
    CHECK(points_in_play(rules) == 29);
    Deal deal = deal_by(rules, kEven, Seat::k3, {"bid 29", "trump S"});
    while (deal.turn()) deal.apply(deal.legal_actions()[0]);
    CHECK(deal.points() == Score{29, 0});
    CHECK(deal.result()->made);
    CHECK(happened(deal, Event::Kind::kLastTrickPoint));
    CHECK(last_event(deal) == Event{Event::Kind::kDealOver, Seat::k0, 29, {}, {}});
    CHECK(points_needed(rules, contract_of(Seat::k0, 20), Team::kB) == 10);
    CHECK(points_needed(Ruleset{}, contract_of(Seat::k0, 20), Team::kB) == 9);
}

TEST_CASE("29 needs its last trick: without that point the contract fails") {
    const Ruleset rules = table("classic29", [](Ruleset& r) {
        r.last_trick_point = true;
        r.maximum_bid = 29;
    });
    CHECK_FALSE(result_of(rules, contract_of(Seat::k0, 29), {28, 1}).made);
}

}  // namespace
}  // namespace twentynine
