// The pair. Sources: "Hold the king and the queen of the trump suit" of how to play 29 and note 4 on the
// profiles; the fields `pair_shift` and `pair_needs_trick`.
#include <catch2/catch.hpp>

#include "engine/view.h"
#include "house_table.h"

namespace twentynine {
namespace {

using namespace testing;

// Partner (seat 2) holds every king and queen, You win every trick; trump is exposed by its bidder.
template <typename Change>
Ruleset rules_with(Change change) {
    return table("classic29", [change](Ruleset& r) {
        r.reveal = Reveal::kThreeWays;
        change(r);
    });
}
Ruleset usual() {
    return rules_with([](Ruleset&) {});
}
Deal bid_by_you(const Ruleset& rules, std::string_view bid) {
    Deal deal = deal_by(rules, kEven, Seat::k3, {bid});
    while (deal.phase() == Phase::kAuction) act(deal, "pass");
    act(deal, "trump S");
    return deal;
}
void act_all(Deal& deal, std::initializer_list<std::string_view> actions) {
    for (const auto action : actions) {
        INFO(action);
        REQUIRE_FALSE(act(deal, action));
    }
}

TEST_CASE("a pair waits until trump is up and the side has a trick since, the reveal trick included") {
    Deal deal = bid_by_you(usual(), "bid 20");
    act_all(deal, {"play JC", "play TC"});
    CHECK(refusal(deal, "pair") == Refusal::kMayNotShowPair);  // hidden
    act_all(deal, {"play KC", "play 8C", "expose", "play JD", "play TD"});
    CHECK(refusal(deal, "pair") == Refusal::kMayNotShowPair);  // the first trick was before
    act_all(deal, {"play KD", "play 8D", "play JH", "play TH"});
    REQUIRE_FALSE(act(deal, "pair"));
    CHECK(last_event(deal) == Event{Event::Kind::kPairShown, Seat::k2, 16, {}, {}});
    CHECK(deal.contract()->target == bid_of(16));
    CHECK(deal.contract()->bid == bid_of(20));
    CHECK(view_of(deal, Seat::k3).pair_shown_by == Seat::k2);
    CHECK(refusal(deal, "pair") == Refusal::kMayNotShowPair);  // once a deal
}

TEST_CASE("tricks of the other side alone do not let a seat show its pair") {
    // Mira holds every king and queen, and You win every trick.
    const Hands hands{kEven[0], kEven[2], kEven[1], kEven[3]};
    Deal deal = deal_by(usual(), hands, Seat::k3, {"bid 20", "pass", "pass", "pass", "trump S"});
    act_all(deal, {"expose", "play JC", "play KC", "play TC", "play 8C", "play JH"});
    CHECK(deal.turn() == Seat::k1);
    CHECK(refusal(deal, "pair") == Refusal::kMayNotShowPair);
}

TEST_CASE("a defender's pair moves the target up") {
    Deal deal = deal_by(usual(), kEven, Seat::k3, {"pass", "bid 20", "pass", "pass", "pass", "trump S"});
    act_all(deal, {"play JC", "expose", "play TC", "play KC", "play 8C", "play JH", "play TH", "pair"});
    CHECK(deal.contract()->target == bid_of(24));
}

TEST_CASE("both cards have to be in the hand still") {
    Deal deal = bid_by_you(usual(), "bid 20");
    act_all(deal, {"expose", "play JS", "play TS", "play KS", "play 8S", "play JH", "play TH"});
    CHECK(refusal(deal, "pair") == Refusal::kMayNotShowPair);
}

TEST_CASE("where the pair needs no trick it is shown in the trick of the reveal") {
    Deal deal = bid_by_you(rules_with([](Ruleset& r) { r.pair_needs_trick = false; }), "bid 20");
    act_all(deal, {"expose", "play JC", "play TC", "pair"});
    CHECK(deal.contract()->target == bid_of(16));
}

TEST_CASE("the target stays within the lowest bid and the points in play") {
    const auto target = [](const Ruleset& rules, std::string_view bid, bool defend) {
        Deal deal = defend ? deal_by(rules, kEven, Seat::k3, {"pass", bid, "pass", "pass", "pass", "trump S"})
                           : bid_by_you(rules, bid);
        act_all(deal, {defend ? "play JC" : "expose", defend ? "expose" : "play JC", "play TC", "play KC",
                       "play 8C", "play JH", "play TH", "pair"});
        return points_of(deal.contract()->target);
    };
    CHECK(target(usual(), "bid 18", false) == 16);
    CHECK(target(usual(), "bid 27", true) == 28);
    CHECK(target(rules_with([](Ruleset& r) { r.pair_shift = 2; }), "bid 20", false) == 18);
    CHECK(target(rules_with([](Ruleset& r) { r.minimum_bid = 14; }), "bid 17", false) == 14);
    CHECK(target(rules_with([](Ruleset& r) { r.last_trick_point = true; }), "bid 27", true) == 29);
}

TEST_CASE("no pair is shown at a table without") {
    CHECK(refusal(deal_with(kEven, Seat::k3, {"pass", "pass", "pass", "trump S"}), "pair") ==
          Refusal::kNotPlayedHere);
}

}  // namespace
}  // namespace twentynine
