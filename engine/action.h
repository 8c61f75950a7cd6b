// What a seat may do, as a small value and as the short string that a press, a bot, a record and a test all
// use: `pass`, `bid 18`, `trump H` (on a marker), `trump 7H` (a card set aside), `trump seventh`, `trump
// none`, `play JS`, and the words `ask`, `expose`, `pair`, `double`, `redouble`, `single`, `cancel`.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cards.h"

namespace twentynine {

// A number of card points that a side promises to take.
enum class Bid : std::uint8_t {};
constexpr int points_of(Bid bid) {
    return static_cast<int>(bid);
}
constexpr Bid bid_of(int points) {
    return static_cast<Bid>(points);
}

class Action {
  public:
    enum class Kind : std::uint8_t {
        kPass,
        kBid,
        kTrump,         // a suit, on a marker
        kTrumpCard,     // a card of the bidder's, set face down
        kTrumpSeventh,  // the suit of the seventh card that the bidder is dealt
        kNoTrump,
        kPlay,
        kAsk,     // for trump to come up, by a void seat
        kExpose,  // trump, by the bidder
        kPair,    // shows king and queen of trump
        kDouble,
        kRedouble,
        kSingle,  // declares a single hand
        kCancel   // the deal, for a hand that may
    };

    constexpr Action() = default;  // a pass
    static constexpr Action pass() { return Action(Kind::kPass, 0); }
    // Any number from 0; those above 255, which no table knows, count as 255.
    static constexpr Action bid(int points) {
        return Action(Kind::kBid, static_cast<std::uint8_t>(points < kMostPoints ? points : kMostPoints));
    }
    static constexpr Action trump(Suit suit) { return Action(Kind::kTrump, static_cast<std::uint8_t>(suit)); }
    static constexpr Action trump_card(Card card) {
        return Action(Kind::kTrumpCard, static_cast<std::uint8_t>(card.index()));
    }
    static constexpr Action play(Card card) {
        return Action(Kind::kPlay, static_cast<std::uint8_t>(card.index()));
    }
    // An action that is its kind alone: any but a bid, a trump suit or card, and a play.
    static constexpr Action plain(Kind kind) { return Action(kind, 0); }

    constexpr Kind kind() const { return kind_; }
    // Each only for its own kind.
    constexpr int points() const { return value_; }
    constexpr Suit suit() const { return static_cast<Suit>(value_); }
    constexpr Card card() const { return Card::from_index(value_); }  // set aside or played
    friend constexpr bool operator==(Action, Action) = default;

  private:
    static constexpr int kMostPoints = 255;
    constexpr Action(Kind kind, std::uint8_t value) : kind_(kind), value_(value) {}
    Kind kind_ = Kind::kPass;
    std::uint8_t value_ = 0;
};

// Any of the choices of trump, one for no trump included.
constexpr bool chooses_trump(Action action) {
    switch (action.kind()) {
        case Action::Kind::kTrump:
        case Action::Kind::kTrumpCard:
        case Action::Kind::kTrumpSeventh:
        case Action::Kind::kNoTrump:
            return true;
        default:
            return false;
    }
}

std::string to_string(Action action);
// Nothing when the text is not an action of the language above. A bid may be any number here, in digits
// alone and without leading zeros (one above 255 reads as 255); what is legal is the deal's to say.
std::optional<Action> action_from_string(std::string_view text);

// The actions open to the seat whose turn it is. At most a pass, 16 bids and a cancelling, or 8 cards with
// the words that may come before one: no allocation.
class LegalActions {
  public:
    constexpr void add(Action action) { actions_[static_cast<std::size_t>(count_++)] = action; }
    constexpr int size() const { return count_; }
    constexpr bool empty() const { return count_ == 0; }
    constexpr Action operator[](int i) const { return actions_[static_cast<std::size_t>(i)]; }
    constexpr const Action* begin() const { return actions_.data(); }
    constexpr const Action* end() const { return actions_.data() + count_; }
    constexpr bool contains(Action action) const {
        for (Action a : *this) {
            if (a == action) return true;
        }
        return false;
    }
    friend constexpr bool operator==(const LegalActions& a, const LegalActions& b) {
        if (a.count_ != b.count_) return false;
        for (int i = 0; i < a.count_; ++i) {
            if (a[i] != b[i]) return false;
        }
        return true;
    }

  private:
    std::array<Action, 32> actions_{};
    int count_ = 0;
};

}  // namespace twentynine
