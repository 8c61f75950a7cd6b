// The authority: it owns the match, asks each seat's player, keeps what happened for yours, and holds the
// pauses that a person needs. It has no clock of its own: every call says what time it is, in milliseconds.
//
// What leaves it is your View and events that went through event_for(): nothing that you may not know. Only
// what is saved holds more, for your own storage.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "../engine/daily.h"
#include "../engine/match.h"
#include "../engine/view.h"
#include "animation.h"
#include "clock.h"
#include "hint.h"
#include "platform.h"
#include "seal.h"
#include "viewer.h"

namespace twentynine {

// What is agreed when somebody sits down.
struct TableTerms {
    Ruleset ruleset;      // passes validate()
    std::string name;     // of a house table, else empty
    bool clocks = false;  // whether the ruleset's clocks count; at this table they are yours alone, since the
                          // others answer at once
    std::optional<DailyDeal> first = std::nullopt;  // a deal of a day to begin with; what follows is ordinary
};

class Table {
  public:
    // Somebody sits at this ruleset's table without clocks, and nothing is dealt yet.
    Table(Platform& platform, const Ruleset& ruleset) : platform_(platform), terms_{ruleset, {}, false} {}

    void set_tempo(Tempo tempo) { tempo_ = tempo; }

    // Begins a match and deals, or goes on with one that was saved at such a table, exactly as it stood.
    // False, with nothing on the table, if `saved` is neither empty nor such a match.
    bool sit(TableTerms terms, std::string_view saved, double now);
    // Nothing is on the table any more.
    void leave();

    // Abandons what is on the table: at a table without matches the deal moves on, else a match begins.
    void new_deal(double now);
    // Once the result is shown: the next deal, or a new match when this one is over. False before that.
    bool deal_again(double now);
    // Deals this pack from this dealer: for tests and replays.
    void deal(Seat dealer, const Pack& pack, double now);

    // You act. Refused, nothing changes.
    std::optional<Refusal> act(Action action, double now);
    // The answer to a question asked through the platform. One with another ticket than the last is let drop.
    void answer(int ticket, std::string_view action);
    // You take the rest by a claim: the table plays your cards in its order, and goes on quickly to the end.
    // Nothing else can be done meanwhile. False when it isn't your turn to play.
    bool claim(Claim claim, double now);
    // Goes on after a finished trick. False if none is waiting.
    bool next_trick(double now);
    // Your clock stands still: the page is hidden, or a dialog lies over the table.
    void pause(bool on, double now);
    // Lets happen what is due.
    void tick(double now);
    // When the next tick() would change something by itself; kNever if nothing is due.
    double wake_at() const;

    bool dealt() const { return match_.has_value(); }
    View view() const { return view_of(*match_, kYou); }
    // What the players who think are asked about your turn: a word of theirs, the seed of the deal's players,
    // your View.
    std::string question(std::string_view word) const;
    // Events of this deal, for your eyes.
    std::span<const Event> history() const { return history_; }
    // A finished trick lies on the table: until next_trick(), or the last one until what follows comes by
    // itself.
    bool trick_waits() const { return trick_waits_; }
    // The result of the deal, or of a match that was forfeited.
    bool result_shown() const { return result_shown_; }
    // The claim that is being played out.
    const std::optional<Claim>& claimed() const { return claim_; }
    // Until when cards are being dealt.
    double dealing_until() const { return dealing_until_; }
    // From the first action of a deal to its result: what New deal would abandon.
    bool underway() const;
    // Of a match of several deals, from its first action to its end: what leaving would abandon.
    bool match_underway() const;
    // Game points as they have been shown; those of the deal on the table count once its result is.
    Score score() const { return score_; }
    int deal_number() const { return match_->deal_number(); }  // in the match, from 1
    // Nothing more is played in this match, and everybody may know.
    bool match_over() const { return result_shown_ && match_->over(); }
    std::optional<Team> match_winner() const { return match_over() ? match_->winner() : std::nullopt; }
    std::optional<Team> forfeited_by() const { return match_->forfeited_by(); }
    const std::string& name() const { return terms_.name; }
    // Of yours; clock().set() only while it counts for you.
    const Clock& clock() const { return clock_; }
    // How many of your actions in a row the clock has taken, and how many there may be.
    int missed() const { return missed_; }
    static constexpr int kMissesThatForfeit = 3;
    // How many actions the clock has taken at all, and which was the last.
    int actions_taken() const { return actions_taken_; }
    Action action_taken() const { return action_taken_; }

    // The commitments of the deal on the table, if its pack was sealed, and of the deal to come.
    std::optional<Sha256Digest> sealed() const;
    Sha256Digest sealed_next();
    // What you add to the seeds of the deals to come.
    void set_entropy(std::string_view text) { seal_.set_entropy(text); }

    // The match with the deal on the table; without that deal's seed, but with its pack.
    std::string match_text() const;
    // The deals that are over with their seeds; empty before there is one.
    std::string finished_text() const;

    // How many deals have begun, or been taken up again, at this table.
    int deals() const { return deals_; }
    // The deal was taken up where it had been left: what is in its history didn't happen just now.
    bool taken_up() const { return taken_up_; }
    // Rises with every change.
    int version() const { return version_; }

  private:
    void begin_match(double now);
    void deal_next(double now);
    void begin(double now);
    bool take_up(std::string_view saved, double now);
    void clear();
    void carry_out(Action action, double now);
    void settle(double now);
    void note(const Event& event, double now);
    void next_turn(double ready);
    int seconds_to_act() const;
    void time_is_up(double now);
    void ask(Seat seat);
    std::uint64_t seed_of_players() const;
    void act_for_seat(Action action, double now);
    double pause_before(double moving) const;
    std::string next_of_claim() const;
    bool take(std::string_view text, double now);
    void give_answer(double now);
    void take_first_legal(double now);
    void show_result();
    void keep();

    Platform& platform_;
    TableTerms terms_;
    Tempo tempo_;
    Seal seal_;
    std::optional<Match> match_;
    Score score_{};
    std::vector<Event> history_;
    bool trick_waits_ = false;
    bool result_shown_ = false;
    bool taken_up_ = false;
    double dealing_until_ = kLongAgo;
    double result_at_ = kNever;
    double redeal_at_ = kNever;
    // The question that is open.
    int ticket_ = 0;
    int attempts_ = 0;
    bool asked_ = false;
    double not_before_ = 0;
    std::optional<std::string> answer_;
    std::optional<Claim> claim_;
    // Your clock.
    Clock clock_;
    int missed_ = 0;
    int actions_taken_ = 0;
    Action action_taken_;
    double act_by_ = kNever;  // when the table stops waiting for an answer on your behalf
    int deals_ = 0;
    int version_ = 0;
};

}  // namespace twentynine
