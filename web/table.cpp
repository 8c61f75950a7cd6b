#include "table.h"

#include <algorithm>

#include "../engine/shuffle.h"
#include "words.h"

namespace twentynine {

// How often a player that gives no legal answer is asked again before the table plays for it.
constexpr int kAttempts = 3;

void Table::new_deal(double now) {
    const Pack pack = shuffled_pack(platform_.entropy());
    if (match_) {
        match_->deal_next(pack);
    } else {
        match_.emplace(ruleset_, pack);
    }
    begin(now);
}

void Table::deal(Seat dealer, const Pack& pack, double now) {
    Ruleset ruleset = ruleset_;
    ruleset.first_dealer = dealer;
    match_.emplace(ruleset, pack);
    begin(now);
}

void Table::begin(double now) {
    ++deals_;
    history_.clear();
    trick_waits_ = false;
    result_shown_ = false;
    result_at_ = kNever;
    dealing_until_ = kLongAgo;
    settle(now);
}

std::optional<Refusal> Table::act(Action action, double now) {
    if (!match_ || match_->deal().turn() != kYou || trick_waits_) return Refusal::kWrongPhase;
    if (const auto refusal = match_->deal().check(action)) return refusal;
    carry_out(action, now);
    return std::nullopt;
}

void Table::carry_out(Action action, double now) {
    match_->apply(action);
    if (match_->deal().phase() == Phase::kRedeal) {
        new_deal(now);
    } else {
        settle(now);
    }
}

// Takes in what the deal made happen and decides who is asked next, and when.
void Table::settle(double now) {
    ++version_;
    asked_ = false;
    answer_.reset();
    attempts_ = 0;
    not_before_ = now + tempo_.thought();
    for (const Event& event : match_->deal().events()) {
        history_.push_back(event_for(event, kYou));
        switch (event.kind) {
            case Event::Kind::kOpeningDealt:
            case Event::Kind::kRestDealt:
                dealing_until_ = now + tempo_.deal_of_sixteen();
                break;
            case Event::Kind::kCardPlayed:
                not_before_ = now + tempo_.play_card() + tempo_.thought();
                break;
            case Event::Kind::kTrumpRevealed:
                not_before_ = now + tempo_.reveal_shown() + tempo_.thought();
                break;
            case Event::Kind::kTrickTaken:
                trick_waits_ = true;
                break;
            case Event::Kind::kDealOver:
                result_at_ = now + tempo_.play_card() + tempo_.last_look();
                break;
            default:
                break;
        }
    }
    not_before_ = std::max(not_before_, dealing_until_ + tempo_.thought());
    if (const auto turn = match_->deal().turn(); turn && *turn != kYou && !trick_waits_) ask(*turn);
}

void Table::ask(Seat seat) {
    ++ticket_;
    asked_ = true;
    answer_.reset();
    // The player may answer at once, from inside this call.
    platform_.ask_seat(ticket_, seat, encode(view_of(match_->deal(), seat)));
}

// What is due is done by the next tick, never from inside the question.
void Table::answer(int ticket, std::string_view action) {
    if (!asked_ || ticket != ticket_ || answer_) return;
    answer_.emplace(action);
}

bool Table::next_trick(double now) {
    if (!trick_waits_ || match_->deal().phase() == Phase::kOver) return false;
    trick_waits_ = false;
    ++version_;
    not_before_ = now + tempo_.gather() + tempo_.thought();
    if (const auto turn = match_->deal().turn(); turn && *turn != kYou) ask(*turn);
    return true;
}

bool Table::take(std::string_view text, double now) {
    const auto action = action_from_string(text);
    if (!action || match_->deal().check(*action)) return false;
    carry_out(*action, now);
    return true;
}

void Table::tick(double now) {
    if (!match_) return;
    if (now >= result_at_) {
        result_at_ = kNever;
        trick_waits_ = false;
        result_shown_ = true;
        ++version_;
    }
    if (!asked_ || !answer_ || now < not_before_) return;
    const std::string text = *answer_;
    if (take(text, now)) return;
    const Seat seat = *match_->deal().turn();
    const std::string name(words::name_of(seat));
    if (++attempts_ < kAttempts) {
        platform_.log(name + " gave an answer that is not legal and is asked again.");
        ask(seat);
        return;
    }
    platform_.log(name + " gave no legal answer, so the table took the first legal action.");
    carry_out(match_->deal().legal_actions()[0], now);
}

double Table::wake_at() const {
    double wake = result_at_;
    if (asked_ && answer_) wake = std::min(wake, not_before_);
    return wake;
}

bool Table::underway() const {
    if (!match_ || result_shown_) return false;
    return match_->deal().phase() != Phase::kAuction || !match_->deal().calls().empty();
}

}  // namespace twentynine
