// The deal of a day at the table: the same for everyone, and ordinary deals after it.
#include "engine/daily.h"

#include "engine/bots/players_seed.h"
#include "engine/match_text.h"
#include "engine/verify.h"
#include "headless.h"

using namespace twentynine;
using twentynine::testing::Playing;

namespace {

TableTerms terms_of(std::string_view date) {
    const auto daily = daily_deal(date);
    REQUIRE(daily);
    return {*ruleset_named(kDailyTable), {}, false, daily};
}

MatchRecord record_of(const std::string& text) {
    auto read = decode_match(text);
    REQUIRE(std::holds_alternative<MatchRecord>(read));
    return std::get<MatchRecord>(read);
}

void play_to_result(Playing& game) {
    for (int step = 0; step < 400 && !game.table.result_shown(); ++step) {
        game.run();
        if (!game.table.result_shown()) game.act();
    }
    REQUIRE(game.table.result_shown());
}

}  // namespace

TEST_CASE("The deal of a day is the same at every table, with players who think with the same seed") {
    for (const std::string_view date : {"2026-11-30", "2026-12-01", "2028-02-29"}) {
        INFO(date);
        const auto daily = daily_deal(date);
        for (const std::uint64_t seed : {5u, 6u}) {
            Playing game(seed, terms_of(date));
            const Record record = deal_of(record_of(game.table.match_text()), 0);
            CHECK(record.pack == shuffled_pack(daily->seed));
            CHECK(record.dealer == daily->dealer);
            CHECK(game.table.sealed() == commitment(daily->seed));
            if (daily->dealer == Seat::k3) CHECK_FALSE(game.table.act(Action::pass(), game.now));
            REQUIRE_FALSE(game.page.asked.empty());
            CHECK(game.page.asked.front().seed == players_seed(commitment(daily->seed)));
        }
    }
}

TEST_CASE("The deal of a day has its proof, and a word of yours doesn't change it") {
    Playing game(7, {*ruleset_named(kDailyTable), {}, false});
    game.table.set_entropy("tamarind");
    REQUIRE(game.table.sit(terms_of("2026-11-30"), {}, game.now));
    play_to_result(game);
    const MatchRecord finished = record_of(game.table.finished_text());
    REQUIRE(finished.deals.size() == 1);
    REQUIRE(finished.deals[0].proof);
    CHECK(finished.deals[0].proof->seed == daily_deal("2026-11-30")->seed);
    CHECK(finished.deals[0].proof->entropy.empty());
    CHECK(check_shuffles(finished).verified());
}

TEST_CASE("After the deal of a day come deals that were sealed before it") {
    for (const bool finished : {true, false}) {
        INFO(finished);
        Playing game(8, terms_of("2026-11-30"));
        const Sha256Digest next = game.table.sealed_next();
        CHECK(next != game.table.sealed());
        if (finished) {
            play_to_result(game);
            REQUIRE(game.table.deal_again(game.now));
        } else {
            game.table.new_deal(game.now);
        }
        CHECK(game.table.sealed() == next);
    }
}
