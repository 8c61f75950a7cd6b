#include "auction_values.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <optional>
#include <vector>

#include "auction_worlds.h"
#include "simple.h"

namespace twentynine::bots {
namespace {

using Kind = Action::Kind;

constexpr std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

// Which options are worth trying.
struct Choice {
    CallEvaluation result;
    std::array<bool, 32> tries{};
    int usual = 0;  // the option that is chosen if nothing is tried, and where nothing is better
};

int index_of_action(const View& view, Action action) {
    for (int i = 0; i < view.legal.size(); ++i) {
        if (view.legal[i] == action) return i;
    }
    return -1;
}

void try_action(const View& view, Choice& choice, Action action) {
    const int index = index_of_action(view, action);
    if (index >= 0) choice.tries[at(index)] = true;
}

// The most that a contract of ours at this number, or the one that stands, may bring or cost.
int at_stake(const Bidding& bidding, int number, const CallWeights& weights) {
    int most = 0;
    const auto add = [&](Seat bidder, int bid) {
        for (const bool made : {true, false}) {
            most = std::max(most, std::abs(weights.stakes.of_contract(bid, made, team_of(bidder))));
        }
    };
    add(bidding.seat, number);
    if (bidding.standing) add(bidding.standing->seat, points_of(*bidding.standing->bid));
    return most;
}

// A hand that takes next to nothing, or a contract that is far away, needs no thought; nor does one that is
// as good as made, as long as nobody could be kept out by more.
void consider_call(const View& view, const CallWeights& weights, Choice& choice) {
    const Bidding bidding = bidding_of(view);
    const Four four = four_of(view.hand);
    const Action cancel = Action::plain(Kind::kCancel);
    choice.usual = std::max(index_of_action(view, call_by_table(bidding, four, weights)), 0);
    // Four cards without a point are no loss.
    if (view.legal.contains(cancel)) {
        choice.usual = index_of_action(view, cancel);
        return;
    }
    if (!bidding.bids) return;
    const int lowest = points_of(bidding.bids->lowest);
    const int pass =
        bidding.may_pass ? value_of_pass(bidding, four, weights) : std::numeric_limits<int>::min() / 2;
    constexpr int kClear = 10;  // parts of what is at stake
    if (value_of_bid(bidding, four, lowest, weights) < pass - at_stake(bidding, lowest, weights) / kClear) {
        return;
    }
    try_action(view, choice, Action::pass());
    constexpr int kJumps = 2;
    for (int number = lowest; number <= std::min(lowest + kJumps, kPackPoints); ++number) {
        try_action(view, choice, Action::bid(number));
    }
    for (const int number : {20, 25}) {
        if (number <= lowest) continue;
        if (value_of_bid(bidding, four, number, weights) > pass)
            try_action(view, choice, Action::bid(number));
    }
    choice.tries[at(choice.usual)] = true;
}

// The table knows best which of the suits does best: worlds didn't. They tell which card of it to set aside,
// and what the seventh card or no trump is worth beside it; after a second auction they tell it all.
void consider_trump(const View& view, Choice& choice) {
    const bool on_four = view.hand.size() == 4;
    const int bid = std::clamp(points_of(view.contract->target), kOpeningLowest, kPackPoints);
    const Suit best = on_four ? best_opening_trump(view.hand, bid) : best_trump(view.hand);
    for (int i = 0; i < view.legal.size(); ++i) {
        const Action action = view.legal[i];
        std::optional<Suit> suit;
        if (action.kind() == Kind::kTrump) suit = action.suit();
        if (action.kind() == Kind::kTrumpCard) suit = action.card().suit();
        choice.tries[at(i)] = !suit || (on_four ? *suit == best : view.hand.has_suit(*suit));
    }
    Action usual = Action::trump(best);
    if (!view.legal.contains(usual)) usual = Action::trump_card(view.hand.in_suit(best).lowest());
    choice.usual = std::max(index_of_action(view, usual), 0);
}

void consider_second_call(const View& view, Choice& choice) {
    const auto bids = bid_range(view.legal);
    choice.usual = std::max(index_of_action(view, Action::pass()), 0);
    if (!bids) return;
    choice.tries[at(choice.usual)] = true;
    try_action(view, choice, Action::bid(points_of(bids->lowest)));
}

Choice listed(const View& view) {
    Choice choice;
    for (const Action action : view.legal) choice.result.options[at(choice.result.count++)].action = action;
    return choice;
}

Choice considered(const View& view, const CallWeights& weights) {
    Choice choice = listed(view);
    switch (view.phase) {
        case Phase::kAuction:
            consider_call(view, weights, choice);
            break;
        case Phase::kTrump:
            consider_trump(view, choice);
            break;
        case Phase::kSecondAuction:
            consider_second_call(view, choice);
            break;
        case Phase::kDouble:
            choice.usual = std::max(index_of_action(view, choose_doubling(view)), 0);
            for (int i = 0; i < choice.result.count; ++i) choice.tries[at(i)] = true;
            break;
        default:
            choice.usual = std::max(index_of_action(view, choose_single(view)), 0);
            break;
    }
    return choice;
}

// What each option that is tried came to, world by world.
class Trials {
  public:
    void add(int option, const Outcome& outcome) {
        Trial& trial = trials_[at(option)];
        trial.values.push_back(outcome.value);
        trial.sum += outcome.value;
        trial.wins_twice += outcome.played ? (outcome.won ? 2 : 0) : 1;
    }
    // One option leads each other by more than three times what chance makes of the worlds' differences; or
    // they come to the same in every world.
    bool settled() const {
        const Trial* best = nullptr;
        for (const Trial& trial : trials_) {
            if (!trial.values.empty() && (!best || trial.sum > best->sum)) best = &trial;
        }
        return std::all_of(trials_.begin(), trials_.end(), [best](const Trial& trial) {
            constexpr std::int64_t kTimes = 3;
            std::int64_t squares = 0;
            for (std::size_t i = 0; i < trial.values.size(); ++i) {
                const std::int64_t more = best->values[i] - trial.values[i];
                squares += more * more;
            }
            const std::int64_t lead = best->sum - trial.sum;
            return trial.values.empty() || squares == 0 || lead * lead > kTimes * kTimes * squares;
        });
    }
    int value(int option, int worlds) const { return static_cast<int>(trials_[at(option)].sum / worlds); }
    Chance chance(int option, int worlds) const {
        return trials_[at(option)].wins_twice * (kSure / 2) / worlds;
    }

  private:
    struct Trial {
        std::vector<int> values;
        std::int64_t sum = 0;
        int wins_twice = 0;
    };
    std::array<Trial, 32> trials_;
};

// In so many worlds at the most: a choice that is clear needs fewer.
void try_in_worlds(const View& view, const CallWeights& weights, std::uint64_t seed, int most_worlds,
                   Choice& choice) {
    constexpr int kAtLeast = 200;
    constexpr int kLookEvery = 100;
    CallEvaluation& result = choice.result;
    const Team side = team_of(view.seat);
    const CalledWorlds called(view, weights);
    Stream stream(seed, index_of(view.seat), view.said_count);
    Trials trials;
    int worlds = 0;
    while (worlds < most_worlds) {
        const CalledWorld drawn = called.draw(stream);
        PlayingOn playing(drawn, weights, side);
        for (int option = 0; option < result.count; ++option) {
            if (choice.tries[at(option)])
                trials.add(option, playing.after(result.options[at(option)].action));
        }
        ++worlds;
        if (worlds >= kAtLeast && worlds % kLookEvery == 0 && trials.settled()) break;
    }
    result.worlds = worlds;
    for (int option = 0; option < result.count; ++option) {
        if (!choice.tries[at(option)]) continue;
        CallOption& tried = result.options[at(option)];
        tried.tried = true;
        tried.value = trials.value(option, worlds);
        tried.chance = trials.chance(option, worlds);
    }
}

// What is usual, unless something is better by more than the luck of the worlds: nobody understands a bid on
// nothing that comes to the same as a pass.
void choose(Choice& choice) {
    constexpr int kNearlySame = kSure / 50;
    CallEvaluation& result = choice.result;
    result.best = choice.usual;
    if (result.worlds == 0) return;
    for (int option = 0; option < result.count; ++option) {
        const int needed = result.best == choice.usual ? kNearlySame : 0;
        const int value = result.options[at(option)].value - needed;
        if (choice.tries[at(option)] && value > result.chosen().value) result.best = option;
    }
}

}  // namespace

CallThinking call_thinking_of(BotKind kind) {
    switch (kind) {
        case BotKind::kExpert:
            return {.worlds = 1500};
        case BotKind::kPatient:
            return {.worlds = 5000};
        default:
            return {};
    }
}

CallEvaluation evaluate_call(const View& view, std::uint64_t seed, const CallThinking& thinking) {
    const CallWeights weights = call_weights(view);
    Choice choice = considered(view, weights);
    const auto tries = std::count(choice.tries.begin(), choice.tries.end(), true);
    if (thinking.worlds > 0 && tries > 1) try_in_worlds(view, weights, seed, thinking.worlds, choice);
    choose(choice);
    return choice.result;
}

CallEvaluation weigh_calls(const View& view, std::uint64_t seed, const CallThinking& thinking,
                           std::span<const Action> actions) {
    Choice choice = listed(view);
    if (view.phase == Phase::kSingle) return choice.result;
    for (const Action action : actions) try_action(view, choice, action);
    if (thinking.worlds > 0) try_in_worlds(view, call_weights(view), seed, thinking.worlds, choice);
    return choice.result;
}

Action choose_call_by_values(const View& view, std::uint64_t seed, const CallThinking& thinking) {
    return evaluate_call(view, seed, thinking).chosen().action;
}

}  // namespace twentynine::bots
