#include "table.h"

#include <algorithm>

#include "../engine/bots/players_seed.h"
#include "../engine/match_text.h"
#include "words.h"

namespace twentynine {
namespace {

// How often a player that gives no legal answer is asked again before the table plays for it.
constexpr int kAttempts = 3;
// How long an answer on your behalf is waited for.
constexpr double kPatience = 5000;
// How long it stays to be read that the deal is dealt again.
constexpr double kRedealNotice = 2600;

}  // namespace

std::optional<Refusal> Table::act(Action action, double now) {
    if (!match_ || match_->deal().turn() != kYou || trick_waits_) return Refusal::kWrongPhase;
    if (const auto refusal = match_->deal().check(action)) return refusal;
    missed_ = 0;
    carry_out(action, now);
    keep();
    return std::nullopt;
}

void Table::carry_out(Action action, double now) {
    match_->apply(action);
    settle(now);
}

// Takes in what the deal made happen and decides who is next, and when.
void Table::settle(double now) {
    ++version_;
    attempts_ = 0;
    not_before_ = now + pause_before(0);
    for (const Event& event : match_->deal().events()) note(event, now);
    not_before_ = std::max(not_before_, dealing_until_ + tempo_.thought());
    next_turn(not_before_ - tempo_.thought());
}

void Table::note(const Event& event, double now) {
    history_.push_back(event_for(event, kYou));
    switch (event.kind) {
        case Event::Kind::kOpeningDealt:
        case Event::Kind::kRestDealt:
            dealing_until_ = now + tempo_.deal_of_sixteen();
            break;
        case Event::Kind::kCardPlayed:
            not_before_ = now + pause_before(tempo_.play_card());
            break;
        case Event::Kind::kTrumpRevealed:
        case Event::Kind::kPairShown:
            not_before_ = now + tempo_.reveal_shown() + tempo_.thought();
            break;
        case Event::Kind::kTrickTaken:
            trick_waits_ = true;
            break;
        case Event::Kind::kDealOver:
            result_at_ = now + tempo_.play_card() + tempo_.last_look();
            break;
        case Event::Kind::kRedeal:
            redeal_at_ = now + kRedealNotice;
            break;
        default:
            break;
    }
}

// The seat on turn is asked, or your clock begins when things have come to rest.
void Table::next_turn(double ready) {
    asked_ = false;
    answer_.reset();
    act_by_ = kNever;
    clock_.stop();
    const auto turn = match_->deal().turn();
    if (!turn || trick_waits_ || match_->over()) return;
    if (*turn != kYou) {
        ask(*turn);
    } else if (claim_) {
        asked_ = true;
        ++ticket_;
        answer_ = next_of_claim();
    } else if (const int seconds = seconds_to_act(); seconds > 0) {
        clock_.start(seconds, ready);
    }
}

// By the ruleset: a seat that may ask for trump decides on that first.
int Table::seconds_to_act() const {
    if (!terms_.clocks) return 0;
    const Deal& deal = match_->deal();
    const Ruleset& rules = deal.ruleset();
    if (deal.phase() == Phase::kTrump) return rules.trump_clock;
    if (deal.phase() != Phase::kPlay) return rules.bid_clock;
    const bool may_ask = deal.legal_actions().contains(Action::plain(Action::Kind::kAsk));
    return may_ask && rules.reveal_clock > 0 ? rules.reveal_clock : rules.play_clock;
}

void Table::ask(Seat seat) {
    ++ticket_;
    asked_ = true;
    answer_.reset();
    // The player may answer at once, from inside this call.
    platform_.ask_seat(ticket_, seat, seed_of_players(), encode(view_of(*match_, seat)));
}

std::string Table::question(std::string_view word) const {
    return std::string(word).append(" ").append(std::to_string(seed_of_players())) + " " + encode(view());
}

std::uint64_t Table::seed_of_players() const {
    const std::optional<Sha256Digest> commitment = sealed();
    return commitment ? players_seed(*commitment) : 0;
}

// What is due is done by the next tick, never from inside the question.
void Table::answer(int ticket, std::string_view action) {
    if (!asked_ || ticket != ticket_ || answer_) return;
    answer_.emplace(action);
}

bool Table::next_trick(double now) {
    if (!match_ || !trick_waits_ || match_->deal().phase() != Phase::kPlay) return false;
    trick_waits_ = false;
    ++version_;
    not_before_ = now + pause_before(tempo_.gather());
    next_turn(now + tempo_.gather());
    keep();
    return true;
}

bool Table::claim(Claim claim, double now) {
    if (!match_ || match_->deal().turn() != kYou || match_->deal().phase() != Phase::kPlay || trick_waits_) {
        return false;
    }
    claim_ = std::move(claim);
    missed_ = 0;
    ++version_;
    not_before_ = now;
    next_turn(now);
    return true;
}

// What is said before a card, where nothing else is legal, isn't in the claim.
std::string Table::next_of_claim() const {
    const LegalActions legal = match_->deal().legal_actions();
    for (const Card card : claim_->line) {
        if (legal.contains(Action::play(card))) return to_string(Action::play(card));
    }
    return to_string(legal[0]);
}

// How long the next seat waits, once something begins to move that takes so long. Nobody waits for a claim.
double Table::pause_before(double moving) const {
    constexpr double kBriskly = 130;
    return claim_ ? std::min(moving, kBriskly) : moving + tempo_.thought();
}

void Table::pause(bool on, double now) {
    if (on) {
        clock_.pause(now);
    } else {
        clock_.go_on(now);
    }
}

void Table::act_for_seat(Action action, double now) {
    if (match_->deal().turn() == kYou && !claim_) {
        ++actions_taken_;
        action_taken_ = action;
    }
    carry_out(action, now);
}

bool Table::take(std::string_view text, double now) {
    const auto action = action_from_string(text);
    if (!action || match_->deal().check(*action)) return false;
    act_for_seat(*action, now);
    return true;
}

void Table::take_first_legal(double now) {
    act_for_seat(match_->deal().legal_actions()[0], now);
}

// The answer to the open question has come, and its time.
void Table::give_answer(double now) {
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
    take_first_legal(now);
}

// Your View alone is asked what to do for you, as any other seat's would be. The third time in a row gives up
// the match, where there is one.
void Table::time_is_up(double now) {
    ++version_;
    ++missed_;
    clock_.stop();
    attempts_ = 0;
    if (missed_ >= kMissesThatForfeit && match_->ruleset().match_target > 0) {
        match_->forfeit(kYourSide);
        show_result();
        return;
    }
    not_before_ = now;
    act_by_ = now + kPatience;
    ask(kYou);
}

void Table::show_result() {
    result_at_ = kNever;
    trick_waits_ = false;
    result_shown_ = true;
    score_ = match_->score();
    ++version_;
    const MatchRecord finished = match_->finished_record();
    platform_.deal_over(encode(finished), static_cast<int>(finished.deals.size()) - 1, match_->over());
}

void Table::tick(double now) {
    if (!match_) return;
    const int before = version_;
    const bool shows_other = clock_.tick(now);
    if (now >= redeal_at_) deal_next(now);
    if (now >= result_at_) show_result();
    if (clock_.run_out() && !asked_) time_is_up(now);
    if (asked_ && answer_ && now >= not_before_) {
        give_answer(now);
    } else if (now >= act_by_) {
        take_first_legal(now);
    }
    if (version_ != before) keep();
    if (shows_other) ++version_;
}

double Table::wake_at() const {
    double wake = std::min({result_at_, redeal_at_, act_by_, clock_.wake_at()});
    if (asked_ && answer_) wake = std::min(wake, not_before_);
    return wake;
}

bool Table::underway() const {
    if (!match_ || result_shown_) return false;
    return match_->deal().phase() != Phase::kAuction || !match_->deal().calls().empty();
}

bool Table::match_underway() const {
    if (!match_ || match_->ruleset().match_target == 0 || match_over()) return false;
    return match_->deal_number() > 1 || result_shown_ || underway();
}

}  // namespace twentynine
