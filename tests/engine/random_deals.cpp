// 100,000 random deals against a second telling of the rules, written here from the guide and sharing nothing
// with the engine but the names of cards.
#include <array>
#include <catch2/catch.hpp>
#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

#include "random_play.h"

namespace twentynine {
namespace {

static_assert(std::is_trivially_copyable_v<Deal>);

constexpr int kDeals = 100'000;

// The table as a watcher who sees all cards keeps track of it. Cards are their indices, seats and suits
// numbers.
struct Watcher {
    std::array<std::vector<int>, 4> hands;  // all eight cards, those played taken out
    int dealer = 0;
    std::vector<int> calls;  // 0: a pass
    bool sold = false;
    int bid = 0;
    int bidder = -1;
    int trump = -1;
    bool revealed = false;
    std::vector<int> table;  // the cards of the current trick
    int leader = 0;
    int tricks = 0;
    std::array<int, 2> points{};

    Watcher(int dealer_seat, const Pack& pack) : dealer(dealer_seat) {
        for (std::size_t i = 0; i < pack.size(); ++i) {
            hands[(static_cast<std::size_t>(dealer) + 1 + i) % 4].push_back(pack[i].index());
        }
        leader = (dealer + 1) % 4;
    }

    static int suit_of(int card) { return card / 8; }
    // J 9 A T K Q 8 7 from strongest to weakest are 7 to 0 within a suit.
    static int value_of(int card) {
        constexpr std::array<int, 8> kValues{0, 0, 0, 0, 1, 1, 2, 3};
        return kValues[static_cast<std::size_t>(card % 8)];
    }

    bool over() const { return tricks == 8; }
    int turn() const {
        if (!sold) return (dealer + 1 + static_cast<int>(calls.size())) % 4;
        if (trump < 0) return bidder;
        return (leader + static_cast<int>(table.size())) % 4;
    }
    bool holds(int seat, int card) const {
        for (const int held : hands[static_cast<std::size_t>(seat)]) {
            if (held == card) return true;
        }
        return false;
    }
    bool is_void(int seat, int suit) const {
        for (const int held : hands[static_cast<std::size_t>(seat)]) {
            if (suit_of(held) == suit) return false;
        }
        return true;
    }

    // "" if the action is legal, else the name of the reason.
    std::string_view refusal_of(Action action) const {
        if (over()) return "deal_over";
        switch (action.kind()) {
            case Action::Kind::kPass:
                return sold ? "wrong_phase" : "";
            case Action::Kind::kBid:
                if (sold) return "wrong_phase";
                if (action.points() < 16 || action.points() > 28) return "bid_out_of_range";
                return action.points() <= bid ? "must_raise" : "";
            case Action::Kind::kTrump:
                return sold && trump < 0 ? "" : "wrong_phase";
            case Action::Kind::kPlay:
                break;
            default:
                return "not_played_here";
        }
        if (trump < 0) return "wrong_phase";
        const int card = action.card().index();
        if (!holds(turn(), card)) return "not_in_hand";
        if (!table.empty() && suit_of(card) != suit_of(table[0]) && !is_void(turn(), suit_of(table[0]))) {
            return "must_follow_suit";
        }
        return "";
    }

    void carry_out(Action action) {
        switch (action.kind()) {
            case Action::Kind::kPass:
                call(0);
                break;
            case Action::Kind::kBid:
                call(action.points());
                break;
            case Action::Kind::kTrump:
                trump = static_cast<int>(action.suit());
                break;
            case Action::Kind::kPlay:
                play(action.card().index());
                break;
            default:
                break;
        }
    }

    void call(int number) {
        if (number > 0) {
            bid = number;
            bidder = turn();
        }
        calls.push_back(number);
        const std::size_t n = calls.size();
        const bool three_passes = n >= 3 && calls[n - 1] == 0 && calls[n - 2] == 0 && calls[n - 3] == 0;
        if (bid == 0 && three_passes) {
            bid = 16;
            bidder = dealer;
            sold = true;
        } else if (bid == 28 || three_passes) {
            sold = true;
        }
    }

    void play(int card) {
        auto& hand = hands[static_cast<std::size_t>(turn())];
        for (std::size_t i = 0; i < hand.size(); ++i) {
            if (hand[i] == card) {
                hand.erase(hand.begin() + static_cast<std::ptrdiff_t>(i));
                break;
            }
        }
        table.push_back(card);
        if (table.size() < 4) {
            if (is_void(turn(), suit_of(table[0]))) revealed = true;
            return;
        }
        // The highest trump if trump is up and there is one, else the highest card of the suit led.
        int best = 0;
        const auto strength = [this](int c) {
            if (revealed && suit_of(c) == trump) return 100 + c % 8;
            return suit_of(c) == suit_of(table[0]) ? c % 8 : -1;
        };
        int sum = 0;
        for (int i = 0; i < 4; ++i) {
            const int c = table[static_cast<std::size_t>(i)];
            if (strength(c) > strength(table[static_cast<std::size_t>(best)])) best = i;
            sum += value_of(c);
        }
        leader = (leader + best) % 4;
        points[static_cast<std::size_t>(leader % 2)] += sum;
        table.clear();
        ++tricks;
    }
};

const std::vector<Action>& every_action() {
    static const std::vector<Action> actions = [] {
        std::vector<Action> all{Action::pass(), Action::bid(0), Action::bid(99)};
        for (int points = 14; points <= 30; ++points) all.push_back(Action::bid(points));
        for (const Suit suit : kSuits) all.push_back(Action::trump(suit));
        for (int card = 0; card < kPackSize; ++card) all.push_back(Action::play(Card::from_index(card)));
        return all;
    }();
    return actions;
}

// The deal and the watcher agree on what both can see. "" or what differs.
std::string_view difference(const Deal& deal, const Watcher& watcher) {
    if (deal.turn() != (watcher.over() ? std::nullopt : std::optional(seat_at(watcher.turn()))))
        return "turn";
    if (deal.points() != watcher.points) return "points";
    if (static_cast<int>(deal.tricks().size()) != watcher.tricks) return "tricks";
    if (deal.trick().count != static_cast<int>(watcher.table.size())) return "trick";
    if (deal.contract().has_value() != watcher.sold) return "auction";
    if (watcher.sold && deal.contract() != Contract{seat_at(watcher.bidder), bid_of(watcher.bid),
                                                    bid_of(watcher.bid), deal.contract()->forced}) {
        return "contract";
    }
    if (deal.trump_revealed() != watcher.revealed) return "reveal";
    for (const Seat seat : kSeats) {
        const auto& held = watcher.hands[static_cast<std::size_t>(seat)];
        if (deal.trump() && deal.hand(seat).size() != static_cast<int>(held.size())) return "hands";
    }
    return "";
}

// Tries every action: the refused ones on the deal itself, which must not change by a byte, the legal ones on
// a copy. "" or what is wrong.
std::string try_every_action(Deal& deal, const Watcher& watcher) {
    Deal before = deal;
    std::memcpy(static_cast<void*>(&before), static_cast<const void*>(&deal), sizeof deal);
    const LegalActions legal = deal.legal_actions();
    int legal_count = 0;
    for (const Action action : every_action()) {
        const std::string_view expected = watcher.refusal_of(action);
        if (expected.empty()) {
            ++legal_count;
            Deal copy = deal;
            if (!legal.contains(action) || copy.apply(action)) return to_string(action) + " is refused";
            continue;
        }
        const auto refusal = deal.apply(action);
        if (!refusal) return to_string(action) + " is let through: " + std::string(expected);
        if (reason_name(*refusal) != expected) return to_string(action) + " has another reason";
    }
    if (legal_count != legal.size()) return "legal_actions() holds another number of actions";
    if (std::memcmp(&before, &deal, sizeof deal) != 0) return "a refused action changed the deal";
    return {};
}

TEST_CASE("100,000 random deals keep to the rules, with every action tried at every turn") {
    const std::uint64_t seed = testing::seed_for("100,000 random deals", 29'160'001);
    std::mt19937_64 random(seed);
    std::array<int, 2> made{};
    int hidden_to_the_end = 0;
    for (int number = 0; number < kDeals; ++number) {
        const Seat dealer = seat_at(number);
        const Pack pack = testing::random_pack(random);
        Deal deal(Ruleset{}, dealer, pack);
        Watcher watcher(index_of(dealer), pack);
        std::string wrong;
        for (;;) {
            wrong = difference(deal, watcher);
            if (wrong.empty()) wrong = try_every_action(deal, watcher);
            if (!wrong.empty() || !deal.turn()) break;
            const Action action = testing::random_action(deal, random);
            deal.apply(action);
            watcher.carry_out(action);
        }
        if (wrong.empty()) {
            const auto points = deal.points();
            if (points[0] + points[1] != kPackPoints) wrong = "not 28 points";
            if (deal.tricks().size() != 8) wrong = "not eight tricks";
            const bool is_made = points[static_cast<std::size_t>(watcher.bidder % 2)] >= watcher.bid;
            if (!deal.result() || deal.result()->made != is_made) wrong = "result";
            ++made[is_made ? 1 : 0];
            hidden_to_the_end += watcher.revealed ? 0 : 1;
        }
        if (wrong.empty()) continue;
        INFO("seed " << seed << ", deal " << number);
        FAIL(wrong);
    }
    // Both ends of a contract came up often.
    CHECK(made[0] > kDeals / 20);
    CHECK(made[1] > kDeals / 20);
    CHECK(hidden_to_the_end < kDeals / 100);
}

}  // namespace
}  // namespace twentynine
