// No seat can tell two worlds apart that differ only in what it may not know: its views, their texts, its
// events and what the command line prints for it are the same, byte for byte, at every step.
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

#include "engine/cli/replay.h"
#include "engine/view.h"
#include "random_play.h"

namespace twentynine {
namespace {

// What a seat saw, step by step.
struct Seen {
    std::vector<View> views;
    std::vector<std::string> texts;
    std::vector<Event> events;
    friend bool operator==(const Seen&, const Seen&) = default;
};

void look(const Deal& deal, Seat seat, Seen& seen) {
    seen.views.push_back(view_of(deal, seat));
    seen.texts.push_back(encode(seen.views.back()));
    for (const Event& event : deal.events()) seen.events.push_back(event_for(event, seat));
}

Seen seen_by(const Record& record, Seat seat) {
    Deal deal(record.ruleset, record.dealer, record.pack);
    Seen seen;
    look(deal, seat, seen);
    for (const Action action : record.actions) {
        deal.apply(action);
        look(deal, seat, seen);
    }
    return seen;
}

// What all four seats can see of the play besides the calls and the cards: when trump came up, by whom,
// which.
struct PublicReveal {
    std::vector<int> steps;
    std::optional<Seat> by;
    std::optional<Suit> suit;
    friend bool operator==(const PublicReveal&, const PublicReveal&) = default;
};

// Nothing if the record can't be played.
std::optional<PublicReveal> reveal_in(const Record& record) {
    Deal deal(record.ruleset, record.dealer, record.pack);
    PublicReveal reveal;
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        if (deal.apply(record.actions[i])) return std::nullopt;
        if (deal.trump_revealed() && reveal.steps.empty()) reveal.steps.push_back(static_cast<int>(i));
    }
    reveal.by = deal.revealed_by();
    if (deal.trump_revealed()) reveal.suit = deal.trump();
    return reveal;
}

// The positions in the pack of the cards that `seat` has not been dealt at the end of the record.
std::vector<std::size_t> unknown_places(const Record& record, const Deal& end, Seat seat) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < record.pack.size(); ++i) {
        const Seat owner = seat_at(index_of(record.dealer) + 1 + static_cast<int>(i));
        const bool dealt = i < 16 || end.trump();
        if (owner != seat || !dealt) places.push_back(i);
    }
    return places;
}

// Another world that agrees with everything the seat was told: other hidden cards, another hidden trump.
Record other_world(const Record& record, Seat seat, std::mt19937_64& random) {
    const Replay end = replay(record);
    const auto reveal = reveal_in(record);
    const auto places = unknown_places(record, end.deal, seat);
    Record world = record;
    const auto try_change = [&world, &reveal](auto change) {
        Record changed = world;
        change(changed);
        if (reveal_in(changed) == reveal) world = changed;
    };
    for (int i = 0; i < 30; ++i) {
        const std::size_t a = places[random() % places.size()];
        const std::size_t b = places[random() % places.size()];
        try_change([a, b](Record& changed) { std::swap(changed.pack[a], changed.pack[b]); });
    }
    const bool is_bidder = end.deal.contract() && end.deal.contract()->bidder == seat;
    if (end.deal.trump() && !end.deal.trump_revealed() && !is_bidder) {
        const Suit suit = kSuits[random() % 4];
        try_change([suit](Record& changed) {
            for (Action& action : changed.actions) {
                if (action.kind() == Action::Kind::kTrump) action = Action::trump(suit);
            }
        });
    }
    return world;
}

std::string text_of(const Record& record) {
    std::string pack;
    for (const Card card : record.pack) pack += (pack.empty() ? "" : " ") + to_string(card);
    std::string actions;
    for (const Action action : record.actions) {
        actions += (actions.empty() ? "\"" : ", \"") + to_string(action) + "\"";
    }
    return R"({"format": "twentynine-record", "version": 1, "ruleset": "arcade29", "dealer": )" +
           std::to_string(index_of(record.dealer)) + R"(, "pack": ")" + pack + R"(", "actions": [)" +
           actions + "]}";
}

TEST_CASE("a seat can't tell worlds apart that differ only in what it may not know") {
    const std::uint64_t seed = testing::seed_for("same view", 29'160'002);
    std::mt19937_64 random(seed);
    int other_cards = 0;
    int other_trumps = 0;
    int told_apart_by_another = 0;
    constexpr int kWorlds = 4'000;
    for (int number = 0; number < kWorlds; ++number) {
        Record record = testing::random_record(random);
        record.actions.resize(random() % (record.actions.size() + 1));
        const Seat seat = seat_at(static_cast<int>(random() % 4));
        const Record world = other_world(record, seat, random);
        other_cards += world.pack != record.pack ? 1 : 0;
        other_trumps += world.actions != record.actions ? 1 : 0;

        INFO("seed " << seed << ", world " << number << ", seat " << index_of(seat) << "\n"
                     << text_of(record) << "\n"
                     << text_of(world));
        const Seen here = seen_by(record, seat);
        if (here != seen_by(world, seat)) FAIL("the seat sees a difference");
        for (const View& view : here.views) {
            if (decode_view(encode(view)) != view) FAIL("a view is not the same after a trip as text");
        }
        if (number % 8 == 0) {
            const ReplayAnswer answer = replay_text(text_of(record), seat);
            REQUIRE(answer.ok);
            if (answer.line != replay_text(text_of(world), seat).line)
                FAIL("replay --seat sees a difference");
        }
        if (world != record) {
            const Seat other = next(seat);
            told_apart_by_another += seen_by(record, other) != seen_by(world, other) ? 1 : 0;
        }
    }
    // The worlds do differ, and somebody who knows more sees it.
    CHECK(other_cards > kWorlds * 3 / 4);
    CHECK(other_trumps > kWorlds / 50);
    CHECK(told_apart_by_another > kWorlds / 2);
}

}  // namespace
}  // namespace twentynine
