// How fast the engine is on one core: whole random deals by the full rules, through its public interface.
//
// Prints deals a second, against a loop that does nothing but shuffle the same packs, and the cost of the
// shuffle that real deals use. `tools/bench engine` runs it natively and as WebAssembly.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <utility>

#include "engine/deal.h"
#include "engine/shuffle.h"
#include "quick_chance.h"

namespace {

using namespace twentynine;

void shuffle(Pack& pack, Chance& chance) {
    for (std::uint32_t i = kPackSize - 1; i > 0; --i) std::swap(pack[i], pack[chance.below(i + 1)]);
}

Pack ordered_pack() {
    Pack pack;
    for (std::size_t i = 0; i < pack.size(); ++i) pack[i] = Card::from_index(static_cast<int>(i));
    return pack;
}

// What every loop adds up, so that nothing of it can be left out, and so that builds can be compared.
struct Tally {
    std::int64_t deals = 0;
    std::int64_t actions = 0;
    std::int64_t points = 0;
};

void play_random_deal(Pack& pack, Chance& chance, Tally& tally) {
    shuffle(pack, chance);
    Deal deal(Ruleset{}, seat_at(static_cast<int>(tally.deals & 3)), pack);
    while (deal.turn()) {
        const LegalActions legal = deal.legal_actions();
        deal.apply(legal[static_cast<int>(chance.below(static_cast<std::uint32_t>(legal.size())))]);
        ++tally.actions;
    }
    ++tally.deals;
    tally.points += deal.points()[0];
}

void shuffle_only(Pack& pack, Chance& chance, Tally& tally) {
    shuffle(pack, chance);
    ++tally.deals;
    tally.points += pack[0].points();
}

void shuffle_for_real(Pack& pack, Chance& chance, Tally& tally) {
    Seed seed{};
    for (auto& byte : seed) byte = static_cast<std::uint8_t>(chance.below(256));
    pack = shuffled_pack(seed);
    ++tally.deals;
    tally.points += pack[0].points();
}

// Runs `step` for about `seconds`; the rate of the best of `rounds`, since other work on the machine only
// slows.
template <typename Step>
double best_rate(Step step, double seconds, int rounds, Tally& tally) {
    using Clock = std::chrono::steady_clock;
    Pack pack = ordered_pack();
    Chance chance;
    double best = 0;
    for (int round = 0; round < rounds; ++round) {
        const std::int64_t before = tally.deals;
        const auto start = Clock::now();
        double passed = 0;
        do {
            for (int i = 0; i < 1000; ++i) step(pack, chance, tally);
            passed = std::chrono::duration<double>(Clock::now() - start).count();
        } while (passed < seconds);
        const double rate = static_cast<double>(tally.deals - before) / passed;
        if (rate > best) best = rate;
    }
    return best;
}

}  // namespace

int main() {
    constexpr double kSeconds = 0.4;
    constexpr int kRounds = 5;
    Tally played;
    Tally bare;
    Tally real;
    const double deals = best_rate(play_random_deal, kSeconds, kRounds, played);
    const double packs = best_rate(shuffle_only, kSeconds, kRounds, bare);
    const double shuffles = best_rate(shuffle_for_real, kSeconds, kRounds, real);
    std::printf("%.0f random deals a second on one core (%.1f actions each)\n", deals,
                static_cast<double>(played.actions) / static_cast<double>(played.deals));
    std::printf(
        "  baseline: a bare loop shuffles %.0f packs a second, so a deal costs %.1f of its shuffles\n", packs,
        packs / deals);
    std::printf("  HMAC-SHA256 shuffle: %.0f packs a second, %.2f microseconds each\n", shuffles,
                1e6 / shuffles);
    return played.points + bare.points + real.points > 0 ? 0 : 1;
}
