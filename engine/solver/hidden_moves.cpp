// Which cards the search tries while trump is hidden, and in what order. In runs, as in open_moves.cpp.
#include "hidden_search.h"
#include "move_weights.h"

namespace twentynine::solver {

// As OpenSearch forms them; the card set aside parts its holder's runs, too, as it plays no part yet.
std::uint32_t HiddenSearch::first_run(std::uint32_t cards, std::uint32_t others) const {
    const std::uint32_t lowest = cards & (0u - cards);
    if (secret_.pot.points != 0 && (lowest & trumps()) != 0) return lowest;
    return solver::first_run(cards, others);
}

void HiddenSearch::gather_leads(int leader, Moves& moves) const {
    const auto hand = [&](int place) {
        return open_->hands()[static_cast<std::size_t>((leader + place) & 3)];
    };
    const std::uint32_t others = hand(1) | hand(2) | hand(3) | aside();
    const auto& history = open_->history(0, 0);
    std::uint32_t legal = playable(leader, 0, {});
    for (int run_number = 0; legal != 0; ++run_number) {
        const std::uint32_t run = first_run(legal, others);
        legal &= ~run;
        const int top = highest_of(run);
        const bool beaten = ((hand(1) | hand(3)) & above(top)) != 0;
        const std::uint32_t partners = hand(2) & above(top);
        const bool partner = partners != 0 && ((hand(1) | hand(3)) & above(highest_of(partners))) == 0;
        const Outlook outlook{&kLeadWeights[!beaten   ? 0
                                            : partner ? 1
                                                      : 2],
                              0, (run & trumps()) != 0, count_of((hand(0) >> (top & 24)) & 0xFFu)};
        for_each_worth(run, [&](int card) {
            const int score = outlook.score(card) + history_score(history[static_cast<std::size_t>(card)]);
            moves.add(card, run_number, open_->shuffled(score, card));
        });
    }
}

void HiddenSearch::gather(int leader, int place, const HiddenTrick& trick, Moves& moves) const {
    const auto seat = static_cast<std::size_t>((leader + place) & 3);
    const Hands& hands = open_->hands();
    const std::uint32_t hand = hands[seat];
    const std::uint32_t all = hands[0] | hands[1] | hands[2] | hands[3];
    const std::uint32_t others = (all & ~hand) | aside() | bit_of(trick.open.best);
    const auto& history = open_->history(place, trick.open.led >> 3);
    std::uint32_t legal = playable(static_cast<int>(seat), place, trick);
    const std::size_t is_void = (legal & suit_mask(trick.open.led)) == 0 ? 1 : 0;
    // What can still beat the trick as it is: the other side's cards of those to come.
    const std::uint32_t against = place < 3 ? hands[(seat + 1) & 3] : 0;
    for (int run_number = 0; legal != 0; ++run_number) {
        const std::uint32_t run = first_run(legal, others);
        legal &= ~run;
        const int top = highest_of(run);
        const bool takes = ((top ^ trick.open.best) & 24) == 0 && top > trick.open.best;
        const bool ours = takes || (trick.open.taker - place) % 2 == 0;
        const bool beaten = ours && (against & above(takes ? top : trick.open.best)) != 0;
        const std::size_t how = beaten ? 2 : takes ? 0 : ours ? 1 : 2;
        const Outlook outlook{&kDecidedWeights[static_cast<std::size_t>(place - 1)][is_void][how],
                              trick.open.points, (run & trumps()) != 0,
                              count_of((hand >> (top & 24)) & 0xFFu)};
        const auto add = [&](int card) {
            const int score = outlook.score(card) + history_score(history[static_cast<std::size_t>(card)]);
            moves.add(card, run_number, open_->shuffled(score, card));
        };
        // Only the last seat's card decides a trick that may still see trump come up.
        if (place == 3) {
            add(ours ? top : lowest_of(run));
        } else {
            for_each_worth(run, add);
        }
    }
}

}  // namespace twentynine::solver
