// Deals for the tests of the bots: set up card by card, or dealt and played at random.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <random>
#include <string_view>

#include "engine/bots/bot.h"
#include "engine/deal.h"
#include "engine/view.h"

namespace twentynine::testing {

// Four hands of eight cards "JS 9S ...", by seat; the first four of each are its opening hand.
using Hands = std::array<std::string_view, 4>;

// A deal in which the given actions have been carried out, each of which must be legal.
Deal deal_with(const Hands& hands, Seat dealer, std::initializer_list<std::string_view> actions);
// The same by other rules, which must be valid.
Deal deal_by(const Ruleset& rules, const Hands& hands, Seat dealer,
             std::initializer_list<std::string_view> actions);

// What the simple bot does for the seat on turn, as text.
std::string answer_of(const Deal& deal);

Pack random_pack(std::mt19937_64& random);

// Plays random deals to their end. In each, every seat is a simple or a random player, so that partners and
// opponents of both kinds and odd situations come up. `check` sees the deal before each of the simple bot's
// answers.
template <typename Check>
void play_random_deals(int deals, std::uint64_t seed, Check check) {
    std::mt19937_64 random(seed);
    for (int number = 0; number < deals; ++number) {
        Deal deal(Ruleset{}, seat_at(number), random_pack(random));
        const std::uint64_t kinds = random();
        while (const auto seat = deal.turn()) {
            const View view = view_of(deal, *seat);
            const bool simple = (kinds >> index_of(*seat)) & 1;
            const Action action = choose_action(simple ? BotKind::kSimple : BotKind::kRandom, view, kinds);
            if (simple) check(deal, view, action);
            if (deal.apply(action)) return;
        }
    }
}

}  // namespace twentynine::testing
