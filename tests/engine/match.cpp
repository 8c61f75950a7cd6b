// Deals one after another: who deals, the score, who wins, and a match restored from its record.
#include "engine/match.h"

#include <catch2/catch.hpp>

#include "random_match.h"
#include "random_play.h"

namespace twentynine {
namespace {

TEST_CASE("Dev deals first and the deal moves one seat on each time") {
    std::mt19937_64 random(testing::seed_for("match", 29'160'005));
    Match match(Ruleset{}, testing::random_pack(random));
    for (const Seat dealer : {Seat::k3, Seat::k0, Seat::k1, Seat::k2, Seat::k3}) {
        CHECK(match.deal().dealer() == dealer);
        CHECK(match.deal().turn() == next(dealer));
        match.deal_next(testing::random_pack(random));
    }
    CHECK(match.deal_number() == 6);
}

TEST_CASE("a new deal may be dealt in the middle of one, and starts from nothing") {
    std::mt19937_64 random(testing::seed_for("match", 29'160'006));
    Match match(Ruleset{}, testing::random_pack(random));
    while (match.deal().tricks().size() < 3) {
        REQUIRE_FALSE(match.apply(testing::random_action(match.deal(), random)));
    }
    const Pack pack = testing::random_pack(random);
    match.deal_next(pack);
    CHECK(match.deal() == Deal(Ruleset{}, Seat::k0, pack));
    CHECK(match.record().actions.empty());
}

TEST_CASE("when nobody bids the same dealer deals again") {
    std::mt19937_64 random(testing::seed_for("match", 29'160'007));
    Ruleset rules;
    rules.nobody_bids = NobodyBids::kRedeal;
    Match match(rules, testing::random_pack(random));
    for (int i = 0; i < 4; ++i) REQUIRE_FALSE(match.apply(Action::pass()));
    REQUIRE(match.deal().phase() == Phase::kRedeal);
    match.deal_next(testing::random_pack(random));
    CHECK(match.deal().dealer() == Seat::k3);
}

TEST_CASE("a match's record replays to the same deal, and holds no refused action") {
    std::mt19937_64 random(testing::seed_for("match", 29'160'008));
    for (int number = 0; number < 200; ++number) {
        Match match(Ruleset{}, testing::random_pack(random));
        while (match.deal().turn()) {
            CHECK(match.apply(Action::bid(29)).has_value());
            REQUIRE_FALSE(match.apply(testing::random_action(match.deal(), random)));
        }
        const Replay again = replay(match.record());
        CHECK_FALSE(again.illegal);
        CHECK(again.deal == match.deal());
    }
}

// Plays the deal on the table to its end.
void play_out(Match& match, std::mt19937_64& random) {
    while (match.deal().turn()) REQUIRE_FALSE(match.apply(testing::random_action(match.deal(), random)));
}

TEST_CASE("the first side to reach the target wins the match, the one that falls to the floor loses it") {
    const auto won_by = [](std::string_view table, const Score& score) {
        return winner_of(*ruleset_named(table), score);
    };
    CHECK(won_by("ranked28", {4, 4}) == std::nullopt);
    CHECK(won_by("ranked28", {5, 4}) == Team::kA);
    CHECK(won_by("ranked28", {3, 7}) == Team::kB);
    CHECK(won_by("ranked28", {-9, 0}) == std::nullopt);  // this table has no floor
    CHECK(won_by("classic29", {5, -5}) == std::nullopt);
    CHECK(won_by("classic29", {6, 0}) == Team::kA);
    CHECK(won_by("classic29", {-6, 5}) == Team::kB);
    CHECK(won_by("classic29", {0, -6}) == Team::kA);
    CHECK(won_by("arcade29", {100, -100}) == std::nullopt);
}

TEST_CASE("the score is the sum of the deals' game points, and the match is over when a side has won") {
    std::mt19937_64 random(testing::seed_for("match score", 29'160'031));
    for (const char* table : {"classic29", "ranked28", "club28"}) {
        const Ruleset rules = *ruleset_named(table);
        for (int number = 0; number < 50; ++number) {
            Match match(rules, testing::random_pack(random));
            Score sum{};
            for (;;) {
                CHECK(match.score() == sum);
                CHECK_FALSE(match.over());
                CHECK_FALSE(match.may_deal_next());  // not in the middle of a deal
                CHECK_FALSE(match.deal_next(testing::random_pack(random)));
                play_out(match, random);
                if (const auto result = match.deal().result()) {
                    for (std::size_t team = 0; team < 2; ++team) sum[team] += result->game_points[team];
                }
                REQUIRE(match.score() == sum);
                if (match.over()) break;
                const Seat dealer = match.deal().dealer();
                const bool redeal = match.deal().phase() == Phase::kRedeal;
                CHECK(match.next_dealer() == (redeal ? dealer : next(dealer)));
                CHECK_FALSE(match.deal_next_by(next(match.next_dealer()), testing::random_pack(random)));
                REQUIRE(match.deal_next(testing::random_pack(random)));
                CHECK(match.deal().dealer() == (redeal ? dealer : next(dealer)));
            }
            CHECK(match.winner() == winner_of(rules, sum));
            CHECK_FALSE(match.deal_next(testing::random_pack(random)));
            CHECK(match.finished_record() == match.whole_record());
            CHECK(match.finished_record().deals.size() == static_cast<std::size_t>(match.deal_number()));
        }
    }
}

TEST_CASE(
    "each deal of a match begins at the score that the one before it ended at, and every seat is told it") {
    std::mt19937_64 random(2916);
    for (const std::string_view table : {"classic29", "ranked28"}) {
        const MatchRecord record = testing::some_match(*ruleset_named(table), 6, random).whole_record();
        const MatchReplay replayed = replay(record);
        REQUIRE_FALSE(replayed.fault);
        Score score{};
        int moved = 0;
        for (const ReplayedDeal& deal : replayed.deals) {
            CHECK(deal.before == score);
            moved += deal.score != score ? 1 : 0;
            score = deal.score;
        }
        CHECK(moved > 1);
        const auto restored = restore(record);
        const Match& match = std::get<Match>(restored);
        CHECK(match.score_before() == replayed.deals.back().before);
        for (const Seat seat : kSeats) CHECK(view_of(match, seat).score == match.score_before());
    }
}

TEST_CASE("a redeal leaves score and dealer as they are, and stays in the match's record") {
    std::mt19937_64 random(testing::seed_for("match redeal", 29'160'032));
    const Ruleset rules = *ruleset_named("ranked28");
    Match match(rules, testing::random_pack(random));
    play_out(match, random);
    while (match.over() || match.score() == Score{}) {
        match = Match(rules, testing::random_pack(random));
        play_out(match, random);
    }
    const Score score = match.score();
    REQUIRE(match.deal_next(testing::random_pack(random)));
    const Seat dealer = match.deal().dealer();
    for (int i = 0; i < 4; ++i) REQUIRE_FALSE(match.apply(Action::pass()));
    CHECK(match.score() == score);
    REQUIRE(match.deal_next(testing::random_pack(random)));
    CHECK(match.deal().dealer() == dealer);
    CHECK(match.finished_record().deals.size() == 2);
    CHECK(match.finished_record().deals.back().actions.size() == 4);
}

TEST_CASE("without a match target each deal is by itself, and one that is left isn't kept") {
    std::mt19937_64 random(testing::seed_for("match of one", 29'160'033));
    Ruleset rules;
    rules.deal_score = DealScore::kOnePoint;
    Match match(rules, testing::random_pack(random));
    for (int number = 0; number < 20; ++number) {
        play_out(match, random);
        const auto result = match.deal().result();
        CHECK(match.score() == (result ? result->game_points : Score{}));
        CHECK_FALSE(match.over());
        CHECK(match.winner() == std::nullopt);
        REQUIRE(match.deal_next(testing::random_pack(random)));
        CHECK(match.score() == Score{});
        REQUIRE_FALSE(match.apply(Action::pass()));
        REQUIRE(match.deal_next(testing::random_pack(random)));  // leaves that one
    }
    CHECK(match.deal_number() == 41);
    CHECK(match.finished_record().deals.size() == 20);
    match.forfeit(Team::kA);  // there is nothing to give up
    CHECK(match.forfeited_by() == std::nullopt);
    CHECK(std::holds_alternative<Match>(restore(match.whole_record())));
}

TEST_CASE("the side that gives up loses, and the match takes no more actions") {
    std::mt19937_64 random(testing::seed_for("match given up", 29'160'034));
    Match match(*ruleset_named("ranked28"), testing::random_pack(random));
    REQUIRE_FALSE(match.apply(Action::bid(14)));
    CHECK(match.finished_record().deals.empty());
    match.forfeit(Team::kB);
    CHECK(match.over());
    CHECK(match.winner() == Team::kA);
    CHECK(match.apply(Action::bid(15)) == Refusal::kDealOver);
    CHECK_FALSE(match.may_deal_next());
    match.forfeit(Team::kA);  // too late
    CHECK(match.winner() == Team::kA);
    const auto again = restore(match.finished_record());
    REQUIRE(std::holds_alternative<Match>(again));
    CHECK(std::get<Match>(again).winner() == Team::kA);
}

TEST_CASE("a match that nobody wins ends after 500 deals") {
    std::mt19937_64 random(testing::seed_for("endless match", 29'160'035));
    Match match(*ruleset_named("ranked28"), testing::random_pack(random));
    for (std::size_t number = 1; number <= kMostDealsOfMatch; ++number) {
        for (int i = 0; i < 4; ++i) REQUIRE_FALSE(match.apply(Action::pass()));
        REQUIRE(match.deal_next(testing::random_pack(random)) == (number < kMostDealsOfMatch));
    }
    CHECK(match.over());
    CHECK(match.winner() == std::nullopt);
    MatchRecord record = match.whole_record();
    CHECK(std::holds_alternative<Match>(restore(record)));
    record.deals.push_back(record.deals.back());
    CHECK(std::get<MatchFault>(restore(record)).kind == MatchFault::Kind::kTooManyDeals);
}

TEST_CASE("a match restored from its record is where it was, by any rules and at any moment") {
    std::mt19937_64 random(testing::seed_for("match restored", 29'160'036));
    for (int number = 0; number < 300; ++number) {
        const Match match = testing::some_match(testing::some_rules(random), 5, random);
        const MatchRecord record = match.whole_record();
        const auto restored = restore(record);
        REQUIRE(std::holds_alternative<Match>(restored));
        const Match& again = std::get<Match>(restored);
        CHECK(again.deal() == match.deal());
        CHECK(again.record() == match.record());
        CHECK(again.whole_record() == record);
        CHECK(again.finished_record() == match.finished_record());
        CHECK(again.score() == match.score());
        CHECK(again.winner() == match.winner());
        CHECK(again.over() == match.over());
        CHECK(again.name() == match.name());
        CHECK(again.forfeited_by() == match.forfeited_by());
        const MatchReplay replayed = replay(record);
        REQUIRE_FALSE(replayed.fault);
        REQUIRE(replayed.deals.size() == record.deals.size());
        CHECK(replayed.deals.back().deal == match.deal());
        CHECK(replayed.deals.back().score == match.score());
        CHECK(replayed.winner == match.winner());
    }
}

TEST_CASE("a record that the rules refuse isn't restored, and the place is told") {
    std::mt19937_64 random(testing::seed_for("match refused", 29'160'037));
    Match match(*ruleset_named("classic29"), testing::random_pack(random));
    for (int number = 0; number < 3; ++number) {
        play_out(match, random);
        if (number < 2) REQUIRE(match.deal_next(testing::random_pack(random)));
    }
    const MatchRecord good = match.whole_record();
    REQUIRE(std::holds_alternative<Match>(restore(good)));
    const auto fault = [](const MatchRecord& record) {
        const auto restored = restore(record);
        REQUIRE(std::holds_alternative<MatchFault>(restored));
        CHECK_FALSE(sentence_of(std::get<MatchFault>(restored)).empty());
        return std::get<MatchFault>(restored);
    };
    MatchRecord record = good;
    record.deals.clear();
    CHECK(fault(record) == MatchFault{MatchFault::Kind::kNoDeals, 0, {}});
    CHECK(where_of(fault(record)) == "/deals");

    record = good;
    record.deals[1].dealer = next(record.deals[1].dealer);
    CHECK(fault(record) == MatchFault{MatchFault::Kind::kWrongDealer, 1, {}});
    CHECK(where_of(fault(record)) == "/deals/1/dealer");

    record = good;
    record.deals[2].actions.push_back(Action::pass());
    const std::size_t count = good.deals[2].actions.size();
    CHECK(fault(record) == MatchFault{MatchFault::Kind::kIllegalAction, 2, {count, Refusal::kDealOver}});
    CHECK(where_of(fault(record)) == "/deals/2/actions/" + std::to_string(count));
    record.deals[2].actions = {Action::bid(99)};
    CHECK(fault(record) == MatchFault{MatchFault::Kind::kIllegalAction, 2, {0, Refusal::kBidOutOfRange}});

    record = good;
    record.deals[0].actions.pop_back();
    CHECK(fault(record) == MatchFault{MatchFault::Kind::kUnfinished, 0, {}});
    CHECK(where_of(fault(record)) == "/deals/0/actions");

    record = good;
    record.ruleset.match_target = 1;  // now a point ends the match
    record.ruleset.match_floor = -1;
    CHECK(fault(record) == MatchFault{MatchFault::Kind::kAfterTheEnd, 1, {}});
    CHECK(where_of(fault(record)) == "/deals/1");

    record.deals.resize(1);
    record.forfeited_by = Team::kA;
    CHECK(fault(record) == MatchFault{MatchFault::Kind::kForfeit, 0, {}});
    CHECK(where_of(fault(record)) == "/forfeited_by");
}

}  // namespace
}  // namespace twentynine
