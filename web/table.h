// The authority: it owns the deal, asks each seat's player, keeps what happened for yours, and holds the
// pauses that a person needs. It has no clock of its own: every call says what time it is, in milliseconds.
//
// What leaves it is your View and events that went through event_for(): nothing that you may not know.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "../engine/match.h"
#include "../engine/view.h"
#include "animation.h"
#include "platform.h"
#include "viewer.h"

namespace twentynine {

class Table {
  public:
    Table(Platform& platform, const Ruleset& ruleset) : platform_(platform), ruleset_(ruleset) {}

    void set_tempo(Tempo tempo) { tempo_ = tempo; }

    // The opening deal, and each one after it with the dealer one seat further.
    void new_deal(double now);
    // Deals this pack from this dealer: for tests and replays.
    void deal(Seat dealer, const Pack& pack, double now);

    // You act. Refused, nothing changes.
    std::optional<Refusal> act(Action action, double now);
    // The answer to a question asked through the platform. One with another ticket than the last is let drop.
    void answer(int ticket, std::string_view action);
    // Goes on after a finished trick. False if none is waiting.
    bool next_trick(double now);
    // Lets happen what is due.
    void tick(double now);
    // When the next tick() would change something by itself; kNever if nothing is due.
    double wake_at() const;

    bool dealt() const { return match_.has_value(); }
    View view() const { return view_of(match_->deal(), kYou); }
    // Events of this deal, for your eyes.
    std::span<const Event> history() const { return history_; }
    // A finished trick lies on the table: until next_trick(), or the eighth until the result comes by itself.
    bool trick_waits() const { return trick_waits_; }
    bool result_shown() const { return result_shown_; }
    // Until when cards are being dealt.
    double dealing_until() const { return dealing_until_; }
    // From the first action of a deal to its result: what New deal would abandon.
    bool underway() const;
    // How many deals have begun.
    int deals() const { return deals_; }
    // Rises with every change.
    int version() const { return version_; }

  private:
    void begin(double now);
    void carry_out(Action action, double now);
    void settle(double now);
    void ask(Seat seat);
    bool take(std::string_view text, double now);

    Platform& platform_;
    Ruleset ruleset_;
    Tempo tempo_;
    std::optional<Match> match_;
    std::vector<Event> history_;
    bool trick_waits_ = false;
    bool result_shown_ = false;
    double dealing_until_ = kLongAgo;
    double result_at_ = kNever;
    // The question that is open.
    int ticket_ = 0;
    int attempts_ = 0;
    bool asked_ = false;
    double not_before_ = 0;
    std::optional<std::string> answer_;
    int deals_ = 0;
    int version_ = 0;
};

}  // namespace twentynine
