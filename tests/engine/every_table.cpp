// What holds at every table, over random deals: what is legal is accepted and all else refused with a reason
// and without a trace; cards, tricks, points and ends are as a second telling of the rules has them
// (watched_deal.h).
#include <catch2/catch.hpp>
#include <string>

#include "engine/ruleset_text.h"
#include "house_table.h"
#include "random_play.h"
#include "random_rulesets.h"
#include "watched_deal.h"

namespace twentynine {
namespace {

TEST_CASE("random deals of every table of the house keep to its rules, with every action tried") {
    const std::uint64_t seed = testing::seed_for("every table", 29'160'401);
    std::mt19937_64 random(seed);
    for (const char* id : {"arcade29", "classic29", "ranked28", "club28"}) {
        int revealed = 0;
        constexpr int kDeals = 1'500;
        for (int number = 0; number < kDeals; ++number) {
            const auto watched = testing::play_watched(*ruleset_named(id), random, true);
            INFO("seed " << seed << ", " << id << ", deal " << number);
            if (!watched.fault.empty()) FAIL(watched.fault);
            revealed += watched.revealed ? 1 : 0;
        }
        CHECK(revealed > kDeals / 2);
    }
}

TEST_CASE("random deals by 300 random rulesets keep to their rules, with every action tried") {
    const std::uint64_t seed = testing::seed_for("random rulesets", 29'160'402);
    std::mt19937_64 random(seed);
    int cancelled = 0;
    int single = 0;
    for (int table = 0; table < 300; ++table) {
        const Ruleset rules = testing::random_ruleset(random);
        for (int number = 0; number < 12; ++number) {
            const auto watched = testing::play_watched(rules, random, true);
            INFO("seed " << seed << ", " << encode(rules) << ", deal " << number);
            if (!watched.fault.empty()) FAIL(watched.fault);
            cancelled += watched.cancelled ? 1 : 0;
            single += watched.single ? 1 : 0;
        }
    }
    CHECK(cancelled > 0);
    CHECK(single > 0);
}

// The house rules, and the rows in which the tables differ, each as one change.
struct Rule {
    const char* name;
    void (*apply)(Ruleset&);
};
constexpr Rule kRules[] = {
    {"minimum bid 15", [](Ruleset& r) { r.minimum_bid = 15; }},
    {"a passed seat may return", [](Ruleset& r) { r.after_pass = AfterPass::kMayReturn; }},
    {"a passed seat is out", [](Ruleset& r) { r.after_pass = AfterPass::kOutForGood; }},
    {"the dealer takes the minimum", [](Ruleset& r) { r.nobody_bids = NobodyBids::kDealerTakesMinimum; }},
    {"nobody bids: redeal", [](Ruleset& r) { r.nobody_bids = NobodyBids::kRedeal; }},
    {"equal bids", [](Ruleset& r) { r.equal_bid = EqualBid::kTakesOverFromDealersSide; }},
    {"two stages", [](Ruleset& r) { r.stage_one_ceiling = 20; }},
    {"over one's partner from 20", [](Ruleset& r) { r.over_partner_from = 20; }},
    {"a second auction from 24", [](Ruleset& r) { r.second_auction_from = 24; }},
    {"double", [](Ruleset& r) { r.doubling = Doubling::kDouble; }},
    {"redouble", [](Ruleset& r) { r.doubling = Doubling::kRedouble; }},
    {"a card set aside", [](Ruleset& r) { r.trump_choice = TrumpChoice::kSetAsideCard; }},
    {"the seventh card", [](Ruleset& r) { r.seventh_card = true; }},
    {"no-trump", [](Ruleset& r) { r.no_trump = true; }},
    {"trump comes up by itself", [](Ruleset& r) { r.reveal = Reveal::kFirstVoid; }},
    {"trump comes up on request", [](Ruleset& r) { r.reveal = Reveal::kOnRequest; }},
    {"trump comes up in three ways", [](Ruleset& r) { r.reveal = Reveal::kThreeWays; }},
    {"who is void has to ask", [](Ruleset& r) { r.asking_is_optional = false; }},
    {"who asks has to trump", [](Ruleset& r) { r.asker_must_trump = true; }},
    {"who asks plays anything", [](Ruleset& r) { r.asker_must_trump = false; }},
    {"the reveal trick doesn't count", [](Ruleset& r) { r.reveal_trick_counts = false; }},
    {"hidden trump isn't led", [](Ruleset& r) { r.bidder_may_lead_hidden_trump = false; }},
    {"a pair", [](Ruleset& r) { r.pair_shift = 4; }},
    {"a pair without a trick", [](Ruleset& r) { r.pair_shift = 4, r.pair_needs_trick = false; }},
    {"single hand", [](Ruleset& r) { r.single_hand = true; }},
    {"cancel: no points in four", [](Ruleset& r) { r.cancel_no_points_in_four = true; }},
    {"cancel: no points in eight", [](Ruleset& r) { r.cancel_no_points_in_eight = true; }},
    {"cancel: four jacks", [](Ruleset& r) { r.cancel_four_jacks = true; }},
    {"cancel: one suit", [](Ruleset& r) { r.cancel_one_suit = true; }},
    {"cancel: defenders without trump", [](Ruleset& r) { r.cancel_defenders_without_trump = true; }},
    {"annulled unrevealed", [](Ruleset& r) { r.annul_unrevealed = true; }},
    {"a point for the last trick", [](Ruleset& r) { r.last_trick_point = true, r.maximum_bid = 29; }},
    {"contract only", [](Ruleset& r) { r.deal_score = DealScore::kContractOnly; }},
    {"one point", [](Ruleset& r) { r.deal_score = DealScore::kOnePoint; }},
    {"by size of bid", [](Ruleset& r) { r.deal_score = DealScore::kBySizeOfBid; }},
    {"losing scale", [](Ruleset& r) { r.deal_score = DealScore::kLosingScale; }},
    {"double loss below half", [](Ruleset& r) { r.double_loss_below_half = true; }}};

// A table without a match, so that only the rules of the deal can contradict each other.
Ruleset plain_table(const char* id) {
    return testing::table(id, [](Ruleset& r) { r.match_target = r.match_floor = 0; });
}

TEST_CASE("each rule alone is played at some table") {
    for (const Rule& rule : kRules) {
        int tables = 0;
        for (const char* id : {"arcade29", "classic29", "ranked28", "club28"}) {
            Ruleset rules = plain_table(id);
            rule.apply(rules);
            tables += validate(rules) ? 0 : 1;
        }
        INFO(rule.name);
        CHECK(tables > 0);
    }
}

TEST_CASE("any two rules are played together, or refused as a contradiction with a sentence") {
    const std::uint64_t seed = testing::seed_for("pairs of rules", 29'160'403);
    std::mt19937_64 random(seed);
    int played = 0;
    int refused = 0;
    for (const char* id : {"classic29", "ranked28"}) {
        for (const Rule& one : kRules) {
            for (const Rule& two : kRules) {
                if (&two <= &one) continue;
                Ruleset rules = plain_table(id);
                one.apply(rules);
                two.apply(rules);
                INFO("seed " << seed << ", " << id << ": " << one.name << ", " << two.name);
                if (const auto fault = validate(rules)) {
                    ++refused;
                    CHECK(fault->where.starts_with('/'));
                    CHECK(fault->reason.ends_with('.'));
                    continue;
                }
                ++played;
                for (int number = 0; number < 4; ++number) {
                    const auto watched = testing::play_watched(rules, random, false);
                    if (!watched.fault.empty()) FAIL(watched.fault);
                }
            }
        }
    }
    CHECK(refused > 0);
    CHECK(played > 10 * refused);
}

}  // namespace
}  // namespace twentynine
