// Whether one seat could ever take a trick from another that plays its cards in a known order and has not
// lost a trick so far. Once nothing is hidden, each of the others can be looked at alone: what the rest do
// makes no difference to what it holds or must play.
#pragma once

#include <array>
#include <optional>

#include "../view.h"

namespace twentynine::bots {

// The tricks to come as the seat meets them: the suit that it has to follow and the card it would have to
// beat.
struct Lead {
    Suit led{};
    Card best;
};
struct Leads {
    std::array<Lead, kTricksInDeal> leads{};
    int count = 0;

    void add(Suit led, Card best) { leads[static_cast<std::size_t>(count++)] = {led, best}; }
};

// With these cards in hand, playing as it likes by the rules.
bool could_beat(CardSet hand, const Leads& leads, std::optional<Suit> trump);

// For a View in which nothing is hidden but hands: no seat could take a trick from the viewer, who plays
// `leads` from its turn on; the first of them, if cards lie on the table, met by those still to play alone.
// Exact, unless a seat may have too many different hands to look at.
bool nobody_could_beat(const View& view, const Leads& leads);

}  // namespace twentynine::bots
