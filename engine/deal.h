// One deal: the auction, the choice of trump, eight tricks, the result. The only authority on who is next,
// what is legal, who wins a trick and what happens by itself; it never learns who plays or who draws.
//
// Source of the rules: the guide and the rules page of the table; where a rule is a field of the Ruleset the
// code says so. The auction (auction.h) and the tricks (tricks.h) are machines of their own; a Deal adds the
// hands, the secret of trump and the order of the phases.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "action.h"
#include "auction.h"
#include "cards.h"
#include "refusal.h"
#include "ruleset.h"
#include "seats.h"
#include "tricks.h"

namespace twentynine {

enum class Phase : std::uint8_t {
    kAuction,        // on four cards
    kDouble,         // the defenders may double, then the bidding side redouble; after each auction that was won
    kTrump,          // the bidder chooses
    kSecondAuction,  // on eight cards, at tables that have one; a new contract is doubled and given trump anew
    kSingle,         // each seat in turn from the dealer's left may declare a single hand, at tables that have it
    kPlay,
    kOver,
    kRedeal  // nobody bid, or the deal was cancelled or annulled: no score, the same dealer deals again
};
// "auction", "double", "trump", "second_auction", "single", "play", "over", "redeal"
std::string_view name_of(Phase phase);
// Of a deal in this phase, whether the standing contract has its trump, hidden or not.
constexpr bool trump_chosen(Phase phase) {
    return phase == Phase::kSecondAuction || phase == Phase::kSingle || phase == Phase::kPlay ||
           phase == Phase::kOver;
}

struct Contract {
    Seat bidder{};
    Bid bid{};
    Bid target{};         // card points that the bidding side needs now
    bool forced = false;  // taken by the dealer after three passes
    int stakes = 1;       // 2 doubled, 4 redoubled
    bool single = false;  // a single hand: `bidder` plays alone for all eight tricks, without trump; bid and
                          // target are those of the contract that it replaced
    friend constexpr bool operator==(const Contract&, const Contract&) = default;
};

struct Result {
    bool made = false;
    Team bidding_side{};
    Team winner{};
    std::array<int, 2> game_points{};  // by team
    friend constexpr bool operator==(const Result&, const Result&) = default;
};
// The card points with which a team wins the deal: the target for the bidding side, for the others as many as
// leave too few for it. Not for a single hand.
int points_needed(const Ruleset& ruleset, const Contract& contract, Team team);

// Why a deal ended without a score after somebody had bid.
enum class Cancelled : std::uint8_t {
    kNoPointsInFour,
    kNoPointsInEight,
    kFourJacks,
    kOneSuit,
    kDefendersWithoutTrump,
    kTrumpNeverUp  // annulled
};

// What happened, in order, for the screen, the live line and the events strip. What only one seat may know is
// cut by event_for() below, so an Event from a Deal must never reach a seat without it.
struct Event {
    enum class Kind : std::uint8_t {
        kOpeningDealt,   // four cards each; seat: the dealer
        kCall,           // seat; value: the bid, or 0 for a pass; in either auction
        kAuctionWon,     // seat; value: the bid; in either auction, when it made a contract
        kForcedBid,      // seat: the dealer; value: the minimum (instead of kAuctionWon)
        kDoubled,        // seat; value: the stakes, 2 or 4
        kNotDoubled,     // seat: let its turn to double or redouble go by
        kTrumpChosen,    // seat: the bidder; for its eyes only, suit, and card if one was set aside
        kNoTrump,        // seat: the bidder plays without trump, for all to know
        kRestDealt,      // four more each; seat: the dealer
        kSecondAuction,  // seat: the first to speak
        kContractStays,  // seat: the bidder; the second auction changed nothing
        kSingleHand,     // seat: plays alone
        kNotSingle,      // seat: let its turn to declare a single hand go by
        kCardPlayed,     // seat, card
        kTrumpAsked,     // seat: asked; kTrumpRevealed follows
        kTrumpExposed,   // seat: the bidder turned it up; kTrumpRevealed follows
        kTrumpRevealed,  // seat: for whom it came up; suit; card: the one that had been set aside, back in hand
        kPairShown,      // seat; value: the target now
        kTrickTaken,     // seat: the winner; value: its card points
        kLastTrickPoint, // seat: the winner of the last trick, where that is worth a point
        kDealOver,       // seat: the bidder; value: points of the bidding side
        kCancelled,      // seat: whose hand it was, or the bidder; value: a Cancelled
        kRedeal          // seat: the dealer; after kCancelled too
    };
    Kind kind{};
    Seat seat{};
    int value = 0;
    std::optional<Suit> suit;
    std::optional<Card> card;
    friend constexpr bool operator==(const Event&, const Event&) = default;
};
// The event as `viewer` may know it.
Event event_for(const Event& event, Seat viewer);

// The bids among legal actions: every number from the lowest to the highest, both included.
struct BidRange {
    Bid lowest{};
    Bid highest{};
    friend constexpr bool operator==(const BidRange&, const BidRange&) = default;
};
// Nothing when there is no bid among them.
std::optional<BidRange> bid_range(const LegalActions& legal);

class Deal {
  public:
    // `pack` must hold each card once, `ruleset` pass validate().
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
    std::span<const Event> events() const { return {events_.data(), static_cast<std::size_t>(event_count_)}; }

    std::span<const Call> calls() const { return auction_.calls(); }
    // From the end of the auction on.
    std::optional<Contract> contract() const { return contract_of(auction_); }
    std::optional<Bid> standing_bid() const;  // during the auction
    std::optional<Seat> standing_bidder() const;
    std::optional<Suit> trump() const { return trump_; }  // from the choice on, hidden or not
    bool trump_revealed() const { return tricks_.trump().has_value(); }
    // The trick (0..7) in which trump came up and the seat that was void; -1 and nothing before that.
    int reveal_trick() const { return tricks_.reveal_trick(); }
    std::optional<Seat> revealed_by() const { return tricks_.revealed_by(); }
    CardSet hand(Seat seat) const { return hands_[static_cast<std::size_t>(seat)]; }  // cards held now
    std::span<const Trick> tricks() const { return tricks_.finished(); }
    const Trick& trick() const { return tricks_.current(); }  // the one being played; count 0 between tricks
    std::array<int, 2> points() const { return tricks_.points(); }  // card points taken, by team
    std::optional<Result> result() const;

    friend bool operator==(const Deal&, const Deal&) = default;

  private:
    void call(Action action);
    void choose_trump(Suit suit);
    void play(Card card);
    void reveal_if_void();
    void happened(const Event& event) { events_[event_count_++] = event; }

    Ruleset ruleset_;
    Seat dealer_{};
    Phase phase_ = Phase::kAuction;
    std::uint8_t event_count_ = 0;
    std::optional<Suit> trump_;
    std::array<CardSet, 4> hands_{};
    std::array<CardSet, 4> rest_{};  // the second four cards, dealt once trump is chosen
    Auction auction_;
    Tricks tricks_;
    std::array<Event, 4> events_{};  // one action makes at most three
};

}  // namespace twentynine
