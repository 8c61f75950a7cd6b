// One duplicate pair: the same cards twice, the second time with the sides changed.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "engine/deal.h"
#include "engine/ruleset.h"
#include "engine/shuffle.h"
#include "ladder_player.h"

namespace twentynine::ladder {

enum class Measure : std::uint8_t {
    kPlay,     // card play: auction and trump are those of four simple players, the same in both plays
    kAuction,  // auction and trump: afterwards the same card player plays all four hands
    kDeals,    // whole deals, auction and cards
    kMatches   // whole matches
};
std::string_view name_of(Measure measure);  // "play", "auction", "deals", "matches"
std::optional<Measure> measure_named(std::string_view name);

struct Contest {
    Measure measure = Measure::kPlay;
    Ruleset ruleset;
    Player a;
    Player b;
    Player card_player = player_of(BotKind::kSimple);  // of kAuction
    int match_deals = 5;  // of a match at tables without a match target: who wins more of them
    // Where packs come from: family and seed, each a word without spaces.
    std::string family = "tune";
    std::string seed = "1";
    // What each play of a deal came to, for tests; `play` is 0 or 1. Called from any thread.
    std::function<void(int pair, int play, const Deal&)> played = {};
};

// What one player's decisions took. One with a single legal action is none, and isn't asked for.
struct Cost {
    std::int64_t decisions = 0;
    double milliseconds = 0;  // processor time, so that a busy machine changes little
    double worst = 0;
    bots::Effort effort;
    void add(const Cost& other);
};

struct SideTally {
    Cost cost;
    std::int64_t contracts = 0;  // that the player's side held
    std::int64_t made = 0;
    void add(const SideTally& other);
};

struct PairResult {
    double share = 0;                  // what A won of the pair: 0 to 1; what nobody won counts half
    std::array<SideTally, 2> sides{};  // of A and of B
    std::string fault;                 // a sentence if a player answered what the rules refuse; else empty
};

// The players of one thread.
class Hall {
  public:
    explicit Hall(const Contest& contest);
    // Pair `number`, from 0. The result depends on the contest and the number alone (but for the time).
    PairResult play_pair(int number);

  private:
    struct Play;
    const Contest& contest_;
    std::array<Seated, 2> players_;
    Seated card_player_;
    Seated simple_;
};

// The seed of a pack: SHA-256 of "twentynine ladder <family> <seed> <pair> <deal>".
Seed pack_seed(const Contest& contest, int pair, int deal);
// What the players of that deal are given: the first eight bytes, most significant first, of SHA-256 of
// "twentynine players " and the seed in hexadecimal.
std::uint64_t players_seed(const Seed& seed);

}  // namespace twentynine::ladder
