#include "screen.h"

#include <algorithm>
#include <cmath>

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
    layout_ = lay_out(drawn_, shape_of(view_.ruleset));
    dirty_ = true;
}

void Screen::set_reduced_motion(bool reduced) {
    tempo_.reduced = reduced;
    table_.set_tempo(tempo_);
    dirty_ = true;
}

bool Screen::sit(TableTerms terms, std::string_view saved, double now) {
    const bool seated = table_.sit(std::move(terms), saved, now);
    dirty_ = true;
    if (seated) take_in(now);
    return seated;
}

void Screen::leave() {
    table_.leave();
    dirty_ = true;
}

void Screen::new_deal(double now) {
    table_.new_deal(now);
    take_in(now);
}

void Screen::pause(bool on, double now) {
    table_.pause(on, now);
}

Moment Screen::moment(double now) const {
    Moment m{view_,
             table_.history(),
             table_.trick_waits(),
             table_.result_shown(),
             now < table_.dealing_until(),
             choice_,
             timeline_,
             tempo_,
             layout_,
             now};
    m.match = {table_.name(),       table_.score(),        table_.deal_number(),
               table_.match_over(), table_.match_winner(), table_.forfeited_by()};
    if (table_.clock().set()) m.clock = ClockFace{kYou, table_.clock().seconds()};
    m.commitment = commitment_;
    m.last_trick_shown = last_trick_shown_;
    m.hint = &hint_;
    m.claim = claim_ ? &*claim_ : nullptr;
    m.claimed = table_.claimed() ? &*table_.claimed() : nullptr;
    return m;
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
    // Pressed twice before the next frame: by then the button means something else, or nothing.
    if (!table_.dealt() || table_.version() != controls_version_ || pressable(id) == nullptr) return;
    const Press press = press_from_id(id);
    if (press.kind == Press::Kind::kNothing) return;
    carry_out(press, now);
    dirty_ = true;
    take_in(now);
}

void Screen::put_focus(std::string_view id) {
    controls_.focus = std::string(id);
    ++controls_.focus_serial;
}

void Screen::show_controls(double now) {
    const Moment m = moment(now);
    // One turn of yours may follow another at once.
    const int turn = m.your_turn() ? view_.said_count : kNoTurn;
    if (turn != turn_began_ && turn != kNoTurn) begin_turn(m);
    turn_began_ = turn;
    controls_.list = controls_of(m);
    controls_version_ = table_.version();
    for (Control& control : controls_.list) {
        Rect& rect = control.rect;
        rect = {rect.x * zoom_, rect.y * zoom_, rect.w * zoom_, rect.h * zoom_};
    }
    std::string json = to_json(controls_);
    if (json == shown_) return;
    shown_ = std::move(json);
    platform_.show_controls(controls_);
}

// Nobody sits here: bare baize.
void Screen::clear_stage() {
    timeline_ = Timeline{};
    controls_.list.clear();
    shown_ = to_json(controls_);
    platform_.show_controls(controls_);
    drawing_.clear();
    drawing_.add(DrawItem::Kind::kBaize, layout_.stage);
}

bool Screen::frame(double now) {
    if (!table_.dealt()) {
        if (!dirty_) return false;
        dirty_ = false;
        clear_stage();
        return true;
    }
    table_.tick(now);
    take_in(now);
    if (now >= gather_due()) {
        gather(now);
        take_in(now);
    }
    if (drawn_until_ < hint_due() && now >= hint_due()) dirty_ = true;
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
    if (drawn_until_ < hint_due()) wake = std::min(wake, hint_due());
    wake = std::min(wake, gather_due());
    if (drawn_until_ < table_.dealing_until()) wake = std::min(wake, table_.dealing_until());
    if (wake == kNever) return -1;
    return std::max(1, static_cast<int>(std::ceil(wake - now)));
}

}  // namespace twentynine
