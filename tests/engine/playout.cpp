// The rule players of playouts: they keep to the rules and look at no hand but their own.
#include <catch2/catch.hpp>

#include "engine/bots/bot.h"
#include "engine/bots/playout.h"
#include "engine/bots/promise.h"
#include "engine/bots/worlds.h"
#include "random_play.h"
#include "random_rulesets.h"

namespace twentynine {
namespace {

using bots::Seen;

Ruleset some_rules(std::mt19937_64& random) {
    return random() % 2 == 0 ? testing::random_ruleset(random)
                             : *ruleset_named(kTableIds[random() % kTableIds.size()]);
}

// Some deal before its first card; nothing if it didn't come to one.
std::optional<Deal> deal_to_play(std::mt19937_64& random) {
    const Ruleset rules = some_rules(random);
    Deal deal(rules, seat_at(static_cast<int>(random() % 4)), testing::random_pack(random));
    while (deal.turn() && deal.phase() != Phase::kPlay) deal.apply(testing::random_action(deal, random));
    return deal.phase() == Phase::kPlay ? std::optional(deal) : std::nullopt;
}

// Calls `look(deal, seen)` before each action of `deals` deals that rule players and random ones play.
template <typename Look>
void play_deals(int deals, std::uint64_t seed, Look look) {
    std::mt19937_64 random(seed);
    for (int number = 0; number < deals; ++number) {
        auto deal = deal_to_play(random);
        if (!deal) continue;
        Seen seen;
        while (deal->phase() == Phase::kPlay) {
            look(*deal, seen);
            const bool at_random = random() % 4 == 0;
            bots::advance(
                *deal, seen,
                at_random ? testing::random_action(*deal, random) : bots::choose_in_playout(*deal, seen));
        }
    }
}

TEST_CASE("rule players do only what is legal, at every table") {
    const std::uint64_t seed = testing::seed_for("rule players", 29'160'601);
    int looked = 0;
    play_deals(2'000, seed, [&](const Deal& deal, const Seen& seen) {
        ++looked;
        const Action action = bots::choose_in_playout(deal, seen);
        if (deal.check(action)) FAIL(to_string(action) << " in " << encode(view_of(deal, *deal.turn())));
    });
    CHECK(looked > 20'000);
}

TEST_CASE("what all have seen, kept up card by card, is what each view tells") {
    const std::uint64_t seed = testing::seed_for("seen by all", 29'160'602);
    play_deals(500, seed, [&](const Deal& deal, const Seen& seen) {
        const Seen told(view_of(deal, *deal.turn()));
        if (told.played != seen.played || told.may_hold != seen.may_hold) {
            FAIL(encode(view_of(deal, *deal.turn())));
        }
    });
}

TEST_CASE("playouts go on as the simple player would, but for what it promises its partner") {
    const std::uint64_t seed = testing::seed_for("simple in playouts", 29'160'605);
    int alike = 0;
    play_deals(1'000, seed, [&](const Deal& deal, const Seen& seen) {
        const View view = view_of(deal, *deal.turn());
        const Action action = bots::choose_in_playout(deal, seen);
        if (view.legal.contains(Action::plain(Action::Kind::kCancel))) return;
        if (!bots::promised(view).contains(action)) return;
        ++alike;
        if (choose_at_once(BotKind::kSimple, view, 0) != action) FAIL(encode(view));
    });
    CHECK(alike > 15'000);
}

TEST_CASE("a rule player doesn't ask for a trump that one on the table would beat") {
    // Dev's 9 of spades lies on a club led by Partner, who has the trick; my 8 of spades would wake it.
    const auto view = decode_view(
        "29v3;classic29;03;"
        "0161p2p3p0tS0QH1AH2JH38H2QS3TS0AS17S09H17H2TH3KH08D17D2KD3TD3JC0TC17C28C3QD0AC1QC2AD29"
        "C39S;8SKS;S;-;-;-;0,0");
    REQUIRE(view);
    REQUIRE(view->legal.contains(Action::plain(Action::Kind::kAsk)));
    CHECK_FALSE(bots::wants_trump_up(*view));
    CHECK(choose_at_once(BotKind::kSimple, *view, 0).kind() == Action::Kind::kPlay);
}

TEST_CASE("a rule player does the same wherever the cards lie that it doesn't see") {
    const std::uint64_t seed = testing::seed_for("rule players in other worlds", 29'160'603);
    bots::Stream stream(seed);
    int worlds = 0;
    play_deals(60, seed, [&](const Deal& deal, const Seen& seen) {
        const View view = view_of(deal, *deal.turn());
        const bots::Worlds others(view);
        const Action action = bots::choose_in_playout(deal, seen);
        for (int i = 0; i < 3; ++i, ++worlds) {
            const bots::World world = others.draw(stream);
            if (bots::choose_in_playout(world.deal, seen) != action) FAIL(encode(view));
        }
    });
    CHECK(worlds > 1'000);
}

TEST_CASE("an action carried out unchecked does what a checked one does") {
    const std::uint64_t seed = testing::seed_for("unchecked actions", 29'160'604);
    std::mt19937_64 random(seed);
    for (int number = 0; number < 300; ++number) {
        Deal checked(some_rules(random), seat_at(number), testing::random_pack(random));
        Deal unchecked = checked;
        while (checked.turn()) {
            const Action action = testing::random_action(checked, random);
            REQUIRE_FALSE(checked.apply(action));
            unchecked.apply_legal(action);
            if (!(checked == unchecked)) FAIL("after " << to_string(action));
        }
    }
}

TEST_CASE("the playable cards are the cards among the legal actions") {
    const std::uint64_t seed = testing::seed_for("playable cards", 29'160'605);
    play_deals(500, seed, [&](const Deal& deal, const Seen&) {
        CardSet cards;
        for (const Action action : deal.legal_actions()) {
            if (action.kind() == Action::Kind::kPlay) cards.add(action.card());
        }
        if (cards != deal.playable_cards()) FAIL(encode(view_of(deal, *deal.turn())));
    });
}

}  // namespace
}  // namespace twentynine
