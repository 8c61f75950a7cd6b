// Which cards the search tries, and in what order: by who takes the trick.
//
// Cards of a hand that are next to each other among the cards still to be played (and the one that wins the
// trick) form a run: they take the same tricks. Of those with the same points one is enough. If the trick is
// decided once the card lies, so is the choice among the run: played now, its points go to the side that
// takes this trick, kept they may still go either way, so the taker's side plays the dearest and the other
// side the cheapest of the run.
#include <algorithm>

#include "bounds.h"
#include "move_weights.h"
#include "open_search.h"

namespace twentynine::solver {

int OpenSearch::power(int seat, int led) const {
    const std::uint32_t hand = hands_[static_cast<std::size_t>(seat)];
    const std::uint32_t following = hand & suit_mask(led);
    if (following != 0) return strength(highest_of(following));
    const std::uint32_t trumps = hand & trump_mask_;
    return trumps != 0 ? strength(highest_of(trumps)) : 0;
}

void OpenSearch::gather_leads(int leader, std::uint32_t legal, Moves& moves) const {
    const auto hand = [&](int place) { return hands_[static_cast<std::size_t>((leader + place) & 3)]; };
    const std::uint32_t others = hand(1) | hand(2) | hand(3);
    const History& history = history_[0][0];
    const auto add = [&](int card, int run, const Outlook& outlook) {
        const int score = outlook.score(card) + history_score(history[static_cast<std::size_t>(card)]);
        moves.add(card, run, shuffled(score, card));
    };
    for (int run_number = 0; legal != 0;) {
        const int suit = lowest_of(legal) & 24;
        const auto held = [&](int place) { return (hand(place) >> suit) & 0xFFu; };
        const int against = std::max(power((leader + 1) & 3, suit), power((leader + 3) & 3, suit));
        const int partner = power((leader + 2) & 3, suit);
        const auto& low = kSuitPoints.low;
        const auto& high = kSuitPoints.high;
        const int if_ours = high[held(2)][1] + low[held(1)][1] + low[held(3)][1];
        const int if_theirs = low[held(2)][1] + std::max(high[held(1)][1], high[held(3)][1]);
        const bool trump = is_trump(suit);
        const int length = count_of(held(0));
        for (std::uint32_t cards = legal & suit_mask(suit); cards != 0; ++run_number) {
            const std::uint32_t run =
                is_apart(lowest_of(cards)) ? cards & (0u - cards) : first_run(cards, others);
            cards &= ~run;
            const int top = highest_of(run);
            if (against < strength(top)) {
                add(top, run_number, {&kLeadWeights[0], if_ours, trump, length});
                continue;
            }
            const bool ours = partner > against;
            const Outlook outlook{&kLeadWeights[ours ? 1 : 2], ours ? if_ours : if_theirs, trump, length};
            for_each_worth(run, [&](int card) { add(card, run_number, outlook); });
        }
        legal &= ~suit_mask(suit);
    }
}

template <int kPlace>
void OpenSearch::gather(int leader, const OpenTrick& trick, std::uint32_t legal, Moves& moves) const {
    const std::uint32_t hand = hands_[static_cast<std::size_t>((leader + kPlace) & 3)];
    const std::uint32_t others = (in_play() & ~hand) | bit_of(trick.best);
    const History& history = history_[kPlace][static_cast<std::size_t>(trick.led >> 3)];
    const auto add = [&](int card, int run, const Outlook& outlook) {
        const int score = outlook.score(card) + history_score(history[static_cast<std::size_t>(card)]);
        moves.add(card, run, shuffled(score, card));
    };
    const std::size_t is_void = (legal & suit_mask(trick.led)) == 0 ? 1 : 0;
    int partner = 0;
    int next = 0;
    if constexpr (kPlace == 1) {
        partner = power((leader + 3) & 3, trick.led);
        next = power((leader + 2) & 3, trick.led);
    }
    for (int run_number = 0; legal != 0; ++run_number) {
        const std::uint32_t run =
            is_apart(lowest_of(legal)) ? legal & (0u - legal) : first_run(legal, others);
        legal &= ~run;
        const int top = highest_of(run);
        const bool takes = beats(top, trick.best);
        const int best = takes ? top : trick.best;
        const bool ours = takes || (trick.taker - kPlace) % 2 == 0;
        // Only the other side can still change it.
        bool decided = true;
        if constexpr (kPlace == 1) decided = (ours ? next : partner) <= strength(best);
        if constexpr (kPlace == 2) decided = !ours || !can_beat((leader + 3) & 3, best, trick.led);
        Outlook outlook{nullptr, trick.points, is_trump(top), count_of((hand >> (top & 24)) & 0xFFu)};
        if (decided) {
            const std::size_t how = takes ? 0 : ours ? 1 : 2;
            outlook.weights = &kDecidedWeights[kPlace - 1][is_void][how];
            add(ours ? top : lowest_of(run), run_number, outlook);
            continue;
        }
        if constexpr (kPlace == 1) {
            const int now = strength(best);
            const bool likely = ours ? std::max(now, partner) > next : partner > std::max(now, next);
            outlook.weights = &kSecondWeights[likely ? 1 : 0][takes ? 1 : 0];
        } else {
            outlook.weights = &kThirdWeights[takes ? 1 : 0];
        }
        for_each_worth(run, [&](int card) { add(card, run_number, outlook); });
    }
}

template void OpenSearch::gather<1>(int, const OpenTrick&, std::uint32_t, Moves&) const;
template void OpenSearch::gather<2>(int, const OpenTrick&, std::uint32_t, Moves&) const;
template void OpenSearch::gather<3>(int, const OpenTrick&, std::uint32_t, Moves&) const;

}  // namespace twentynine::solver
