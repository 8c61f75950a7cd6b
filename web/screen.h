// The whole table as one person meets it: the Table, what the person has chosen so far, and the moment's
// scene. Presses come in as ids of controls; pictures and controls come out. The page and the tests drive it
// the same way.
#pragma once

#include <string>
#include <string_view>

#include "press.h"
#include "scene.h"
#include "table.h"

namespace twentynine {

class Screen {
  public:
    Screen(Platform& platform, const Ruleset& ruleset) : platform_(platform), table_(platform, ruleset) {}

    void resize(const StageSize& size);
    void set_reduced_motion(bool reduced);
    // As the Table's own; see there.
    bool sit(TableTerms terms, std::string_view saved, double now);
    void leave();
    void new_deal(double now);
    void pause(bool on, double now);
    // Presses the control of this id. One that can't be pressed now does nothing.
    void press(std::string_view id, double now);
    void set_value(std::string_view id, std::string_view text);
    void answer(int ticket, std::string_view action) { table_.answer(ticket, action); }
    // The answer to Platform::ask_players().
    void told(int ticket, std::string_view answer);
    // Something outside was lost: the next frame has to be drawn whatever happened.
    void refresh() { dirty_ = true; }

    // Lets happen what is due and brings scene and controls up to date. True if there is something to draw.
    bool frame(double now);
    // When to call frame() again: 0 at the next animation frame, otherwise milliseconds from now, or -1 when
    // nothing moves and nothing is due.
    int next_frame(double now) const;

    const DrawList& drawing() const { return drawing_; }
    const Controls& controls() const { return controls_; }
    const StageSize& size() const { return size_; }
    // The size to draw at: on very large stages the layout's pixels are larger than the page's.
    const StageSize& drawn_size() const { return drawn_; }
    Table& table() { return table_; }
    bool underway() const { return table_.underway(); }

  private:
    static constexpr int kNoTurn = -1;
    // What the players who think were asked, and about which moment.
    struct Wanted {
        int ticket = 0;  // 0: nothing
        int deal = 0;
        int said = 0;
    };

    Moment moment(double now) const;
    const Control* pressable(std::string_view id) const;
    // screen_press.cpp
    void carry_out(const Press& press, double now);
    void act(Action action, double now);
    void choose(std::optional<Card> card, double now);
    void bid(double now);
    void step_bid(int by);
    void refuse(std::string_view sentence);
    void gather(double now);
    // screen_hint.cpp
    void ask_players(Wanted& wanted, std::string_view word);
    bool still_wanted(const Wanted& wanted) const;
    void press_hint(double now);
    void press_chances();
    void put_hint_away();
    void ask_whether_to_claim();
    void claim_the_rest(double now);
    void drop_what_is_past();
    double hint_due() const;
    double gather_due() const;
    // screen_news.cpp
    void take_in(double now);
    void take_in(const Event& event, const View& before, double now);
    void begin_deal(double now);
    void show_result(double now);
    void say_news(std::size_t from);
    void say_time();
    std::string result_told() const;
    bool one_miss_left() const;
    void begin_turn(const Moment& moment);

    void put_focus(std::string_view id);
    void show_controls(double now);
    void clear_stage();

    Platform& platform_;
    Table table_;
    Tempo tempo_;
    StageSize size_;   // as the page has it
    StageSize drawn_;  // as it is laid out and drawn
    float zoom_ = 1;   // CSS pixels of the page in one of the layout
    Layout layout_ = lay_out({});
    View view_;
    Choice choice_;
    bool last_trick_shown_ = false;
    int tickets_ = 0;  // of what the players who think were asked
    Hint hint_;
    Wanted hint_wanted_;
    std::optional<Claim> claim_;  // that you may make
    Wanted claim_wanted_;
    std::string commitment_;  // of the deal on the table, in hexadecimal
    Timeline timeline_;
    DrawList drawing_;
    Controls controls_;
    std::string shown_;  // the controls as the platform has them
    int seen_version_ = -1;
    int controls_version_ = -1;  // of the table, that the controls belong to
    int seen_deals_ = 0;
    int seen_seconds_ = 0;  // of the clock
    int seen_actions_taken_ = 0;
    std::size_t told_ = 0;
    int turn_began_ = kNoTurn;  // after so many actions of the deal
    bool dirty_ = true;
    double drawn_until_ = kLongAgo;
};

}  // namespace twentynine
