// Claiming the rest of a deal: the seat on turn says that its side takes every trick that is left, whatever
// the others hold and do. It is offered only when that is proven in all worlds that agree with the seat's
// View, for a fixed order in which the seat plays its cards, so that whoever plays it out needs nothing but
// that order.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "../view.h"

namespace twentynine::bots {

struct ClaimedLine {
    std::array<Card, kTricksInDeal> cards{};  // all that the seat holds, `count` of them
    int count = 0;
    // Card points that are still to be taken, those on the table and one for the last trick included. In a
    // single hand, where some lie in the hand that sits out, those that are surely taken.
    int points = 0;
    bool alone = true;  // no trick of them may fall to the partner

    std::span<const Card> order() const { return {cards.data(), static_cast<std::size_t>(count)}; }
};

// For the seat on turn in play. Nothing when some world may lose a trick, or when it would take too long to
// prove that none does: the work is bounded, and counted in worlds and positions, not in time.
std::optional<ClaimedLine> claim(const View& view);

// How the line goes on: the first of its cards that is legal; when none is, the first thing that is, which is
// to ask for trump or to play the card that lay aside.
Action next_of(const ClaimedLine& line, const LegalActions& legal);

}  // namespace twentynine::bots
