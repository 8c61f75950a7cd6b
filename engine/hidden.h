// The part of a deal that one seat can't see, so that a player who thinks can lay it in other ways: a deal is
// played to where the seat's View stands once, and then copied with other hidden cards thousands of times.
#pragma once

#include <array>
#include <optional>

#include "deal.h"

namespace twentynine {

// Everything in a Deal that depends on cards a seat doesn't see, the seat's own cards included.
struct Hidden {
    // A choice of trump, and its place among what was said.
    struct Choice {
        int place = -1;  // -1: none
        Action action;
    };

    std::array<CardSet, 4> hands{};   // held now, without a card set aside
    std::array<CardSet, 4> rest{};    // the second four of each hand, dealt or not
    std::array<Card, 4> sevenths{};   // one of those
    std::optional<Suit> trump;        // that of the standing contract, revealed or not
    std::optional<Card> set_aside;    // while it lies face down
    std::array<Choice, 2> choices{};  // those that other seats made in private, in both auctions
};

}  // namespace twentynine
