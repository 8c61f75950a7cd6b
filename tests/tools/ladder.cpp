// The ladder's arithmetic: duplicate pairs, fixed contracts, the interval, and the same figure on any number
// of threads.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <vector>

#include "engine/match.h"
#include "engine/sha256.h"
#include "engine/shuffle.h"
#include "ladder_pairs.h"

namespace twentynine::ladder {
namespace {

constexpr std::array<Measure, 4> kMeasures{Measure::kPlay, Measure::kAuction, Measure::kDeals,
                                           Measure::kMatches};

bool in_auction(const Said& said) {
    const Action::Kind kind = said.action.kind();
    return kind == Action::Kind::kPass || kind == Action::Kind::kBid || chooses_trump(said.action);
}

TEST_CASE("the interval is 1.96 standard errors of the pairs' shares") {
    const std::vector<double> shares{1, 0.5, 0.5, 0};
    const Estimate known = estimate(shares);
    CHECK(known.pairs == 4);
    CHECK(known.percent == Approx(50));
    CHECK(known.half_width == Approx(196 * std::sqrt(1.0 / 6 / 4)));
    const std::vector<double> alike(10, 0.5);
    CHECK(estimate(alike).half_width == 0);
    const std::vector<double> lopsided{1, 1, 1, 0};
    CHECK(estimate(lopsided).percent == Approx(75));
    CHECK(estimate(lopsided).high() == 100);
    CHECK(estimate({}).pairs == 0);
}

TEST_CASE("a player against itself wins exactly half") {
    for (const Measure what : kMeasures) {
        for (const std::string_view table : kTableIds) {
            INFO(name_of(what) << " at " << table);
            const Figure figure =
                measure(contest_of(what, BotKind::kSimple, BotKind::kSimple, table), {0, 20}, 1);
            CHECK(figure.estimate.percent == 50);
            CHECK(figure.estimate.half_width == 0);
            CHECK(figure.estimate.pairs == 20);
        }
    }
}

TEST_CASE("changing A and B gives exactly the rest of the hundred") {
    for (const Measure what : kMeasures) {
        for (const std::string_view table : {"arcade29", "club28"}) {
            INFO(name_of(what) << " at " << table);
            const Stop stop{0, 50};
            const Figure one = measure(contest_of(what, BotKind::kSimple, BotKind::kRandom, table), stop, 1);
            const Figure other =
                measure(contest_of(what, BotKind::kRandom, BotKind::kSimple, table), stop, 1);
            CHECK(one.estimate.percent == 100 - other.estimate.percent);
            CHECK(one.estimate.half_width == Approx(other.estimate.half_width));
            CHECK(one.estimate.percent > 50);
            for (std::size_t side = 0; side < 2; ++side) {
                CHECK(one.sides[side].contracts == other.sides[1 - side].contracts);
                CHECK(one.sides[side].made == other.sides[1 - side].made);
                CHECK(one.sides[side].cost.decisions == other.sides[1 - side].cost.decisions);
            }
        }
    }
}

TEST_CASE("the number of threads changes no figure") {
    for (const Measure what : kMeasures) {
        INFO(name_of(what));
        const Contest contest = contest_of(what, BotKind::kSimple, BotKind::kRandom);
        const Stop stop{2.5, 400};
        const Figure alone = measure(contest, stop, 1);
        for (const int jobs : {2, 5}) {
            const Figure several = measure(contest, stop, jobs);
            CHECK(several.estimate.pairs == alone.estimate.pairs);
            CHECK(several.estimate.percent == alone.estimate.percent);
            CHECK(several.estimate.half_width == alone.estimate.half_width);
            for (std::size_t side = 0; side < 2; ++side) {
                CHECK(several.sides[side].cost.decisions == alone.sides[side].cost.decisions);
                CHECK(several.sides[side].contracts == alone.sides[side].contracts);
            }
        }
    }
}

TEST_CASE("measuring ends at the width asked for, or with the last pair") {
    const Contest contest = contest_of(Measure::kPlay, BotKind::kSimple, BotKind::kRandom);
    const Figure wide = measure(contest, {5, 2'000}, 2);
    CHECK(wide.estimate.pairs == kFewestPairs);
    const Figure sharp = measure(contest, {2, 2'000}, 2);
    CHECK(sharp.estimate.half_width <= 2);
    CHECK(sharp.estimate.pairs > kFewestPairs);
    CHECK(sharp.estimate.pairs % kPairsBetweenLooks == 0);
    CHECK(measure(contest, {2, 77}, 2).estimate.pairs == 77);
}

TEST_CASE("fixed contracts: both plays of a pair have one contract, which four simple players made") {
    for (const std::string_view table : kTableIds) {
        INFO(table);
        const Pairs seen =
            played_pairs(contest_of(Measure::kPlay, BotKind::kSimple, BotKind::kRandom, table), 25);
        REQUIRE(seen.size() == 25);
        int differ = 0;
        for (const auto& [pair, plays] : seen) {
            INFO("pair " << pair);
            REQUIRE(plays[0].size() == 1);
            REQUIRE(plays[1].size() == 1);
            const Deal& first = plays[0][0];
            const Deal& second = plays[1][0];
            CHECK(first.dealer() == second.dealer());
            CHECK(first.contract()->bidder == second.contract()->bidder);
            CHECK(first.contract()->bid == second.contract()->bid);
            CHECK(first.trump() == second.trump());
            CHECK(std::ranges::equal(first.calls(), second.calls()));
            const auto said = first.said();
            const auto cards = std::ranges::find_if_not(said, in_auction);
            REQUIRE(std::equal(said.begin(), cards, second.said().begin()));
            differ += first == second ? 0 : 1;

            int pack = 0;  // the ones before were passed over: nobody bid
            for (;; ++pack) {
                const Seed seed = pack_seed(contest_of(Measure::kPlay, {}, {}), pair, pack);
                Deal again(*ruleset_named(table), first.dealer(), shuffled_pack(seed));
                auto action = said.begin();
                while (again.turn() && again.phase() != Phase::kPlay) {
                    const View view = view_of(again, *again.turn());
                    const Action wanted = choose_action(BotKind::kSimple, view, players_seed(seed));
                    if (action == cards || action->action != wanted) break;
                    REQUIRE_FALSE(again.apply(wanted));
                    ++action;
                }
                if (again.phase() == Phase::kPlay && action == cards) break;
                REQUIRE(pack < 50);
            }
        }
        CHECK(differ > 0);
    }
}

TEST_CASE("of players who think, playouts and nodes are counted beside the milliseconds") {
    Contest contest = contest_of(Measure::kDeals, BotKind::kExpert, BotKind::kClub);
    contest.a = *player_named("expert:worlds=20,solved=4,from=6");
    const Figure figure = measure(contest, {0, 4}, 1);
    const Cost& expert = figure.sides[0].cost;
    const Cost& club = figure.sides[1].cost;
    CHECK(expert.effort.playouts > 40 * expert.decisions);
    CHECK(expert.effort.nodes > 0);
    CHECK(club.effort.playouts > 0);
    CHECK(club.effort.nodes == 0);
}

TEST_CASE("an auction is measured by the cards of one player in all four seats") {
    const Pairs seen = played_pairs(contest_of(Measure::kAuction, BotKind::kSimple, BotKind::kRandom), 20);
    int contracts_differ = 0;
    for (const auto& [pair, plays] : seen) {
        contracts_differ += plays[0].back().contract() == plays[1].back().contract() ? 0 : 1;
        for (const auto& deals : plays) {
            const Deal& played = deals.back();
            const Seed seed = pack_seed(contest_of(Measure::kAuction, {}, {}), pair, 0);
            Deal again(played.ruleset(), played.dealer(), shuffled_pack(seed));
            for (const Said& said : played.said()) {
                if (again.phase() == Phase::kPlay) {
                    const View view = view_of(again, said.seat);
                    const Action wanted = choose_action(BotKind::kSimple, view, players_seed(seed));
                    CHECK(to_string(said.action) == to_string(wanted));
                }
                REQUIRE_FALSE(again.apply(said.action));
            }
        }
    }
    CHECK(contracts_differ > 0);
}

TEST_CASE("whole deals: where nobody bids, the next pack is dealt until somebody wins") {
    Contest contest = contest_of(Measure::kDeals, BotKind::kSimple, BotKind::kSimple, "ranked28");
    // Passes as long as nobody has bid, but for one auction in three.
    const auto shy = [] {
        return [](const View& view, const Deal&, std::uint64_t seed) {
            if (view.phase == Phase::kAuction && seed % 3 != 0) return Answer{Action::pass(), {}};
            return Answer{choose_action(BotKind::kSimple, view, seed), {}};
        };
    };
    contest.a = {"shy", shy};
    contest.b = {"shy too", shy};
    int redealt = 0;
    for (const auto& [pair, plays] : played_pairs(contest, 30)) {
        for (const auto& deals : plays) {
            CHECK(deals.back().result().has_value());
            for (std::size_t i = 0; i + 1 < deals.size(); ++i) CHECK(deals[i].phase() == Phase::kRedeal);
            redealt += static_cast<int>(deals.size()) - 1;
        }
    }
    CHECK(redealt > 0);
}

TEST_CASE("matches go on to their end; without them, some deals decide") {
    Contest contest = contest_of(Measure::kMatches, BotKind::kSimple, BotKind::kRandom);
    contest.match_deals = 3;
    for (const auto& [pair, plays] : played_pairs(contest, 5)) {
        CHECK(plays[0].size() == 3);
        CHECK(plays[1].size() == 3);
    }
    contest.ruleset = *ruleset_named("ranked28");
    for (const auto& [pair, plays] : played_pairs(contest, 5)) {
        for (const auto& deals : plays) {
            std::array<int, 2> score{};
            for (const Deal& deal : deals) {
                CHECK(!winner_of(contest.ruleset, score));
                for (std::size_t i = 0; i < 2; ++i) {
                    if (const auto result = deal.result()) score[i] += result->game_points[i];
                }
            }
            CHECK(winner_of(contest.ruleset, score).has_value());
        }
    }
}

TEST_CASE("packs come from SHA-256 of family, seed, pair and deal, so reported ones are never tuned on") {
    Contest contest = contest_of(Measure::kPlay, BotKind::kSimple, BotKind::kSimple);
    CHECK(pack_seed(contest, 7, 0) == sha256("twentynine ladder tune 29 7 0"));
    contest.family = "report";
    CHECK(pack_seed(contest, 7, 3) == sha256("twentynine ladder report 29 7 3"));
    const Seed seed = pack_seed(contest, 7, 3);
    const Sha256Digest digest = sha256("twentynine players " + hex_of(seed));
    CHECK(players_seed(seed) >> 56 == digest[0]);
    CHECK((players_seed(seed) & 255) == digest[7]);
}

TEST_CASE("a single legal action is no decision: nobody is asked, nothing is counted") {
    Contest contest = contest_of(Measure::kPlay, BotKind::kSimple, BotKind::kSimple);
    contest.a.sit_down = [] {
        return [](const View& view, const Deal&, std::uint64_t seed) {
            CHECK(view.legal.size() > 1);
            return Answer{choose_action(BotKind::kSimple, view, seed), {3, 5}};
        };
    };
    const Figure figure = measure(contest, {0, 10}, 1);
    const Cost& cost = figure.sides[0].cost;
    CHECK(cost.decisions > 0);
    CHECK(cost.effort.playouts == static_cast<std::int64_t>(3 * cost.decisions));
    CHECK(cost.effort.nodes == static_cast<std::int64_t>(5 * cost.decisions));
    CHECK(figure.sides[1].cost.effort.playouts == 0);
}

TEST_CASE("an answer that the rules refuse ends the measuring with a sentence") {
    Contest contest = contest_of(Measure::kDeals, BotKind::kSimple, BotKind::kSimple);
    contest.b = {"stubborn", [] {
                     return [](const View&, const Deal&, std::uint64_t) {
                         return Answer{Action::bid(200), {}};
                     };
                 }};
    const Figure figure = measure(contest, {0, 10}, 2);
    CHECK(figure.fault.find("'bid 200' of stubborn") != std::string::npos);
    CHECK(figure.estimate.pairs == 0);
}

}  // namespace
}  // namespace twentynine::ladder
