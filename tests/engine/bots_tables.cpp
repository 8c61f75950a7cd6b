// The bots at every table, the house's and anybody's.
#include <catch2/catch.hpp>
#include <string>

#include "engine/bots/bot.h"
#include "engine/bots/request.h"
#include "engine/view.h"
#include "random_play.h"
#include "random_rulesets.h"

namespace twentynine {
namespace {

// Plays a deal out. Each bot gets its view as the page sends it, and must answer with a legal action.
Deal played_by(BotKind kind, const Ruleset& rules, std::mt19937_64& random) {
    Deal deal(rules, seat_at(static_cast<int>(random() % 4)), testing::random_pack(random));
    for (int step = 0; deal.turn(); ++step) {
        const View view = view_of(deal, *deal.turn());
        const auto answer = answer_request(request_text(kind, 7, view));
        const auto action = answer ? action_from_string(*answer) : std::nullopt;
        if (!action || !view.legal.contains(*action) || step == kMostSaid) {
            INFO("answer " << answer.value_or("none") << " to " << encode(view));
            FAIL("a bot answered with nonsense");
        }
        deal.apply(*action);
    }
    return deal;
}

TEST_CASE("bots play every table of the house to the end") {
    const std::uint64_t seed = testing::seed_for("bots at the house's tables", 29'160'006);
    std::mt19937_64 random(seed);
    for (const std::string_view table : {"arcade29", "classic29", "ranked28", "club28"}) {
        for (int number = 0; number < 100; ++number) {
            played_by(BotKind::kSimple, *ruleset_named(table), random);
            played_by(BotKind::kRandom, *ruleset_named(table), random);
        }
    }
}

TEST_CASE("bots play 200 random rulesets to the end, and the points are all there") {
    const std::uint64_t seed = testing::seed_for("bots at random tables", 29'160'007);
    std::mt19937_64 random(seed);
    int over = 0;
    for (int number = 0; number < 200; ++number) {
        const Ruleset rules = testing::random_ruleset(random);
        for (int deals = 0; deals < 5; ++deals) {
            const BotKind kind = deals < 3 ? BotKind::kSimple : BotKind::kRandom;
            const Deal deal = played_by(kind, rules, random);
            if (deal.phase() != Phase::kOver) continue;
            ++over;
            if (deal.sits_out()) continue;
            INFO("seed " << seed << ", ruleset " << number);
            CHECK(deal.points()[0] + deal.points()[1] == points_in_play(rules));
        }
    }
    CHECK(over > 500);
}

using testing::answer_of;
using testing::deal_by;

TEST_CASE("a bot sets aside the weakest card of its trump suit") {
    const testing::Hands hands{"JS 9S 7S AH JH 9H TH KH", "AS TS KS QS 8S QH 8H 7H",
                               "JC 9C AC TC KC QC 8C 7C", "JD 9D AD TD KD QD 8D 7D"};
    CHECK(answer_of(deal_by(*ruleset_named("ranked28"), hands, Seat::k3,
                            {"bid 16", "pass", "pass", "pass"})) == "trump 7S");
}

// Spades are trump, and only You can follow a diamond.
const testing::Hands kVoids{"JD 9D 8D 7D KD QD 8H 7H", "JS 9S AS TS KS QS 8S 7S", "JC 9C AC TC KC QC 8C 7C",
                            "JH 9H AH TH KH QH AD TD"};

TEST_CASE("a bot asks for trump when the trick is worth one") {
    // Mira bid, so she knows that spades will take the jack.
    const Deal deal = deal_by(*ruleset_named("classic29"), kVoids, Seat::k3,
                              {"pass", "bid 20", "pass", "pass", "pass", "trump S", "play JD"});
    CHECK(answer_of(deal) == "ask");
}

TEST_CASE("a bidder that cannot follow turns trump up when the trick is worth one") {
    const Deal deal = deal_by(*ruleset_named("ranked28"), kVoids, Seat::k3,
                              {"pass", "bid 20", "pass", "pass", "trump TS", "play JD"});
    CHECK(answer_of(deal) == "expose");
}

TEST_CASE("a bot never asks over its partner's certain trick") {
    // Trump is down, and You's jack of diamonds can only be beaten by a trump that Dev hasn't got.
    const Deal deal = deal_by(*ruleset_named("classic29"), kVoids, Seat::k1,
                              {"bid 16", "pass", "pass", "pass", "trump C", "play 7C", "play JH"});
    CHECK(answer_of(deal) != "ask");
}

TEST_CASE("a bot shows the pair when that moves the target") {
    const testing::Hands hands{"JS 9S KS QS JH 9H AH TH", "AS TS 8S 7S KH QH 8H 7H",
                               "JC 9C AC TC KC QC 8C 7C", "JD 9D AD TD KD QD 8D 7D"};
    Deal deal = deal_by(
        *ruleset_named("classic29"), hands, Seat::k3,
        {"bid 20", "pass", "pass", "pass", "trump S", "play JH", "play 7H", "ask", "play 7C", "play 7D"});
    REQUIRE(deal.turn() == Seat::k0);
    CHECK(answer_of(deal) == "pair");
}

TEST_CASE("a bot cancels a hand without points, and keeps four jacks") {
    Ruleset rules = *ruleset_named("classic29");
    rules.id = "house";
    rules.cancel_no_points_in_eight = true;
    rules.cancel_four_jacks = true;
    const testing::Hands hands{"KS QS 8S 7S KH QH 8H 7H", "JS JH JC JD 9S AS TS 9H",
                               "9C AC TC KC QC 8C 7C AH", "9D AD TD KD QD 8D 7D TH"};
    Deal deal = deal_by(rules, hands, Seat::k3, {"pass", "bid 20", "pass", "pass", "pass", "trump S"});
    CHECK(answer_of(deal) == "cancel");
    REQUIRE_FALSE(deal.apply(*action_from_string("play 7H")));
    CHECK(answer_of(deal) != "cancel");
}

TEST_CASE("a bot plays alone only what it cannot lose") {
    Ruleset rules = *ruleset_named("classic29");
    rules.id = "house";
    rules.single_hand = true;
    const testing::Hands sure{"JS 9S AS TS KS QS 8S JH", "7S 9H AH TH KH QH 8H 7H", "JC 9C AC TC KC QC 8C 7C",
                              "JD 9D AD TD KD QD 8D 7D"};
    const testing::Hands unsure{"JS 9S AS TS KS QS 8S 9H", "7S JH AH TH KH QH 8H 7H",
                                "JC 9C AC TC KC QC 8C 7C", "JD 9D AD TD KD QD 8D 7D"};
    CHECK(answer_of(deal_by(rules, sure, Seat::k3, {"bid 20", "pass", "pass", "pass", "trump S"})) ==
          "single");
    CHECK(answer_of(deal_by(rules, unsure, Seat::k3, {"bid 20", "pass", "pass", "pass", "trump S"})) ==
          "pass");
}

}  // namespace
}  // namespace twentynine
