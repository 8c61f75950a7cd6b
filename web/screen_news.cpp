// Learns what the table has done: what moves, what is announced, where the focus goes.
#include "screen.h"
#include "words.h"
#include "words_time.h"

namespace twentynine {

void Screen::take_in(double now) {
    if (table_.version() == seen_version_) return;
    seen_version_ = table_.version();
    dirty_ = true;
    const View before = view_;
    view_ = table_.view();
    drop_what_is_past();
    if (table_.deals() != seen_deals_) begin_deal(now);
    const std::span<const Event> history = table_.history();
    const std::size_t from = told_;
    for (; told_ < history.size(); ++told_) take_in(history[told_], before, now);
    say_news(from);
    say_time();
    if (table_.result_shown() && timeline_.result_shown == kLongAgo) show_result(now);
}

// Another deal is on the table, perhaps by other rules. One that was taken up lies there as it was left.
void Screen::begin_deal(double now) {
    seen_deals_ = table_.deals();
    told_ = 0;
    const TableShape shape = shape_of(view_.ruleset);
    if (!(shape == layout_.shape)) layout_ = lay_out(drawn_, shape);
    const std::optional<Sha256Digest> sealed = table_.sealed();
    commitment_ = sealed ? hex_of(*sealed) : std::string();
    timeline_ = Timeline{};
    choice_ = Choice{};
    choice_.bid = words::number(view_.ruleset.minimum_bid);
    last_trick_shown_ = false;
    turn_began_ = kNoTurn;
    seen_actions_taken_ = table_.actions_taken();
    if (!table_.taken_up()) return;
    told_ = table_.history().size();
    platform_.announce(words::match_taken_up());
    if (table_.trick_waits()) {
        timeline_.trick_done = now;
        if (view_.phase == Phase::kPlay) put_focus("next-trick");
    }
}

void Screen::take_in(const Event& event, const View& before, double now) {
    switch (event.kind) {
        case Event::Kind::kOpeningDealt:
            timeline_.opening_dealt = now;
            break;
        case Event::Kind::kRestDealt:
            timeline_.rest_dealt = now;
            timeline_.held_before_rest = before.hand;
            choice_.card.reset();
            break;
        case Event::Kind::kTrumpChosen:
            choice_.card.reset();
            break;
        case Event::Kind::kCardPlayed: {
            const bool ended = view_.trick.count == 0 && view_.trick_count > 0;
            const Trick& trick =
                ended ? view_.tricks[static_cast<std::size_t>(view_.trick_count - 1)] : view_.trick;
            if (trick.count <= 1) timeline_.card_played.fill(kLongAgo);
            if (trick.count > 0) timeline_.card_played[static_cast<std::size_t>(trick.count - 1)] = now;
            last_trick_shown_ = false;
            if (event.seat == kYou) {
                timeline_.hand_changed = now;
                timeline_.hand_before = before.hand;
                timeline_.dropped.reset();
                choice_.card.reset();
            }
            break;
        }
        case Event::Kind::kTrumpRevealed:
            timeline_.revealed = now;
            break;
        case Event::Kind::kTrickTaken:
            timeline_.trick_done = now + tempo_.play_card();
            if (view_.phase == Phase::kPlay && !table_.claimed()) put_focus("next-trick");
            break;
        default:
            break;
    }
}

void Screen::show_result(double now) {
    timeline_.result_shown = now;
    last_trick_shown_ = false;
    if (view_.result && view_.trick_count > 0) {
        timeline_.gathered = now;
        timeline_.gathered_trick = view_.tricks[static_cast<std::size_t>(view_.trick_count - 1)];
    }
    platform_.announce(result_told());
    put_focus("deal-again");
}

// The deal's result, and what it makes of the match.
std::string Screen::result_told() const {
    std::string told;
    const auto tell = [&told](std::string_view sentence) {
        if (!told.empty()) told += ". ";
        told += sentence;
    };
    if (view_.result) {
        tell(words::result(view_).heading);
        tell(words::result(view_).sentence);
        if (view_.ruleset.match_target > 0) tell(words::gained(*view_.result));
    }
    if (table_.forfeited_by()) tell(words::match_forfeited(*table_.forfeited_by()));
    if (table_.match_over()) tell(words::match_heading(table_.match_winner()));
    return told;
}

// One line for all that is new; the turn's own sentence follows when the turn can be taken.
void Screen::say_news(std::size_t from) {
    // Of a claim its result alone is told.
    if (table_.claimed()) return;
    const std::span<const Event> history = table_.history();
    std::string news;
    // What the clock did for you is told as that.
    const bool clock_acted = table_.actions_taken() != seen_actions_taken_ && from < history.size();
    seen_actions_taken_ = table_.actions_taken();
    if (clock_acted) {
        news = words::clock_acted(table_.action_taken());
        if (one_miss_left()) news += std::string(". ").append(words::last_warning());
    }
    for (std::size_t i = clock_acted ? from + 1 : from; i < history.size(); ++i) {
        const std::string sentence = words::of_event(history[i], i > 0 ? &history[i - 1] : nullptr);
        if (sentence.empty()) continue;
        if (!news.empty()) news += ". ";
        news += sentence;
    }
    if (!news.empty()) platform_.announce(news);
}

bool Screen::one_miss_left() const {
    return view_.ruleset.match_target > 0 && table_.missed() + 1 == Table::kMissesThatForfeit;
}

// Your clock is heard twice before it runs out.
void Screen::say_time() {
    const Clock& clock = table_.clock();
    const int seconds = clock.set() ? clock.seconds() : 0;
    if (seconds != seen_seconds_ && (seconds == 10 || seconds == 5)) {
        platform_.announce(words::seconds_left(seconds));
    }
    seen_seconds_ = seconds;
}

void Screen::begin_turn(const Moment& m) {
    choice_.message.clear();
    if (const std::optional<BidRange> open = bid_range(view_.legal)) {
        const int lowest = points_of(open->lowest);
        if (words::whole_number(choice_.bid).value_or(0) < lowest) choice_.bid = words::number(lowest);
    }
    put_focus(first_control(m));
    platform_.announce(words::your_turn(view_));
    ask_whether_to_claim();
}

}  // namespace twentynine
