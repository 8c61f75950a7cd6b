// What a partner may rely on when cards are played. Each promise is held over many deals and shown on one
// position.
#include <catch2/catch.hpp>
#include <string>

#include "bots_table.h"

namespace twentynine {
namespace {

using testing::answer_of;
using testing::deal_with;
using testing::play_random_deals;

constexpr std::uint64_t kSeed = 20'290'010;
constexpr int kDeals = 10'000;

// The seat plays the fourth card: it sees how the trick ends.
bool plays_last(const View& view) {
    return view.phase == Phase::kPlay && view.trick.count == 3;
}

bool partner_has_it(const View& view) {
    return view.trick.winner == partner_of(view.seat);
}

// Whether the trick would be the seat's own after this card; found out by the deal itself.
bool would_take(const Deal& deal, Action action) {
    Deal after = deal;
    const Seat seat = *deal.turn();
    REQUIRE_FALSE(after.apply(action));
    return after.tricks().back().winner == seat;
}

int points_of(Action action) {
    return action.card().points();
}

// Stronger cards of the suit that are neither in the seat's hand nor played yet.
int stronger_out(const View& view, Card card) {
    CardSet out = CardSet::whole_pack() - view.hand;
    for (const Trick& trick : view.finished()) {
        for (Card played : trick.cards) out.remove(played);
    }
    for (int i = 0; i < view.trick.count; ++i) out.remove(view.trick.cards[static_cast<std::size_t>(i)]);
    int stronger = 0;
    for (Card other : out.in_suit(card.suit())) stronger += other.rank() > card.rank() ? 1 : 0;
    return stronger;
}

TEST_CASE("a trick that the partner is certain of is never taken over") {
    INFO("seed " << kSeed);
    int occasions = 0;
    int taken_over = 0;
    play_random_deals(kDeals, kSeed, [&](const Deal& deal, const View& view, Action action) {
        if (!plays_last(view) || !partner_has_it(view)) return;
        bool could_leave_it = false;
        for (Action other : view.legal) could_leave_it |= !would_take(deal, other);
        if (!could_leave_it) return;
        ++occasions;
        if (would_take(deal, action)) ++taken_over;
    });
    CHECK(occasions > 5'000);
    CHECK(taken_over == 0);
}

TEST_CASE("the highest trump of a partner is never trumped or overtaken, whoever still plays") {
    INFO("seed " << kSeed);
    int occasions = 0;
    int wasted = 0;
    play_random_deals(kDeals, kSeed, [&](const Deal&, const View& view, Action action) {
        if (view.phase != Phase::kPlay || view.trick.count < 2 || !view.trump_revealed ||
            !partner_has_it(view))
            return;
        const int partner_played = view.trick.count - 2;
        const Card best = view.trick.cards[static_cast<std::size_t>(partner_played)];
        if (best.suit() != *view.trump || stronger_out(view, best) > 0) return;
        bool could_leave_it = false;
        for (Action other : view.legal) {
            const Card card = other.card();
            could_leave_it |= card.suit() != *view.trump || card.rank() < best.rank();
        }
        if (!could_leave_it) return;
        ++occasions;
        const Card card = action.card();
        if (card.suit() == *view.trump && card.rank() > best.rank()) ++wasted;
    });
    CHECK(occasions > 500);
    CHECK(wasted == 0);
}

TEST_CASE("a partner who is certain of the trick is fed points") {
    INFO("seed " << kSeed);
    int occasions = 0;
    int stingy = 0;
    play_random_deals(kDeals, kSeed, [&](const Deal& deal, const View& view, Action action) {
        if (!plays_last(view) || !partner_has_it(view)) return;
        // Points that may well fall to the others later: a side card that something stronger is out against.
        bool has_food = false;
        for (Action other : view.legal) {
            const Card card = other.card();
            if (card.points() == 0 || would_take(deal, other)) continue;
            if (view.trump == card.suit()) continue;
            has_food |= stronger_out(view, card) > 0;
        }
        if (!has_food) return;
        ++occasions;
        if (points_of(action) == 0) ++stingy;
    });
    CHECK(occasions > 2'000);
    CHECK(stingy == 0);
}

TEST_CASE("no jack or nine is thrown on a lost trick where a card without points will do") {
    INFO("seed " << kSeed);
    int occasions = 0;
    int thrown = 0;
    play_random_deals(kDeals, kSeed, [&](const Deal& deal, const View& view, Action action) {
        if (!plays_last(view) || partner_has_it(view)) return;
        bool has_honour = false;
        bool has_nothing = false;
        for (Action other : view.legal) {
            if (would_take(deal, other)) return;
            has_honour |= points_of(other) >= 2;
            has_nothing |= points_of(other) == 0;
        }
        if (!has_honour || !has_nothing) return;
        ++occasions;
        if (points_of(action) >= 2) ++thrown;
    });
    CHECK(occasions > 1'000);
    CHECK(thrown == 0);
}

TEST_CASE("the last seat takes three points or more whenever it can, with the weakest card that does it") {
    INFO("seed " << kSeed);
    int occasions = 0;
    int left = 0;
    int dear = 0;
    play_random_deals(kDeals, kSeed, [&](const Deal& deal, const View& view, Action action) {
        if (!plays_last(view) || partner_has_it(view)) return;
        bool can_take = false;
        bool weaker_takes = false;
        for (Action other : view.legal) {
            if (!would_take(deal, other)) continue;
            can_take = true;
            const Card card = other.card();
            const Card played = action.card();
            weaker_takes |= card.suit() == played.suit() && card.rank() < played.rank();
        }
        if (can_take && view.trick.points >= 3) {
            ++occasions;
            if (!would_take(deal, action)) ++left;
        }
        if (would_take(deal, action) && weaker_takes) ++dear;
    });
    CHECK(occasions > 2'000);
    CHECK(left == 0);
    CHECK(dear == 0);
}

}  // namespace
}  // namespace twentynine
