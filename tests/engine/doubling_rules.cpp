// Doubling. Source: the house rule "double and redouble (x2, x4) after the auction".
#include <catch2/catch.hpp>

#include "house_table.h"

namespace twentynine {
namespace {

using namespace testing;

Ruleset with_doubling(Doubling doubling) {
    return table("classic29", [doubling](Ruleset& r) { r.doubling = doubling; });
}
Deal won_by_seat_0(Doubling doubling) {
    return deal_by(with_doubling(doubling), kEven, Seat::k3, {"bid 18", "pass", "pass", "pass"});
}

TEST_CASE("after the auction the defenders may double, from the bidder's left") {
    Deal deal = won_by_seat_0(Doubling::kRedouble);
    CHECK(deal.phase() == Phase::kDouble);
    CHECK(deal.turn() == Seat::k1);
    CHECK(legal(deal) == Texts{"double", "pass"});
    CHECK(refusal(deal, "redouble") == Refusal::kMayNotDouble);
    CHECK(refusal(deal, "bid 20") == Refusal::kWrongPhase);
    act(deal, "pass");
    CHECK(last_event(deal) == Event{Event::Kind::kNotDoubled, Seat::k1, 0, {}, {}});
    CHECK(deal.turn() == Seat::k3);
    act(deal, "pass");
    CHECK(deal.phase() == Phase::kTrump);
    CHECK(deal.contract()->stakes == 1);
    CHECK(refusal(deal, "double") == Refusal::kWrongPhase);
}

TEST_CASE("a double is answered by the bidder, then by its partner") {
    Deal deal = won_by_seat_0(Doubling::kRedouble);
    act(deal, "pass");
    act(deal, "double");
    CHECK(last_event(deal) == Event{Event::Kind::kDoubled, Seat::k3, 2, {}, {}});
    CHECK(deal.turn() == Seat::k0);
    CHECK(legal(deal) == Texts{"pass", "redouble"});
    CHECK(refusal(deal, "double") == Refusal::kMayNotDouble);
    act(deal, "pass");
    CHECK(deal.turn() == Seat::k2);
    act(deal, "redouble");
    CHECK(deal.contract()->stakes == 4);
    CHECK(deal.phase() == Phase::kTrump);
}

TEST_CASE("a double that nobody answers stands, and one double settles it") {
    Deal deal = won_by_seat_0(Doubling::kRedouble);
    for (const char* action : {"double", "pass", "pass"}) REQUIRE_FALSE(act(deal, action));
    CHECK(deal.phase() == Phase::kTrump);
    CHECK(deal.contract()->stakes == 2);
}

TEST_CASE("where there is no redouble the double ends it") {
    Deal deal = won_by_seat_0(Doubling::kDouble);
    CHECK(refusal(deal, "redouble") == Refusal::kNotPlayedHere);
    act(deal, "double");
    CHECK(deal.phase() == Phase::kTrump);
    CHECK(deal.contract()->stakes == 2);
}

TEST_CASE("a dealer who had to take the minimum can be doubled too") {
    const Deal deal =
        deal_by(with_doubling(Doubling::kDouble), kEven, Seat::k3, {"pass", "pass", "pass", "double"});
    CHECK(deal.contract() == Contract{Seat::k3, bid_of(16), bid_of(16), true, 2});
}

TEST_CASE("nobody doubles at a table that doesn't") {
    CHECK(refusal(deal_with(kEven, Seat::k3, {"bid 18", "pass", "pass", "pass"}), "double") ==
          Refusal::kNotPlayedHere);
}

}  // namespace
}  // namespace twentynine
