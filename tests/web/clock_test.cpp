// Clocks: what is shown when, what happens when time is up, and when time stands still.
#include "headless.h"

using namespace twentynine;
using twentynine::testing::Headless;
using twentynine::testing::Playing;
using twentynine::testing::Sitting;

namespace {

TableTerms clocked(std::string_view table = "ranked28") {
    return {*ruleset_named(table), {}, true};
}

// Lets the others play until your clock runs.
void until_clock(Playing& game) {
    for (int step = 0; step < 200 && !game.table.clock().set(); ++step) {
        game.run();
        if (!game.table.clock().set()) game.act();
    }
    REQUIRE(game.table.clock().set());
}

// Does nothing until your time is up, and then as long as the table acts for you.
void let_time_pass(Playing& game) {
    const int missed = game.table.missed();
    for (int step = 0; step < 200 && game.table.missed() == missed; ++step) {
        game.now = std::max(game.now + 1, game.table.wake_at());
        game.table.tick(game.now);
    }
    CHECK(game.table.missed() == missed + 1);
}

}  // namespace

TEST_CASE("A clock shows whole seconds and wakes once for each") {
    Clock clock;
    CHECK(clock.wake_at() == kNever);
    clock.start(15, 1000);
    CHECK(clock.set());
    CHECK(clock.seconds() == 15);
    double now = 1000;
    for (int left = 14; left >= 0; --left) {
        CHECK_FALSE(clock.run_out());
        CHECK(clock.wake_at() == Approx(now + 1000));
        now = clock.wake_at();
        CHECK_FALSE(clock.tick(now - 2));
        CHECK(clock.tick(now));
        CHECK(clock.seconds() == left);
    }
    CHECK(clock.run_out());
    CHECK(clock.wake_at() == kNever);
    clock.stop();
    CHECK_FALSE(clock.set());
    CHECK_FALSE(clock.run_out());
}

TEST_CASE("A clock stands still while it is paused, and one that starts meanwhile waits") {
    Clock clock;
    clock.start(10, 0);
    clock.tick(2500);
    clock.pause(2500);
    CHECK(clock.wake_at() == kNever);
    clock.tick(60'000);
    CHECK(clock.seconds() == 8);
    clock.go_on(60'000);
    CHECK(clock.wake_at() == Approx(60'500));
    clock.pause(60'100);
    clock.start(20, 60'100);
    clock.tick(90'000);
    CHECK(clock.seconds() == 20);
    clock.go_on(90'000);
    CHECK(clock.wake_at() == Approx(91'000));
}

TEST_CASE("A clock that starts later is full until then") {
    Clock clock;
    clock.start(15, 5000);
    CHECK_FALSE(clock.tick(4000));
    CHECK(clock.wake_at() == Approx(6000));
    clock.pause(4500);
    clock.go_on(4600);
    CHECK(clock.wake_at() == Approx(6000));
}

TEST_CASE("Each action has the seconds that the ruleset gives it: bid 15, trump 15, play 20, reveal 10") {
    std::array<int, 3> seen{};
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        INFO("seed " << seed);
        Playing game(seed, clocked());
        for (int step = 0; step < 120; ++step) {
            game.run();
            const View view = game.table.view();
            if (view.turn == kYou && !game.table.trick_waits()) {
                REQUIRE(game.table.clock().set());
                const bool asks = view.legal.contains(Action::plain(Action::Kind::kAsk));
                const int seconds = view.phase == Phase::kPlay ? (asks ? 10 : 20) : 15;
                CHECK(game.table.clock().seconds() == seconds);
                ++seen[view.phase == Phase::kPlay ? (asks ? 2 : 1) : 0];
            } else {
                CHECK_FALSE(game.table.clock().set());
            }
            game.act();
        }
    }
    for (const int times : seen) CHECK(times > 10);
}

TEST_CASE("There is no clock unless it was wanted, nor at a table whose rules have none") {
    Playing unwanted(3, {*ruleset_named("ranked28"), {}, false});
    Playing none(3, clocked("classic29"));
    for (Playing* game : {&unwanted, &none}) {
        for (int step = 0; step < 100; ++step) {
            game->run();
            CHECK_FALSE(game->table.clock().set());
            game->act();
        }
    }
}

TEST_CASE("When time is up the player for your seat is asked with your view alone, and its answer is done") {
    Playing game(5, clocked());
    until_clock(game);
    const View before = game.table.view();
    game.page.asked.clear();
    let_time_pass(game);
    REQUIRE(game.page.asked.size() == 1);
    CHECK(game.page.asked[0].seat == kYou);
    CHECK(game.page.asked[0].view == encode(before));
    CHECK(game.table.view() == before);
    game.table.answer(game.page.asked[0].ticket, to_string(before.legal[before.legal.size() - 1]));
    game.table.tick(game.now + 1);
    const View after = game.table.view();
    CHECK(after.said_count > before.said_count);
    CHECK(after.said[static_cast<std::size_t>(before.said_count)].action ==
          before.legal[before.legal.size() - 1]);
}

TEST_CASE("When nobody answers for you the first legal action is taken, and so with a bad answer") {
    for (const bool bad : {false, true}) {
        Playing game(7, clocked());
        until_clock(game);
        const View before = game.table.view();
        let_time_pass(game);
        for (int step = 0; step < 20 && game.table.view() == before; ++step) {
            if (bad) game.table.answer(game.page.asked.back().ticket, "play ??");
            game.now += bad ? 1 : 1000;
            game.table.tick(game.now);
        }
        const View after = game.table.view();
        REQUIRE(after.said_count > before.said_count);
        CHECK(after.said[static_cast<std::size_t>(before.said_count)].action == before.legal[0]);
    }
}

TEST_CASE("Three actions in a row that the clock took give the match to the other side") {
    Playing game(11, clocked());
    for (int miss = 1; miss <= 3; ++miss) {
        until_clock(game);
        CHECK(game.table.missed() == miss - 1);
        CHECK_FALSE(game.table.match_over());
        let_time_pass(game);
        game.run(true);
    }
    CHECK(game.table.match_over());
    CHECK(game.table.result_shown());
    CHECK(game.table.forfeited_by() == kYourSide);
    CHECK(game.table.match_winner() == kOtherSide);
    CHECK_FALSE(game.table.clock().set());
    CHECK(game.table.wake_at() == kNever);
    CHECK(game.table.act(Action::pass(), game.now));
    REQUIRE(game.page.results.size() == 1);
    CHECK(game.page.results[0].match_over);
    CHECK(game.page.saved.empty());
    // A new match starts with a clean sheet.
    CHECK(game.table.deal_again(game.now));
    CHECK_FALSE(game.table.match_over());
    CHECK(game.table.missed() == 0);
    CHECK_FALSE(game.table.forfeited_by());
}

TEST_CASE("An action of your own starts the count again") {
    Playing game(13, clocked());
    for (int miss = 1; miss <= 2; ++miss) {
        until_clock(game);
        let_time_pass(game);
        game.run(true);
    }
    until_clock(game);
    CHECK(game.table.missed() == 2);
    game.act();
    CHECK(game.table.missed() == 0);
    until_clock(game);
    let_time_pass(game);
    game.run();
    CHECK_FALSE(game.table.match_over());
}

TEST_CASE("Without matches the clock acts for you and nothing is forfeited") {
    Ruleset ruleset = *ruleset_named("arcade29");
    ruleset.id = "house";
    ruleset.bid_clock = ruleset.trump_clock = ruleset.play_clock = 5;
    Playing game(17, {ruleset, {}, true});
    for (int miss = 1; miss <= 5; ++miss) {
        until_clock(game);
        let_time_pass(game);
        game.run(true);
        CHECK_FALSE(game.table.match_over());
    }
}

TEST_CASE("While the table is paused your time stands still, whoever's turn it was") {
    Playing game(19, clocked());
    until_clock(game);
    game.table.tick(game.now += 4000);
    const int left = game.table.clock().seconds();
    game.table.pause(true, game.now);
    game.table.tick(game.now += 3'600'000);
    CHECK(game.table.clock().seconds() == left);
    CHECK(game.table.missed() == 0);
    CHECK(game.table.wake_at() == kNever);
    game.table.pause(false, game.now);
    game.table.tick(game.now + 100);
    CHECK(game.table.clock().seconds() == left);
    let_time_pass(game);
}

TEST_CASE("The last seconds are announced at ten and at five, once each, and the clock can be read") {
    Sitting sitting(23, clocked());
    REQUIRE(sitting.screen.table().clock().set());
    const auto count = [&](std::string_view part) {
        return std::count_if(sitting.page.said.begin(), sitting.page.said.end(),
                             [&](const std::string& said) { return said.find(part) != std::string::npos; });
    };
    int wakes = 0;
    while (sitting.screen.table().clock().seconds() > 1) {
        const int wait = sitting.screen.next_frame(sitting.now);
        REQUIRE(wait >= 0);
        wakes += wait > 0 ? 1 : 0;
        sitting.now += std::max(wait, 16);
        sitting.screen.frame(sitting.now);
        CHECK(sitting.name("clock").find(std::to_string(sitting.screen.table().clock().seconds())) !=
              std::string::npos);
    }
    CHECK(wakes <= 15);
    CHECK(count("10 seconds") == 1);
    CHECK(count("5 seconds") == 1);
}
