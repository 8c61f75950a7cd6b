// What the players who think tell you: a hint when you ask for one, and whether the rest is yours.
#include "scene_parts.h"
#include "screen.h"

namespace twentynine {
namespace {

// A claim is only asked about when so few cards are held that it costs little.
constexpr int kCardsToClaim = 5;

}  // namespace

void Screen::ask_players(Wanted& wanted, std::string_view word) {
    wanted = {++tickets_, table_.deals(), view_.said_count};
    platform_.ask_players(wanted.ticket, table_.question(word));
}

bool Screen::still_wanted(const Wanted& wanted) const {
    return wanted.ticket != 0 && wanted.deal == table_.deals() && wanted.said == view_.said_count &&
           view_.turn == kYou;
}

void Screen::press_hint(double now) {
    if (hint_.state != Hint::State::kNone) {
        put_hint_away();
        return;
    }
    hint_.state = Hint::State::kAsked;
    hint_.asked_at = now;
    ask_players(hint_wanted_, "hint");
}

void Screen::press_chances() {
    hint_.chances_shown = !hint_.chances_shown;
    if (hint_.chances_shown) platform_.announce(chances_told(view_, hint_));
}

// Whether chances are shown is kept for the next one.
void Screen::put_hint_away() {
    const bool shown = hint_.chances_shown;
    hint_ = {};
    hint_.chances_shown = shown;
    hint_wanted_ = {};
}

void Screen::ask_whether_to_claim() {
    const int held = view_.hand.size() + (view_.set_aside ? 1 : 0);
    const bool playing = view_.phase == Phase::kPlay && view_.sits_out != kYou;
    if (playing && held > 1 && held <= kCardsToClaim) ask_players(claim_wanted_, "claim");
}

// Nobody has done anything since, or it is about what was.
void Screen::drop_what_is_past() {
    if (!still_wanted(hint_wanted_)) put_hint_away();
    if (still_wanted(claim_wanted_)) return;
    claim_wanted_ = {};
    claim_.reset();
}

void Screen::told(int ticket, std::string_view answer) {
    if (ticket == 0 || !table_.dealt()) return;
    if (ticket == hint_wanted_.ticket && still_wanted(hint_wanted_) && hint_.state == Hint::State::kAsked) {
        tell(hint_, view_, answer);
        dirty_ = true;
        if (hint_.told()) {
            platform_.announce("Hint: " + hint_.title + ". " + hint_.sentence);
        } else {
            platform_.announce("No hint can be had now.");
        }
    } else if (ticket == claim_wanted_.ticket && still_wanted(claim_wanted_)) {
        claim_ = claim_from(answer, view_);
        dirty_ = true;
        if (claim_) platform_.announce(std::string(words::may_claim(claim_->alone)));
    }
}

void Screen::claim_the_rest(double now) {
    if (!claim_) return;
    const std::string told = words::claimed(claim_->points, claim_->alone);
    if (!table_.claim(*claim_, now)) return;
    claim_.reset();
    choice_.card.reset();
    platform_.announce(told);
}

// When it has to be said that a hint is being thought about.
double Screen::hint_due() const {
    return hint_.state == Hint::State::kAsked ? hint_.asked_at + Hint::kQuietWait : kLongAgo;
}

// When the finished trick of a claim goes by itself.
double Screen::gather_due() const {
    constexpr double kLook = 260;
    const bool lies = table_.claimed() && table_.trick_waits() && view_.phase == Phase::kPlay;
    return lies ? timeline_.trick_done + kLook : kNever;
}

}  // namespace twentynine
