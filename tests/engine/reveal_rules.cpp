// How trump comes up where it does not do so by itself. Sources: "You may ask only when" of how to play 29;
// "The three reveals" of the rules of 28 and its note 3; notes 5 and 6; house rules "reveal-trick cards that
// do not count" and "trump never led by the bidder while hidden unless nothing else is held".
#include <catch2/catch.hpp>

#include "house_table.h"

namespace twentynine {
namespace {

using namespace testing;

Ruleset three_ways(std::string_view id) {
    return table(id, [](Ruleset& r) { r.reveal = Reveal::kThreeWays; });
}

TEST_CASE("a void seat may ask, the bidder too where anybody may") {
    Deal deal = deal_by(*ruleset_named("classic29"), kMixed, Seat::k3,
                        {"pass", "bid 16", "pass", "pass", "pass", "trump H", "play JS"});
    CHECK(deal.turn() == deal.contract()->bidder);
    CHECK_FALSE(refusal(deal, "ask"));
    act(deal, "ask");
    CHECK(deal.events()[0] == Event{Event::Kind::kTrumpAsked, Seat::k1, 0, {}, {}});
    CHECK(deal.events()[1] == Event{Event::Kind::kTrumpRevealed, Seat::k1, 0, Suit::kHearts, {}});
    CHECK(deal.owes_trump());
    CHECK(refusal(deal, "ask") == Refusal::kMayNotAsk);
    CHECK(refusal(deal, "play JD") == Refusal::kMustTrump);
    CHECK(legal(deal) == Texts{"play 9H", "play AH", "play JH", "play TH"});
    act(deal, "play 9H");
    CHECK_FALSE(deal.owes_trump());
    CHECK(deal.trick().winner == Seat::k1);
}

TEST_CASE("where asking costs nothing the asker plays any card") {
    const Ruleset rules = table("classic29", [](Ruleset& r) { r.asker_must_trump = false; });
    const Deal deal = deal_by(rules, kMixed, Seat::k3, {"pass", "pass", "pass", "trump H", "play JS", "ask"});
    CHECK_FALSE(deal.owes_trump());
    CHECK(deal.legal_actions().size() == 8);
}

TEST_CASE("a void seat that has to ask can do nothing else") {
    const Ruleset rules = table("classic29", [](Ruleset& r) { r.asking_is_optional = false; });
    const Deal deal = deal_by(rules, kMixed, Seat::k3, {"pass", "pass", "pass", "trump H", "play JS"});
    CHECK(legal(deal) == Texts{"ask"});
    CHECK(refusal(deal, "play JH") == Refusal::kMustAsk);
    CHECK(refusal(deal, "play JS") == Refusal::kNotInHand);
}

TEST_CASE("in the three ways the bidder never asks, but exposes on its own turn at any time") {
    for (const char* id : {"classic29", "ranked28"}) {
        INFO(id);
        const char* trump = std::string_view(id) == "ranked28" ? "trump 9H" : "trump H";
        Deal deal = deal_by(three_ways(id), kMixed, Seat::k3, {"pass", "bid 16", "pass", "pass"});
        while (deal.phase() == Phase::kAuction) act(deal, "pass");
        act(deal, trump);
        CHECK(refusal(deal, "expose") == Refusal::kMayNotExpose);  // seat 0 isn't the bidder
        act(deal, "play JS");
        CHECK(refusal(deal, "ask") == Refusal::kMayNotAsk);
        REQUIRE_FALSE(act(deal, "expose"));
        CHECK(deal.events()[0] == Event{Event::Kind::kTrumpExposed, Seat::k1, 0, {}, {}});
        CHECK(deal.trump_revealed());
        CHECK(deal.hand(Seat::k1).size() == 8);
        // It owes no trump: only who asks does.
        CHECK(deal.legal_actions().size() == 8);
        CHECK(refusal(deal, "expose") == Refusal::kMayNotExpose);
    }
}

TEST_CASE("in the three ways any other void seat may ask, the bidder's partner too") {
    Deal deal =
        deal_by(three_ways("classic29"), kMixed, Seat::k3,
                {"pass", "bid 16", "pass", "pass", "pass", "trump H", "play JS", "play JD", "play JC"});
    CHECK(deal.turn() == partner_of(deal.contract()->bidder));
    CHECK_FALSE(refusal(deal, "ask"));
}

TEST_CASE("trumps that lie in the trick before trump comes up count in it, or not") {
    for (const bool counts : {true, false}) {
        INFO(counts);
        const Ruleset rules = table("classic29", [counts](Ruleset& r) { r.reveal_trick_counts = counts; });
        Deal deal = deal_by(rules, kMixed, Seat::k3,
                            {"bid 16", "pass", "pass", "pass", "trump H", "play JS", "play 9H"});
        CHECK(deal.trick().winner == Seat::k0);
        act(deal, "ask");
        CHECK(deal.trick().winner == (counts ? Seat::k1 : Seat::k0));
        act(deal, "play JC");
        act(deal, "play 7H");  // a trump from the reveal on
        CHECK(deal.tricks()[0].winner == (counts ? Seat::k1 : Seat::k3));
    }
}

TEST_CASE("a lead that turns out to be trump keeps its rank, whether or not it counts as one") {
    const Hands hands{"9S TS KS 8S 9C TC KC 8C", "JH 9H AH TH KH QH 8H 7H", "JD 9D AD TD KD QD 8D 7D",
                      "JS AS QS 7S JC AC QC 7C"};
    for (const bool counts : {true, false}) {
        const Ruleset rules = table("classic29", [counts](Ruleset& r) { r.reveal_trick_counts = counts; });
        const Deal deal = deal_by(
            rules, hands, Seat::k3,
            {"bid 16", "pass", "pass", "pass", "trump S", "play 9S", "ask", "play JH", "play JD", "play AS"});
        CHECK(deal.tricks()[0].winner == Seat::k0);
    }
}

TEST_CASE("the bidder may not lead hidden trump unless it holds nothing else") {
    const Ruleset rules = table("classic29", [](Ruleset& r) { r.bidder_may_lead_hidden_trump = false; });
    Deal deal = deal_by(rules, kEven, Seat::k3, {"bid 16", "pass", "pass", "pass", "trump H"});
    CHECK(legal(deal) == Texts{"play 9C", "play 9D", "play 9S", "play JC", "play JD", "play JS"});
    CHECK(refusal(deal, "play JH") == Refusal::kHiddenTrumpLed);
    deal = deal_by(rules, kLong, Seat::k3, {"bid 16", "pass", "pass", "pass", "trump S"});
    CHECK(deal.legal_actions().size() == 8);
    // Others lead what they like.
    deal = deal_by(rules, kEven, Seat::k3, {"pass", "bid 16", "pass", "pass", "pass", "trump H"});
    CHECK(deal.legal_actions().size() == 8);
}

TEST_CASE("a bidder that has exposed trump may lead it") {
    const Ruleset rules = table("classic29", [](Ruleset& r) {
        r.reveal = Reveal::kThreeWays;
        r.bidder_may_lead_hidden_trump = false;
    });
    Deal deal = deal_by(rules, kEven, Seat::k3, {"bid 16", "pass", "pass", "pass", "trump H", "expose"});
    CHECK_FALSE(refusal(deal, "play JH"));
}

}  // namespace
}  // namespace twentynine
