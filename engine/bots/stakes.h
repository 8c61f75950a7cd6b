// What game points are worth at a score of a match: near its end it matters less how many a side wins than
// whether it is enough.
#pragma once

#include <array>

#include "../score.h"

namespace twentynine::bots {

class Stakes {
  public:
    // Of a deal dealt at this score, at which the match must go on (may_go_on()). `rules` must outlive this.
    Stakes(const Ruleset& rules, const Score& score);
    Stakes(Ruleset&& rules, const Score& score) = delete;

    // What the result of a deal is worth to a side, and just as much less to the other, in 1/4096. In a
    // match, by the chance of winning it, where an ordinary contract is worth about 1 made and -1 missed;
    // without one, in game points, or where a deal has none, 1 if the side wins it and -1 if not.
    int of(const Result& result, Team side) const;
    // The same to the bidding side, of a contract at this number that isn't doubled.
    int of_contract(int bid, bool made, Team bidders) const;

  private:
    static constexpr int kScores = 24;  // the highest of a match
    using Chances = std::array<std::array<int, kScores>, kScores>;

    // That team A wins the match, in 1/kCertain.
    int chance_at(const Score& score) const;
    int chance_after(const Score& score, const Result& result) const;
    void find_chances();

    const Ruleset* rules_;
    Score score_;
    int lowest_ = 0;     // score of the table's first row and column
    Chances chances_{};  // by the scores of both teams
    int unit_ = 0;       // how much of the match one stands for; 0: game points count
};

}  // namespace twentynine::bots
