// The auction: calls in turn until one seat holds the contract. It knows nothing of cards.
//
// Source: "Start with a four-card auction" of the guide; the fields of the Ruleset decide where tables
// differ.
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

// At most 15 bids (from 14 to 28), three passes before the first and two between any two: 46. The rest is
// room.
inline constexpr int kMaxCalls = 64;

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

    State state() const { return state_; }
    Seat turn() const { return turn_; }  // only while open
    std::span<const Call> calls() const { return {calls_.data(), static_cast<std::size_t>(count_)}; }
    // The highest bid so far and its seat; from the end on, the contract.
    std::optional<Bid> bid() const { return bid_; }
    Seat bidder() const { return bidder_; }  // only with a bid
    // The dealer was made to take the minimum: there is no call of its own for it.
    bool forced() const { return forced_; }

    // The lowest number that a bid may have now; above the maximum if none is left.
    int lowest_bid(const Ruleset& rules) const;
    // Nothing if the seat on turn may bid this number while the auction is open.
    std::optional<Refusal> check_bid(const Ruleset& rules, int points) const;

    // Each only while the auction is open, and the bid only if check_bid() lets it.
    void make_bid(const Ruleset& rules, int points);
    void pass(const Ruleset& rules);

    friend constexpr bool operator==(const Auction&, const Auction&) = default;

  private:
    void move_on();
    bool has_passed(Seat seat) const { return (passed_ >> index_of(seat)) & 1; }

    std::array<Call, kMaxCalls> calls_{};
    std::uint8_t count_ = 0;
    std::uint8_t passed_ = 0;  // one bit a seat: who may not speak again unless somebody bids
    Seat dealer_{};
    Seat turn_{};
    Seat bidder_{};
    std::optional<Bid> bid_;
    State state_ = State::kOpen;
    bool forced_ = false;
};

}  // namespace twentynine
