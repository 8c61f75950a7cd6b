// The auctions of the other tables and of house rules, each rule by name. Sources: "The auction" of the rules
// of 28 and its notes 1 and 2; house rules "minimum bid 15" and "bids over one's partner from 20".
#include <catch2/catch.hpp>

#include "house_table.h"

namespace twentynine {
namespace {

using namespace testing;

TEST_CASE("minimum bid 15: nobody bids lower, and the dealer is made to take it") {
    const Ruleset rules = table("arcade29", [](Ruleset& r) { r.minimum_bid = 15; });
    Deal deal = deal_by(rules, kEven, Seat::k3, {});
    CHECK(bid_range(deal.legal_actions()) == BidRange{bid_of(15), bid_of(28)});
    CHECK(refusal(deal, "bid 14") == Refusal::kBidOutOfRange);
    for (int i = 0; i < 3; ++i) act(deal, "pass");
    CHECK(deal.contract() == Contract{Seat::k3, bid_of(15), bid_of(15), true});
}

TEST_CASE("bids over one's partner start at the table's number, over others they don't") {
    const Ruleset rules = table("arcade29", [](Ruleset& r) { r.over_partner_from = 20; });
    Deal deal = deal_by(rules, kEven, Seat::k3, {"bid 16", "pass"});
    CHECK(bid_range(deal.legal_actions()) == BidRange{bid_of(20), bid_of(28)});
    CHECK(refusal(deal, "bid 19") == Refusal::kOverPartner);
    CHECK(refusal(deal, "bid 16") == Refusal::kMustRaise);
    act(deal, "bid 20");
    CHECK(bid_range(deal.legal_actions()) == BidRange{bid_of(21), bid_of(28)});
    deal = deal_by(rules, kEven, Seat::k3, {"bid 16"});
    CHECK_FALSE(refusal(deal, "bid 17"));
}

TEST_CASE("who has passed is out for good at the tables of 28") {
    const Deal deal = deal_by(*ruleset_named("ranked28"), kEven, Seat::k3,
                              {"pass", "bid 14", "bid 14", "bid 15", "pass", "bid 15", "bid 16"});
    CHECK(deal.turn() == Seat::k2);  // seats 0 and 1 have passed
    const Deal sold = deal_by(*ruleset_named("ranked28"), kEven, Seat::k3,
                              {"pass", "bid 14", "bid 14", "bid 15", "pass", "pass"});
    CHECK(sold.phase() == Phase::kTrump);
    CHECK(sold.contract()->bidder == Seat::k3);
}

TEST_CASE("the dealer's side bids higher, the others may bid level with it") {
    const Ruleset rules = *ruleset_named("ranked28");
    // Dev deals, so seats 1 and 3 are the dealer's side.
    Deal deal = deal_by(rules, kEven, Seat::k3, {"bid 15"});
    CHECK(refusal(deal, "bid 15") == Refusal::kMustRaise);
    act(deal, "bid 16");
    CHECK_FALSE(refusal(deal, "bid 16"));
    act(deal, "bid 16");
    CHECK(deal.standing() == Call{Seat::k2, bid_of(16)});
    CHECK(refusal(deal, "bid 16") == Refusal::kMustRaise);
    // And nobody bids level with a partner.
    deal = deal_by(rules, kEven, Seat::k3, {"bid 15", "pass"});
    CHECK(refusal(deal, "bid 15") == Refusal::kMustRaise);
    deal = deal_by(rules, kEven, Seat::k2, {"bid 15", "pass"});
    CHECK(deal.turn() == Seat::k1);
    CHECK(refusal(deal, "bid 15") == Refusal::kMustRaise);
}

TEST_CASE("two stages: nobody bids above the ceiling in the first") {
    const Deal deal = deal_by(*ruleset_named("club28"), kEven, Seat::k3, {"bid 14"});
    CHECK(bid_range(deal.legal_actions()) == BidRange{bid_of(15), bid_of(20)});
    CHECK(refusal(deal, "bid 21") == Refusal::kBidOutOfRange);
}

TEST_CASE("two stages: who hasn't bid is out of the second") {
    Deal deal = deal_by(*ruleset_named("club28"), kEven, Seat::k0, {"bid 14", "bid 15", "bid 20"});
    CHECK(deal.turn() == Seat::k1);  // not the dealer
    CHECK(bid_range(deal.legal_actions()) == BidRange{bid_of(21), bid_of(28)});
    act(deal, "bid 21");
    CHECK(deal.turn() == Seat::k2);
    act(deal, "pass");
    CHECK(deal.turn() == Seat::k3);
    act(deal, "pass");
    CHECK(deal.contract()->bidder == Seat::k1);
}

TEST_CASE("two stages: the second goes on above the ceiling, and then level bids are possible again") {
    // Seat 1 deals, so seat 3 is of the dealer's side.
    Deal deal = deal_by(*ruleset_named("club28"), kEven, Seat::k1, {"bid 14", "bid 20"});
    CHECK(deal.turn() == Seat::k2);
    CHECK(refusal(deal, "bid 20") == Refusal::kMustRaise);
    for (const char* bid : {"bid 21", "bid 22", "bid 22"}) REQUIRE_FALSE(act(deal, bid));
    CHECK(deal.standing() == Call{Seat::k2, bid_of(22)});
}

TEST_CASE("two stages where a passed seat may return: who bid returns, who didn't stays out") {
    const Ruleset rules = table("arcade29", [](Ruleset& r) { r.stage_one_ceiling = 20; });
    Deal deal = deal_by(rules, kEven, Seat::k3, {"bid 16", "pass", "bid 17", "pass", "pass", "pass"});
    CHECK(deal.phase() == Phase::kTrump);  // three passes in a row
    deal = deal_by(rules, kEven, Seat::k3, {"bid 16", "pass", "bid 17", "pass", "bid 20"});
    CHECK(deal.turn() == Seat::k2);
    REQUIRE_FALSE(act(deal, "bid 21"));
    CHECK(deal.turn() == Seat::k0);
    REQUIRE_FALSE(act(deal, "pass"));
    CHECK(deal.contract()->bidder == Seat::k2);
}

TEST_CASE("the longest auction fits: every number twice, and two passes before each bid") {
    const Ruleset rules = table("arcade29", [](Ruleset& r) {
        r.minimum_bid = 14;
        r.last_trick_point = true;
        r.maximum_bid = 29;
        r.nobody_bids = NobodyBids::kRedeal;
        r.equal_bid = EqualBid::kTakesOverFromDealersSide;
    });
    Deal deal = deal_by(rules, kEven, Seat::k3, {"pass", "pass", "pass"});
    while (deal.phase() == Phase::kAuction) {
        const Seat seat = *deal.turn();
        const auto standing = deal.standing();
        const bool third = standing && seat == seat_at(index_of(standing->seat) + 3);
        const auto range = bid_range(deal.legal_actions());
        REQUIRE(range);
        // Whoever would let the auction end bids as little as it can.
        deal.apply(!standing || third ? Action::bid(points_of(range->lowest)) : Action::pass());
    }
    CHECK(deal.contract()->bid == bid_of(29));
    CHECK(deal.calls().size() <= kMaxCalls);
    CHECK(deal.calls().size() > 64);
}

}  // namespace
}  // namespace twentynine
