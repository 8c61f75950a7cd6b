// Deals of self-play in which the bidder's first four cards and its trump are given: what the generator of
// the opening values counts.
#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "engine/bots/bot.h"
#include "engine/bots/opening_index.h"
#include "engine/deal.h"

namespace twentynine::opening_values {

// How many deals ended with each number of card points for the bidding side.
using Counts = std::array<std::uint32_t, kPackPoints + 1>;

// Acts for the seat on turn, for as long as it likes; at least once.
using Player = std::function<void(Deal& deal, std::uint64_t seed)>;
// "playout", the rule players of bots/playout.h, or a kind of bots/bot.h by name; nothing if there is none.
// Each seat goes by its own hand and what the table has seen.
Player player_named(std::string_view name);

struct Work {
    Ruleset ruleset;
    Player player;
    std::uint64_t seed = 1;
    int deals = 1000;
    int bid = 0;  // the contract; 0: the lowest
};

// Some hand that has this number (bots/opening_index.h), with spades as trump.
std::array<CardSet, bots::kOpeningEntries> representatives();

// The card points of the bidding side in one deal: the other 28 cards as they fall, the bidder in each
// position after the dealer once in four deals. It depends on the seed, `four` and `number`, on nothing else.
int play_deal(const Work& work, CardSet four, int number);
Counts play_deals(const Work& work, CardSet four);

}  // namespace twentynine::opening_values
