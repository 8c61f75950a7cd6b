// The single hand. Source: the house rule "single hand (one player, no trump, all eight tricks, +-3)".
#include <catch2/catch.hpp>

#include "engine/view.h"
#include "house_table.h"

namespace twentynine {
namespace {

using namespace testing;

Ruleset with_single(std::string_view id) {
    return table(id, [](Ruleset& r) { r.single_hand = true; });
}
void play_out(Deal& deal) {
    while (deal.turn()) REQUIRE_FALSE(deal.apply(deal.legal_actions()[0]));
}

TEST_CASE("before the first card each seat is asked once, from the dealer's left") {
    Deal deal =
        deal_by(with_single("classic29"), kEven, Seat::k2, {"bid 16", "pass", "pass", "pass", "trump S"});
    for (const Seat seat : {Seat::k3, Seat::k0, Seat::k1, Seat::k2}) {
        CHECK(deal.phase() == Phase::kSingle);
        CHECK(deal.turn() == seat);
        CHECK(legal(deal) == Texts{"pass", "single"});
        act(deal, "pass");
        CHECK(deal.events()[0] == Event{Event::Kind::kNotSingle, seat, 0, {}, {}});
    }
    CHECK(deal.phase() == Phase::kPlay);
    CHECK(refusal(deal, "single") == Refusal::kWrongPhase);
    CHECK(deal.trump() == Suit::kSpades);
    CHECK(deal.turn() == Seat::k3);
}

TEST_CASE("who declares leads, its partner sits out, and there is no trump") {
    Deal deal = deal_by(with_single("classic29"), kEven, Seat::k3,
                        {"bid 16", "pass", "pass", "pass", "trump S", "pass", "single"});
    CHECK(deal.phase() == Phase::kPlay);
    CHECK(deal.turn() == Seat::k1);
    CHECK(deal.sits_out() == Seat::k3);
    CHECK(deal.contract() == Contract{Seat::k1, bid_of(16), bid_of(16), false, 1, true});
    CHECK_FALSE(deal.trump());
    for (const Seat seat : kSeats) {
        CHECK(view_of(deal, seat).no_trump);
        CHECK_FALSE(view_of(deal, seat).trump);  // not even the old bidder's
    }
    for (const Seat seat : {Seat::k1, Seat::k2, Seat::k0}) {
        CHECK(deal.turn() == seat);
        REQUIRE_FALSE(deal.apply(deal.legal_actions()[0]));
    }
    REQUIRE(deal.tricks().size() == 1);
    CHECK(deal.tricks()[0].count == 3);
    CHECK(deal.tricks()[0].full());
    CHECK(deal.hand(Seat::k3).size() == 8);
}

TEST_CASE("a single hand that takes all eight tricks wins three, and another loses three") {
    Deal deal =
        deal_by(with_single("classic29"), kLong, Seat::k3, {"pass", "pass", "pass", "trump H", "single"});
    play_out(deal);
    CHECK(deal.tricks().size() == 8);
    CHECK(deal.result() == Result{true, Team::kA, Team::kA, {3, 0}});
    // Three hands of seven points.
    CHECK(deal.points() == std::array{21, 0});

    deal = deal_by(with_single("classic29"), kEven, Seat::k3,
                   {"pass", "pass", "pass", "trump H", "pass", "single"});
    play_out(deal);
    CHECK(deal.tricks().size() == 8);
    CHECK(deal.result() == Result{false, Team::kB, Team::kA, {0, -3}});
}

TEST_CASE("winning all points without all tricks is not enough") {
    // Mira's eight comes first by rank in a suit that the others hold nothing of but a queen.
    const Hands hands{"QD KD 7S 7H 7C KS KH KC", "JS 9S AS TS JH 9H AH 8D", "QS QH QC 8S 8H 8C 7D JD",
                      "TH JC 9C AC TC 9D AD TD"};
    Deal deal =
        deal_by(with_single("classic29"), hands, Seat::k3,
                {"pass", "pass", "pass", "trump H", "pass", "single", "play 8D", "play 7D", "play QD"});
    CHECK(deal.tricks()[0].winner == Seat::k0);
    play_out(deal);
    CHECK_FALSE(deal.result()->made);
}

TEST_CASE("nothing multiplies a single hand") {
    const Ruleset rules = table("ranked28", [](Ruleset& r) {
        r.single_hand = true;
        r.doubling = Doubling::kRedouble;
        r.double_loss_below_half = true;
    });
    Deal deal =
        deal_by(rules, kEven, Seat::k3, {"bid 28", "double", "redouble", "trump JS", "pass", "single"});
    CHECK(deal.contract()->stakes == 1);
    play_out(deal);
    CHECK(deal.result()->game_points == std::array{0, -3});
}

TEST_CASE("a card set aside goes back unseen when a single hand is declared") {
    Deal deal = deal_by(with_single("ranked28"), kEven, Seat::k3,
                        {"bid 16", "pass", "pass", "pass", "trump 9S", "pass", "single"});
    CHECK(deal.hand(Seat::k0).size() == 8);
    CHECK_FALSE(deal.set_aside());
    CHECK_FALSE(deal.turned_up());
    CHECK_FALSE(view_of(deal, Seat::k1).card_lies_aside);
    CHECK(view_of(deal, Seat::k1).said[4].hidden);
}

TEST_CASE("nobody asks, exposes, or shows a pair in a single hand") {
    Deal deal = deal_by(with_single("classic29"), kLong, Seat::k3,
                        {"pass", "pass", "pass", "trump H", "single", "play JS"});
    CHECK(refusal(deal, "ask") == Refusal::kMayNotAsk);
    CHECK(refusal(deal, "pair") == Refusal::kMayNotShowPair);
    CHECK_FALSE(deal.trump_revealed());
}

}  // namespace
}  // namespace twentynine
