// Deals that end without a score. Source: the house rules on cancelling a deal ("first seat holds no points
// in four, a hand of eight without points, all four jacks in one hand, eight of one suit, defenders without
// trump at the reveal") and "a deal where trump never came up annulled".
#include <catch2/catch.hpp>

#include "engine/view.h"
#include "house_table.h"

namespace twentynine {
namespace {

using namespace testing;

void check_cancelled(const Deal& deal, Cancelled reason, Seat seat) {
    CHECK(deal.phase() == Phase::kRedeal);
    CHECK(deal.cancelled() == reason);
    CHECK_FALSE(deal.turn());
    CHECK_FALSE(deal.result());
    CHECK(deal.legal_actions().empty());
    const auto events = deal.events();
    CHECK(events[events.size() - 2] ==
          Event{Event::Kind::kCancelled, seat, static_cast<int>(reason), {}, {}});
    CHECK(events.back() == Event{Event::Kind::kRedeal, deal.dealer(), 0, {}, {}});
    for (const Seat viewer : kSeats) CHECK(view_of(deal, viewer).cancelled == reason);
}

TEST_CASE("the first to speak may cancel with no points in four cards, before it says anything") {
    const Ruleset rules = table("classic29", [](Ruleset& r) { r.cancel_no_points_in_four = true; });
    // Seat 2 has no points, seat 3 neither.
    Deal deal = deal_by(rules, kEven, Seat::k1, {});
    CHECK(deal.legal_actions().contains(Action::plain(Action::Kind::kCancel)));
    Deal passed = deal;
    act(passed, "pass");
    CHECK(refusal(passed, "cancel") == Refusal::kMayNotCancel);  // seat 3 isn't the first
    act(deal, "cancel");
    check_cancelled(deal, Cancelled::kNoPointsInFour, Seat::k2);
    CHECK(refusal(deal, "cancel") == Refusal::kDealOver);
    // With points in hand, never.
    CHECK(refusal(deal_by(rules, kEven, Seat::k3, {}), "cancel") == Refusal::kMayNotCancel);
}

TEST_CASE("a hand of eight without points may be cancelled at its first turn in play only") {
    const Ruleset rules = table("classic29", [](Ruleset& r) { r.cancel_no_points_in_eight = true; });
    Deal deal = deal_by(rules, kEven, Seat::k3, {"bid 16", "pass", "pass", "pass", "trump S"});
    CHECK(refusal(deal, "cancel") == Refusal::kMayNotCancel);
    act(deal, "play JC");
    CHECK(refusal(deal, "cancel") == Refusal::kMayNotCancel);
    act(deal, "play TC");
    Deal cancelled = deal;
    REQUIRE_FALSE(act(cancelled, "cancel"));
    check_cancelled(cancelled, Cancelled::kNoPointsInEight, Seat::k2);
    for (const char* action : {"play KC", "play 8C", "play JD", "play TD"}) REQUIRE_FALSE(act(deal, action));
    CHECK(deal.turn() == Seat::k2);
    CHECK(refusal(deal, "cancel") == Refusal::kMayNotCancel);
}

TEST_CASE("four jacks in one hand may be cancelled, one of them set aside too") {
    const Ruleset rules = table("ranked28", [](Ruleset& r) { r.cancel_four_jacks = true; });
    Deal deal = deal_by(rules, kEven, Seat::k3, {"bid 16", "pass", "pass", "pass", "trump JS"});
    REQUIRE_FALSE(act(deal, "cancel"));
    check_cancelled(deal, Cancelled::kFourJacks, Seat::k0);
    // Any word of its own ends the chance.
    deal = deal_by(rules, kEven, Seat::k3, {"bid 16", "pass", "pass", "pass", "trump JS", "expose"});
    CHECK(refusal(deal, "cancel") == Refusal::kMayNotCancel);
}

TEST_CASE("eight of one suit may be cancelled") {
    const Ruleset rules = table("classic29", [](Ruleset& r) { r.cancel_one_suit = true; });
    Deal deal = deal_by(rules, kLong, Seat::k3, {"bid 16", "pass", "pass", "pass", "trump S"});
    REQUIRE_FALSE(act(deal, "cancel"));
    check_cancelled(deal, Cancelled::kOneSuit, Seat::k0);
    const Deal mixed = deal_by(rules, kMixed, Seat::k0, {"bid 16", "pass", "pass", "pass", "trump S"});
    CHECK(refusal(mixed, "cancel") == Refusal::kMayNotCancel);
}

TEST_CASE("a seat that has to ask may still cancel first") {
    const Ruleset rules = table("classic29", [](Ruleset& r) {
        r.cancel_one_suit = true;
        r.asking_is_optional = false;
    });
    const Deal deal =
        deal_by(rules, kLong, Seat::k3, {"bid 16", "pass", "pass", "pass", "trump H", "play JS"});
    CHECK(legal(deal) == Texts{"ask", "cancel"});
}

TEST_CASE("when trump comes up and no defender holds one, the deal is cancelled by itself") {
    const Ruleset rules = table("classic29", [](Ruleset& r) { r.cancel_defenders_without_trump = true; });
    // Dev has all the diamonds.
    Deal deal = deal_by(rules, kLong, Seat::k3, {"pass", "pass", "pass", "trump D", "play JS", "ask"});
    check_cancelled(deal, Cancelled::kDefendersWithoutTrump, Seat::k3);
    CHECK(happened(deal, Event::Kind::kTrumpRevealed));
    // Hearts are Mira's, who is on the bidder's side; trump of a defender's plays on.
    deal = deal_by(rules, kLong, Seat::k3, {"pass", "pass", "pass", "trump S", "play JS", "ask"});
    CHECK(deal.phase() == Phase::kPlay);
}

TEST_CASE("a defender's trump that lies in the trick of the reveal is one it holds") {
    const Ruleset rules = table("classic29", [](Ruleset& r) { r.cancel_defenders_without_trump = true; });
    const Hands hands{"JS 9S AS TS KS QS 8S 7S", "7H JC 9C AC TC KC QC 8C", "JH 9H AH TH KH QH 8H 7C",
                      "JD 9D AD TD KD QD 8D 7D"};
    Deal deal = deal_by(rules, hands, Seat::k3,
                        {"bid 16", "pass", "pass", "pass", "trump H", "play JS", "play 7H", "ask"});
    CHECK(deal.phase() == Phase::kPlay);
}

TEST_CASE("a deal in which trump never came up is annulled, where the table says so") {
    for (const bool annulled : {true, false}) {
        const Ruleset rules = table("classic29", [annulled](Ruleset& r) {
            r.annul_unrevealed = annulled;
            r.no_trump = true;
        });
        for (const char* trump : {"trump S", "trump none"}) {
            Deal deal = deal_by(rules, kEven, Seat::k3, {"bid 16", "pass", "pass", "pass", trump});
            while (deal.turn()) deal.apply(deal.legal_actions()[0]);
            const bool ends_so = annulled && deal.trump();
            CHECK(deal.phase() == (ends_so ? Phase::kRedeal : Phase::kOver));
            if (ends_so) check_cancelled(deal, Cancelled::kTrumpNeverUp, Seat::k0);
            CHECK_FALSE(view_of(deal, Seat::k1).trump);  // and stays the bidder's secret
        }
    }
}

}  // namespace
}  // namespace twentynine
