#include "ladder_pair.h"

#include <algorithm>
#include <ctime>
#include <optional>
#include <utility>

#include "engine/match.h"

namespace twentynine::ladder {
namespace {

constexpr std::array<std::string_view, 4> kMeasures{"play", "auction", "deals", "matches"};

// After so many packs without a winner the deal is nobody's.
constexpr int kMostPacks = 50;

double thread_milliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

}  // namespace

std::string_view name_of(Measure measure) {
    return kMeasures[static_cast<std::size_t>(measure)];
}

std::optional<Measure> measure_named(std::string_view name) {
    const auto found = std::find(kMeasures.begin(), kMeasures.end(), name);
    if (found == kMeasures.end()) return std::nullopt;
    return static_cast<Measure>(found - kMeasures.begin());
}

void Cost::add(const Cost& other) {
    decisions += other.decisions;
    milliseconds += other.milliseconds;
    worst = std::max(worst, other.worst);
    effort.playouts += other.effort.playouts;
    effort.nodes += other.effort.nodes;
}

void SideTally::add(const SideTally& other) {
    cost.add(other.cost);
    contracts += other.contracts;
    made += other.made;
}

Seed pack_seed(const Contest& contest, int pair, int deal) {
    return sha256("twentynine ladder " + contest.family + " " + contest.seed + " " + std::to_string(pair) +
                  " " + std::to_string(deal));
}

std::uint64_t players_seed(const Seed& seed) {
    const Sha256Digest digest = sha256("twentynine players " + seed_text(seed));
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < 8; ++i) value = value << 8 | digest[i];
    return value;
}

// One of the two plays of a pair: who sits where, and what has come of it.
struct Hall::Play {
    Hall& hall;
    int pair = 0;
    int number = 0;  // 0: A is team A; 1: A is team B
    PairResult& result;

    const Contest& contest() const { return hall.contest_; }
    // 0 or 1: whether player A or B sits there.
    std::size_t side_of(Team team) const { return static_cast<std::size_t>(index_of(team) ^ number); }

    // Asks whoever decides now; false when the rules refuse the answer.
    template <typename Target>
    bool step(Target& target, const Deal& deal, std::uint64_t seed) {
        const Seat seat = *deal.turn();
        const View view = view_of(target, seat);
        if (view.legal.size() == 1) return !target.apply(view.legal[0]);
        const bool fixed = contest().measure == Measure::kAuction && deal.phase() == Phase::kPlay;
        const std::size_t side = side_of(team_of(seat));
        Action action;
        if (fixed) {
            action = hall.card_player_(view, deal, seed).action;
        } else {
            const double before = thread_milliseconds();
            const Answer answer = hall.players_[side](view, deal, seed);
            const double took = thread_milliseconds() - before;
            action = answer.action;
            result.sides[side].cost.add({1, took, took, answer.effort});
        }
        if (!target.apply(action)) return true;
        const std::string& name =
            fixed ? contest().card_player.name : (side == 0 ? contest().a : contest().b).name;
        result.fault =
            "The rules refuse '" + to_string(action) + "' of " + name + ", asked with " + encode(view) + ".";
        return false;
    }

    template <typename Target>
    bool play_out(Target& target, const Deal& deal, std::uint64_t seed) {
        while (deal.turn()) {
            if (!step(target, deal, seed)) return false;
        }
        if (const auto outcome = deal.result()) {
            SideTally& tally = result.sides[side_of(outcome->bidding_side)];
            ++tally.contracts;
            tally.made += outcome->made ? 1 : 0;
        }
        if (contest().played) contest().played(pair, number, deal);
        return true;
    }

    double share_of(std::optional<Team> winner) const {
        if (!winner) return 0.5;
        return side_of(*winner) == 0 ? 1 : 0;
    }

    Seat dealer() const { return seat_at(index_of(contest().ruleset.first_dealer) + pair); }

    // Packs one after another until a deal has a winner, as at a real table.
    double whole_deal() {
        for (int i = 0; i < kMostPacks; ++i) {
            const Seed seed = pack_seed(contest(), pair, i);
            Deal deal(contest().ruleset, dealer(), shuffled_pack(seed));
            if (!play_out(deal, deal, players_seed(seed))) return 0;
            if (const auto outcome = deal.result()) return share_of(outcome->winner);
        }
        return share_of(std::nullopt);
    }

    double whole_match() {
        const int target = contest().ruleset.match_target;
        std::array<int, 2> won{};
        std::optional<Match> match;
        for (int i = 0; target > 0 ? !match || !match->over() : won[0] + won[1] < contest().match_deals;
             ++i) {
            if (target == 0 && i == kMostPacks * contest().match_deals) break;
            const Seed seed = pack_seed(contest(), pair, i);
            const Pack pack = shuffled_pack(seed);
            if (!match || !match->deal_next(pack)) {
                match.emplace(contest().ruleset, dealer(), pack, std::nullopt, "");
            }
            if (!play_out(*match, match->deal(), players_seed(seed))) return 0;
            const auto outcome = match->deal().result();
            if (outcome) ++won[static_cast<std::size_t>(outcome->winner)];
        }
        if (target > 0) return share_of(match->winner());
        if (won[0] == won[1]) return share_of(std::nullopt);
        return share_of(won[0] > won[1] ? Team::kA : Team::kB);
    }
};

Hall::Hall(const Contest& contest)
    : contest_(contest),
      players_{contest.a.sit_down(), contest.b.sit_down()},
      card_player_(contest.card_player.sit_down()),
      simple_(player_of(BotKind::kSimple).sit_down()) {}

PairResult Hall::play_pair(int number) {
    PairResult result;
    std::optional<Deal> contracted;
    std::uint64_t seed = 0;
    if (contest_.measure == Measure::kPlay) {
        // Packs that nobody bids on are passed over.
        for (int i = 0; i < kMostPacks && (!contracted || contracted->phase() != Phase::kPlay); ++i) {
            const Seed pack = pack_seed(contest_, number, i);
            seed = players_seed(pack);
            contracted.emplace(contest_.ruleset, seat_at(index_of(contest_.ruleset.first_dealer) + number),
                               shuffled_pack(pack));
            while (contracted->turn() && contracted->phase() != Phase::kPlay) {
                const View view = view_of(*contracted, *contracted->turn());
                contracted->apply(simple_(view, *contracted, seed).action);
            }
        }
    }
    double won = 0;
    for (int i = 0; i < 2 && result.fault.empty(); ++i) {
        Play play{*this, number, i, result};
        if (contracted) {
            Deal deal = *contracted;
            if (!play.play_out(deal, deal, seed)) break;
            const auto outcome = deal.result();
            won += play.share_of(outcome ? std::optional(outcome->winner) : std::nullopt);
        } else {
            won += contest_.measure == Measure::kMatches ? play.whole_match() : play.whole_deal();
        }
    }
    result.share = won / 2;
    return result;
}

}  // namespace twentynine::ladder
