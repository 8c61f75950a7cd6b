// Worlds drawn from a View: each is a deal that could have been played to this very moment, and the seat
// can't tell it from the true one.
#include "engine/bots/worlds.h"

#include <catch2/catch.hpp>
#include <string>

#include "engine/ruleset_text.h"
#include "random_play.h"
#include "random_rulesets.h"

namespace twentynine {
namespace {

using bots::Stream;
using bots::World;
using bots::Worlds;

// The pack that gives a world's hands, first fours and sevenths; nothing if a first four isn't its hand's.
std::optional<Pack> pack_of(const World& world) {
    Pack pack{};
    for (const Seat seat : kSeats) {
        CardSet eight = world.deal.hand(seat);
        const CardSet opening = world.opening[static_cast<std::size_t>(seat)];
        for (const Said& said : world.deal.said()) {
            if (said.seat == seat && said.action.kind() == Action::Kind::kPlay) eight.add(said.action.card());
        }
        if (world.deal.set_aside() && world.deal.contract()->bidder == seat) {
            eight.add(*world.deal.set_aside());
        }
        eight = eight | world.deal.rest(seat);
        const CardSet rest = eight - opening;
        if (opening.size() != 4 || !(opening - eight).empty() || rest != world.deal.rest(seat))
            return std::nullopt;
        const Card seventh = world.deal.seventh(seat);
        if (!rest.contains(seventh)) return std::nullopt;
        std::array<Card, 8> order{};
        std::size_t count = 0;
        for (const Card card : opening) order[count++] = card;
        order[6] = seventh;
        for (const Card card : rest - CardSet::of(seventh)) {
            order[count++] = card;
            if (count == 6) ++count;
        }
        const int offset = (index_of(seat) - index_of(world.deal.dealer()) + 3) & 3;
        for (std::size_t i = 0; i < 8; ++i) pack[i * 4 + static_cast<std::size_t>(offset)] = order[i];
    }
    return pack;
}

// Empty if the world is one of those that agree with the view.
std::string fault_of(const World& world, const View& view) {
    if (view_of(world.deal, view.seat) != view) return "the seat sees a difference";
    const auto pack = pack_of(world);
    if (!pack) return "the first fours are not the hands'";
    Deal deal(world.deal.ruleset(), world.deal.dealer(), *pack);
    for (const Said& said : world.deal.said()) {
        if (const auto refused = deal.apply(said.action))
            return "it can't be played: " + to_string(said.action);
    }
    return deal == world.deal ? "" : "played again it is another deal";
}

struct Tally {
    int decisions = 0;
    int other_hands = 0;
    int hidden_trumps = 0;
    int other_trumps = 0;
};

void check_deal(const Ruleset& rules, std::mt19937_64& random, Tally& tally) {
    const Record record = testing::random_record(random, rules);
    Deal deal(record.ruleset, record.dealer, record.pack);
    Stream stream(random());
    for (std::size_t step = 0; step < record.actions.size(); ++step) {
        // Mostly the seat on turn, sometimes one that waits.
        const Seat seat = random() % 8 == 0 ? seat_at(static_cast<int>(random() % 4)) : *deal.turn();
        const View view = view_of(deal, seat);
        const Worlds worlds(view);
        ++tally.decisions;
        for (int i = 0; i < 3; ++i) {
            const World world = worlds.draw(stream);
            const std::string fault = fault_of(world, view);
            if (!fault.empty()) {
                INFO(encode(view));
                FAIL(fault);
            }
            tally.other_hands += world.deal.hand(next(seat)) != deal.hand(next(seat)) ? 1 : 0;
            if (!deal.trump() || view.trump) continue;
            ++tally.hidden_trumps;
            tally.other_trumps += world.deal.trump() != deal.trump() ? 1 : 0;
        }
        deal.apply(record.actions[step]);
    }
}

TEST_CASE("every world drawn at the tables of the house could have been played and gives the same view") {
    const std::uint64_t seed = testing::seed_for("worlds of the house's tables", 29'160'501);
    std::mt19937_64 random(seed);
    for (const char* id : {"arcade29", "classic29", "ranked28", "club28"}) {
        INFO("seed " << seed << ", " << id);
        Tally tally;
        for (int number = 0; number < 40; ++number) check_deal(*ruleset_named(id), random, tally);
        CHECK(tally.other_hands > tally.decisions);
        CHECK(tally.hidden_trumps > 200);
        CHECK(tally.other_trumps > tally.hidden_trumps / 2);
    }
}

TEST_CASE("every world drawn at random tables could have been played and gives the same view") {
    const std::uint64_t seed = testing::seed_for("worlds of random tables", 29'160'502);
    std::mt19937_64 random(seed);
    Tally tally;
    for (int number = 0; number < 300; ++number) {
        const Ruleset rules = testing::random_ruleset(random);
        INFO("seed " << seed << ", table " << number << " " << encode(rules));
        check_deal(rules, random, tally);
    }
    CHECK(tally.other_hands > tally.decisions);
}

TEST_CASE("so do those of 20,000 more deals at random tables", "[slow]") {
    const std::uint64_t seed = testing::seed_for("worlds of many random tables", 29'160'503);
    std::mt19937_64 random(seed);
    Tally tally;
    for (int number = 0; number < 20'000; ++number) {
        const Ruleset rules = testing::random_ruleset(random);
        INFO("seed " << seed << ", table " << number << " " << encode(rules));
        check_deal(rules, random, tally);
    }
    CHECK(tally.decisions > 100'000);
}

}  // namespace
}  // namespace twentynine
