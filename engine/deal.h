// One deal: the auction, the choice of trump, eight tricks, the result. The only authority on who is next,
// what is legal, who wins a trick and what happens by itself; it never learns who plays or who draws.
//
// Source of the rules: the guide and the rules page of the table; where a rule is a field of the Ruleset the
// code says so. The auction (auction.h) and the tricks (tricks.h) are machines of their own; a Deal adds the
// hands, the secret of trump and the order of the phases. Its rules stand in files of their own, by name:
// doubling, trump_choice, set_aside, second_auction, single_hand, following, reveal, pair, cancelling, score.
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
    kAuction,  // on four cards
    kDouble,   // the defenders may double, then the bidding side redouble; after each auction that was won
    kTrump,    // the bidder chooses
    kSecondAuction,  // on eight cards, at tables that have one; a new contract is doubled and given trump
                     // anew
    kSingle,  // each seat in turn from the dealer's left may declare a single hand, at tables that have it
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
// Why this table lets its holder cancel the deal on a hand of eight, the card set aside included; nothing if
// it doesn't.
std::optional<Cancelled> reason_to_cancel(const Ruleset& ruleset, CardSet eight);

// What happened, in order, for the screen, the live line and the events strip. What only one seat may know is
// cut by event_for() below, so an Event from a Deal must never reach a seat without it.
struct Event {
    enum class Kind : std::uint8_t {
        kOpeningDealt,    // four cards each; seat: the dealer
        kCall,            // seat; value: the bid, or 0 for a pass; in either auction
        kAuctionWon,      // seat; value: the bid; in either auction, when it made a contract
        kForcedBid,       // seat: the dealer; value: the minimum (instead of kAuctionWon)
        kDoubled,         // seat; value: the stakes, 2 or 4
        kNotDoubled,      // seat: let its turn to double or redouble go by
        kTrumpChosen,     // seat: the bidder; for its eyes only, suit, and card if one was set aside
        kNoTrump,         // seat: the bidder plays without trump, for all to know
        kRestDealt,       // four more each; seat: the dealer
        kSecondAuction,   // seat: the first to speak
        kContractStays,   // seat: the bidder; the second auction changed nothing
        kSingleHand,      // seat: plays alone, and leads
        kNotSingle,       // seat: let its turn to declare a single hand go by
        kCardPlayed,      // seat, card
        kTrumpAsked,      // seat: asked; kTrumpRevealed follows
        kTrumpExposed,    // seat: the bidder turned it up; kTrumpRevealed follows
        kTrumpRevealed,   // seat: for whom it came up; suit; card: the one that had been set aside, back in
                          // hand
        kPairShown,       // seat; value: the target now
        kTrickTaken,      // seat: the winner; value: its card points
        kLastTrickPoint,  // seat: the winner of the last trick, where that is worth a point
        kDealOver,        // seat: the bidder; value: points of the bidding side
        kCancelled,       // seat: whose hand it was, or the bidder; value: a Cancelled
        kRedeal           // seat: the dealer; after kCancelled too
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

// What a seat did.
struct Said {
    Seat seat{};
    Action action;
    bool hidden = false;  // in a View: a trump chosen in private by somebody else; `action` is a placeholder
    friend constexpr bool operator==(const Said&, const Said&) = default;
};
// Two auctions, eight words to double, two choices of trump, four to a single hand, 32 cards and the words
// before them, with room.
inline constexpr int kMostSaid = 256;

struct Hidden;

class Deal {
  public:
    // `pack` must hold each card once, `ruleset` pass validate().
    Deal(const Ruleset& ruleset, Seat dealer, const Pack& pack);

    const Ruleset& ruleset() const { return ruleset_; }
    Phase phase() const { return phase_; }
    Seat dealer() const { return dealer_; }
    // Whose turn it is; nothing when the deal is over.
    std::optional<Seat> turn() const;
    // In each phase: a pass first, then rising bids, suits or cards, then the words.
    LegalActions legal_actions() const;
    // Nothing if the seat on turn may do this now.
    std::optional<Refusal> check(Action action) const;
    // Carries the action out, with all that follows by itself; refused, nothing changes.
    std::optional<Refusal> apply(Action action);
    // The same for an action that is known to be legal, unchecked: for players who play a deal on in thought,
    // thousands of times.
    void apply_legal(Action action);
    // Of the seat on turn in play, cheaper than its legal actions: the cards it may play, none while it has
    // to ask first, and whether it may say a word.
    CardSet playable_cards() const { return must_ask() ? CardSet() : playable_now(); }
    bool may_ask() const;
    bool may_expose() const;
    bool may_show_pair() const;
    // Puts other hidden cards in place of its own (hidden.h). They must agree with everything that was done,
    // or the deal is none that could have been played.
    void lay(const Hidden& hidden);
    // What the last apply (or the construction) made happen.
    std::span<const Event> events() const { return {events_.data(), static_cast<std::size_t>(event_count_)}; }
    // Everything that was done so far; whole, so never for a seat's eyes.
    std::span<const Said> said() const { return {said_.data(), static_cast<std::size_t>(said_count_)}; }

    std::span<const Call> calls() const { return auction_.calls(); }
    std::span<const Call> second_calls() const { return second_.calls(); }
    // While one of the auctions is open, the highest bid of it and whose it is; in the second, at first the
    // contract.
    std::optional<Call> standing() const;
    std::optional<Bid> standing_bid() const;
    std::optional<Seat> standing_bidder() const;
    // From the end of the auction on.
    std::optional<Contract> contract() const { return contract_; }
    // From the choice on, hidden or not; nothing when the contract is played without.
    std::optional<Suit> trump() const { return trump_; }
    bool no_trump() const { return no_trump_; }
    bool trump_revealed() const { return tricks_.trump().has_value(); }
    // The bidder's card while it lies face down, and once it has been turned up.
    std::optional<Card> set_aside() const { return set_aside_; }
    std::optional<Card> turned_up() const { return turned_up_; }
    // The trick (0..7) in which trump came up and the seat on whose turn; -1 and nothing before that.
    int reveal_trick() const { return tricks_.reveal_trick(); }
    std::optional<Seat> revealed_by() const { return tricks_.revealed_by(); }
    // The seat on turn has asked and plays a trump now if it holds one.
    bool owes_trump() const { return owes_trump_; }
    std::optional<Seat> pair_shown_by() const { return pair_shown_by_; }
    std::optional<Seat> sits_out() const { return trick().sits_out; }  // the partner of a single hand
    // Cards held now, without the one set aside.
    CardSet hand(Seat seat) const { return hands_[static_cast<std::size_t>(seat)]; }
    // The second four of its cards, dealt yet or not, and the third of those.
    CardSet rest(Seat seat) const { return rest_[static_cast<std::size_t>(seat)]; }
    Card seventh(Seat seat) const { return sevenths_[static_cast<std::size_t>(seat)]; }
    std::span<const Trick> tricks() const { return tricks_.finished(); }
    const Trick& trick() const { return tricks_.current(); }  // the one being played; count 0 between tricks
    std::array<int, 2> points() const { return tricks_.points(); }  // card points taken, by team
    std::optional<Result> result() const;
    std::optional<Cancelled> cancelled() const { return cancelled_; }

    friend bool operator==(const Deal&, const Deal&) = default;

  private:
    using Refused = std::optional<Refusal>;

    // deal_legal.cpp
    bool played_here(Action::Kind kind) const;
    bool fits_phase(Action::Kind kind) const;
    void add_words(LegalActions& legal) const;
    // deal.cpp
    bool auction_is_open() const { return phase_ == Phase::kAuction || phase_ == Phase::kSecondAuction; }
    Auction& open_auction() { return phase_ == Phase::kSecondAuction ? second_ : auction_; }
    const Auction& open_auction() const { return phase_ == Phase::kSecondAuction ? second_ : auction_; }
    void carry_out(Action action);
    void pass();
    void call(Action action);
    void auction_won();
    void begin_play();
    void play(Card card);
    void finish();
    CardSet& hand_of(Seat seat) { return hands_[static_cast<std::size_t>(seat)]; }
    void happened(const Event& event) { events_[event_count_++] = event; }
    // doubling.cpp
    void begin_doubling();
    Refused check_doubling(Action::Kind kind) const;
    void let_doubling_go();
    void double_stakes();
    // trump_choice.cpp
    void begin_trump_choice();
    void add_trumps(LegalActions& legal) const;
    Refused check_trump(Action action) const;
    void choose_trump(Action action);
    void clear_trump();
    void deal_rest();
    // set_aside.cpp
    void set_card_aside(Card card);
    void take_back_set_aside();
    bool set_aside_comes_up() const;
    // second_auction.cpp
    bool second_auction_is_due() const;
    void begin_second_auction();
    // single_hand.cpp
    void begin_single();
    void let_single_go();
    void declare_single();
    // following.cpp
    CardSet playable_now() const;
    Refused check_play(Card card) const;
    // reveal.cpp
    bool hidden() const { return trump_ && !trump_revealed(); }
    bool void_on_turn() const;
    bool must_ask() const;
    void ask();
    void expose();
    void reveal_by_itself();
    void reveal();
    // pair.cpp
    void show_pair();
    // cancelling.cpp
    std::optional<Cancelled> may_cancel() const;
    void cancel(Cancelled reason, Seat seat);
    bool defenders_are_without_trump() const;

    Ruleset ruleset_;
    Seat dealer_{};
    Phase phase_ = Phase::kAuction;
    Seat speaker_{};  // on turn to double or to declare a single hand
    bool no_trump_ = false;
    bool rest_is_dealt_ = false;
    bool owes_trump_ = false;
    std::uint8_t acted_in_play_ = 0;  // one bit a seat
    std::uint8_t event_count_ = 0;
    std::int16_t said_count_ = 0;
    std::optional<Contract> contract_;
    std::optional<Suit> trump_;
    std::optional<Card> set_aside_;
    std::optional<Card> turned_up_;
    std::optional<Seat> pair_shown_by_;
    std::optional<Cancelled> cancelled_;
    std::array<CardSet, 4> hands_{};
    std::array<CardSet, 4> rest_{};   // the second four cards, dealt once trump is chosen
    std::array<Card, 4> sevenths_{};  // by seat: the third of those
    Auction auction_;
    Auction second_;
    Tricks tricks_;
    std::array<Event, 8> events_{};  // one action makes at most six
    std::array<Said, kMostSaid> said_{};
};

}  // namespace twentynine
