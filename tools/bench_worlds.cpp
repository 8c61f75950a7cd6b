// What it costs on one core to draw a world that agrees with a View: at each table, from the Views of deals
// that simple players play, by how many cards the seat holds. `tools/bench worlds` runs it natively and as
// WebAssembly.
#include <array>
#include <chrono>
#include <cstdio>

#include "engine/bots/bot.h"
#include "engine/bots/worlds.h"
#include "engine/shuffle.h"

namespace {

using namespace twentynine;
using Clock = std::chrono::steady_clock;

double nanoseconds(Clock::time_point from) {
    return std::chrono::duration<double, std::nano>(Clock::now() - from).count();
}

struct Cost {
    double sum = 0;
    int count = 0;

    void add(double ns) {
        sum += ns;
        ++count;
    }
    double mean() const { return count > 0 ? sum / count : 0; }
};

// The cards of all worlds are added up, so that nothing can be left out.
std::uint32_t measure(std::string_view table, int deals) {
    constexpr int kDraws = 100;
    constexpr int kRounds = 5;  // the best counts: other work on the machine only slows
    Cost prepare;
    Cost elsewhere;              // before the play
    std::array<Cost, 9> play{};  // by cards held
    double worst = 0;
    std::uint32_t cards = 0;
    for (int number = 0; number < deals; ++number) {
        Seed seed{};
        seed[0] = static_cast<std::uint8_t>(number);
        Deal deal(*ruleset_named(table), seat_at(number), shuffled_pack(seed));
        while (const auto seat = deal.turn()) {
            const View view = view_of(deal, *seat);
            const auto start = Clock::now();
            const bots::Worlds worlds(view);
            prepare.add(nanoseconds(start));
            bots::Stream stream(1);
            double each = 0;
            for (int round = 0; round < kRounds; ++round) {
                const auto before = Clock::now();
                for (int i = 0; i < kDraws; ++i) cards += worlds.draw(stream).deal.hand(Seat::k0).bits();
                const double took = nanoseconds(before) / kDraws;
                each = round == 0 || took < each ? took : each;
            }
            if (deal.phase() == Phase::kPlay) {
                play[static_cast<std::size_t>(view.hand.size())].add(each);
                worst = worst < each ? each : worst;
            } else {
                elsewhere.add(each);
            }
            deal.apply(choose_at_once(BotKind::kSimple, view, 1));
        }
    }
    std::printf("%-10.*s prepared in %.1f us; a draw: %.0f ns before the play; holding 8 to 1 cards",
                static_cast<int>(table.size()), table.data(), prepare.mean() / 1000, elsewhere.mean());
    for (std::size_t held = 8; held > 0; --held) std::printf(" %.0f", play[held].mean());
    std::printf("; at most %.0f\n", worst);
    return cards;
}

}  // namespace

int main() {
    std::uint32_t cards = 0;
    for (const std::string_view table : kTableIds) cards += measure(table, 60);
    return cards != 0 ? 0 : 1;
}
