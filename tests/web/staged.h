// Random deals of every table as seat 0 knows them, and any of their moments on a stage, without a screen.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/shuffle.h"
#include "web/scene.h"
#include "web/words.h"

namespace twentynine::testing {

// One table where everything that tables differ in can come up.
inline Ruleset everything(TrumpChoice choice) {
    Ruleset rules = *ruleset_named("ranked28");
    rules.id = "house";
    rules.trump_choice = choice;
    rules.doubling = Doubling::kRedouble;
    rules.seventh_card = true;
    rules.no_trump = true;
    rules.second_auction_from = 24;
    rules.single_hand = true;
    rules.pair_shift = 4;
    rules.cancel_four_jacks = true;
    rules.cancel_no_points_in_four = true;
    rules.cancel_no_points_in_eight = true;
    rules.cancel_one_suit = true;
    rules.last_trick_point = true;
    REQUIRE_FALSE(validate(rules));
    return rules;
}

inline std::vector<Ruleset> tables() {
    std::vector<Ruleset> all;
    for (const std::string_view id : {"arcade29", "classic29", "ranked28", "club28"}) {
        all.push_back(*ruleset_named(id));
    }
    all.push_back(everything(TrumpChoice::kMarker));
    all.push_back(everything(TrumpChoice::kSetAsideCard));
    Ruleset must = *ruleset_named("classic29");
    must.id = "house";
    must.asking_is_optional = false;
    all.push_back(must);
    return all;
}

struct Random {
    std::uint64_t state;
    unsigned operator()() {
        state = state * 6364136223846793005u + 1442695040888963407u;
        return static_cast<unsigned>(state >> 33);
    }
};

using Look = std::function<void(const View&, const std::vector<Event>&)>;

// Random deals of a table; `look` is called with what seat 0 knows after each action. Until it says so, if it
// is to find one moment: `done` may end it.
inline void play_deals(const Ruleset& rules, unsigned first_seed, int deals, const Look& look,
                       const bool* done = nullptr) {
    for (int i = 0; i < deals; ++i) {
        const unsigned seed = first_seed + static_cast<unsigned>(i);
        Random random{seed};
        Seed bytes{};
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random());
        Deal deal(rules, seat_at(i), shuffled_pack(bytes));
        std::vector<Event> history;
        for (int step = 0; step < 400; ++step) {
            for (const Event& event : deal.events()) history.push_back(event_for(event, kYou));
            INFO(rules.id << ", seed " << seed << ", step " << step);
            look(view_of(deal, kYou), history);
            if (done != nullptr && *done) return;
            if (!deal.turn()) break;
            const LegalActions legal = deal.legal_actions();
            Action action = legal[static_cast<int>(random() % static_cast<unsigned>(legal.size()))];
            // Auctions in which anything may happen, but seldom up to the top.
            if (legal.contains(Action::pass()) && random() % 3 != 0) {
                action = Action::pass();
            } else if (bid_range(legal) && action.kind() == Action::Kind::kBid && random() % 2 != 0) {
                action = Action::bid(points_of(bid_range(legal)->lowest));
            }
            REQUIRE_FALSE(deal.apply(action));
        }
    }
}

// A pair in one hand that may be shown is rare.
inline int deals_of(const Ruleset& rules) {
    return rules.pair_shift != 0 && !rules.single_hand ? 400 : 60;
}

// The first such moment of random deals.
struct Found {
    View view;
    std::vector<Event> history;
};
inline Found find(const Ruleset& rules, const std::function<bool(const View&)>& wanted) {
    Found found;
    bool done = false;
    play_deals(
        rules, 1, 4000,
        [&](const View& view, const std::vector<Event>& history) {
            if (done || !wanted(view)) return;
            found = {view, history};
            done = true;
        },
        &done);
    REQUIRE(done);
    return found;
}

// A moment with all that it looks at.
struct Staged {
    explicit Staged(Found given, float width = 360, float height = 690)
        : found(std::move(given)), layout(lay_out({width, height, {}, 1}, shape_of(found.view.ruleset))) {
        const auto open = bid_range(found.view.legal);
        choice.bid = words::number(open ? points_of(open->lowest) : found.view.ruleset.minimum_bid);
    }
    Moment moment() const {
        Moment m{found.view, found.history, trick_waits, result_shown, false,
                 choice,     timeline,      {},          layout,       now};
        m.match = match;
        m.clock = clock;
        m.commitment = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
        m.last_trick_shown = last_trick_shown;
        return m;
    }
    std::vector<Control> controls() const { return controls_of(moment()); }
    std::optional<Control> control(std::string_view id) const {
        for (Control& control : controls()) {
            if (control.id == id) return std::move(control);
        }
        return std::nullopt;
    }
    bool can(std::string_view id) const {
        const auto found_one = control(id);
        return found_one && found_one->enabled && found_one->role == Control::Role::kButton;
    }
    std::string name(std::string_view id) const {
        const auto found_one = control(id);
        return found_one ? found_one->name : std::string();
    }
    DrawList drawing() const {
        DrawList out;
        draw_scene(moment(), out);
        return out;
    }

    Found found;
    Layout layout;
    Choice choice;
    Timeline timeline;
    Standings match;
    std::optional<ClockFace> clock;
    bool trick_waits = false;
    bool result_shown = false;
    bool last_trick_shown = false;
    double now = 1e6;
};

inline bool may(const View& view, Action::Kind kind) {
    return view.legal.contains(Action::plain(kind));
}

inline const std::vector<std::pair<float, float>> kSizes{{320, 436}, {360, 690}, {430, 888},  {424, 320},
                                                         {740, 316}, {700, 520}, {820, 1136}, {1440, 850}};

}  // namespace twentynine::testing
