// The seed that the players are asked with: one a deal, from what is public, so that a recorded deal can be
// asked again.
#include <set>

#include "engine/bots/players_seed.h"
#include "engine/match_text.h"
#include "headless.h"

using namespace twentynine;
using twentynine::testing::Headless;
using twentynine::testing::Playing;

namespace {

// The seeds of all questions that are open; they are answered.
std::set<std::uint64_t> seeds_asked(Playing& game) {
    std::set<std::uint64_t> seeds;
    for (const Headless::Question& question : game.page.asked) seeds.insert(question.seed);
    game.answer_all();
    return seeds;
}

// Plays the deal on the table to its result.
std::set<std::uint64_t> seeds_of_deal(Playing& game) {
    std::set<std::uint64_t> seeds;
    for (int step = 0; step < 4000; ++step) {
        seeds.merge(seeds_asked(game));
        game.now += 3000;
        game.table.tick(game.now);
        if (game.table.result_shown()) break;
        if (game.page.asked.empty() && game.is_yours()) game.act();
    }
    REQUIRE(game.table.result_shown());
    return seeds;
}

}  // namespace

TEST_CASE("The players' seed is the beginning of the hash of the commitment, highest byte first") {
    Sha256Digest commitment{};
    for (std::size_t i = 0; i < commitment.size(); ++i) commitment[i] = static_cast<std::uint8_t>(i);
    // printf 'twentynine players 000102…1f' | sha256sum
    CHECK(players_seed(commitment) == 0xfa0e0026040efa51U);
}

TEST_CASE(
    "All players of a deal are asked with one seed, which its record tells; the next deal has another") {
    std::set<std::uint64_t> all;
    std::uint64_t number = 77;
    for (const std::string_view id : {"arcade29", "classic29", "ranked28", "club28"}) {
        INFO(id);
        Playing game(number++, {*ruleset_named(id), {}, false});
        for (int deal = 0; deal < 3 && !game.table.match_over(); ++deal) {
            if (deal > 0) REQUIRE(game.table.deal_again(game.now));
            const int begun = game.table.deals();
            const std::set<std::uint64_t> seeds = seeds_of_deal(game);
            if (game.table.deals() != begun) continue;  // it was dealt again in between
            const auto finished = decode_match(game.table.finished_text());
            REQUIRE(std::holds_alternative<MatchRecord>(finished));
            const std::uint64_t told =
                players_seed(std::get<MatchRecord>(finished).deals.back().proof->commitment);
            CHECK(seeds == std::set<std::uint64_t>{told});
            CHECK(all.insert(told).second);
        }
    }
    CHECK(all.size() > 6);
}

TEST_CASE(
    "A deal from its record, its players asked once more with the seed that belongs to it, is the same "
    "deal") {
    const std::array<BotKind, 4> kinds{BotKind::kSimple, BotKind::kRandom, BotKind::kClub, BotKind::kRandom};
    const auto ask = [&](Seat seat, const View& view, std::uint64_t seed) {
        return choose_action(kinds[static_cast<std::size_t>(index_of(seat))], view, seed);
    };
    Playing game(31, {*ruleset_named("classic29"), {}, false});
    for (int step = 0; step < 4000 && !game.table.result_shown(); ++step) {
        std::vector<Headless::Question> questions;
        questions.swap(game.page.asked);
        for (const Headless::Question& question : questions) {
            const Action action = ask(question.seat, *decode_view(question.view), question.seed);
            game.table.answer(question.ticket, to_string(action));
        }
        game.now += 3000;
        game.table.tick(game.now);
        if (!game.table.result_shown() && game.page.asked.empty() && game.is_yours()) game.act();
    }
    REQUIRE(game.table.result_shown());
    const auto finished = decode_match(game.table.finished_text());
    REQUIRE(std::holds_alternative<MatchRecord>(finished));
    const MatchRecord& match = std::get<MatchRecord>(finished);
    int asked = 0;
    for (const auto& played : match.deals) {
        const std::uint64_t seed = players_seed(played.proof->commitment);
        Deal deal(match.ruleset, played.dealer, played.pack);
        for (const Action action : played.actions) {
            if (const Seat seat = *deal.turn(); seat != kYou) {
                CHECK(ask(seat, view_of(deal, seat), seed) == action);
                ++asked;
            }
            REQUIRE_FALSE(deal.apply(action));
        }
    }
    CHECK(asked >= 24);
}

TEST_CASE("A match that is taken up again asks the players with the same seed") {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        INFO("seed " << seed);
        Playing game(seed, {*ruleset_named("classic29"), {}, false});
        for (int step = 0; step < 60 && game.page.asked.empty(); ++step) {
            if (game.is_yours()) game.act();
            game.now += 3000;
            game.table.tick(game.now);
        }
        REQUIRE_FALSE(game.page.asked.empty());
        Playing again(100 + seed, {*ruleset_named("classic29"), {}, false}, game.page.saved);
        REQUIRE(again.seated);
        REQUIRE_FALSE(again.page.asked.empty());
        CHECK(again.page.asked.back().seed == game.page.asked.back().seed);
        CHECK(again.page.asked.back().view == game.page.asked.back().view);
    }
}

TEST_CASE("A deal without a seal asks its players with 0") {
    Headless page(1);
    Table table(page, *ruleset_named("arcade29"));
    Pack pack{};
    for (int i = 0; i < kPackSize; ++i) pack[static_cast<std::size_t>(i)] = Card::from_index(i);
    table.deal(Seat::k0, pack, 0);
    REQUIRE_FALSE(page.asked.empty());
    CHECK(page.asked.back().seed == 0);
}
