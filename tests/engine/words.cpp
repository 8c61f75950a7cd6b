// The letters of cards, the words of actions, the names of reasons, and rulesets that can't be played.
#include <catch2/catch.hpp>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "engine/deal.h"

namespace twentynine {
namespace {

TEST_CASE("a card is two letters, rank then suit") {
    std::set<std::string> texts;
    for (const Card card : CardSet::whole_pack()) {
        const std::string text = to_string(card);
        CHECK(card_from_string(text) == card);
        texts.insert(text);
    }
    CHECK(texts.size() == 32);
    CHECK(to_string(Card(Rank::kTen, Suit::kHearts)) == "TH");
    for (const std::string text : {"", "J", "JSS", "js", "Js", "1S", "6S", "SJ", "10", " S", "J ", "J\xC3"}) {
        INFO(text);
        CHECK_FALSE(card_from_string(text));
    }
    CHECK_FALSE(card_from_string(std::string_view("J\0", 2)));
}

TEST_CASE("an action is a short text and the same again when read") {
    for (const char* text :
         {"pass", "bid 0", "bid 9", "bid 16", "bid 28", "bid 255", "trump S", "trump D", "play JS", "play 7D",
          "ask", "expose", "pair", "double", "redouble", "trump 7H", "trump JS", "trump 7D"}) {
        INFO(text);
        const auto action = action_from_string(text);
        REQUIRE(action);
        CHECK(to_string(*action) == text);
    }
    for (const char* text : {"",
                             " ",
                             "Pass",
                             "pass ",
                             " pass",
                             "passs",
                             "bid",
                             "bid ",
                             "bid  16",
                             "bid 16 ",
                             "bid 016",
                             "bid +16",
                             "bid -1",
                             "bid 16.0",
                             "bid 0x10",
                             "bid 00",
                             "bid 018",
                             "bid 1e2",
                             "bid 99999999999999999999x",
                             "bid x",
                             "trump",
                             "trump ",
                             "trump s",
                             "trump SS",
                             "trump 1H",
                             "trump 7H ",
                             "play",
                             "play ",
                             "play S",
                             "play JSS",
                             "play 10S",
                             "play JS ",
                             "ask 1",
                             "Ask",
                             "redoubled",
                             "triple"}) {
        INFO(text);
        CHECK_FALSE(action_from_string(text));
    }
}

TEST_CASE("a bid of any size is an action, and none wraps round to one that is legal") {
    const Deal deal(Ruleset{}, Seat::k3, Pack{});
    for (int number = 0; number < 2'000; ++number) {
        const auto action = action_from_string("bid " + std::to_string(number));
        REQUIRE(action);
        CHECK(deal.check(*action).has_value() == (number < 16 || number > 28));
        CHECK(Action::bid(number) == *action);
    }
    for (const char* text : {"bid 65552", "bid 4294967312", "bid 18446744073709551632",
                             "bid 99999999999999999999", "bid 1600000000000000000000000000000000000000"}) {
        const auto action = action_from_string(text);
        REQUIRE(action);
        CHECK(deal.check(*action) == Refusal::kBidOutOfRange);
    }
}

TEST_CASE("each reason has a stable name and a sentence") {
    const std::vector<std::pair<Refusal, std::string>> names{
        {Refusal::kDealOver, "deal_over"},           {Refusal::kWrongPhase, "wrong_phase"},
        {Refusal::kMustRaise, "must_raise"},         {Refusal::kBidOutOfRange, "bid_out_of_range"},
        {Refusal::kNotInHand, "not_in_hand"},        {Refusal::kMustFollowSuit, "must_follow_suit"},
        {Refusal::kNotPlayedHere, "not_played_here"}};
    for (const auto& [refusal, name] : names) {
        CHECK(reason_name(refusal) == name);
        CHECK(sentence_of(refusal).ends_with('.'));
    }
}

TEST_CASE("arcade29 is the table of the guide") {
    const auto rules = ruleset_named("arcade29");
    REQUIRE(rules);
    CHECK_FALSE(validate(*rules));
    CHECK(rules->minimum_bid == 16);
    CHECK(rules->maximum_bid == 28);
    CHECK(rules->first_dealer == Seat::k3);
    CHECK(rules->direction == Direction::kClockwise);
    CHECK_FALSE(ruleset_named("arcade28"));
    CHECK_FALSE(ruleset_named(""));
}

TEST_CASE("a rule that contradicts another is refused by its field") {
    const std::vector<std::pair<std::string, std::function<void(Ruleset&)>>> changes{
        {"/minimum_bid", [](Ruleset& r) { r.minimum_bid = 13; }},
        {"/minimum_bid", [](Ruleset& r) { r.maximum_bid = r.minimum_bid - 1; }},
        {"/maximum_bid", [](Ruleset& r) { r.maximum_bid = 29; }},
        {"/asker_must_trump", [](Ruleset& r) { r.asker_must_trump = true; }},
        {"/match_target", [](Ruleset& r) { r.match_target = 6; }},
        {"/match_floor", [](Ruleset& r) { r.match_floor = -6; }}};
    for (const auto& [where, change] : changes) {
        Ruleset rules;
        change(rules);
        const auto fault = validate(rules);
        INFO(where);
        REQUIRE(fault);
        CHECK(fault->where == where);
        CHECK(fault->reason.ends_with('.'));
    }
}

}  // namespace
}  // namespace twentynine
