// Why an expert does what it does, in one reason with its facts. A reason is only given where what it says is
// true of the position and of what was evaluated; where none of the simple ones holds, the chances alone are
// told. The sentences are web/words_hint.cpp's.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "../view.h"
#include "auction_values.h"
#include "evaluation.h"

namespace twentynine::bots {

// Which facts of the Explanation belong to a reason is said in backquotes.
enum class Reason : std::uint8_t {
    // Of anything.
    kOnlyAction,  // nothing else is legal
    // Of a card, and of a word before one. The trick's points in `points`, as it will be with the card.
    kMadeAlready,       // the contract is made: the rest doesn't matter
    kBrokenAlready,     // it can't be made any more
    kFeedPartner,       // `seat`, the partner, has the trick for certain with `other`; the card adds `points`
    kPartnerHasIt,      // the same, and the card adds nothing
    kDontTrumpPartner,  // the same, and one could have trumped
    kKeepFromPartner,   // the same, and `kept`, a jack or a nine, would have been wasted on it
    kLastTakes,         // nobody plays after: the card takes the trick, the only one that can
    kLastCheapest,      // ... the one with the fewest points of those that take it
    kLastRichest,       // ... the one with the most points of those
    kTrumpIt,           // a trump on another suit takes the trick so far, in which `points` lie
    kTrumpItSurely,     // ... and nobody can take it back
    kNobodyBeats,       // nobody can take the trick from the card
    kLeadTop,           // a lead: nothing stronger of its suit is out
    kStrongestLeft,     // not a lead: the same
    kDrawTrumps,        // a lead of trump, of which `count` are still out
    kCheapLead,         // a lead that gives no points away
    kCannotWin,         // no legal card takes it: the card is one with the fewest points
    kKeepForLater,      // no points lie there, and `kept`, a jack or a nine, would have taken it
    kKeepTrumps,        // no points lie there, and one could have trumped
    kLikelyOurs,        // the partner has it, and our side keeps it by `chance`: the card adds points
    kAskToTrump,        // trump is known to the seat, which holds one that takes the trick
    kShowPair,          // moves the target by `count` points our way
    kCancel,            // the hand that may cancel has no points
    kBestChance,        // our side wins the deal by `chance`, and by `next` with `instead`, the next best
    kNearlyBest,        // ... a hair less than with `instead`, and brings more card points
    kEqualChance,       // our side wins the deal by `chance`, whatever is done
    // Of what is said before the play. `four`: the first four cards, with `suit` as trump.
    kFourMake,      // a bid: the four make `points` by `chance`
    kFourTooWeak,   // a pass: the lowest bid open, `points`, they make by `chance` alone
    kPartnerBids,   // a pass: `seat`, the partner, holds the bid of `points`
    kTrumpForFour,  // trump: by `chance` for `points`; by `next` with `other_suit`, the next best
    kTrumpAlone,    // ... the only suit that was held
    kTrumpLeast,    // the card set aside besides, the weakest of its suit there
    kBestCall,      // our side wins the deal by `chance` after it, by `next` after `instead`, the next best
    kSaid,          // nothing more than that the expert would
};
inline constexpr int kReasons = static_cast<int>(Reason::kSaid) + 1;
// "feed_partner"
std::string_view name_of(Reason reason);

struct Explanation {
    Reason reason = Reason::kSaid;
    Action action;
    std::optional<Card> other;
    std::optional<Card> kept;
    std::optional<Seat> seat;
    std::optional<Suit> suit;
    std::optional<Suit> other_suit;
    std::optional<Action> instead;
    int points = 0;
    int count = 0;
    Chance chance = 0;
    Chance next = 0;
    bool makes = false;  // the chances are those of making the contract, not of breaking it
    friend bool operator==(const Explanation&, const Explanation&) = default;
};

// Of the chosen option, in the play phase.
Explanation explain(const View& view, const Evaluation& evaluation);
// Whether its chances are those of cards among each other; else a word is among what was weighed.
bool compares_cards(const Evaluation& evaluation);
// In the other phases, of any action by the first four cards alone, and of the chosen one.
Explanation explain_call(const View& view, Action action);
Explanation explain_call(const View& view, const CallEvaluation& evaluation);

// What the expert would do, why, and how likely each action is to win the deal for the seat's side.
struct Advice {
    struct Chances {
        Action action;
        Chance chance = 0;
    };
    Action action;
    Explanation why;
    // In the order of View::legal, `count` of them; none before the play. Those of words only where one is
    // advised, or weighed against the only card.
    std::array<Chances, 32> chances{};
    int count = 0;
};
// The same for the same view and seed as what the expert does. The view must be of the seat on turn.
Advice advise(const View& view, std::uint64_t seed);

}  // namespace twentynine::bots
