// How well players bid, whatever their card play: duplicate pairs of auctions, after which the rule players
// of the playouts play all four hands. An auction on four cards is not to blame for what the second four turn
// out to be, so each contract is played with several second halves of the pack, the same ones for both sides:
// a fifth of the pairs tell as much. See --help, and engine/bots/README.md for what came of it.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <optional>
#include <string>

#include "engine/bots/auction_values.h"
#include "engine/bots/playout.h"
#include "engine/bots/stream.h"

namespace {

using namespace twentynine;

constexpr const char* kHelp = R"(auction_pairs A B [options]: how much better A bids than B

  A and B           simple, club, expert or patient, or a number of worlds to try each call in
  --table T         arcade29, classic29, ranked28 or club28; arcade29 if not given
  --pairs N         400 if not given
  --halves N        ways to deal the second four cards, 16 if not given
  --seed N          1 if not given; those above 4,000 were never tuned on

Prints what A's side won of the deals, in per cent, and of game points a deal, with 95% intervals; then each
player's contracts, the milliseconds of processor time that a call took, and the longest.
)";

struct Bidder {
    std::string name;
    std::optional<bots::CallThinking> thinking;  // nothing: the simple player
    double contracts = 0;
    double made = 0;
    double bids = 0;
    double calls = 0;
    double milliseconds = 0;
    double longest = 0;
};

std::optional<Bidder> bidder_named(const std::string& name) {
    Bidder bidder;
    bidder.name = name;
    if (name == "simple") return bidder;
    char* end = nullptr;
    const long worlds = std::strtol(name.c_str(), &end, 10);
    const auto kind = bot_named(name);
    if (kind) {
        bidder.thinking = bots::call_thinking_of(*kind);
    } else if (*end == '\0' && worlds >= 0 && worlds <= 100'000) {
        bidder.thinking = bots::CallThinking{static_cast<int>(worlds)};
    } else {
        return std::nullopt;
    }
    return bidder;
}

Action asked(Bidder& bidder, const View& view, std::uint64_t seed) {
    const std::clock_t before = std::clock();
    const Action action = bidder.thinking ? bots::choose_call_by_values(view, seed, *bidder.thinking)
                                          : choose_at_once(BotKind::kSimple, view, seed);
    const double took = 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    bidder.calls += 1;
    bidder.milliseconds += took;
    bidder.longest = std::max(bidder.longest, took);
    return action;
}

// What team A has of a deal: 1 for a win, and game points more than the others'.
struct Gain {
    double won = 0.5;
    double points = 0;
};

Gain gain_of(const Deal& deal) {
    const auto result = deal.result();
    if (!result) return {};
    const double won = result->winner == Team::kA ? 1 : 0;
    const bool scored = deal.ruleset().deal_score != DealScore::kContractOnly;
    return {won, scored ? result->game_points[0] - result->game_points[1] : 2 * won - 1};
}

void shuffle(Pack& pack, int from, bots::Stream& stream) {
    for (int i = kPackSize - 1; i > from; --i) {
        const auto any = static_cast<int>(stream.below(static_cast<std::uint32_t>(i - from + 1)));
        std::swap(pack[static_cast<std::size_t>(i)], pack[static_cast<std::size_t>(from + any)]);
    }
}

struct Pairs {
    Ruleset ruleset;
    int halves = 16;

    // `bidders` by team.
    Gain play(int dealer, const Pack& pack, const std::array<Bidder*, 2>& bidders, std::uint64_t seed) const {
        Deal deal(ruleset, seat_at(dealer), pack);
        while (deal.turn() && deal.phase() != Phase::kPlay) {
            const Seat seat = *deal.turn();
            Bidder& bidder = *bidders[static_cast<std::size_t>(team_of(seat))];
            if (deal.apply(asked(bidder, view_of(deal, seat), seed))) std::abort();
        }
        if (!deal.turn()) return gain_of(deal);
        Bidder& bidder = *bidders[static_cast<std::size_t>(team_of(deal.contract()->bidder))];
        bidder.contracts += 1;
        bidder.bids += points_of(deal.contract()->bid);
        bots::Stream stream(seed);
        Gain mean{0, 0};
        for (int i = 0; i < halves; ++i) {
            Pack half = pack;
            shuffle(half, kPackSize / 2, stream);
            Deal again(ruleset, seat_at(dealer), half);
            for (const Said& said : deal.said()) again.apply(said.action);
            bots::Seen seen;
            if (again.phase() == Phase::kPlay) bots::play_out(again, seen);
            const Gain gain = gain_of(again);
            mean.won += gain.won / halves;
            mean.points += gain.points / halves;
            if (again.result() && again.result()->made) bidder.made += 1.0 / halves;
        }
        return mean;
    }
};

struct Mean {
    double sum = 0;
    double squares = 0;
    int count = 0;
    void add(double value) {
        sum += value;
        squares += value * value;
        ++count;
    }
    double value() const { return sum / count; }
    double interval() const { return 1.96 * std::sqrt((squares / count - value() * value()) / count); }
};

int fail(const char* sentence) {
    std::fprintf(stderr, "%s See: auction_pairs --help\n", sentence);
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fputs(kHelp, stdout);
        return argc == 2 && std::string(argv[1]) == "--help" ? 0 : 2;
    }
    std::array<std::optional<Bidder>, 2> bidders{bidder_named(argv[1]), bidder_named(argv[2])};
    if (argc % 2 == 0) return fail("An option lacks its value.");
    if (!bidders[0] || !bidders[1]) return fail("There is no such player.");
    Pairs pairs;
    int count = 400;
    int seed = 1;
    for (int i = 3; i + 1 < argc; i += 2) {
        const std::string name = argv[i];
        if (name == "--table" && ruleset_named(argv[i + 1]))
            pairs.ruleset = *ruleset_named(argv[i + 1]);
        else if (name == "--pairs")
            count = std::atoi(argv[i + 1]);
        else if (name == "--halves")
            pairs.halves = std::atoi(argv[i + 1]);
        else if (name == "--seed")
            seed = std::atoi(argv[i + 1]);
        else
            return fail("An option makes no sense.");
    }
    // The other half must still be open when the calls are made.
    if (pairs.ruleset.second_auction_from != 0 || count < 1 || pairs.halves < 1)
        return fail("That can't be.");
    Mean won;
    Mean points;
    bots::Stream stream(static_cast<std::uint64_t>(seed));
    for (int i = 0; i < count; ++i) {
        Pack pack{};
        for (int card = 0; card < kPackSize; ++card)
            pack[static_cast<std::size_t>(card)] = Card::from_index(card);
        shuffle(pack, 0, stream);
        const std::uint64_t deal = stream.next();
        const Gain first = pairs.play(i, pack, {&*bidders[0], &*bidders[1]}, deal);
        const Gain second = pairs.play(i, pack, {&*bidders[1], &*bidders[0]}, deal);
        won.add(50 * (1 + first.won - second.won));
        points.add((first.points - second.points) / 2);
    }
    std::printf("%s, %d pairs: %s %.2f%% +- %.2f of deals against %s, %+.4f +- %.4f game points a deal\n",
                std::string(pairs.ruleset.id).c_str(), count, bidders[0]->name.c_str(), won.value(),
                won.interval(), bidders[1]->name.c_str(), points.value(), points.interval());
    for (const auto& bidder : bidders) {
        std::printf("    %s: %.0f contracts of %.2f on average, %.1f%% made; %.3f ms a call, longest %.1f\n",
                    bidder->name.c_str(), bidder->contracts, bidder->bids / bidder->contracts,
                    100 * bidder->made / bidder->contracts, bidder->milliseconds / bidder->calls,
                    bidder->longest);
    }
    return 0;
}
