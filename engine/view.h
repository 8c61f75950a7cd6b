// All that one seat may know of a deal, and nothing else. It is built by listing what the seat may see. Two
// deals that differ only in what a seat can't know give that seat equal views, byte for byte when encoded.
//
// Bots, the screen and hints get a View, never a Deal.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "deal.h"
#include "score.h"

namespace twentynine {

struct View {
    Ruleset ruleset;
    Seat seat{};
    Seat dealer{};
    Score score{};  // of the match when this deal was dealt; 0:0 without a match target
    Phase phase = Phase::kAuction;
    std::optional<Seat> turn;
    CardSet hand;                         // the viewer's own cards, held now; one set aside is not among them
    std::array<int, 4> card_counts{};     // by seat, without the card set aside
    std::array<Call, kMaxCalls> calls{};  // the first auction so far, `call_count` of them
    int call_count = 0;
    std::array<Call, kMaxCalls> second_calls{};  // the second
    int second_call_count = 0;
    // The highest bid so far of the auction that is open and whose it is (in the second one, at first the
    // contract); nothing before the first bid and outside of auctions.
    std::optional<Call> standing;
    std::optional<Contract> contract;
    std::optional<Suit> trump;  // revealed, or the viewer's own secret
    bool trump_revealed = false;
    bool no_trump = false;          // the contract is played without trump, or by a single hand
    bool card_lies_aside = false;   // a card lies face down on the table, the bidder's
    std::optional<Card> set_aside;  // which, for the bidder alone
    std::optional<Card> turned_up;  // the card that had lain aside, for all to see since trump came up
    // The trick (0..7) in which trump came up and the seat for which it did; -1 before that.
    int reveal_trick = -1;
    std::optional<Seat> revealed_by;
    bool owes_trump = false;  // the seat on turn has asked and plays a trump now if it holds one
    std::optional<Seat> pair_shown_by;
    std::optional<Seat> sits_out;               // the partner of a single hand
    std::array<Trick, kTricksInDeal> tricks{};  // finished ones, `trick_count` of them
    int trick_count = 0;
    Trick trick;
    std::array<int, 2> points{};
    LegalActions legal;  // the viewer's own; empty when it isn't its turn
    std::optional<Result> result;
    std::optional<Cancelled> cancelled;  // in Phase::kRedeal, unless nobody bid
    // Everything that was done so far, `said_count` of it. A trump that somebody else chose in private stays
    // a placeholder to the end.
    std::array<Said, kMostSaid> said{};
    int said_count = 0;

    std::span<const Call> auction() const { return {calls.data(), static_cast<std::size_t>(call_count)}; }
    std::span<const Call> second_auction() const {
        return {second_calls.data(), static_cast<std::size_t>(second_call_count)};
    }
    std::span<const Trick> finished() const { return {tricks.data(), static_cast<std::size_t>(trick_count)}; }
    friend bool operator==(const View&, const View&) = default;
};

// `score`: of the match before this deal.
View view_of(const Deal& deal, Seat seat, const Score& score = {});

// One line of ASCII without spaces, for sending a View to a bot in another module. It carries what can't be
// worked out: what was said and played, the viewer's hand, and trump as far as the viewer knows it. The rest
// is played out again by the rules when it is read.
//
//     29v3;<ruleset>;<seat><dealer>;<words>;<hand>;<trump>;<aside>;<reveal>;<cancelled>;<score>
//
// <ruleset> is ruleset_text.h's. A word is its seat's digit and p (pass), two digits (a bid), t and a suit, *
// (the seventh card), - (no trump) or ? (chosen in private by another seat), k and a card (set aside), a
// (ask), e (expose), r (pair), d, D (double, redouble), s (single), x (cancel), or the card played. <trump>
// is
// - where there is none, ? while the viewer may not know it, else its letter. <aside> is the card set aside,
// if it is the viewer's or was turned up. <reveal> is - while trump is hidden, else the trick (0..7) and the
// seat on whose turn it came up. <cancelled> is - or the number of a Cancelled. <score> is two numbers with a
// comma between them, by team.
std::string encode(const View& view);
// Refuses what encode() can't have made of any deal, with nothing: wrong syntax, an illegal action, a card
// twice, a reveal at the wrong moment, cards that no four hands could hold. Safe with any text of any length.
std::optional<View> decode_view(std::string_view text);

}  // namespace twentynine
