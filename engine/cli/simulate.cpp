#include "simulate.h"

#include <optional>
#include <utility>

#include "../bots/request.h"
#include "../deal.h"
#include "../sha256.h"
#include "../shuffle.h"
#include "../view.h"

namespace twentynine {
namespace {

Sha256Digest digest_for(std::string_view use, const Simulation& simulation, int number) {
    return sha256("twentynine simulate " + std::string(use) + " " + simulation.seed + " " +
                  std::to_string(number));
}

std::uint64_t first_eight_bytes(const Sha256Digest& digest) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < 8; ++i) value = value << 8 | digest[i];
    return value;
}

class Run {
  public:
    Run(const Simulation& simulation, const Listeners& listeners)
        : simulation_(simulation), listeners_(listeners) {}

    Summary play() {
        for (int number = 0; number < simulation_.deals; ++number) {
            const Seed seed = digest_for("pack", simulation_, number);
            bot_seed_ = first_eight_bytes(digest_for("bots", simulation_, number));
            if (!(plays_matches(simulation_) ? play_on(seed) : play_deal(seed, number))) break;
            if (listeners_.progress) listeners_.progress(number + 1);
        }
        if (match_ && !match_->over()) record(*match_);
        return std::move(summary_);
    }

  private:
    void record(const Match& match) const {
        if (listeners_.recorded) listeners_.recorded(match.whole_record());
    }

    // The next deal of the match, or the first of the next one. False if a bot broke the rules.
    bool play_on(const Seed& seed) {
        const Pack pack = shuffled_pack(seed);
        if (!match_ || !match_->deal_next(pack, proof_of(seed))) {
            match_.emplace(simulation_.ruleset, pack, proof_of(seed), simulation_.table_name);
        }
        const auto winner = play_out(*match_, 0);
        if (!summary_.refused_request.empty()) return false;
        summary_.first_pair_wins += winner == Team::kA ? 1 : 0;
        if (!match_->over()) return true;
        ++summary_.matches;
        if (const auto won_by = match_->winner()) ++summary_.match_wins[static_cast<std::size_t>(*won_by)];
        record(*match_);
        return true;
    }

    // A deal by itself, once or twice.
    bool play_deal(const Seed& seed, int number) {
        const Pack pack = shuffled_pack(seed);
        const Seat dealer = seat_at(index_of(simulation_.ruleset.first_dealer) + number);
        std::optional<ShuffleProof> proof;
        if (listeners_.recorded) proof = proof_of(seed);
        std::int64_t wins = 0;
        for (int shift = 0; shift < (simulation_.duplicate ? 2 : 1); ++shift) {
            Match deal(simulation_.ruleset, dealer, pack, proof, simulation_.table_name);
            wins += play_out(deal, shift) == (shift == 0 ? Team::kA : Team::kB) ? 1 : 0;
            if (!summary_.refused_request.empty()) return false;
            record(deal);
        }
        summary_.first_pair_wins += wins;
        summary_.first_pair_squares += wins * wins;
        return true;
    }

    // Plays what lies on the table, every player `shift` seats further than the simulation says. The winner,
    // if the deal was played.
    std::optional<Team> play_out(Match& match, int shift) {
        const Deal& deal = match.deal();
        while (const auto seat = deal.turn()) {
            const BotKind kind = simulation_.seats[static_cast<std::size_t>(index_of(*seat) + 4 - shift) % 4];
            const View view = view_of(match, *seat);
            const Action action = simulation_.choose(kind, view, bot_seed_);
            if (listeners_.asked) listeners_.asked(request_text(kind, bot_seed_, view), to_string(action));
            if (match.apply(action)) {
                summary_.refused_request = request_text(kind, bot_seed_, view);
                return std::nullopt;
            }
        }
        const auto result = deal.result();
        if (!result) {
            ++summary_.redeals;
            return std::nullopt;
        }
        count(deal, *result);
        return result->winner;
    }

    void count(const Deal& deal, const Result& result) {
        const auto contract = deal.contract();
        ContractCount& count = summary_.contracts[points_of(contract->bid)];
        ++count.played;
        count.made += result.made ? 1 : 0;
        summary_.forced += contract->forced ? 1 : 0;
        for (std::size_t team = 0; team < 2; ++team) summary_.points[team] += deal.points()[team];
        ++summary_.wins[static_cast<std::size_t>(result.winner)];
        ++summary_.played;
    }

    const Simulation& simulation_;
    const Listeners& listeners_;
    Summary summary_;
    std::optional<Match> match_;
    std::uint64_t bot_seed_ = 0;
};

}  // namespace

bool plays_matches(const Simulation& simulation) {
    return simulation.ruleset.match_target > 0 && !simulation.duplicate;
}

Summary simulate(const Simulation& simulation, const Listeners& listeners) {
    return Run(simulation, listeners).play();
}

Summary simulate(const Simulation& simulation, const std::function<void(int)>& progress,
                 const std::function<void(std::string_view, std::string_view)>& asked) {
    return simulate(simulation, {progress, asked, {}});
}

}  // namespace twentynine
