// The auction: calls in turn until one seat holds the contract. It knows nothing of cards. The same machine
// runs the first auction, on four cards, and the second one of tables that have it, on eight.
//
// Source: "Start with a four-card auction" of the guide and "The auction" of the rules of 28; the fields of
// the Ruleset decide where tables differ.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "action.h"
#include "refusal.h"
#include "ruleset.h"
#include "seats.h"

namespace twentynine {

// At most 31 bids (each number from 14 to 28 twice, where equal bids take over, and 29), three passes before
// the first and two between any two: 94. The rest is room.
inline constexpr int kMaxCalls = 96;

struct Call {
    Seat seat{};
    std::optional<Bid> bid;  // nothing: a pass
    friend constexpr bool operator==(const Call&, const Call&) = default;
};

class Auction {
  public:
    enum class State : std::uint8_t { kOpen, kSold, kRedeal };

    constexpr Auction() = default;
    constexpr explicit Auction(Seat dealer) : dealer_(dealer), turn_(next(dealer)) {}
    // The second auction: the contract's bid stands, and its holder isn't asked until somebody goes higher.
    static Auction second(Seat dealer, Seat bidder, Bid bid);

    State state() const { return state_; }
    Seat turn() const { return turn_; }  // only while open
    std::span<const Call> calls() const { return {calls_.data(), static_cast<std::size_t>(count_)}; }
    // The highest bid so far and its seat; from the end on, the contract.
    std::optional<Bid> bid() const { return bid_; }
    Seat bidder() const { return bidder_; }  // only with a bid
    // The dealer was made to take the minimum: there is no call of its own for it.
    bool forced() const { return forced_; }
    bool anybody_bid() const { return have_bid_ != 0; }

    // The lowest number that a bid of the seat on turn may have now; above the highest if none is left.
    int lowest_bid(const Ruleset& rules) const;
    // The maximum, or the ceiling of the first of two stages.
    int highest_bid(const Ruleset& rules) const;
    // Nothing if the seat on turn may bid this number while the auction is open.
    std::optional<Refusal> check_bid(const Ruleset& rules, int points) const;

    // Each only while the auction is open, and the bid only if check_bid() lets it.
    void make_bid(const Ruleset& rules, int points);
    void pass(const Ruleset& rules);

    friend constexpr bool operator==(const Auction&, const Auction&) = default;

  private:
    void move_on();
    bool in_stage_one(const Ruleset& rules) const;
    int minimum(const Ruleset& rules) const;
    int lowest_raise(const Ruleset& rules) const;

    std::array<Call, kMaxCalls> calls_{};
    std::uint8_t count_ = 0;
    // One bit a seat.
    std::uint8_t passed_ = 0;    // who may not speak again unless somebody bids
    std::uint8_t out_ = 0;       // who may not speak again at all
    std::uint8_t have_bid_ = 0;  // who made a bid in this auction
    bool second_ = false;
    Seat dealer_{};
    Seat turn_{};
    Seat bidder_{};
    std::optional<Bid> bid_;
    State state_ = State::kOpen;
    bool forced_ = false;
};

}  // namespace twentynine
