#include "view.h"

namespace twentynine {

View view_of(const Deal& deal, Seat seat) {
    View view;
    view.ruleset = deal.ruleset();
    view.seat = seat;
    view.dealer = deal.dealer();
    view.phase = deal.phase();
    view.turn = deal.turn();
    view.hand = deal.hand(seat);
    for (const Seat s : kSeats) view.card_counts[static_cast<std::size_t>(s)] = deal.hand(s).size();
    for (const Call& call : deal.calls()) view.calls[static_cast<std::size_t>(view.call_count++)] = call;
    view.contract = deal.contract();
    view.trump_revealed = deal.trump_revealed();
    // The bidder keeps the secret even from the partner.
    const bool knows_trump = view.trump_revealed || (view.contract && view.contract->bidder == seat);
    if (knows_trump) view.trump = deal.trump();
    view.reveal_trick = deal.reveal_trick();
    view.revealed_by = deal.revealed_by();
    for (const Trick& trick : deal.tricks())
        view.tricks[static_cast<std::size_t>(view.trick_count++)] = trick;
    view.trick = deal.trick();
    view.points = deal.points();
    if (view.turn == seat) view.legal = deal.legal_actions();
    view.result = deal.result();
    return view;
}

}  // namespace twentynine
