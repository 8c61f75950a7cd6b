// Near the end of a deal all worlds that agree with a View can be counted by trying every way the cards can
// lie: those are the ones that are enumerated, and each is drawn as often as it should be.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "engine/bots/worlds.h"
#include "engine/bots/worlds_choice.h"
#include "engine/ruleset_text.h"
#include "every_way.h"
#include "random_play.h"
#include "random_rulesets.h"

namespace twentynine {
namespace {

using bots::Stream;
using bots::World;
using bots::Worlds;
using testing::every_way;
using testing::name_of;
using testing::some_ending;

struct Tally {
    int endings = 0;
    std::size_t worlds = 0;
};

void check_every_way(const View& view, Tally& tally) {
    const auto expected = every_way(view);
    std::map<std::string, int> got;
    const Worlds worlds(view);
    const auto size = static_cast<int>(expected.size());
    INFO(encode(view));
    CHECK(worlds.for_each(size, [&](const World& world) {
        ++got[name_of(world.deal)];
        return view_of(world.deal, view.seat) == view;
    }));
    bool same = got.size() == expected.size();
    for (const auto& [name, count] : got) same = same && count == 1 && expected.count(name) == 1;
    if (!same) FAIL("not the same worlds: " << got.size() << ", by trying " << size);
    CHECK_FALSE(worlds.for_each(size - 1, [](const World&) {
        FAIL("a world in spite of the limit");
        return false;
    }));
    ++tally.endings;
    tally.worlds += expected.size();
}

void check_random_tables(int endings, std::uint64_t seed, std::mt19937_64& random) {
    Tally tally;
    while (tally.endings < endings) {
        const Ruleset rules = testing::random_ruleset(random);
        INFO("seed " << seed << ", " << encode(rules));
        if (const auto view = some_ending(rules, random)) check_every_way(*view, tally);
    }
    CHECK(tally.worlds > static_cast<std::size_t>(10 * endings));
}

TEST_CASE("the worlds of a view are those that are found by trying every way the cards can lie") {
    const std::uint64_t seed = testing::seed_for("every way the cards can lie", 29'160'511);
    std::mt19937_64 random(seed);
    for (const char* id : {"arcade29", "classic29", "ranked28", "club28"}) {
        INFO("seed " << seed << ", " << id);
        Tally tally;
        while (tally.endings < 40) {
            if (const auto view = some_ending(*ruleset_named(id), random)) check_every_way(*view, tally);
        }
        CHECK(tally.worlds > 400);
    }
    check_random_tables(120, seed, random);
}

TEST_CASE("so are those of 5,000 more endings at random tables", "[slow]") {
    const std::uint64_t seed = testing::seed_for("many ways the cards can lie", 29'160'513);
    std::mt19937_64 random(seed);
    check_random_tables(5'000, seed, random);
}

// How often the bidder makes the choice of this world, over all first fours that its hand can have had.
double weight_of(const Deal& deal, const View& view) {
    if (!deal.trump() || view.trump) return 1;
    const Seat bidder = deal.contract()->bidder;
    CardSet eight = deal.hand(bidder);
    std::vector<std::size_t> choices;
    for (std::size_t i = 0; i < deal.said().size(); ++i) {
        const Said& said = deal.said()[i];
        if (said.seat == bidder && said.action.kind() == Action::Kind::kPlay) eight.add(said.action.card());
        if (chooses_trump(said.action)) choices.push_back(i);
    }
    if (deal.set_aside()) eight.add(*deal.set_aside());
    const auto chance = [&](CardSet cards) {
        const auto weights = bots::trump_weights(cards, !deal.set_aside());
        const double all = weights[0] + weights[1] + weights[2] + weights[3];
        const double suit = weights[static_cast<std::size_t>(*deal.trump())] / all;
        if (!deal.set_aside()) return suit;
        if (!cards.contains(*deal.set_aside())) return 0.0;
        return suit * bots::aside_parts(cards.in_suit(*deal.trump()), *deal.set_aside()) / bots::kAsideParts;
    };
    if (choices.size() > 1) return chance(eight);
    std::vector<Card> cards;
    for (const Card card : eight) cards.push_back(card);
    double sum = 0;
    for (unsigned bits = 0; bits < 256; ++bits) {
        if (std::popcount(bits) != 4) continue;
        CardSet four;
        for (std::size_t i = 0; i < 8; ++i) {
            if ((bits >> i) & 1) four.add(cards[i]);
        }
        const CardSet rest = eight - four;
        const double left =
            deal.ruleset().seventh_card ? bots::seventh_parts(four) / double{bots::kSeventhParts} : 0;
        const double fits =
            deal.set_aside() ? rest.contains(*deal.set_aside()) : rest.in_suit(*deal.trump()).size();
        sum += (1 - left) * chance(four) + left * fits / 4;
    }
    return sum;
}

// Chi-square over the worlds of a view, with the rarest in one; and its degrees of freedom.
std::pair<double, int> chi_square(const View& view, const std::map<std::string, Deal>& all, Stream& stream) {
    double sum = 0;
    for (const auto& [name, deal] : all) sum += weight_of(deal, view);
    const int draws = 20 * static_cast<int>(all.size()) + 500;
    std::map<std::string, int> drawn;
    const Worlds worlds(view);
    for (int i = 0; i < draws; ++i) ++drawn[name_of(worlds.draw(stream).deal)];
    double chi = 0;
    int cells = 0;
    double rare = 0;
    int rare_drawn = 0;
    const auto add = [&](double expected, int count) {
        chi += (count - expected) * (count - expected) / expected;
        ++cells;
    };
    for (const auto& [name, deal] : all) {
        const double expected = draws * weight_of(deal, view) / sum;
        if (expected < 5) {
            rare += expected;
            rare_drawn += drawn[name];
        } else {
            add(expected, drawn[name]);
        }
    }
    if (rare >= 5) add(rare, rare_drawn);
    return {chi, cells - 1};
}

TEST_CASE("every world is drawn as often as it should be") {
    const std::uint64_t seed = testing::seed_for("how often worlds are drawn", 29'160'512);
    std::mt19937_64 random(seed);
    Stream stream(seed);
    int tested = 0;
    int lie_aside = 0;  // a card that the seat doesn't know
    int on_marker = 0;  // a suit that it doesn't know
    double chi_of_all = 0;
    int freedom_of_all = 0;
    while (tested < 150) {
        const Ruleset rules = random() % 3 == 0 ? testing::random_ruleset(random)
                                                : *ruleset_named(kTableIds[random() % kTableIds.size()]);
        const auto view = some_ending(rules, random);
        const bool wanted = view && (tested % 2 == 0 || (!view->trump && !view->no_trump));
        if (!wanted) continue;
        const auto all = every_way(*view);
        if (all.size() < 2 || all.size() > 300) continue;
        const auto [chi, freedom] = chi_square(*view, all, stream);
        ++tested;
        lie_aside += view->card_lies_aside && !view->set_aside ? 1 : 0;
        on_marker += !view->card_lies_aside && !view->trump && !view->no_trump ? 1 : 0;
        INFO("seed " << seed << ", ending " << tested << ", " << encode(*view) << ", worlds " << all.size());
        // Some six standard deviations.
        if (chi > freedom + 8.5 * std::sqrt(freedom) + 25) FAIL("chi-square " << chi << " of " << freedom);
        chi_of_all += chi;
        freedom_of_all += freedom;
    }
    std::printf("chi-square %.0f with %d degrees of freedom\n", chi_of_all, freedom_of_all);
    CHECK(freedom_of_all > 2'000);
    CHECK(lie_aside > 20);
    CHECK(on_marker > 10);
    CHECK(chi_of_all < freedom_of_all + 6 * std::sqrt(2.0 * freedom_of_all));
}

}  // namespace
}  // namespace twentynine
