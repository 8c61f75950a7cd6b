// What the open-card solver costs on one core: whole deals of 29 with all 32 cards still to be played.
//
// 200 random deals, each with every seat to lead, trump that comes up by itself, and a memory that knows
// nothing at the start of each. A node is a card played in thought, but that the last two tricks of a line
// count as one; nodes don't depend on the machine. The baseline is the same window searched with next to no
// memory and with moves in no order. `tools/bench solver [DEALS]` runs it natively and as WebAssembly.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/solver/solver.h"
#include "quick_chance.h"

namespace {

using namespace twentynine;
using solver::Solver;

// You hold the contract, in hearts; the seat after the dealer leads. Each seat has the same cards whoever
// deals. 28 sets a card aside, which has to be one of the first four: then the first of them names trump.
Deal dealt(const Ruleset& rules, const Pack& cards, Seat dealer) {
    Pack pack;
    for (int i = 0; i < kPackSize; ++i) {
        const int seat = (index_of(dealer) + 1 + i) & 3;
        pack[static_cast<std::size_t>(i)] = cards[static_cast<std::size_t>((i & ~3) + seat)];
    }
    Deal deal(rules, dealer, pack);
    while (deal.phase() == Phase::kAuction) {
        const bool bids = deal.turn() == Seat::k0 && !deal.standing();
        deal.apply(bids ? Action::bid(16) : Action::pass());
    }
    const LegalActions trumps = deal.legal_actions();
    const Action hearts = Action::trump(Suit::kHearts);
    deal.apply(trumps.contains(hearts) ? hearts : trumps[0]);
    return deal;
}

std::vector<Deal> random_deals(const Ruleset& rules, int count) {
    Chance chance;
    Pack cards;
    for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = Card::from_index(static_cast<int>(i));
    std::vector<Deal> deals;
    for (int i = 0; i < count; ++i) {
        for (std::uint32_t j = kPackSize - 1; j > 0; --j) std::swap(cards[j], cards[chance.below(j + 1)]);
        for (const Seat dealer : kSeats) deals.push_back(dealt(rules, cards, dealer));
    }
    return deals;
}

struct Cost {
    std::vector<double> nodes;
    std::vector<double> milliseconds;
    long long answers = 0;  // added up, so that builds can be compared
};

double mean(const std::vector<double>& numbers) {
    double sum = 0;
    for (const double number : numbers) sum += number;
    return sum / static_cast<double>(numbers.size());
}

double share(std::vector<double> numbers, double part) {
    std::sort(numbers.begin(), numbers.end());
    return numbers[static_cast<std::size_t>(part * static_cast<double>(numbers.size() - 1))];
}

// Processor time, to which other work on the machine adds nothing; WebAssembly has but the time that passes.
double milliseconds() {
#ifdef __EMSCRIPTEN__
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
#else
    return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
#endif
}

template <typename Ask>
Cost cost_of(Solver& solver, const std::vector<Deal>& deals, Ask ask) {
    Cost cost;
    for (const Deal& deal : deals) {
        solver.forget();
        const std::uint64_t before = solver.nodes();
        const double start = milliseconds();
        cost.answers += ask(solver, deal);
        cost.milliseconds.push_back(milliseconds() - start);
        cost.nodes.push_back(static_cast<double>(solver.nodes() - before));
    }
    return cost;
}

void print(const char* what, const Cost& cost) {
    std::printf("%-44s nodes: mean %.0f, median %.0f, 95%% %.0f, most %.0f\n", what, mean(cost.nodes),
                share(cost.nodes, 0.5), share(cost.nodes, 0.95), share(cost.nodes, 1));
    std::printf("%-44s ms:    mean %.3f, median %.3f, 95%% %.3f, most %.3f [%lld]\n", "",
                mean(cost.milliseconds), share(cost.milliseconds, 0.5), share(cost.milliseconds, 0.95),
                share(cost.milliseconds, 1), cost.answers);
    std::fflush(stdout);
}

int exactly(Solver& solver, const Deal& deal) {
    return solver.points(deal);
}
int sixteen(Solver& solver, const Deal& deal) {
    return solver.reaches(deal, 16) ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
    const int asked = argc > 1 ? std::atoi(argv[1]) : 0;
    const int count = asked > 0 ? asked : 200;
    Solver solver;
    Solver plain(64);
    plain.shuffle_moves(1);
    const auto deals = random_deals(Ruleset{}, count);
    std::printf("%d random deals, each with four leads, by the rules of arcade29, 1 MB of memory\n", count);
    print("exact points", cost_of(solver, deals, exactly));
    print("\"16 or more?\"", cost_of(solver, deals, sixteen));
    const std::vector<Deal> few(deals.begin(),
                                deals.begin() + static_cast<std::ptrdiff_t>(deals.size() / 10));
    print("  of a tenth of them", cost_of(solver, few, sixteen));
    print("  baseline, the same tenth: plain alpha-beta", cost_of(plain, few, sixteen));
    for (const std::string_view id : {"classic29", "ranked28"}) {
        const auto hidden = random_deals(*ruleset_named(id), std::max(count / 4, 1));
        print((std::string(id) + ", a quarter as many: exact points").c_str(),
              cost_of(solver, hidden, exactly));
        print((std::string(id) + ": \"16 or more?\"").c_str(), cost_of(solver, hidden, sixteen));
    }
    return 0;
}
