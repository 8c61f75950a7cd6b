// The tables of the house, and rules that contradict themselves.
#include "engine/ruleset.h"

#include <catch2/catch.hpp>
#include <functional>
#include <string>
#include <vector>

#include "engine/ruleset_fields.h"

namespace twentynine {
namespace {

Ruleset table(std::string_view id) {
    const auto named = ruleset_named(id);
    REQUIRE(named);
    return *named;
}

TEST_CASE("the house's tables are named, valid, and know who they are") {
    for (const std::string_view id : kTableIds) {
        INFO(id);
        CHECK(table(id).id == id);
        CHECK(id_of(table(id)) == id);
        CHECK_FALSE(validate(table(id)));
    }
    for (const std::string_view id : {"", "house", "arcade", "arcade29 ", "ARCADE29", "28"}) {
        CHECK_FALSE(ruleset_named(id));
    }
    CHECK(table("arcade29") == Ruleset{});
}

TEST_CASE("29's two tables differ in asking, the pair and the match, and in nothing else") {
    Ruleset expected = table("arcade29");
    CHECK(expected.direction == Direction::kClockwise);
    CHECK(expected.first_dealer == Seat::k3);
    CHECK(expected.minimum_bid == 16);
    CHECK(expected.maximum_bid == 28);
    CHECK(expected.after_pass == AfterPass::kMayReturn);
    CHECK(expected.nobody_bids == NobodyBids::kDealerTakesMinimum);
    CHECK(expected.equal_bid == EqualBid::kNever);
    CHECK(expected.trump_choice == TrumpChoice::kMarker);
    CHECK(expected.reveal == Reveal::kFirstVoid);
    CHECK_FALSE(expected.asker_must_trump);
    CHECK(expected.reveal_trick_counts);
    CHECK(expected.deal_score == DealScore::kContractOnly);
    CHECK(expected.match_target == 0);

    expected.id = "classic29";
    expected.reveal = Reveal::kOnRequest;
    expected.asker_must_trump = true;
    expected.pair_shift = 4;
    expected.deal_score = DealScore::kOnePoint;
    expected.match_target = 6;
    expected.match_floor = -6;
    CHECK(table("classic29") == expected);
}

TEST_CASE("28 differs from 29's arcade in these rows") {
    Ruleset expected;
    expected.id = "ranked28";
    expected.direction = Direction::kCounterClockwise;
    expected.minimum_bid = 14;
    expected.after_pass = AfterPass::kOutForGood;
    expected.nobody_bids = NobodyBids::kRedeal;
    expected.equal_bid = EqualBid::kTakesOverFromDealersSide;
    expected.trump_choice = TrumpChoice::kSetAsideCard;
    expected.reveal = Reveal::kThreeWays;
    expected.asker_must_trump = true;
    expected.deal_score = DealScore::kBySizeOfBid;
    expected.match_target = 5;
    expected.bid_clock = 15;
    expected.trump_clock = 15;
    expected.play_clock = 20;
    expected.reveal_clock = 10;
    CHECK(table("ranked28") == expected);

    expected.id = "club28";
    expected.stage_one_ceiling = 20;
    CHECK(table("club28") == expected);
}

TEST_CASE("rules are a table of the house by what they say, not by the id they carry") {
    Ruleset rules = table("ranked28");
    rules.id = kHouseId;
    CHECK(id_of(rules) == "ranked28");
    rules.play_clock = 30;
    rules.id = "ranked28";
    CHECK(id_of(rules) == kHouseId);
    rules.play_clock = 20;
    rules.stage_one_ceiling = 20;
    CHECK(id_of(rules) == "club28");
}

TEST_CASE("points in play are 28, and 29 with a point for the last trick") {
    Ruleset rules;
    CHECK(points_in_play(rules) == 28);
    rules.last_trick_point = true;
    CHECK(points_in_play(rules) == 29);
}

struct Contradiction {
    std::string_view table;
    std::function<void(Ruleset&)> change;
    std::string_view where;
};
using D = DealScore;

const std::vector<Contradiction> kContradictions{
    {"arcade29", [](Ruleset& r) { r.minimum_bid = 13; }, "/minimum_bid"},
    {"arcade29", [](Ruleset& r) { r.maximum_bid = 29; }, "/maximum_bid"},
    {"arcade29", [](Ruleset& r) { r.last_trick_point = true, r.maximum_bid = 30; }, "/maximum_bid"},
    {"arcade29", [](Ruleset& r) { r.minimum_bid = 20, r.maximum_bid = 19; }, "/minimum_bid"},
    {"club28", [](Ruleset& r) { r.stage_one_ceiling = 14; }, "/stage_one_ceiling"},
    {"club28", [](Ruleset& r) { r.stage_one_ceiling = 28; }, "/stage_one_ceiling"},
    {"club28", [](Ruleset& r) { r.minimum_bid = 21; }, "/stage_one_ceiling"},
    {"club28", [](Ruleset& r) { r.maximum_bid = 19; }, "/stage_one_ceiling"},
    {"arcade29", [](Ruleset& r) { r.over_partner_from = 15; }, "/over_partner_from"},
    {"arcade29", [](Ruleset& r) { r.over_partner_from = 29; }, "/over_partner_from"},
    {"arcade29", [](Ruleset& r) { r.second_auction_from = 15; }, "/second_auction_from"},
    {"arcade29", [](Ruleset& r) { r.second_auction_from = 24, r.maximum_bid = 23; }, "/second_auction_from"},
    {"arcade29", [](Ruleset& r) { r.second_auction_from = 28, r.minimum_bid = 28; }, "/second_auction_from"},
    {"arcade29", [](Ruleset& r) { r.over_partner_from = 28, r.minimum_bid = 28; }, "/over_partner_from"},
    {"arcade29", [](Ruleset& r) { r.asker_must_trump = true; }, "/asker_must_trump"},
    {"arcade29", [](Ruleset& r) { r.asking_is_optional = false; }, "/asking_is_optional"},
    {"classic29", [](Ruleset& r) { r.reveal = Reveal::kFirstVoid; }, "/asker_must_trump"},
    {"classic29", [](Ruleset& r) { r.pair_shift = 13; }, "/pair_shift"},
    {"classic29", [](Ruleset& r) { r.pair_shift = -1; }, "/pair_shift"},
    {"arcade29", [](Ruleset& r) { r.doubling = Doubling::kDouble; }, "/doubling"},
    {"arcade29", [](Ruleset& r) { r.single_hand = true; }, "/single_hand"},
    {"arcade29", [](Ruleset& r) { r.double_loss_below_half = true; }, "/double_loss_below_half"},
    {"arcade29", [](Ruleset& r) { r.match_target = 6; }, "/match_target"},
    {"classic29", [](Ruleset& r) { r.deal_score = D::kContractOnly; }, "/match_target"},
    {"classic29", [](Ruleset& r) { r.match_target = 51; }, "/match_target"},
    {"classic29", [](Ruleset& r) { r.match_target = 0; }, "/match_floor"},
    {"classic29", [](Ruleset& r) { r.match_floor = 1; }, "/match_floor"},
    {"classic29", [](Ruleset& r) { r.match_floor = -51; }, "/match_floor"},
    {"classic29", [](Ruleset& r) { r.deal_score = D::kBySizeOfBid; }, "/match_floor"},
    {"ranked28", [](Ruleset& r) { r.bid_clock = 4; }, "/bid_clock"},
    {"ranked28", [](Ruleset& r) { r.trump_clock = 601; }, "/trump_clock"},
    {"ranked28", [](Ruleset& r) { r.play_clock = -5; }, "/play_clock"},
    {"ranked28", [](Ruleset& r) { r.reveal_clock = 1; }, "/reveal_clock"},
};

TEST_CASE("rules that contradict themselves are refused with the field and a sentence") {
    for (const Contradiction& contradiction : kContradictions) {
        Ruleset rules = table(contradiction.table);
        contradiction.change(rules);
        const auto fault = validate(rules);
        INFO(contradiction.table << " " << contradiction.where);
        REQUIRE(fault);
        CHECK(fault->where == contradiction.where);
        CHECK(fault->reason.size() > 20);
        CHECK(fault->reason.ends_with('.'));
    }
}

TEST_CASE("rules that look odd but can be played are not refused") {
    const std::vector<std::pair<std::string_view, std::function<void(Ruleset&)>>> playable{
        {"arcade29", [](Ruleset& r) { r.minimum_bid = 28; }},
        {"arcade29", [](Ruleset& r) { r.minimum_bid = r.maximum_bid = 14; }},
        {"arcade29", [](Ruleset& r) { r.last_trick_point = true, r.maximum_bid = 29; }},
        {"arcade29", [](Ruleset& r) { r.equal_bid = EqualBid::kTakesOverFromDealersSide; }},
        {"arcade29", [](Ruleset& r) { r.trump_choice = TrumpChoice::kSetAsideCard, r.seventh_card = true; }},
        {"arcade29", [](Ruleset& r) { r.reveal_trick_counts = false; }},
        {"arcade29", [](Ruleset& r) { r.pair_shift = 12, r.pair_needs_trick = false; }},
        {"arcade29", [](Ruleset& r) { r.over_partner_from = 16, r.second_auction_from = 28; }},
        {"arcade29", [](Ruleset& r) { r.annul_unrevealed = true; }},
        {"classic29", [](Ruleset& r) { r.deal_score = D::kLosingScale; }},
        {"classic29", [](Ruleset& r) { r.deal_score = D::kBySizeOfBid, r.single_hand = true; }},
        {"classic29", [](Ruleset& r) { r.match_target = r.match_floor = 0; }},
        {"club28", [](Ruleset& r) { r.stage_one_ceiling = 15; }},
        {"club28", [](Ruleset& r) { r.stage_one_ceiling = 27, r.after_pass = AfterPass::kMayReturn; }},
        {"ranked28", [](Ruleset& r) { r.bid_clock = 5, r.play_clock = 600, r.trump_clock = 0; }},
        {"ranked28", [](Ruleset& r) { r.trump_choice = TrumpChoice::kMarker; }},
        {"ranked28", [](Ruleset& r) { r.bidder_may_lead_hidden_trump = false; }},
    };
    for (std::size_t i = 0; i < playable.size(); ++i) {
        Ruleset rules = table(playable[i].first);
        playable[i].second(rules);
        INFO(playable[i].first << ", number " << i);
        CHECK_FALSE(validate(rules));
    }
}

TEST_CASE("a field out of its range is refused as that field, whatever the others hold") {
    for (const std::string_view id : kTableIds) {
        for (const RulesetField& field : ruleset_fields()) {
            for (const int value : {field.lowest - 1, field.highest + 1}) {
                // A flag can't hold anything else.
                if (field.may_hold(value) || field.kind == FieldKind::kFlag) continue;
                Ruleset rules = table(id);
                field.set(rules, value);
                INFO(field.name() << " " << value);
                REQUIRE(validate(rules));
                CHECK(*validate(rules) == RulesetFault{field.pointer, field.reason});
            }
        }
    }
}

}  // namespace
}  // namespace twentynine
