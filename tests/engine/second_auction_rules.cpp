// The second auction, on eight cards. Source: the house rule "a second auction on eight cards from 24".
#include <catch2/catch.hpp>

#include "engine/view.h"
#include "house_table.h"

namespace twentynine {
namespace {

using namespace testing;

Ruleset with_second(std::string_view id) {
    return table(id, [](Ruleset& r) { r.second_auction_from = 24; });
}

TEST_CASE("the second auction opens on eight cards, at its own minimum, without asking the holder") {
    const Deal deal =
        deal_by(with_second("arcade29"), kEven, Seat::k3, {"bid 18", "pass", "pass", "pass", "trump S"});
    CHECK(deal.phase() == Phase::kSecondAuction);
    CHECK(deal.turn() == Seat::k1);  // seat 0, the first to speak, holds the contract
    for (const Seat seat : kSeats) CHECK(deal.hand(seat).size() == 8);
    CHECK(legal(deal) == Texts{"bid 24", "bid 25", "bid 26", "bid 27", "bid 28", "pass"});
    CHECK(refusal(deal, "bid 23") == Refusal::kBidOutOfRange);
    CHECK(deal.standing() == Call{Seat::k0, bid_of(18)});
    CHECK(deal.contract()->bid == bid_of(18));
    CHECK(last_event(deal) == Event{Event::Kind::kSecondAuction, Seat::k1, 0, {}, {}});
}

TEST_CASE("the contract stays when everybody else passes, wherever its holder sits") {
    for (const Seat holder : kSeats) {
        Deal deal = deal_by(with_second("arcade29"), kEven, Seat::k3, {});
        while (deal.turn() != holder) act(deal, "pass");
        if (deal.phase() == Phase::kAuction) act(deal, "bid 18");
        while (deal.phase() == Phase::kAuction) act(deal, "pass");
        act(deal, "trump C");
        REQUIRE(deal.phase() == Phase::kSecondAuction);
        for (int i = 0; i < 3; ++i) {
            CHECK(deal.turn() != holder);
            REQUIRE_FALSE(act(deal, "pass"));
        }
        CHECK(deal.phase() == Phase::kPlay);
        CHECK(happened(deal, Event::Kind::kContractStays));
        CHECK(deal.contract()->bidder == holder);
        CHECK(deal.trump() == Suit::kClubs);
        CHECK(deal.turn() == Seat::k0);
    }
}

TEST_CASE("once somebody goes higher the holder is asked, and the new contract has trump chosen anew") {
    Deal deal = deal_by(with_second("arcade29"), kEven, Seat::k3,
                        {"bid 18", "pass", "pass", "pass", "trump S", "bid 24", "pass", "pass"});
    CHECK(deal.turn() == Seat::k0);
    for (const char* action : {"bid 25", "pass", "pass", "pass"}) REQUIRE_FALSE(act(deal, action));
    CHECK(deal.phase() == Phase::kTrump);
    CHECK(deal.contract() == Contract{Seat::k0, bid_of(25), bid_of(25)});
    CHECK_FALSE(deal.trump());
    REQUIRE_FALSE(act(deal, "trump H"));
    CHECK_FALSE(happened(deal, Event::Kind::kRestDealt));
    CHECK(deal.phase() == Phase::kPlay);
    CHECK(deal.trump() == Suit::kHearts);
    CHECK(deal.turn() == Seat::k0);
    CHECK(deal.calls().size() == 4);
    CHECK(deal.second_calls().size() == 7);
}

TEST_CASE("a bid above the second auction's minimum has to be gone over") {
    const Deal deal =
        deal_by(with_second("arcade29"), kEven, Seat::k3, {"bid 26", "pass", "pass", "pass", "trump S"});
    CHECK(bid_range(deal.legal_actions()) == BidRange{bid_of(27), bid_of(28)});
    CHECK(refusal(deal, "bid 26") == Refusal::kMustRaise);
}

TEST_CASE("a contract at the maximum leaves no second auction") {
    const Deal deal = deal_by(with_second("arcade29"), kEven, Seat::k3, {"bid 28", "trump S"});
    CHECK(deal.phase() == Phase::kPlay);
}

TEST_CASE("equal bids and stages are of the first auction only") {
    const Ruleset rules = table("club28", [](Ruleset& r) { r.second_auction_from = 18; });
    // Seat 1 of the dealer's side holds 19; seat 2 could have taken it over before.
    Deal deal = deal_by(rules, kEven, Seat::k3, {"pass", "bid 19", "pass", "pass", "trump AS"});
    CHECK(deal.turn() == Seat::k0);  // passed for good, in the first
    CHECK(refusal(deal, "bid 19") == Refusal::kMustRaise);
    CHECK(bid_range(deal.legal_actions()) == BidRange{bid_of(20), bid_of(28)});
    REQUIRE_FALSE(act(deal, "bid 20"));
    CHECK(deal.turn() == Seat::k1);
    REQUIRE_FALSE(act(deal, "pass"));
    CHECK(deal.turn() == Seat::k2);  // would be out where 20 ended a stage
}

TEST_CASE("a card set aside goes back when another contract takes its place, and nobody learns which") {
    Deal deal =
        deal_by(with_second("ranked28"), kEven, Seat::k3, {"bid 14", "pass", "pass", "pass", "trump 9H"});
    CHECK(deal.hand(Seat::k0).size() == 7);
    for (const char* action : {"bid 24", "pass", "pass", "pass"}) REQUIRE_FALSE(act(deal, action));
    CHECK(deal.phase() == Phase::kTrump);
    CHECK(deal.hand(Seat::k0).size() == 8);
    CHECK_FALSE(deal.set_aside());
    CHECK(deal.legal_actions().size() == 8);
    REQUIRE_FALSE(act(deal, "trump TC"));
    CHECK(deal.hand(Seat::k1).size() == 7);
    const View view = view_of(deal, Seat::k1);
    CHECK(view.trump == Suit::kClubs);
    for (const Said& said : view.said) {
        if (said.seat == Seat::k0 && said.action.kind() == Action::Kind::kTrump) CHECK(said.hidden);
        CHECK_FALSE(said.action == Action::trump_card(card("9H")));
    }
    const View old_bidder = view_of(deal, Seat::k0);
    CHECK_FALSE(old_bidder.trump);
    CHECK_FALSE(old_bidder.set_aside);
    CHECK(old_bidder.card_lies_aside);
}

TEST_CASE("a new contract is doubled anew, and the old double is void") {
    const Ruleset rules = table("classic29", [](Ruleset& r) {
        r.second_auction_from = 24;
        r.doubling = Doubling::kDouble;
    });
    Deal deal = deal_by(rules, kEven, Seat::k3,
                        {"bid 18", "pass", "pass", "pass", "double", "trump S", "bid 24", "pass", "pass"});
    CHECK(deal.contract()->stakes == 2);
    REQUIRE_FALSE(act(deal, "pass"));
    CHECK(deal.phase() == Phase::kDouble);
    CHECK(deal.contract()->stakes == 1);
    CHECK(deal.turn() == Seat::k2);
}

}  // namespace
}  // namespace twentynine
