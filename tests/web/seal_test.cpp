// Packs that nobody can choose: sealed a deal ahead, published when the deal is over, and not before.
#include "web/seal.h"

#include "engine/match_text.h"
#include "engine/verify.h"
#include "headless.h"

using namespace twentynine;
using twentynine::testing::Headless;
using twentynine::testing::Playing;

namespace {

MatchRecord record_of(const std::string& text) {
    auto read = decode_match(text);
    INFO(text);
    REQUIRE(std::holds_alternative<MatchRecord>(read));
    return std::get<MatchRecord>(read);
}

// Plays to the result that is shown next.
void play_to_result(Playing& game) {
    if (game.table.result_shown()) REQUIRE(game.table.deal_again(game.now));
    for (int step = 0; step < 400 && !game.table.result_shown(); ++step) {
        game.run();
        if (!game.table.result_shown()) game.act();
    }
    REQUIRE(game.table.result_shown());
}

}  // namespace

TEST_CASE(
    "The commitment shown before the first card is the hash of the seed that is published after the deal") {
    for (const std::string_view table : {"arcade29", "classic29", "ranked28", "club28"}) {
        INFO(table);
        Playing game(41, {*ruleset_named(table), {}, false});
        std::vector<Sha256Digest> promised;
        for (int deal = 0; deal < 3 && !game.table.match_over(); ++deal) {
            const int before = game.table.deals();
            play_to_result(game);
            // Redeals would need a note of theirs; the deal that was played to its end is the last.
            REQUIRE(game.table.deals() >= before);
            REQUIRE(game.table.sealed());
            promised.push_back(*game.table.sealed());
            const MatchRecord finished = record_of(game.table.finished_text());
            REQUIRE(finished.deals.back().proof);
            CHECK(commitment(finished.deals.back().proof->seed) == promised.back());
            CHECK(check_shuffles(finished).verified());
            CHECK(game.page.results.back().finished == game.table.finished_text());
            CHECK(game.page.results.back().deal == static_cast<int>(finished.deals.size()) - 1);
        }
    }
}

TEST_CASE("The next deal is sealed before this one is over, and it is the deal that comes") {
    Playing game(43, {*ruleset_named("classic29"), {}, false});
    for (int deal = 0; deal < 4; ++deal) {
        const Sha256Digest next = game.table.sealed_next();
        CHECK(next != game.table.sealed());
        play_to_result(game);
        CHECK(game.table.sealed_next() == next);
        REQUIRE(game.table.deal_again(game.now));
        CHECK(game.table.sealed() == next);
    }
}

TEST_CASE("The first deal is sealed before anybody sits down") {
    Headless page(47);
    Table table(page, *ruleset_named("arcade29"));
    const Sha256Digest next = table.sealed_next();
    CHECK_FALSE(table.sealed());
    table.set_entropy("a word of mine");
    CHECK(table.sealed_next() == next);
    REQUIRE(table.sit({*ruleset_named("classic29"), {}, false}, {}, 0));
    CHECK(table.sealed() == next);
}

TEST_CASE("A player’s own entropy changes the pack and never the commitment") {
    std::vector<CardSet> hands;
    std::vector<Sha256Digest> commitments;
    for (const std::string_view word : {"", "rain", "snow"}) {
        Playing game(53, {*ruleset_named("arcade29"), {}, false});
        const CardSet opening = game.table.view().hand;
        game.table.set_entropy(word);
        CHECK(game.table.view().hand == opening);
        commitments.push_back(game.table.sealed_next());
        game.table.new_deal(game.now);
        hands.push_back(game.table.view().hand);
        CHECK(game.table.sealed() == commitments.back());
        play_to_result(game);
        const MatchRecord finished = record_of(game.table.finished_text());
        REQUIRE(finished.deals.back().proof);
        CHECK(finished.deals.back().proof->entropy == word);
        CHECK(check_shuffles(finished).verified());
    }
    CHECK(commitments[1] == commitments[0]);
    CHECK(commitments[2] == commitments[0]);
    CHECK_FALSE(hands[1] == hands[0]);
    CHECK_FALSE(hands[2] == hands[1]);
}

TEST_CASE("No seed leaves the table for other eyes before its deal is over") {
    Playing game(59, {*ruleset_named("classic29"), {}, false});
    for (int step = 0; step < 300 && !game.table.match_over(); ++step) {
        game.run();
        // The saved text is the player's own and has the running seed: that is how this test knows it.
        const std::string& saved = game.page.saved;
        const std::size_t running = game.table.finished_text().empty() ? 0 : 1;
        if (!saved.empty()) {
            const MatchRecord whole = record_of(saved.substr(0, saved.find(' ')));
            REQUIRE(whole.deals.back().proof);
            const std::string seed = seed_text(whole.deals.back().proof->seed);
            const std::string next = saved.substr(saved.find("29s1;") + 5, 64);
            const std::string finished = game.table.finished_text();
            const bool over = !game.table.view().turn;
            CHECK((finished.find(seed) != std::string::npos) == over);
            CHECK(finished.find(next) == std::string::npos);
            CHECK(game.table.match_text().find(seed) == std::string::npos);
            CHECK(game.table.match_text().find(next) == std::string::npos);
            if (!over) CHECK((record_of(game.table.match_text()).deals.size() > 1) == (running == 1));
        }
        game.act();
    }
}

TEST_CASE("Entropy is one line, cut where a character ends") {
    Seal seal;
    seal.set_entropy("rain\nsnow");
    CHECK(seal.entropy() == "rain");
    std::string longer;
    for (int i = 0; i < 150; ++i) longer += "é";
    seal.set_entropy(longer);
    CHECK(seal.entropy().size() == 200);
    seal.set_entropy("x" + longer);
    CHECK(seal.entropy().size() == 199);
    seal.set_entropy("");
    CHECK(seal.entropy().empty());
}
