// A match at a table: deals in a row, redeals, the score, its end, and taking it up again wherever it was
// left.
#include <set>

#include "headless.h"

using namespace twentynine;
using twentynine::testing::Headless;
using twentynine::testing::Playing;

namespace {

TableTerms table_of(std::string_view id) {
    return {*ruleset_named(id), {}, false};
}

// A house table with every phase that there is.
TableTerms busy_table() {
    Ruleset ruleset = *ruleset_named("ranked28");
    ruleset.id = "house";
    ruleset.doubling = Doubling::kRedouble;
    ruleset.second_auction_from = 20;
    ruleset.single_hand = true;
    ruleset.no_trump = true;
    ruleset.seventh_card = true;
    ruleset.cancel_no_points_in_four = true;
    ruleset.match_target = 9;
    ruleset.pair_shift = 4;
    REQUIRE_FALSE(validate(ruleset));
    return {ruleset, "Kitchen table", false};
}

void check_same(const Table& a, const Table& b) {
    CHECK(a.view() == b.view());
    CHECK(std::equal(a.history().begin(), a.history().end(), b.history().begin(), b.history().end()));
    CHECK(a.trick_waits() == b.trick_waits());
    CHECK(a.result_shown() == b.result_shown());
    CHECK(a.score() == b.score());
    CHECK(a.deal_number() == b.deal_number());
    CHECK(a.missed() == b.missed());
    CHECK(a.sealed() == b.sealed());
    CHECK(a.match_text() == b.match_text());
    CHECK(a.finished_text() == b.finished_text());
    CHECK(a.match_underway() == b.match_underway());
}

// Nothing is legal but this much, at first sight, about a running table.
void pass_all(Playing& game) {
    for (int step = 0; step < 30 && game.table.view().phase == Phase::kAuction; ++step) {
        std::vector<Headless::Question> questions;
        questions.swap(game.page.asked);
        for (const auto& question : questions) game.table.answer(question.ticket, "pass");
        if (game.table.view().turn == kYou) game.table.act(Action::pass(), game.now);
        game.now += 2000;
        game.table.tick(game.now);
    }
}

}  // namespace

TEST_CASE("A match that is taken up again stands exactly as it was left, in every phase") {
    std::set<Phase> left_in;
    int waiting_tricks = 0;
    int results = 0;
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        INFO("seed " << seed);
        const TableTerms terms = seed % 4 == 0   ? table_of("classic29")
                                 : seed % 4 == 1 ? table_of("club28")
                                                 : busy_table();
        Playing game(seed, terms);
        for (int step = 0; step < 150 && !game.table.match_over(); ++step) {
            if (game.is_yours()) {
                game.act();
            } else {
                game.run(true);
            }
            if (game.table.match_over()) break;
            Playing again(1000 + seed, terms, game.page.saved);
            REQUIRE(again.seated);
            check_same(game.table, again.table);
            CHECK(game.table.sealed_next() == again.table.sealed_next());
            CHECK(again.page.saved == game.page.saved);
            const View view = again.table.view();
            left_in.insert(view.phase);
            waiting_tricks += again.table.trick_waits() ? 1 : 0;
            results += again.table.result_shown() ? 1 : 0;
            // It goes on from there.
            if (step % 20 == 0) {
                const int version = again.table.version();
                again.run();
                again.act();
                again.run();
                CHECK(again.table.version() > version);
            }
        }
    }
    // The pause before a redeal too.
    Playing passed(25, busy_table());
    pass_all(passed);
    Playing again(26, busy_table(), passed.page.saved);
    REQUIRE(again.seated);
    check_same(passed.table, again.table);
    left_in.insert(again.table.view().phase);
    again.run(true);
    again.run(true);
    CHECK(again.table.view().phase == Phase::kAuction);
    CHECK(again.table.view().dealer == passed.table.view().dealer);
    CHECK(left_in == std::set<Phase>{Phase::kAuction, Phase::kDouble, Phase::kTrump, Phase::kSecondAuction,
                                     Phase::kSingle, Phase::kPlay, Phase::kOver, Phase::kRedeal});
    CHECK(waiting_tricks > 20);
    CHECK(results > 5);
}

TEST_CASE("What is no match of this table is refused, and nothing lies on the table then") {
    Playing game(3, table_of("classic29"));
    for (int step = 0; step < 20; ++step) {
        game.run();
        game.act();
    }
    const std::string saved = game.page.saved;
    REQUIRE(Playing(4, table_of("classic29"), saved).seated);
    std::vector<std::string> others{"x",
                                    "29m1;",
                                    saved + "0",
                                    saved.substr(0, saved.find(' ')),
                                    " " + saved,
                                    saved.substr(saved.find(' ')),
                                    std::string(3'000'000, '7')};
    // A letter changed anywhere, one cut off anywhere.
    for (std::size_t i = 0; i < saved.size(); ++i) {
        std::string other = saved;
        other[i] = other[i] == '1' ? '2' : '1';
        others.push_back(other);
        others.push_back(saved.substr(0, i));
    }
    for (const std::string& text : others) {
        if (text.empty()) continue;
        INFO(text.substr(0, 2000));
        Playing other(5, table_of("classic29"), text);
        CHECK_FALSE(other.seated);
        CHECK_FALSE(other.table.dealt());
        CHECK(other.page.saves == 0);
        if (other.seated) break;
    }
    CHECK_FALSE(Playing(6, table_of("ranked28"), saved).seated);
    TableTerms named = table_of("classic29");
    named.name = "Kitchen";
    CHECK_FALSE(Playing(7, named, saved).seated);
}

TEST_CASE("Every action of a match is saved, and nothing of arcade29") {
    Playing kept(9, table_of("club28"));
    Playing unkept(9, table_of("arcade29"));
    CHECK(kept.page.saves == 1);
    for (int step = 0; step < 60; ++step) {
        const std::string before = kept.page.saved;
        const int said = kept.table.view().said_count;
        kept.run(true);
        if (kept.table.view().said_count != said) CHECK(kept.page.saved != before);
        if (kept.is_yours()) {
            const std::string then = kept.page.saved;
            kept.act();
            CHECK(kept.page.saved != then);
        }
        unkept.run();
        unkept.act();
    }
    CHECK(unkept.page.saves == 0);
}

TEST_CASE("When nobody bids the same dealer deals again after a notice, and nothing is scored") {
    Playing game(11, table_of("ranked28"));
    for (int times = 0; times < 3; ++times) {
        const View before = game.table.view();
        CHECK(before.dealer == Seat::k3);
        pass_all(game);
        const View passed = game.table.view();
        CHECK(passed.phase == Phase::kRedeal);
        CHECK(game.table.history().back().kind == Event::Kind::kRedeal);
        const double due = game.table.wake_at();
        CHECK(due > game.now + 500);
        game.table.tick(due - 1);
        CHECK(game.table.view().phase == Phase::kRedeal);
        game.table.tick(due);
        game.now = due;
        const View again = game.table.view();
        CHECK(again.phase == Phase::kAuction);
        CHECK(again.dealer == before.dealer);
        CHECK_FALSE(again.hand == before.hand);
        CHECK(game.table.score() == Score{0, 0});
        CHECK(game.table.deal_number() == times + 2);
    }
}

TEST_CASE("Deals follow each other until a side has won, and then a new match begins") {
    for (const std::string_view id : {"classic29", "ranked28", "club28"}) {
        INFO(id);
        const Ruleset rules = *ruleset_named(id);
        Playing game(13, table_of(id));
        Seat dealer = rules.first_dealer;
        Score score{};
        int deals = 0;
        for (int step = 0; step < 20'000 && !game.table.match_over(); ++step) {
            game.run();
            CHECK((game.table.match_winner().has_value()) == game.table.match_over());
            if (game.table.result_shown()) {
                ++deals;
                const View view = game.table.view();
                CHECK(view.dealer == dealer);
                dealer = next(dealer);
                for (const std::size_t team : {0U, 1U}) score[team] += view.result->game_points[team];
                CHECK(game.table.score() == score);
                if (game.table.match_over()) break;
                CHECK(game.table.match_underway());
            }
            game.act();
        }
        REQUIRE(game.table.match_over());
        REQUIRE(game.table.match_winner());
        const auto winner = static_cast<std::size_t>(*game.table.match_winner());
        CHECK((score[winner] >= rules.match_target || score[1 - winner] <= rules.match_floor));
        CHECK(deals > 1);
        CHECK_FALSE(game.table.match_underway());
        CHECK(game.page.saved.empty());
        CHECK(game.page.results.back().match_over);
        REQUIRE(game.table.deal_again(game.now));
        CHECK(game.table.score() == Score{0, 0});
        CHECK(game.table.deal_number() == 1);
        CHECK(game.table.view().dealer == rules.first_dealer);
        CHECK_FALSE(game.page.saved.empty());
    }
}

TEST_CASE("A deal’s points join the score when its result is shown, not before") {
    Playing game(17, table_of("ranked28"));
    Score score{};
    for (int step = 0; step < 600; ++step) {
        game.run(true);
        if (game.table.result_shown()) {
            score = game.table.score();
            if (game.table.match_over()) break;
        } else {
            CHECK(game.table.score() == score);
        }
        game.act();
    }
    CHECK(score != Score{0, 0});
}

TEST_CASE("There is no next deal before the result is shown") {
    Playing game(19, table_of("classic29"));
    for (int step = 0; step < 200 && !game.table.result_shown(); ++step) {
        const int deals = game.table.deals();
        CHECK_FALSE(game.table.deal_again(game.now));
        CHECK(game.table.deals() == deals);
        game.run(true);
        if (!game.table.result_shown() && game.is_yours()) game.act();
    }
    CHECK(game.table.deal_again(game.now));
    CHECK_FALSE(game.table.deal_again(game.now));
}

TEST_CASE("New deal begins a new match where matches are played") {
    Playing game(21, table_of("classic29"));
    CHECK_FALSE(game.table.match_underway());
    for (int step = 0; step < 200 && !game.table.result_shown(); ++step) {
        game.run();
        if (!game.table.result_shown()) game.act();
    }
    REQUIRE(game.table.result_shown());
    game.act();
    CHECK(game.table.match_underway());
    CHECK(game.table.deal_number() == 2);
    game.table.new_deal(game.now);
    CHECK_FALSE(game.table.match_underway());
    CHECK(game.table.deal_number() == 1);
    CHECK(game.table.score() == Score{0, 0});
    CHECK(game.table.view().dealer == Seat::k3);
}

TEST_CASE("Who leaves leaves nothing behind, and what was asked then is not answered any more") {
    Playing game(23, table_of("ranked28"));
    game.table.act(Action::pass(), game.now);
    REQUIRE_FALSE(game.page.asked.empty());
    const int ticket = game.page.asked.back().ticket;
    game.table.leave();
    CHECK_FALSE(game.table.dealt());
    CHECK(game.table.wake_at() == kNever);
    game.table.answer(ticket, "pass");
    game.table.tick(game.now += 60'000);
    CHECK_FALSE(game.table.next_trick(game.now));
    CHECK_FALSE(game.table.deal_again(game.now));
    CHECK(game.table.act(Action::pass(), game.now) == Refusal::kWrongPhase);
    CHECK(game.table.match_text().empty());
    CHECK(game.table.finished_text().empty());
    // Another table, the same chair.
    REQUIRE(game.table.sit(table_of("classic29"), {}, game.now));
    CHECK(game.table.view().ruleset.id == "classic29");
    game.table.answer(ticket, "pass");
    game.run();
    CHECK(game.table.view().turn == kYou);
}
