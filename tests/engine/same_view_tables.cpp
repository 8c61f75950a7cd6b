// At every table: two worlds that a seat can't tell apart by the rules give it the same views and events at
// every step. What it may know is told here again, from the rules: what all can see, and its own cards.
#include <catch2/catch.hpp>
#include <string>
#include <tuple>
#include <vector>

#include "engine/ruleset_text.h"
#include "engine/view.h"
#include "random_play.h"
#include "random_rulesets.h"

namespace twentynine {
namespace {

// One step as everybody sees it, and the seat's own cards.
struct Step {
    std::tuple<Phase, std::optional<Seat>, std::optional<Contract>, bool, bool, bool> table;
    std::tuple<std::optional<Suit>, int, std::optional<Seat>, std::optional<Card>> reveal;
    std::tuple<std::optional<Seat>, std::optional<Cancelled>, std::optional<Seat>> ends;
    std::array<int, 2> points{};
    CardSet hand;
    std::optional<Suit> own_trump;
    std::optional<Card> own_card;
    friend bool operator==(const Step&, const Step&) = default;
};

Step step_of(const Deal& deal, Seat seat) {
    Step step;
    step.table = {
        deal.phase(),     deal.turn(), deal.contract(), deal.no_trump(), deal.set_aside().has_value(),
        deal.owes_trump()};
    const bool up = deal.trump_revealed();
    step.reveal = {up ? deal.trump() : std::nullopt, deal.reveal_trick(), deal.revealed_by(),
                   deal.turned_up()};
    step.ends = {deal.pair_shown_by(), deal.cancelled(), deal.sits_out()};
    step.points = deal.points();
    step.hand = deal.hand(seat);
    if (deal.contract() && deal.contract()->bidder == seat) {
        step.own_trump = deal.trump();
        step.own_card = deal.set_aside();
    }
    return step;
}

// Nothing if an action of the record is illegal in this world.
std::optional<std::vector<Step>> steps_of(const Record& record, Seat seat) {
    Deal deal(record.ruleset, record.dealer, record.pack);
    std::vector<Step> steps{step_of(deal, seat)};
    for (const Action action : record.actions) {
        if (deal.apply(action)) return std::nullopt;
        steps.push_back(step_of(deal, seat));
    }
    return steps;
}

// What the seat is given, step by step.
struct Seen {
    std::vector<View> views;
    std::vector<Event> events;
    friend bool operator==(const Seen&, const Seen&) = default;
};

Seen seen_by(const Record& record, Seat seat) {
    Deal deal(record.ruleset, record.dealer, record.pack);
    Seen seen;
    const auto look = [&] {
        seen.views.push_back(view_of(deal, seat));
        for (const Event& event : deal.events()) seen.events.push_back(event_for(event, seat));
    };
    look();
    for (const Action action : record.actions) {
        deal.apply(action);
        look();
    }
    return seen;
}

bool is_private(Action action) {
    return action.kind() == Action::Kind::kTrump || action.kind() == Action::Kind::kTrumpCard ||
           action.kind() == Action::Kind::kTrumpSeventh;
}

// Another choice for a trump that somebody else chose in private.
Action other_trump(const Ruleset& rules, std::mt19937_64& random) {
    if (rules.seventh_card && random() % 4 == 0) return Action::plain(Action::Kind::kTrumpSeventh);
    if (rules.trump_choice == TrumpChoice::kMarker) return Action::trump(kSuits[random() % 4]);
    return Action::trump_card(Card::from_index(static_cast<int>(random() % kPackSize)));
}

// Other hidden cards and other hidden trumps, as far as nothing that the seat knows changes.
Record other_world(const Record& record, Seat seat, std::mt19937_64& random) {
    const auto steps = steps_of(record, seat);
    const Deal end = replay(record).deal;
    std::vector<Seat> by;
    for (const Said& said : end.said()) by.push_back(said.seat);
    Record world = record;
    for (int i = 0; i < 60; ++i) {
        Record changed = world;
        for (std::size_t a = 0; a < changed.actions.size(); ++a) {
            if (!is_private(changed.actions[a]) || by[a] == seat || random() % 3 != 0) continue;
            changed.actions[a] = other_trump(record.ruleset, random);
        }
        if (random() % 2 == 0) {
            std::swap(changed.pack[random() % kPackSize], changed.pack[random() % kPackSize]);
        }
        if (steps_of(changed, seat) == steps) world = changed;
    }
    return world;
}

struct Tally {
    int other_cards = 0;
    int other_trumps = 0;
    int told_apart_by_another = 0;
};

// False if the seat sees a difference.
bool same_for_a_seat(const Ruleset& rules, std::mt19937_64& random, Tally& tally) {
    Record record{rules, seat_at(static_cast<int>(random() % 4)), testing::random_pack(random), {}};
    Deal deal(rules, record.dealer, record.pack);
    while (deal.turn()) {
        record.actions.push_back(testing::random_action(deal, random));
        deal.apply(record.actions.back());
    }
    record.actions.resize(random() % (record.actions.size() + 1));
    const Seat seat = seat_at(static_cast<int>(random() % 4));
    const Record world = other_world(record, seat, random);
    tally.other_cards += world.pack != record.pack ? 1 : 0;
    tally.other_trumps += world.actions != record.actions ? 1 : 0;
    if (world != record) {
        const Seat other = next(seat);
        tally.told_apart_by_another += seen_by(record, other) != seen_by(world, other) ? 1 : 0;
    }
    return seen_by(record, seat) == seen_by(world, seat);
}

TEST_CASE("at every table of the house a seat can't tell worlds apart that differ in what it may not know") {
    const std::uint64_t seed = testing::seed_for("same view, every table", 29'160'404);
    std::mt19937_64 random(seed);
    for (const char* id : {"arcade29", "classic29", "ranked28", "club28"}) {
        Tally tally;
        constexpr int kWorlds = 600;
        for (int number = 0; number < kWorlds; ++number) {
            if (same_for_a_seat(*ruleset_named(id), random, tally)) continue;
            INFO("seed " << seed << ", " << id << ", world " << number);
            FAIL("the seat sees a difference");
        }
        INFO(id);
        CHECK(tally.other_cards > kWorlds / 2);
        CHECK(tally.other_trumps > kWorlds / 50);
        CHECK(tally.told_apart_by_another > kWorlds / 3);
    }
}

TEST_CASE("nor at 200 random tables") {
    const std::uint64_t seed = testing::seed_for("same view, random tables", 29'160'405);
    std::mt19937_64 random(seed);
    Tally tally;
    for (int table = 0; table < 200; ++table) {
        const Ruleset rules = testing::random_ruleset(random);
        for (int number = 0; number < 6; ++number) {
            if (same_for_a_seat(rules, random, tally)) continue;
            INFO("seed " << seed << ", " << encode(rules) << ", world " << number);
            FAIL("the seat sees a difference");
        }
    }
    CHECK(tally.other_cards > 300);
    CHECK(tally.other_trumps > 20);
}

}  // namespace
}  // namespace twentynine
