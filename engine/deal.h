// One deal: the auction, the choice of trump, eight tricks, the result. The only authority on who is next, what is
// legal, who wins a trick and what happens by itself; it never learns who plays or who draws.
//
// Source of the rules: the guide and the rules page of the table; where a rule is a field of the Ruleset the code
// says so.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "action.h"
#include "cards.h"
#include "ruleset.h"
#include "seats.h"

namespace twentynine {

enum class Phase : std::uint8_t { kAuction, kTrump, kPlay, kOver, kRedeal };
std::string_view name_of(Phase phase);  // "auction", "trump", "play", "over", "redeal"

inline constexpr int kTricksInDeal = 8;
// 13 bids at most from 16 to 28 (15 from 14), at most three passes before the first bid and two between any two
// bids, three to close: 64 leaves room for every ruleset.
inline constexpr int kMaxCalls = 64;

// Why an action is refused. The name (reason_name) is stable and stands in error objects; the sentence is for people.
enum class Refusal : std::uint8_t {
    kDealOver,       // "deal_over"
    kWrongPhase,     // "wrong_phase"
    kMustRaise,      // "must_raise": a bid must be above the one that stands
    kBidOutOfRange,  // "bid_out_of_range": below the minimum or above the maximum
    kNotInHand,      // "not_in_hand"
    kMustFollowSuit  // "must_follow_suit"
};
std::string_view reason_name(Refusal refusal);
std::string_view sentence_of(Refusal refusal);

struct Call {
    Seat seat{};
    std::optional<Bid> bid;  // nothing: a pass
    friend constexpr bool operator==(const Call&, const Call&) = default;
};

struct Contract {
    Seat bidder{};
    Bid bid{};
    Bid target{};         // card points that the bidding side needs now
    bool forced = false;  // taken by the dealer after three passes
    friend constexpr bool operator==(const Contract&, const Contract&) = default;
};

struct Trick {
    Seat leader{};
    std::array<Card, 4> cards{};  // in order of play, `count` of them
    int count = 0;                // 0..4
    // Who would take it as it stands and its card points so far; meaningful from the first card on.
    Seat winner{};
    int points = 0;
    constexpr Seat seat_of(int i) const { return seat_at(index_of(leader) + i); }
    friend constexpr bool operator==(const Trick&, const Trick&) = default;
};

struct Result {
    bool made = false;
    Team bidding_side{};
    Team winner{};
    std::array<int, 2> game_points{};
    friend constexpr bool operator==(const Result&, const Result&) = default;
};

// What happened, in order, for the screen, the live line and the events strip. What only one seat may know is cut
// by event_for() below, so an Event from a Deal must never reach a seat without it.
struct Event {
    enum class Kind : std::uint8_t {
        kOpeningDealt,   // four cards each
        kCall,           // seat; value: the bid, or 0 for a pass
        kAuctionWon,     // seat; value: the bid
        kForcedBid,      // seat: the dealer; value: the minimum (instead of kAuctionWon)
        kTrumpChosen,    // seat: the bidder; suit: for the bidder's eyes only
        kRestDealt,      // four more each
        kCardPlayed,     // seat, card
        kTrumpRevealed,  // seat: who was void; suit
        kTrickTaken,     // seat: the winner; value: its card points
        kDealOver,       // value: points of the bidding side
        kRedeal
    };
    Kind kind{};
    Seat seat{};
    int value = 0;
    std::optional<Suit> suit;
    std::optional<Card> card;
    friend constexpr bool operator==(const Event&, const Event&) = default;
};
Event event_for(const Event& event, Seat viewer);

class Deal {
  public:
    // `pack` must hold each card once.
    Deal(const Ruleset& ruleset, Seat dealer, const Pack& pack);

    const Ruleset& ruleset() const { return ruleset_; }
    Phase phase() const { return phase_; }
    Seat dealer() const { return dealer_; }
    // Whose turn it is; nothing when the deal is over.
    std::optional<Seat> turn() const;
    LegalActions legal_actions() const;
    // Nothing if the seat on turn may do this now.
    std::optional<Refusal> check(Action action) const;
    // Carries the action out, with all that follows by itself; refused, nothing changes.
    std::optional<Refusal> apply(Action action);
    // What the last apply (or the construction) made happen.
    std::span<const Event> events() const;

    std::span<const Call> calls() const;
    std::optional<Contract> contract() const;  // from the end of the auction on
    std::optional<Bid> standing_bid() const;   // during the auction
    std::optional<Seat> standing_bidder() const;
    std::optional<Suit> trump() const;  // from the choice on, hidden or not
    bool trump_revealed() const;
    CardSet hand(Seat seat) const;             // cards held now
    std::span<const Trick> tricks() const;     // finished ones
    const Trick& trick() const;                // the one being played; count 0 between tricks
    std::array<int, 2> points() const;         // card points taken, by team
    std::optional<Result> result() const;

  private:
    // The state is the implementer's to lay out: small, trivially copyable, no allocation.
};

}  // namespace twentynine
