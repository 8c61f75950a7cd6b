// The rules of the auction, each by name.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "bots_table.h"

namespace twentynine {
namespace {

using testing::deal_with;

const testing::Hands kHands{"JS 9S JH 9H JC 9C JD 9D", "AS TS AH TH AC TC AD TD", "KS QS KH QH KC QC KD QD",
                            "8S 7S 8H 7H 8C 7C 8D 7D"};

// With Dev (seat 3) dealing, so that seat 0 speaks first.
Deal auction(std::initializer_list<std::string_view> calls) {
    return deal_with(kHands, Seat::k3, calls);
}

Pack pack_in_order() {
    Pack pack;
    for (int i = 0; i < kPackSize; ++i) pack[static_cast<std::size_t>(i)] = Card::from_index(i);
    return pack;
}

std::vector<std::string> legal_in(const Deal& deal) {
    std::vector<std::string> texts;
    for (const Action action : deal.legal_actions()) texts.push_back(to_string(action));
    return texts;
}

TEST_CASE("the seat to the dealer's left speaks first and turns go round") {
    for (const Seat dealer : kSeats) {
        Deal deal = deal_with(kHands, dealer, {});
        CHECK(deal.turn() == next(dealer));
        REQUIRE_FALSE(deal.apply(Action::pass()));
        CHECK(deal.turn() == next(next(dealer)));
    }
}

TEST_CASE("everyone bids on four cards") {
    const Deal deal = auction({});
    for (const Seat seat : kSeats) CHECK(deal.hand(seat).size() == 4);
    CHECK(deal.phase() == Phase::kAuction);
    CHECK_FALSE(deal.contract());
}

TEST_CASE("cards are dealt one at a time from the dealer's left") {
    const Pack pack = pack_in_order();
    Deal deal(Ruleset{}, Seat::k1, pack);
    CHECK(deal.hand(Seat::k2).contains(pack[0]));
    CHECK(deal.hand(Seat::k3).contains(pack[1]));
    CHECK(deal.hand(Seat::k0).contains(pack[2]));
    CHECK(deal.hand(Seat::k1).contains(pack[3]));
    CHECK(deal.hand(Seat::k2).contains(pack[4]));
    CHECK_FALSE(deal.hand(Seat::k2).contains(pack[16]));
    for (const char* text : {"pass", "pass", "pass", "trump S"}) {
        REQUIRE_FALSE(deal.apply(*action_from_string(text)));
    }
    CHECK(deal.hand(Seat::k2).contains(pack[16]));
}

TEST_CASE("the lowest bid is 16 and the highest 28") {
    const Deal deal = auction({});
    const auto legal = legal_in(deal);
    CHECK(legal.size() == 14);
    CHECK(legal[0] == "pass");
    CHECK(legal[1] == "bid 16");
    CHECK(legal.back() == "bid 28");
    CHECK(deal.check(Action::bid(15)) == Refusal::kBidOutOfRange);
    CHECK(deal.check(Action::bid(29)) == Refusal::kBidOutOfRange);
    CHECK(deal.check(Action::bid(0)) == Refusal::kBidOutOfRange);
    CHECK(deal.check(Action::bid(255)) == Refusal::kBidOutOfRange);
}

TEST_CASE("the bids that are open run from one above the last to the maximum") {
    for (const auto& [calls, lowest] : {std::pair(std::vector<std::string_view>{}, 16),
                                        {{"bid 16"}, 17},
                                        {{"pass", "bid 20", "pass"}, 21},
                                        {{"bid 27"}, 28}}) {
        Deal deal = auction({});
        for (const auto call : calls) REQUIRE_FALSE(deal.apply(*action_from_string(call)));
        CHECK(bid_range(deal.legal_actions()) == BidRange{bid_of(lowest), bid_of(28)});
    }
    CHECK_FALSE(bid_range({}));
    CHECK_FALSE(bid_range(auction({"bid 28"}).legal_actions()));
    LegalActions only_pass;
    only_pass.add(Action::pass());
    CHECK_FALSE(bid_range(only_pass));
}

TEST_CASE("trump is chosen from the bidder's choice on") {
    Deal deal = auction({});
    CHECK_FALSE(trump_chosen(deal.phase()));
    while (deal.turn()) {
        REQUIRE_FALSE(deal.apply(deal.legal_actions()[0]));
        CHECK(trump_chosen(deal.phase()) == deal.trump().has_value());
    }
    CHECK(deal.phase() == Phase::kOver);
    CHECK_FALSE(trump_chosen(Phase::kRedeal));
}

TEST_CASE("a bid must beat the one that stands") {
    const Deal deal = auction({"bid 18"});
    CHECK(deal.standing_bid() == bid_of(18));
    CHECK(deal.standing_bidder() == Seat::k0);
    CHECK(deal.check(Action::bid(17)) == Refusal::kMustRaise);
    CHECK(deal.check(Action::bid(18)) == Refusal::kMustRaise);
    CHECK_FALSE(deal.check(Action::bid(19)));
    CHECK(deal.check(Action::bid(15)) == Refusal::kBidOutOfRange);
}

TEST_CASE("three passes in a row after a bid close the auction") {
    CHECK(auction({"bid 18", "pass", "pass"}).phase() == Phase::kAuction);
    const Deal deal = auction({"bid 18", "pass", "pass", "pass"});
    CHECK(deal.phase() == Phase::kTrump);
    CHECK(deal.turn() == Seat::k0);
    CHECK(deal.contract() == Contract{Seat::k0, bid_of(18), bid_of(18), false});
    CHECK(deal.events().back() == Event{Event::Kind::kAuctionWon, Seat::k0, 18, {}, {}});
    CHECK_FALSE(deal.standing_bid());
}

TEST_CASE("passes before the first bid don't count towards closing") {
    const Deal deal = auction({"pass", "pass", "bid 16", "pass"});
    CHECK(deal.phase() == Phase::kAuction);
    CHECK(deal.turn() == Seat::k0);
}

TEST_CASE("a seat that passed may come back in") {
    const Deal deal = auction({"pass", "bid 16", "pass", "pass"});
    CHECK(deal.turn() == Seat::k0);
    CHECK_FALSE(deal.check(Action::bid(17)));
}

TEST_CASE("a new bid starts the count of passes again") {
    const Deal deal = auction({"bid 16", "pass", "pass", "bid 17", "pass", "pass"});
    CHECK(deal.phase() == Phase::kAuction);
    CHECK(deal.turn() == Seat::k2);
}

TEST_CASE("a bid of 28 closes the auction at once") {
    const Deal deal = auction({"pass", "bid 28"});
    CHECK(deal.phase() == Phase::kTrump);
    CHECK(deal.contract() == Contract{Seat::k1, bid_of(28), bid_of(28), false});
}

TEST_CASE("when the first three pass the dealer takes 16 without a call of its own") {
    for (const Seat dealer : kSeats) {
        const Deal deal = deal_with(kHands, dealer, {"pass", "pass", "pass"});
        CHECK(deal.phase() == Phase::kTrump);
        CHECK(deal.turn() == dealer);
        CHECK(deal.contract() == Contract{dealer, bid_of(16), bid_of(16), true});
        CHECK(deal.calls().size() == 3);
        REQUIRE(deal.events().size() == 2);
        CHECK(deal.events()[1] == Event{Event::Kind::kForcedBid, dealer, 16, {}, {}});
    }
}

TEST_CASE("the longest auction fits") {
    Deal deal = auction({"pass", "pass"});
    for (int points = 16; points <= 28; ++points) {
        REQUIRE_FALSE(deal.apply(Action::bid(points)));
        if (points == 28) break;
        REQUIRE_FALSE(deal.apply(Action::pass()));
        REQUIRE_FALSE(deal.apply(Action::pass()));
    }
    CHECK(deal.phase() == Phase::kTrump);
    CHECK(deal.calls().size() == 2 + 13 + 24);
}

TEST_CASE("no card and no trump during the auction") {
    const Deal deal = auction({"pass"});
    CHECK(deal.check(Action::play(*card_from_string("AS"))) == Refusal::kWrongPhase);
    CHECK(deal.check(Action::trump(Suit::kSpades)) == Refusal::kWrongPhase);
}

TEST_CASE("other tables: a pass may be for good, and only the bidder left ends the auction") {
    Ruleset rules;
    rules.after_pass = AfterPass::kOutForGood;
    REQUIRE_FALSE(validate(rules));
    Deal deal(rules, Seat::k3, pack_in_order());
    for (const char* text : {"pass", "bid 16", "bid 17", "pass"}) {
        REQUIRE_FALSE(deal.apply(*action_from_string(text)));
    }
    CHECK(deal.turn() == Seat::k1);  // seat 0 is out
    REQUIRE_FALSE(deal.apply(Action::pass()));
    CHECK(deal.phase() == Phase::kTrump);
    CHECK(deal.turn() == Seat::k2);
}

TEST_CASE("other tables: four passes may end the deal without a score") {
    Ruleset rules;
    rules.nobody_bids = NobodyBids::kRedeal;
    rules.minimum_bid = 14;
    REQUIRE_FALSE(validate(rules));
    Deal deal(rules, Seat::k3, pack_in_order());
    for (int i = 0; i < 3; ++i) REQUIRE_FALSE(deal.apply(Action::pass()));
    CHECK(deal.turn() == Seat::k3);
    CHECK_FALSE(deal.check(Action::bid(14)));
    REQUIRE_FALSE(deal.apply(Action::pass()));
    CHECK(deal.phase() == Phase::kRedeal);
    CHECK_FALSE(deal.turn());
    CHECK_FALSE(deal.result());
    CHECK(deal.legal_actions().empty());
    CHECK(deal.check(Action::pass()) == Refusal::kDealOver);
}

}  // namespace
}  // namespace twentynine
