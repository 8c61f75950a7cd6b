// Looks for an order of a hand's cards that a claim holds with: a card at a time, so that what fails early is
// not tried again with every ending.
#pragma once

#include <array>
#include <optional>

#include "claim.h"

namespace twentynine::bots {

// Which cards are tried as the next one: always the highest that is left of a suit, or any of it that makes
// a difference.
enum class Within : std::uint8_t { kFromTheTop, kAnyOrder };

struct NextCards {
    std::array<Card, kTricksInDeal> cards{};
    int count = 0;

    std::span<const Card> all() const& { return {cards.data(), static_cast<std::size_t>(count)}; }
    std::span<const Card> all() && = delete;
};

// Of those left in hand; trumps first, then the longest suit. Of cards with none between them that somebody
// else may still hold, the highest stands for all.
NextCards next_cards(const View& view, CardSet left, Within within);

// Adds cards to `line` until it has all of `left`; false, with the line as it was, if there is no order.
// `holds(line)` says whether the beginning of an order can't lose a trick as far as it goes; what can follows
// from more cards is looked at afterwards.
template <typename Holds>
bool complete(const View& view, Within within, ClaimedLine& line, CardSet left, Holds& holds) {
    if (left.empty()) return true;
    const NextCards next = next_cards(view, left, within);
    for (const Card card : next.all()) {
        line.cards[static_cast<std::size_t>(line.count++)] = card;
        CardSet others = left;
        others.remove(card);
        if (holds(line) && complete(view, within, line, others, holds)) return true;
        --line.count;
    }
    return false;
}

}  // namespace twentynine::bots
