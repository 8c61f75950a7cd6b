// Deals one after another: who deals, the score, who has won. It is restored from its record by playing
// everything again.
//
// At a table with a match target (rules: "match") the first side that reaches it wins, or the other side when
// one falls to the floor; a redeal leaves the score and the dealer as they are. Without a target each deal is
// by itself: nothing is carried over but the deal moving round.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "action.h"
#include "deal.h"
#include "record.h"
#include "ruleset.h"
#include "score.h"
#include "view.h"

namespace twentynine {

class Match {
  public:
    // The first deal, dealt by the ruleset's first dealer. `ruleset` must pass validate(), a pack hold each
    // card once. `name`: of a house table, for its record.
    Match(const Ruleset& ruleset, const Pack& pack, std::optional<ShuffleProof> proof = std::nullopt,
          std::string name = {});
    // The same, dealt by anybody.
    Match(const Ruleset& ruleset, Seat dealer, const Pack& pack, std::optional<ShuffleProof> proof,
          std::string name);

    const Ruleset& ruleset() const { return record_.ruleset; }
    const std::string& name() const { return name_; }
    const Deal& deal() const { return deal_; }
    int deal_number() const { return deal_number_; }  // from 1
    // Carries the action out; refused, nothing changes. A match that was forfeited takes none (kDealOver).
    std::optional<Refusal> apply(Action action);

    // Whether deal_next() would deal: not once the match is over, and at a table with a match target only
    // when the deal is.
    bool may_deal_next() const;
    // The seat after the dealer, or the same dealer after a redeal (Phase::kRedeal).
    Seat next_dealer() const;
    // Puts the deal away and deals the next, by next_dealer(). False, with nothing changed, unless
    // may_deal_next(); a new match is a new Match.
    bool deal_next(const Pack& pack, std::optional<ShuffleProof> proof = std::nullopt);
    // The same by a certain seat. False, too, for any but next_dealer() at a table with a match target.
    bool deal_next_by(Seat dealer, const Pack& pack, std::optional<ShuffleProof> proof = std::nullopt);
    // The side gives the match up; nothing when it is over already or the table has no matches.
    void forfeit(Team team);

    // When the deal on the table was dealt; 0:0 without a match target.
    const Score& score_before() const { return score_before_; }
    // With the deal on the table once it is over; without a match target the game points of that deal alone.
    Score score() const;
    // Of the match; never without a match target.
    std::optional<Team> winner() const;
    std::optional<Team> forfeited_by() const { return forfeited_by_; }
    // Won, forfeited, or too long (kMostDealsOfMatch).
    bool over() const;

    // The deal so far.
    const Record& record() const { return record_; }
    // All deals, the one on the table included however far it is: with its seed, so for its owner alone.
    MatchRecord whole_record() const;
    // The deals that are over, safe to show to anybody; there may be none. The last kMostDealsOfMatch of them
    // without a match target; there a deal that was left isn't among them. Once the match is forfeited it is
    // the whole record.
    MatchRecord finished_record() const;

  private:
    bool is_match() const { return record_.ruleset.match_target > 0; }

    std::string name_;
    std::vector<DealRecord> put_away_;
    Score score_before_{};  // without the deal on the table
    Record record_;
    Deal deal_;
    int deal_number_ = 1;
    std::optional<Team> forfeited_by_;
};

// What a seat may know of the deal on the table, with the score that it began at.
View view_of(const Match& match, Seat seat);

// Why a record is no match: which of its deals, and what is wrong with it.
struct MatchFault {
    enum class Kind : std::uint8_t {
        kNoDeals,
        kTooManyDeals,
        kWrongDealer,    // the deal hasn't moved on as it should
        kIllegalAction,  // `illegal` says which
        kUnfinished,     // a deal that isn't the last breaks off
        kAfterTheEnd,    // dealt when the match was over
        kForfeit         // given up where that can't be: after its end, or at a table without a match target
    };
    Kind kind{};
    std::size_t deal = 0;
    IllegalAction illegal;
    friend bool operator==(const MatchFault&, const MatchFault&) = default;
};
// The place of the fault in the record's JSON ("/deals/3/actions/7"), and a sentence for people.
std::string where_of(const MatchFault& fault);
std::string sentence_of(const MatchFault& fault);

// The match as it stood when the record was made, all deals played again. Refused if the rules refuse any of
// it. The ruleset must pass validate() and each pack hold each card once.
std::variant<Match, MatchFault> restore(const MatchRecord& record);

// Every deal of a record as it stands at its end, and the score before and after it. With a fault, the deals
// before it.
struct ReplayedDeal {
    Deal deal;
    Score before{};
    Score score{};
};
struct MatchReplay {
    std::vector<ReplayedDeal> deals;
    std::optional<Team> winner;
    bool over = false;
    std::optional<MatchFault> fault;
};
MatchReplay replay(const MatchRecord& record);

}  // namespace twentynine
