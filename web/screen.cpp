#include "screen.h"

#include <algorithm>
#include <cmath>

#include "words.h"

namespace twentynine {
namespace {

// Beyond this stage the table grows as a whole instead of leaving more of it empty.
constexpr float kComfortableWidth = 1560;
constexpr float kComfortableHeight = 900;
constexpr float kMostZoom = 2;

}  // namespace

void Screen::resize(const StageSize& size) {
    if (size == size_ && seen_version_ >= 0) return;
    size_ = size;
    zoom_ = std::clamp(std::min(size.width / kComfortableWidth, size.height / kComfortableHeight), 1.0F,
                       kMostZoom);
    const Insets& in = size.insets;
    drawn_ = {size.width / zoom_,
              size.height / zoom_,
              {in.top / zoom_, in.right / zoom_, in.bottom / zoom_, in.left / zoom_},
              size.scale * zoom_};
    layout_ = lay_out(drawn_);
    dirty_ = true;
}

void Screen::set_reduced_motion(bool reduced) {
    tempo_.reduced = reduced;
    table_.set_tempo(tempo_);
    dirty_ = true;
}

void Screen::new_deal(double now) {
    table_.new_deal(now);
    take_in(now);
}

Moment Screen::moment(double now) const {
    return {view_,
            table_.history(),
            table_.trick_waits(),
            table_.result_shown(),
            now < table_.dealing_until(),
            choice_,
            timeline_,
            tempo_,
            layout_,
            now};
}

const Control* Screen::pressable(std::string_view id) const {
    for (const Control& control : controls_.list) {
        if (control.id == id) {
            return control.enabled && control.role == Control::Role::kButton ? &control : nullptr;
        }
    }
    return nullptr;
}

void Screen::press(std::string_view id, double now) {
    if (pressable(id) == nullptr) return;
    const Press press = press_from_id(id);
    switch (press.kind) {
        case Press::Kind::kNothing:
            return;
        case Press::Kind::kLess:
            step_bid(-1);
            break;
        case Press::Kind::kMore:
            step_bid(1);
            break;
        case Press::Kind::kBid:
            bid(now);
            break;
        case Press::Kind::kPass:
            table_.act(Action::pass(), now);
            break;
        case Press::Kind::kTrump:
            table_.act(Action::trump(press.suit), now);
            break;
        case Press::Kind::kChoose:
            // The chosen card, pressed again, goes back.
            choose(choice_.card == press.card ? std::nullopt : std::optional(press.card), now);
            break;
        case Press::Kind::kPlay:
            if (choice_.card) table_.act(Action::play(*choice_.card), now);
            break;
        case Press::Kind::kNextTrick:
            gather(now);
            break;
        case Press::Kind::kDealAgain:
            // Pressed again before the next frame, it deals no second time.
            if (table_.result_shown()) table_.new_deal(now);
            break;
    }
    dirty_ = true;
    take_in(now);
}

void Screen::set_value(std::string_view id, std::string_view text) {
    if (id != "bid-value") return;
    choice_.bid = std::string(text.substr(0, 16));
    choice_.message.clear();
    dirty_ = true;
}

void Screen::step_bid(int by) {
    const std::optional<BidRange> open = bid_range(view_.legal);
    if (!open) return;
    const int lowest = points_of(open->lowest);
    const std::optional<int> value = words::whole_number(choice_.bid);
    const int next = value ? *value + by : lowest;
    choice_.bid = words::number(std::clamp(next, lowest, points_of(open->highest)));
    choice_.message.clear();
}

void Screen::bid(double now) {
    const std::optional<BidRange> open = bid_range(view_.legal);
    if (!open) return;
    const std::optional<int> value = words::whole_number(choice_.bid);
    if (value && !table_.act(Action::bid(*value), now)) return;
    choice_.message = words::bid_refused(points_of(open->lowest), points_of(open->highest));
    platform_.announce(choice_.message);
}

void Screen::choose(std::optional<Card> card, double now) {
    timeline_.dropped = choice_.card;
    timeline_.selected = now;
    choice_.card = card;
    if (card) put_focus("play");
}

void Screen::put_focus(std::string_view id) {
    controls_.focus = std::string(id);
    ++controls_.focus_serial;
}

void Screen::gather(double now) {
    const Trick taken = view_.tricks[static_cast<std::size_t>(view_.trick_count - 1)];
    if (!table_.next_trick(now)) return;
    timeline_.gathered = now;
    timeline_.gathered_trick = taken;
}

// Learns what the table has done since the last time.
void Screen::take_in(double now) {
    if (table_.version() == seen_version_) return;
    seen_version_ = table_.version();
    dirty_ = true;
    const View before = view_;
    view_ = table_.view();
    const std::span<const Event> history = table_.history();
    if (table_.deals() != seen_deals_) {
        seen_deals_ = table_.deals();
        told_ = 0;
    }
    const std::size_t from = told_;
    for (; told_ < history.size(); ++told_) take_in(history[told_], before, now);
    if (table_.result_shown() && timeline_.result_shown == kLongAgo) {
        timeline_.result_shown = now;
        timeline_.gathered = now;
        timeline_.gathered_trick = view_.tricks[kTricksInDeal - 1];
        platform_.announce(words::result(view_).heading + ". " + words::result(view_).sentence);
        put_focus("deal-again");
    }
    say_news(from);
}

void Screen::take_in(const Event& event, const View& before, double now) {
    switch (event.kind) {
        case Event::Kind::kOpeningDealt:
            timeline_ = Timeline{};
            timeline_.opening_dealt = now;
            choice_ = Choice{};
            choice_.bid = words::number(view_.ruleset.minimum_bid);
            was_your_turn_ = false;
            break;
        case Event::Kind::kRestDealt:
            timeline_.rest_dealt = now;
            timeline_.held_before_rest = before.hand;
            break;
        case Event::Kind::kCardPlayed: {
            const int count = view_.trick.count == 0 ? 4 : view_.trick.count;
            if (count == 1) timeline_.card_played.fill(kLongAgo);
            timeline_.card_played[static_cast<std::size_t>(count - 1)] = now;
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
            if (view_.phase == Phase::kPlay) put_focus("next-trick");
            break;
        default:
            break;
    }
}

// One line for all that is new; the turn's own sentence follows when the turn can be taken.
void Screen::say_news(std::size_t from) {
    const std::span<const Event> history = table_.history();
    std::string news;
    for (std::size_t i = from; i < history.size(); ++i) {
        const std::string sentence = words::of_event(history[i]);
        if (sentence.empty()) continue;
        if (!news.empty()) news += ". ";
        news += sentence;
    }
    if (!news.empty()) platform_.announce(news);
}

void Screen::show_controls(double now) {
    const Moment m = moment(now);
    const bool your_turn = m.your_turn();
    if (your_turn && !was_your_turn_) {
        if (view_.phase == Phase::kAuction) {
            if (const std::optional<BidRange> open = bid_range(view_.legal)) {
                const int lowest = points_of(open->lowest);
                if (words::whole_number(choice_.bid).value_or(0) < lowest)
                    choice_.bid = words::number(lowest);
            }
            choice_.message.clear();
            put_focus("bid");
            platform_.announce(words::turn_to_bid(view_));
        } else if (view_.phase == Phase::kTrump) {
            put_focus("trump-S");
            platform_.announce(words::choose_trump());
        } else {
            const HandOrder order = in_order(view_.hand);
            for (int i = 0; i < order.count; ++i) {
                const Card card = order.cards[static_cast<std::size_t>(i)];
                if (!view_.legal.contains(Action::play(card))) continue;
                put_focus("card-" + to_string(card));
                break;
            }
            platform_.announce(words::turn_to_play(view_));
        }
    }
    was_your_turn_ = your_turn;
    controls_.list = controls_of(m);
    for (Control& control : controls_.list) {
        Rect& rect = control.rect;
        rect = {rect.x * zoom_, rect.y * zoom_, rect.w * zoom_, rect.h * zoom_};
    }
    std::string json = to_json(controls_);
    if (json == shown_) return;
    shown_ = std::move(json);
    platform_.show_controls(controls_);
}

bool Screen::frame(double now) {
    if (!table_.dealt()) return false;
    table_.tick(now);
    take_in(now);
    // The end of a deal lets things be pressed.
    const double dealt = table_.dealing_until();
    if (drawn_until_ < dealt && now >= dealt) dirty_ = true;
    const double rest = timeline_.rest_at(tempo_);
    const bool moving = drawn_until_ < rest;
    if (dirty_) show_controls(now);
    if (!dirty_ && !moving) return false;
    dirty_ = false;
    drawn_until_ = now;
    draw_scene(moment(now), drawing_);
    return true;
}

int Screen::next_frame(double now) const {
    if (dirty_ || drawn_until_ < timeline_.rest_at(tempo_)) return 0;
    double wake = table_.wake_at();
    if (drawn_until_ < table_.dealing_until()) wake = std::min(wake, table_.dealing_until());
    if (wake == kNever) return -1;
    return std::max(1, static_cast<int>(std::ceil(wake - now)));
}

}  // namespace twentynine
