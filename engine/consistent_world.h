// From what one seat knows to a View of it: a whole deal that agrees with everything the seat was told is
// found, played by the rules, and looked at from that seat. Which of the deals that agree is found makes no
// difference, since a seat has the same View of all of them.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "view.h"

namespace twentynine {

// What a view's text carries.
struct KnownToSeat {
    Ruleset ruleset;
    Seat seat{};
    Seat dealer{};
    std::array<Said, kMostSaid> said{};
    int said_count = 0;
    CardSet hand;               // held now
    std::optional<Suit> trump;  // revealed, or the seat's own secret
    std::optional<Card> aside;  // the card set aside: the seat's own, or anybody's once it was turned up
    std::optional<int> reveal_trick;  // when trump has come up
    Seat revealed_by{};
    std::optional<Cancelled> cancelled;

    std::span<const Said> words() const { return {said.data(), static_cast<std::size_t>(said_count)}; }
};

// The View whose text is `text`, which is what `known` was read from. Nothing when no deal agrees with it.
std::optional<View> view_of_consistent_world(const KnownToSeat& known, std::string_view text);

}  // namespace twentynine
