#include "stakes.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>

#include "chance.h"

namespace twentynine::bots {
namespace {

constexpr int kCertain = 1 << 20;
constexpr int kLeastUnit = kCertain / 1000;
constexpr int kSwing = 8;  // game points that a deal hardly ever exceeds
constexpr int kMost = 32;  // of the units in which a result is counted

Result result_of_contract(const Ruleset& rules, int bid, bool made, Team bidders) {
    Contract contract;
    contract.bidder = seat_at(index_of(bidders));
    contract.bid = contract.target = bid_of(bid);
    std::array<int, 2> points{};
    points[static_cast<std::size_t>(bidders)] = made ? bid : bid - 1;
    return result_of(rules, contract, points);
}

// What the deals to come bring, roughly as players who think make and miss their contracts.
struct Usual {
    int bid;
    bool made;
    int parts;
};
constexpr std::array kUsual{Usual{17, true, 9}, Usual{17, false, 6}, Usual{20, true, 3}, Usual{20, false, 2}};
constexpr int kParts = 40;  // for both sides together

// That a side can have while the match goes on.
int lowest_score(const Ruleset& rules) {
    if (rules.match_floor != 0) return rules.match_floor + 1;
    return score_can_fall(rules) ? std::numeric_limits<int>::min() : 0;
}

}  // namespace

Stakes::Stakes(const Ruleset& rules, const Score& score) : rules_(&rules), score_(score) {
    if (rules.match_target == 0) return;
    const int lowest = lowest_score(rules);
    lowest_ = std::max(lowest, rules.match_target - kScores);
    // Below the table's scores a match is far from its end.
    if (lowest_ > lowest && std::min(score[0], score[1]) < lowest_ + kSwing) return;
    find_chances();
    const auto chance = [&](bool made, Team bidders) {
        return chance_after(score_, result_of_contract(rules, kUsual[0].bid, made, bidders));
    };
    const int ours = chance(true, Team::kA) - chance(false, Team::kA);
    const int theirs = chance(false, Team::kB) - chance(true, Team::kB);
    const int unit = (ours + theirs) / 4;
    // As good as won or lost: every deal is played for its own sake.
    if (unit >= kLeastUnit) unit_ = unit;
}

int Stakes::of(const Result& result, Team side) const {
    int worth = 0;
    if (unit_ > 0) {
        const std::int64_t more = chance_after(score_, result) - chance_at(score_);
        worth =
            static_cast<int>(std::clamp<std::int64_t>(more * kSure / unit_, -kMost * kSure, kMost * kSure));
    } else if (rules_->deal_score == DealScore::kContractOnly) {
        worth = result.winner == Team::kA ? kSure : -kSure;
    } else {
        worth = (result.game_points[0] - result.game_points[1]) * kSure;
    }
    return side == Team::kA ? worth : -worth;
}

int Stakes::of_contract(int bid, bool made, Team bidders) const {
    return of(result_of_contract(*rules_, bid, made, bidders), bidders);
}

int Stakes::chance_at(const Score& score) const {
    if (const auto winner = winner_of(*rules_, score)) return *winner == Team::kA ? kCertain : 0;
    const auto place = [this](int points) {
        return static_cast<std::size_t>(std::clamp(points - lowest_, 0, kScores - 1));
    };
    return chances_[place(score[0])][place(score[1])];
}

int Stakes::chance_after(const Score& score, const Result& result) const {
    return chance_at({score[0] + result.game_points[0], score[1] + result.game_points[1]});
}

// From the deals that may come next, again and again until nothing changes any more.
void Stakes::find_chances() {
    constexpr int kMostTimes = 200;
    constexpr int kSmall = kCertain / 4096;
    std::array<Result, 2 * kUsual.size()> next{};
    for (std::size_t i = 0; i < next.size(); ++i) {
        const Usual& usual = kUsual[i / 2];
        next[i] = result_of_contract(*rules_, usual.bid, usual.made, static_cast<Team>(i % 2));
    }
    for (auto& row : chances_) row.fill(kCertain / 2);
    const int count = std::min(rules_->match_target - lowest_, kScores);
    int moved = kCertain;
    for (int times = 0; times < kMostTimes && moved > kSmall; ++times) {
        moved = 0;
        for (int a = 0; a < count; ++a) {
            for (int b = 0; b < count; ++b) {
                std::int64_t sum = 0;
                for (std::size_t i = 0; i < next.size(); ++i) {
                    sum +=
                        std::int64_t{kUsual[i / 2].parts} * chance_after({lowest_ + a, lowest_ + b}, next[i]);
                }
                int& chance = chances_[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
                const int now = static_cast<int>(sum / kParts);
                moved = std::max(moved, std::abs(now - chance));
                chance = now;
            }
        }
    }
}

}  // namespace twentynine::bots
