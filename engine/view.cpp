#include "view.h"

#include <algorithm>

namespace twentynine {

namespace {

bool is_private_trump(Action action) {
    return chooses_trump(action) && action.kind() != Action::Kind::kNoTrump;
}

// A choice of trump is its seat's own secret, and stays it once trump is up or another contract has taken its
// place; that there is no trump is said aloud.
Said as_seen(const Said& said, Seat viewer) {
    if (said.seat == viewer || !is_private_trump(said.action)) return said;
    return {said.seat, Action::trump(Suit::kSpades), true};
}

}  // namespace

View view_of(const Deal& deal, Seat seat, const Score& score) {
    View view;
    view.ruleset = deal.ruleset();
    view.seat = seat;
    view.dealer = deal.dealer();
    view.score = score;
    view.phase = deal.phase();
    view.turn = deal.turn();
    view.hand = deal.hand(seat);
    for (const Seat s : kSeats) view.card_counts[static_cast<std::size_t>(s)] = deal.hand(s).size();
    for (const Call& call : deal.calls()) view.calls[static_cast<std::size_t>(view.call_count++)] = call;
    for (const Call& call : deal.second_calls()) {
        view.second_calls[static_cast<std::size_t>(view.second_call_count++)] = call;
    }
    view.standing = deal.standing();
    view.contract = deal.contract();
    view.trump_revealed = deal.trump_revealed();
    view.no_trump = deal.no_trump();
    // The bidder keeps the secret even from the partner.
    const bool is_bidder = view.contract && view.contract->bidder == seat;
    if (view.trump_revealed || is_bidder) view.trump = deal.trump();
    view.card_lies_aside = deal.set_aside().has_value();
    if (is_bidder) view.set_aside = deal.set_aside();
    view.turned_up = deal.turned_up();
    view.reveal_trick = deal.reveal_trick();
    view.revealed_by = deal.revealed_by();
    view.owes_trump = deal.owes_trump();
    view.pair_shown_by = deal.pair_shown_by();
    view.sits_out = deal.sits_out();
    for (const Trick& trick : deal.tricks())
        view.tricks[static_cast<std::size_t>(view.trick_count++)] = trick;
    view.trick = deal.trick();
    view.points = deal.points();
    if (view.turn == seat) view.legal = deal.legal_actions();
    view.result = deal.result();
    view.cancelled = deal.cancelled();
    for (const Said& said : deal.said()) {
        view.said[static_cast<std::size_t>(view.said_count++)] = as_seen(said, seat);
    }
    return view;
}

}  // namespace twentynine
