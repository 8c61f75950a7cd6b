#include "simulate.h"

#include <optional>

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

struct Play {
    const Simulation& simulation;
    const std::function<void(std::string_view, std::string_view)>& asked;
    Summary& summary;
};

// Plays one pack, every player `shift` seats further than the simulation says. The winner, if the deal was
// played.
std::optional<Team> play_pack(const Play& play, const Pack& pack, Seat dealer, std::uint64_t bot_seed,
                              int shift) {
    Deal deal(play.simulation.ruleset, dealer, pack);
    while (const auto seat = deal.turn()) {
        const BotKind kind = play.simulation.seats[static_cast<std::size_t>(index_of(*seat) + 4 - shift) % 4];
        const View view = view_of(deal, *seat);
        const Action action = play.simulation.choose(kind, view, bot_seed);
        if (play.asked) play.asked(request_text(kind, bot_seed, view), to_string(action));
        if (deal.apply(action)) {
            play.summary.refused_request = request_text(kind, bot_seed, view);
            return std::nullopt;
        }
    }
    Summary& summary = play.summary;
    const auto result = deal.result();
    if (!result) {
        ++summary.redeals;
        return std::nullopt;
    }
    const auto contract = deal.contract();
    ContractCount& count = summary.contracts[points_of(contract->bid)];
    ++count.played;
    count.made += result->made ? 1 : 0;
    summary.forced += contract->forced ? 1 : 0;
    for (std::size_t team = 0; team < 2; ++team) summary.points[team] += deal.points()[team];
    ++summary.wins[static_cast<std::size_t>(result->winner)];
    ++summary.played;
    return result->winner;
}

}  // namespace

Summary simulate(const Simulation& simulation, const std::function<void(int)>& progress,
                 const std::function<void(std::string_view, std::string_view)>& asked) {
    Summary summary;
    const Play play{simulation, asked, summary};
    for (int number = 0; number < simulation.deals; ++number) {
        const Pack pack = shuffled_pack(digest_for("pack", simulation, number));
        const std::uint64_t bot_seed = first_eight_bytes(digest_for("bots", simulation, number));
        const Seat dealer = seat_at(index_of(simulation.ruleset.first_dealer) + number);
        std::int64_t wins = 0;
        wins += play_pack(play, pack, dealer, bot_seed, 0) == Team::kA ? 1 : 0;
        if (!summary.refused_request.empty()) break;
        if (simulation.duplicate) wins += play_pack(play, pack, dealer, bot_seed, 1) == Team::kB ? 1 : 0;
        if (!summary.refused_request.empty()) break;
        summary.first_pair_wins += wins;
        summary.first_pair_squares += wins * wins;
        if (progress) progress(number + 1);
    }
    return summary;
}

}  // namespace twentynine
