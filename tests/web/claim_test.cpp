// A claim at the table: offered when the players say so, played out by the table to the result, each card an
// action like any other.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "engine/bots/claim.h"
#include "engine/match_text.h"
#include "headless.h"
#include "web/words.h"

using namespace twentynine;
using namespace twentynine::testing;

namespace {

// What the players' module would answer (players/claim_answers.cpp).
std::string answer_for(const View& view) {
    const auto line = bots::claim(view);
    if (!line) return "no";
    std::string answer = std::to_string(line->points) + (line->alone ? "\tyou" : "\tside");
    for (const Card card : line->order()) answer += "\t" + to_string(card);
    return answer;
}

// Answers whether the rest may be claimed, if that was asked.
void answer_claims(Sitting& sitting) {
    std::vector<Headless::Wondered> wondered;
    wondered.swap(sitting.page.wondered);
    for (const Headless::Wondered& question : wondered) {
        REQUIRE(question.request.starts_with("claim "));
        const View view = sitting.screen.table().view();
        CHECK(question.request.substr(question.request.rfind(' ') + 1) == encode(view));
        CHECK(view.hand.size() <= 5);
        sitting.screen.told(question.ticket, answer_for(view));
    }
    sitting.run();
}

// One press of whoever plays the strongest cards.
void step(Sitting& sitting) {
    for (const std::string_view id : {"deal-again", "next-trick", "trump-S", "set-aside", "play"}) {
        if (!sitting.can(id)) continue;
        sitting.press(id);
        return;
    }
    const std::vector<std::string> cards = sitting.legal_cards();
    if (cards.empty()) {
        const View view = sitting.screen.table().view();
        const bool bids = bid_range(view.legal) && view.call_count < 4 && sitting.can("bid");
        sitting.press(bids ? "bid" : sitting.can("pass") ? "pass" : "ask");
        return;
    }
    sitting.press(*std::max_element(cards.begin(), cards.end(), [](const auto& a, const auto& b) {
        return card_from_string(a.substr(5))->rank() < card_from_string(b.substr(5))->rank();
    }));
}

// Plays until a claim is offered. False if none is within so many deals.
bool until_offered(Sitting& sitting, int deals) {
    const int first = sitting.screen.table().deals();
    for (int presses = 0; presses < 60 * deals; ++presses) {
        answer_claims(sitting);
        if (sitting.can("claim")) return true;
        if (sitting.screen.table().deals() > first + deals) return false;
        step(sitting);
    }
    return false;
}

// A table at which one is offered.
std::unique_ptr<Sitting> offered_at(std::string_view id) {
    for (const std::uint64_t seed : {1001U, 1002U, 1003U, 1004U, 1005U, 1006U}) {
        auto sitting =
            std::make_unique<Sitting>(seed, TableTerms{*ruleset_named(id), {}, false}, BotKind::kSimple);
        if (until_offered(*sitting, 12)) return sitting;
    }
    FAIL("no claim at " << id);
    return nullptr;
}

// The deal as its record has it, played again: legal from end to end.
Deal played_again(const Table& table) {
    const auto read = decode_match(table.match_text());
    const auto* match = std::get_if<MatchRecord>(&read);
    REQUIRE(match != nullptr);
    const DealRecord& record = match->deals.back();
    Deal deal(match->ruleset, record.dealer, record.pack);
    for (const Action action : record.actions) REQUIRE_FALSE(deal.apply(action));
    return deal;
}

}  // namespace

TEST_CASE("A claim is played out to the result at every table, and every trick of it is your side's") {
    int claims = 0;
    for (const std::string_view id : kTableIds) {
        for (const std::uint64_t seed : {1001U, 1002U, 1003U}) {
            const bool clocks = seed == 1003U;
            INFO(id << ", seed " << seed);
            Sitting sitting(seed, TableTerms{*ruleset_named(id), {}, clocks}, BotKind::kSimple);
            if (!until_offered(sitting, 40)) continue;
            ++claims;
            const View before = sitting.screen.table().view();
            const auto line = bots::claim(before);
            REQUIRE(line);
            CHECK(sitting.control("claim")->key == 'c');
            CHECK(sitting.name("claim") == words::claim_told(line->points));
            sitting.page.said.clear();
            const double began = sitting.now;
            sitting.press("claim");
            const Table& table = sitting.screen.table();
            CHECK(sitting.page.said.front() == words::claimed(line->points, line->alone));
            REQUIRE(table.result_shown());
            CHECK(sitting.now - began < 9000);
            const Deal deal = played_again(table);
            REQUIRE(deal.tricks().size() == 8);
            for (std::size_t i = static_cast<std::size_t>(before.trick_count); i < 8; ++i) {
                CHECK(team_of(deal.tricks()[i].winner) == kYourSide);
            }
            const auto ours = static_cast<std::size_t>(kYourSide);
            CHECK(table.view().points[ours] == before.points[ours] + line->points);
            // The clock didn't play for you, and nothing else was asked of you.
            CHECK(table.actions_taken() == 0);
            CHECK(table.missed() == 0);
            CHECK(sitting.can("deal-again"));
            sitting.press("deal-again");
            CHECK_FALSE(table.claimed());
        }
    }
    CHECK(claims > 5);
}

TEST_CASE("While a claim is played out nothing can be pressed, and it can be left and taken up") {
    const auto offered = offered_at("classic29");
    Sitting& sitting = *offered;
    sitting.screen.press("claim", sitting.now);
    sitting.screen.frame(sitting.now);
    const bool alone = sitting.screen.table().claimed()->alone;
    CHECK(sitting.name("prompt").starts_with(alone ? "You take the rest: " : "Your side takes the rest: "));
    for (const Control& control : sitting.page.shown.list) {
        if (control.role != Control::Role::kButton || control.id == "last-trick") continue;
        INFO(control.id);
        CHECK_FALSE(control.enabled);
    }
    // What is kept is an ordinary match in the middle of a deal.
    sitting.now += 400;
    sitting.screen.frame(sitting.now);
    const std::string saved = sitting.page.saved;
    Sitting again(5, TableTerms{*ruleset_named("classic29"), {}, false}, BotKind::kSimple);
    REQUIRE(again.screen.sit({*ruleset_named("classic29"), {}, false}, saved, again.now));
    CHECK_FALSE(again.screen.table().claimed());
    CHECK(again.screen.table().view().said_count >= 1);
}

TEST_CASE("A rest of which Partner may take tricks is told as your side's, any other as yours") {
    const auto offered = offered_at("classic29");
    Sitting& sitting = *offered;
    std::string answer = answer_for(sitting.screen.table().view());
    const auto from = answer.find('\t') + 1;
    for (const std::string whose : {"you", "side"}) {
        const bool alone = whose == "you";
        answer.replace(from, answer.find('\t', from) - from, whose);
        const auto claim = claim_from(answer, sitting.screen.table().view());
        REQUIRE(claim);
        CHECK(claim->alone == alone);
        CHECK(words::claimed(9, alone) ==
              (alone ? "You take the rest: 9 points" : "Your side takes the rest: 9 points"));
    }
    // Of the same table with the last answer.
    Sitting again(5, TableTerms{*ruleset_named("classic29"), {}, false}, BotKind::kSimple);
    REQUIRE(again.screen.sit({*ruleset_named("classic29"), {}, false}, sitting.page.saved, again.now));
    for (int i = 0; i < 20 && again.page.wondered.empty(); ++i) again.run();
    REQUIRE_FALSE(again.page.wondered.empty());
    again.page.said.clear();
    again.screen.told(again.page.wondered.front().ticket, answer);
    again.run();
    REQUIRE_FALSE(again.page.said.empty());
    CHECK(again.page.said.front() == "The rest is your side’s: you may claim it");
    again.page.said.clear();
    again.press("claim");
    CHECK(again.page.said.front().starts_with("Your side takes the rest: "));
}

TEST_CASE("What doesn't offer your own cards is no claim") {
    const auto offered = offered_at("ranked28");
    Sitting& sitting = *offered;
    const View view = sitting.screen.table().view();
    const std::string good = answer_for(view);
    REQUIRE(claim_from(good, view));
    CHECK(claim_from(good, view)->points == bots::claim(view)->points);
    const std::string other = to_string((CardSet::whole_pack() - view.hand).lowest());
    for (const std::string& bad :
         {std::string(), std::string("no"), std::string("9"), std::string("9\tyou"), good + "\t" + other,
          std::string(good).replace(good.find('\t') + 1, 1, "x"), good.substr(0, good.size() - 3), "x" + good,
          good + "\tXX"}) {
        INFO(bad);
        CHECK_FALSE(claim_from(bad, view));
    }
}

TEST_CASE("An offer belongs to its turn, and goes with it") {
    const auto offered = offered_at("arcade29");
    Sitting& sitting = *offered;
    const std::string late = answer_for(sitting.screen.table().view());
    step(sitting);
    step(sitting);
    CHECK_FALSE(sitting.can("claim"));
    for (int ticket = 0; ticket < 200; ++ticket) {
        if (sitting.page.wondered.empty() || ticket < sitting.page.wondered.front().ticket) {
            sitting.screen.told(ticket, late);
        }
    }
    sitting.run();
    CHECK_FALSE(sitting.can("claim"));
}
