// Which cards the search tries, and in what order: by who takes the trick.
//
// Cards of a hand that are next to each other among the cards still to be played (and the one that wins the
// trick) form a run: they take the same tricks. Of those with the same points one is enough. If the trick is
// decided once the card lies, so is the choice among the run: played now, its points go to the side that
// takes this trick, kept they may still go either way, so the taker's side plays the dearest and the other
// side the cheapest of the run.
#include "bounds.h"
#include "open_search.h"

namespace twentynine::solver {

namespace {

// The run of `legal` that begins with its lowest card; `others` part runs.
std::uint32_t first_run(std::uint32_t legal, std::uint32_t others) {
    const int low = lowest_of(legal);
    const std::uint32_t higher = above(low);
    const std::uint32_t parting = others & higher;
    const std::uint32_t reach = parting == 0 ? higher : higher & (bit_of(lowest_of(parting)) - 1);
    return bit_of(low) | (legal & reach);
}

// One card of each number of points, the cheapest first.
template <typename Then>
void for_each_worth(std::uint32_t run, Then then) {
    int last = -1;
    for (; run != 0; run &= run - 1) {
        const int card = lowest_of(run);
        if (card_points(card) == last) continue;
        last = card_points(card);
        then(card);
    }
}

}  // namespace

void OpenSearch::gather_leads(int leader, std::uint32_t legal, Moves& moves) const {
    const std::uint32_t hand = hands_[static_cast<std::size_t>(leader)];
    const std::uint32_t others = (in_play() & ~hand) | (hand & ~legal);
    const std::uint32_t apart = pot_.points != 0 ? trump_mask_ : 0;
    for (int run_number = 0; legal != 0; ++run_number) {
        const std::uint32_t run =
            (legal & (0u - legal) & apart) != 0 ? legal & (0u - legal) : first_run(legal, others);
        legal &= ~run;
        const int top = highest_of(run);
        const bool next_beats = can_beat((leader + 1) & 3, top, top);
        const bool last_beats = can_beat((leader + 3) & 3, top, top);
        const bool trump = (trump_mask_ & run) != 0;
        const int keep = trump ? 8 : 0;
        if (!next_beats && !last_beats) {
            moves.add(top, run_number, shuffled(100 + 16 * card_points(top) - keep, top));
            continue;
        }
        const bool partner_beats = can_beat((leader + 2) & 3, top, top);
        for_each_worth(run, [&](int card) {
            const int score = (partner_beats ? 40 : 20) - 8 * card_points(card) - (card & 7) - keep;
            moves.add(card, run_number, shuffled(score, card));
        });
    }
}

template <int kPlace>
void OpenSearch::gather(int leader, const OpenTrick& trick, std::uint32_t legal, Moves& moves) const {
    const std::uint32_t hand = hands_[static_cast<std::size_t>((leader + kPlace) & 3)];
    const std::uint32_t others = ((in_play() | bit_of(trick.best)) & ~hand) | (hand & ~legal);
    const std::uint32_t apart = pot_.points != 0 ? trump_mask_ : 0;
    for (int run_number = 0; legal != 0; ++run_number) {
        const std::uint32_t run =
            (legal & (0u - legal) & apart) != 0 ? legal & (0u - legal) : first_run(legal, others);
        legal &= ~run;
        const int top = highest_of(run);
        const bool takes = beats(top, trick.best);
        const int best = takes ? top : trick.best;
        const bool ours = takes || (trick.taker - kPlace) % 2 == 0;
        bool decided = true;
        // Only the other side can still change it.
        if constexpr (kPlace == 1) decided = !can_beat((leader + (ours ? 2 : 3)) & 3, best, trick.led);
        if constexpr (kPlace == 2) decided = !ours || !can_beat((leader + 3) & 3, best, trick.led);
        const int keep = (top & 7) + ((trump_mask_ & run) != 0 ? 8 : 0);
        if (decided && ours) {
            moves.add(top, run_number, shuffled(200 + 8 * trick.points + 16 * card_points(top) - keep, top));
        } else if (decided) {
            const int card = lowest_of(run);
            moves.add(card, run_number, shuffled(100 - 16 * card_points(card) - keep, card));
        } else {
            for_each_worth(run, [&](int card) {
                const int score = (ours ? 150 : 120) - 8 * card_points(card) - keep;
                moves.add(card, run_number, shuffled(score, card));
            });
        }
    }
}

template void OpenSearch::gather<1>(int, const OpenTrick&, std::uint32_t, Moves&) const;
template void OpenSearch::gather<2>(int, const OpenTrick&, std::uint32_t, Moves&) const;
template void OpenSearch::gather<3>(int, const OpenTrick&, std::uint32_t, Moves&) const;

void OpenSearch::sure_points(int leader, int& low, int& high) const {
    const auto hand = [&](int place) { return hands_[static_cast<std::size_t>((leader + place) & 3)]; };
    const std::uint32_t ours = hand(0) | hand(2);
    const std::uint32_t theirs = hand(1) | hand(3);
    low = points_to_cash(hand(0), hand(2), hand(1), hand(3), trump_, tricks_left_, left_);
    high = left_ - points_of_top_trumps(theirs, ours, trump_mask_);
}

}  // namespace twentynine::solver
