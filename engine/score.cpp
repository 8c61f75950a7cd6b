#include "score.h"

#include <algorithm>
#include <charconv>

#include "record.h"

namespace twentynine {

namespace {

// Of one deal: 4, redoubled, and doubled once more for a loss below half.
constexpr int kMostGamePoints = 32;

// 28's scale: what a contract is worth by its size.
int worth_of(Bid bid) {
    const int points = points_of(bid);
    if (points < 20) return 1;
    if (points < 25) return 2;
    return points < 28 ? 3 : 4;
}

// The scale on which losing costs one more than winning gives.
int worth_on_losing_scale(Bid bid, bool made) {
    const int points = points_of(bid);
    const int won = points < 20 ? 1 : points < 25 ? 2 : 3;
    return made ? won : -(won + 1);
}

}  // namespace

int points_needed(const Ruleset& ruleset, const Contract& contract, Team team) {
    const int target = points_of(contract.target);
    return team_of(contract.bidder) == team ? target : points_in_play(ruleset) - target + 1;
}

Result result_of(const Ruleset& ruleset, const Contract& contract, const std::array<int, 2>& points) {
    Result result;
    result.bidding_side = team_of(contract.bidder);
    const int taken = points[static_cast<std::size_t>(result.bidding_side)];
    // Keeping the bidders below their target wins, whoever took more points.
    result.made = taken >= points_of(contract.target);
    result.winner = result.made ? result.bidding_side : other(result.bidding_side);
    int& bidding_side = result.game_points[static_cast<std::size_t>(result.bidding_side)];
    switch (ruleset.deal_score) {
        case DealScore::kContractOnly:
            break;
        case DealScore::kOnePoint:
            bidding_side = result.made ? 1 : -1;
            break;
        case DealScore::kBySizeOfBid:
            result.game_points[static_cast<std::size_t>(result.winner)] = worth_of(contract.bid);
            break;
        case DealScore::kLosingScale:
            bidding_side = worth_on_losing_scale(contract.bid, result.made);
            break;
    }
    int times = contract.stakes;
    if (ruleset.double_loss_below_half && !result.made && 2 * taken < points_of(contract.bid)) times *= 2;
    for (int& game_points : result.game_points) game_points *= times;
    return result;
}

Result result_of_single(const Contract& contract, std::span<const Trick> tricks) {
    Result result;
    result.bidding_side = team_of(contract.bidder);
    result.made = std::all_of(tricks.begin(), tricks.end(),
                              [&](const Trick& trick) { return trick.winner == contract.bidder; });
    result.winner = result.made ? result.bidding_side : other(result.bidding_side);
    result.game_points[static_cast<std::size_t>(result.bidding_side)] =
        result.made ? kSingleHandPoints : -kSingleHandPoints;
    return result;
}

std::optional<Team> winner_of(const Ruleset& ruleset, const Score& score) {
    if (ruleset.match_target == 0) return std::nullopt;
    for (const Team team : {Team::kA, Team::kB}) {
        if (score[static_cast<std::size_t>(team)] >= ruleset.match_target) return team;
    }
    if (ruleset.match_floor == 0) return std::nullopt;
    for (const Team team : {Team::kA, Team::kB}) {
        if (score[static_cast<std::size_t>(team)] <= ruleset.match_floor) return other(team);
    }
    return std::nullopt;
}

std::string score_text(const Score& score) {
    return std::to_string(score[0]) + ',' + std::to_string(score[1]);
}

std::optional<Score> score_from(std::string_view text) {
    Score score{};
    const char* const end = text.data() + text.size();
    const auto [comma, error] = std::from_chars(text.data(), end, score[0]);
    if (error != std::errc() || comma == end) return std::nullopt;
    if (std::from_chars(comma + 1, end, score[1]).ec != std::errc()) return std::nullopt;
    return score_text(score) == text ? std::optional(score) : std::nullopt;
}

bool may_go_on(const Ruleset& ruleset, const Score& score) {
    if (ruleset.match_target == 0) return score == Score{};
    const int lowest = score_can_fall(ruleset) ? -kMostGamePoints * static_cast<int>(kMostDealsOfMatch) : 0;
    return !winner_of(ruleset, score) &&
           std::all_of(score.begin(), score.end(), [lowest](int points) { return points >= lowest; });
}

}  // namespace twentynine
