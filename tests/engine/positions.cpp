// 200 positions in which one action is clearly right, or a few are: the file is sound, what it says can be
// proven again, and players who think find the right one.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cstdio>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "engine/bots/bot.h"
#include "tools/positions_file.h"

namespace twentynine {
namespace {

using positions::kThemes;
using positions::Position;
using positions::Theme;

std::vector<Position> all_positions() {
    std::ifstream file(TWENTYNINE_FIXTURES "/positions.txt");
    REQUIRE(file);
    std::stringstream text;
    text << file.rdbuf();
    const auto read = positions::positions_from(text.str());
    REQUIRE(read);
    return *read;
}

// Of each theme, the position that takes the least to prove.
std::vector<const Position*> quickest(const std::vector<Position>& all) {
    std::vector<const Position*> some;
    for (const Theme theme : kThemes) {
        const Position* least = nullptr;
        for (const Position& position : all) {
            if (position.theme != theme) continue;
            const auto work = [](const Position& p) { return p.verdict.worlds * p.view.hand.size(); };
            if (!least || work(position) < work(*least)) least = &position;
        }
        REQUIRE(least);
        some.push_back(least);
    }
    return some;
}

void prove_again(positions::Prover& prover, const Position& position) {
    INFO(line_of(position));
    if (!position.verdict.all) {
        // The margin then was ten or more; some of it may be the luck of the worlds drawn.
        CHECK(prover.margin(position.view, position.verdict.right) >= positions::kGap / 2);
        return;
    }
    const positions::Verdict verdict = prover.prove(position.view);
    CHECK(verdict.clear);
    CHECK(verdict.right == position.verdict.right);
    CHECK(verdict.margin == position.verdict.margin);
    CHECK(verdict.worlds == position.verdict.worlds);
    CHECK(verdict.all);
}

struct Score {
    int right = 0;
    int asked = 0;
    int percent() const { return right * 100 / std::max(asked, 1); }
};

// Prints the score by theme.
Score score_of(BotKind kind, const std::vector<Position>& all) {
    std::array<Score, kThemes.size()> by_theme{};
    Score whole;
    for (const Position& position : all) {
        Score& theme = by_theme[static_cast<std::size_t>(position.theme)];
        const bool right = position.verdict.right.contains(choose_action(kind, position.view, 29));
        for (Score* score : {&theme, &whole}) {
            ++score->asked;
            score->right += right ? 1 : 0;
        }
        if (!right) UNSCOPED_INFO(line_of(position));
    }
    std::printf("positions: %s %d of %d:", std::string(name_of(kind)).c_str(), whole.right, whole.asked);
    for (const Theme theme : kThemes) {
        const Score& score = by_theme[static_cast<std::size_t>(theme)];
        std::printf(" %s %d/%d", std::string(name_of(theme)).c_str(), score.right, score.asked);
    }
    std::printf("\n");
    return whole;
}

TEST_CASE("there are 200 positions with a clearly right action, of every theme and table") {
    const std::vector<Position> all = all_positions();
    CHECK(all.size() == 200);
    std::array<int, kThemes.size()> by_theme{};
    std::set<std::string> views;
    std::set<std::string> tables;
    for (const Position& position : all) {
        INFO(line_of(position));
        const View& view = position.view;
        CHECK(view.turn == view.seat);
        CHECK(2 * position.verdict.right.size() <= view.legal.size());
        for (const Action action : position.verdict.right) CHECK(view.legal.contains(action));
        CHECK(shows(position.theme, view, position.verdict.right));
        CHECK(position.verdict.margin >= positions::kGap);
        ++by_theme[static_cast<std::size_t>(position.theme)];
        views.insert(encode(view));
        tables.insert(std::string(view.ruleset.id));
    }
    CHECK(*std::min_element(by_theme.begin(), by_theme.end()) >= 20);
    CHECK(views.size() == all.size());
    CHECK(tables.size() == kTableIds.size());
}

TEST_CASE("a position's line that says something else is refused") {
    const std::string line = line_of(all_positions().front());
    CHECK(positions::positions_from(line));
    CHECK_FALSE(positions::positions_from("x" + line));
    CHECK_FALSE(positions::positions_from("\n" + line + "dump\n"));
    CHECK_FALSE(positions::positions_from(line.substr(0, line.size() - 2)));
}

TEST_CASE("of each theme, the quickest position is proven again") {
    const std::vector<Position> all = all_positions();
    positions::Prover prover;
    for (const Position* position : quickest(all)) prove_again(prover, *position);
}

TEST_CASE("every position is proven again", "[slow]") {
    positions::Prover prover;
    for (const Position& position : all_positions()) prove_again(prover, position);
}

TEST_CASE("by chance, what is clearly right is found less than half of the time") {
    const std::vector<Position> all = all_positions();
    CHECK(score_of(BotKind::kRandom, all).percent() < 50);
}

TEST_CASE("the club player finds what is clearly right in three positions of four") {
    const std::vector<Position> all = all_positions();
    const Score score = score_of(BotKind::kClub, all);
    CHECK(score.percent() >= 75);
}

TEST_CASE("the expert finds what is clearly right in nine positions of ten", "[slow]") {
    const std::vector<Position> all = all_positions();
    const Score score = score_of(BotKind::kExpert, all);
    CHECK(score.percent() >= 90);
}

}  // namespace
}  // namespace twentynine
