// Claims: offered when every world that agrees with the View gives the claiming side all the rest, and never
// else; each is played out against everything that the others may do.
#include "engine/bots/claim.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdio>
#include <string>
#include <vector>

#include "engine/bots/worlds.h"
#include "engine/ruleset_text.h"
#include "every_way.h"
#include "house_table.h"
#include "random_play.h"
#include "random_rulesets.h"

namespace twentynine {
namespace {

using bots::claim;
using bots::ClaimedLine;
using bots::Stream;
using bots::Worlds;
using testing::every_way;
using testing::some_ending;

using Order = std::vector<Card>;

Order order_of(const ClaimedLine& line) {
    return {line.order().begin(), line.order().end()};
}

// As the table plays a claim: the first card of the order that is legal, or the first legal action.
Action next_of(const Order& order, const LegalActions& legal) {
    for (const Card card : order) {
        if (legal.contains(Action::play(card))) return Action::play(card);
    }
    return legal[0];
}

struct Tried {
    int positions = 10'000'000;  // so many are looked at
    bool partner_takes = false;  // a trick, somewhere
};

// Whether the seat's side takes every trick from here on, whatever the other seats do.
bool takes_all(const Deal& deal, Seat seat, const Order& order, Tried& tried) {
    if (!deal.turn()) return deal.phase() == Phase::kOver;
    if (--tried.positions < 0) return true;
    const auto holds = [&](Action action) {
        Deal after = deal;
        if (after.apply(action)) return false;
        const bool taken = after.tricks().size() > deal.tricks().size();
        if (taken && !same_side(after.tricks().back().winner, seat)) return false;
        if (taken && after.tricks().back().winner != seat) tried.partner_takes = true;
        return takes_all(after, seat, order, tried);
    };
    const LegalActions legal = deal.legal_actions();
    if (deal.turn() == seat) return holds(next_of(order, legal));
    return std::all_of(legal.begin(), legal.end(), holds);
}

bool takes_all_everywhere(const View& view, const std::map<std::string, Deal>& worlds, const Order& order,
                          bool* partner_takes = nullptr) {
    return std::all_of(worlds.begin(), worlds.end(), [&](const auto& world) {
        Tried tried;
        const bool all = takes_all(world.second, view.seat, order, tried) && tried.positions >= 0;
        if (partner_takes != nullptr) *partner_takes = *partner_takes || tried.partner_takes;
        return all;
    });
}

// Some order of the seat's cards with which its side takes everything in every world.
bool some_order_takes_all(const View& view, const std::map<std::string, Deal>& worlds) {
    Order order;
    for (const Card card : view.hand) order.push_back(card);
    const auto by_index = [](Card a, Card b) { return a.index() < b.index(); };
    do {
        if (takes_all_everywhere(view, worlds, order)) return true;
    } while (std::next_permutation(order.begin(), order.end(), by_index));
    return false;
}

// A view on its seat's turn with at most three cards, and worlds that can all be played out.
std::optional<View> some_turn(const Ruleset& rules, std::mt19937_64& random) {
    const auto view = some_ending(rules, random);
    const bool fits = view && view->turn == view->seat && !view->hand.empty();
    return fits ? view : std::nullopt;
}

struct Tally {
    int views = 0;
    int offered = 0;
    int possible = 0;
    int hidden = 0;  // offered while trump is
    int shared = 0;  // with the partner
};

void check_claim(const View& view, Tally& tally) {
    const auto worlds = every_way(view);
    if (worlds.size() > 400) return;
    ++tally.views;
    const auto line = claim(view);
    tally.possible += line || some_order_takes_all(view, worlds) ? 1 : 0;
    if (!line) return;
    ++tally.offered;
    tally.hidden += !view.trump_revealed && !view.no_trump ? 1 : 0;
    INFO(encode(view));
    CardSet cards;
    for (const Card card : line->order()) cards.add(card);
    CHECK(cards == view.hand);
    bool partner_takes = false;
    if (!takes_all_everywhere(view, worlds, order_of(*line), &partner_takes)) {
        FAIL("some world loses a trick");
    }
    CHECK(line->alone == !partner_takes);
    tally.shared += partner_takes ? 1 : 0;
    for (const auto& [name, deal] : worlds) {
        Deal rest = deal;
        while (rest.turn()) {
            const LegalActions legal = rest.legal_actions();
            rest.apply(rest.turn() == view.seat ? bots::next_of(*line, legal) : legal[legal.size() - 1]);
        }
        const auto team = static_cast<std::size_t>(team_of(view.seat));
        const int taken = rest.points()[team] - view.points[team];
        if (view.sits_out ? taken < line->points : taken != line->points) FAIL("other points than told");
    }
}

void check_claims(int views, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    Tally all;
    for (int number = 0; all.views < views; ++number) {
        const Ruleset rules = number % 3 == 0 ? testing::random_ruleset(random)
                                              : *ruleset_named(kTableIds[random() % kTableIds.size()]);
        INFO("seed " << seed << ", " << encode(rules));
        if (const auto view = some_turn(rules, random)) check_claim(*view, all);
    }
    std::printf(
        "%d views: %d claims offered, %d while trump was hidden, %d with the partner; some order takes all "
        "in %d\n",
        all.views, all.offered, all.hidden, all.shared, all.possible);
    CHECK(all.offered > all.views / 20);
    CHECK(all.hidden > 0);
    CHECK(all.shared > 0);
    // With so few cards none is missed.
    CHECK(all.offered == all.possible);
}

TEST_CASE("a claim is offered only if no world that agrees loses a trick, whatever the others play") {
    check_claims(1'000, testing::seed_for("claims near the end", 29'160'531));
}

TEST_CASE("nor in many more endings is one offered that could lose", "[slow]") {
    check_claims(2'000, testing::seed_for("many claims near the end", 29'160'534));
}

std::string line_text(const Deal& deal) {
    const auto line = claim(view_of(deal, *deal.turn()));
    if (!line) return "none";
    std::string text = std::to_string(line->points) + ":";
    for (const Card card : line->order()) text += " " + to_string(card);
    return text;
}

TEST_CASE("who holds all that is left of the trumps, and nothing else, claims at every table") {
    using testing::deal_by;
    using testing::kLong;
    const std::string rest = "25: 9S AS TS KS QS 8S 7S";
    const auto table = [](const char* id) { return *ruleset_named(id); };
    CHECK(line_text(deal_by(table("arcade29"), kLong, Seat::k3,
                            {"bid 16", "pass", "pass", "pass", "trump S", "play JS", "play 7H", "play 7C",
                             "play 7D"})) == rest);
    CHECK(line_text(deal_by(table("classic29"), kLong, Seat::k3,
                            {"bid 16", "pass", "pass", "pass", "trump S", "play JS", "ask", "play 7H",
                             "play 7C", "play 7D"})) == rest);
    for (const char* id : {"ranked28", "club28"}) {
        CHECK(line_text(deal_by(table(id), kLong, Seat::k3,
                                {"bid 14", "pass", "pass", "pass", "trump TS", "play JS", "ask", "play 7H",
                                 "play 7C", "play 7D"})) == rest);
    }
    // Nobody knows yet what trump is but the bidder, who has it.
    CHECK(line_text(deal_by(table("classic29"), kLong, Seat::k3,
                            {"bid 16", "pass", "pass", "pass", "trump S"})) == "28: JS 9S AS TS KS QS 8S 7S");
}

TEST_CASE("who may be trumped, or overtaken, can't claim") {
    using testing::deal_by;
    using testing::kLong;
    // You hold all spades; but any suit may be trump.
    CHECK(line_text(deal_by(Ruleset{}, kLong, Seat::k3, {"pass", "pass", "pass", "trump D"})) == "none");
    // The others have trumps.
    CHECK(line_text(deal_by(Ruleset{}, testing::kEven, Seat::k3,
                            {"bid 16", "pass", "pass", "pass", "trump S", "play 9S", "play AS", "play QS",
                             "play 7S"})) == "none");
}

// More cards than can be tried in every way: worlds drawn at random, each against everything as far as it
// goes.
void check_longer_claims(int deals, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    Stream stream(seed);
    std::array<int, 9> offered{};
    for (int number = 0; number < deals; ++number) {
        const Ruleset rules = number % 3 == 0 ? testing::random_ruleset(random)
                                              : *ruleset_named(kTableIds[random() % kTableIds.size()]);
        Deal deal(rules, seat_at(number), testing::random_pack(random));
        while (deal.turn()) {
            const View view = view_of(deal, *deal.turn());
            const auto line = view.hand.size() > 3 ? claim(view) : std::nullopt;
            if (line) {
                ++offered[static_cast<std::size_t>(view.hand.size())];
                const Worlds worlds(view);
                for (int i = 0; i < 20; ++i) {
                    Tried tried;
                    tried.positions = 5'000;
                    const Deal world = worlds.draw(stream).deal;
                    if (takes_all(world, view.seat, order_of(*line), tried) &&
                        !(line->alone && tried.partner_takes)) {
                        continue;
                    }
                    INFO("seed " << seed << ", deal " << number << ", " << encode(view));
                    FAIL("a world loses a trick, or the partner takes one that was yours alone");
                }
            }
            deal.apply(random() % 8 == 0 ? testing::random_action(deal, random)
                                         : choose_at_once(BotKind::kSimple, view, 1));
        }
    }
    std::printf("claims with four to eight cards in %d deals: %d %d %d %d %d\n", deals, offered[4],
                offered[5], offered[6], offered[7], offered[8]);
    CHECK(offered[4] > deals / 100);
    CHECK(offered[5] + offered[6] > 0);
}

TEST_CASE("claims with more cards hold in worlds drawn at random") {
    check_longer_claims(1'000, testing::seed_for("longer claims", 29'160'532));
}

TEST_CASE("so do those of many more deals", "[slow]") {
    check_longer_claims(4'000, testing::seed_for("many longer claims", 29'160'533));
}

}  // namespace
}  // namespace twentynine
