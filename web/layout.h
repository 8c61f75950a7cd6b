// Where everything lies on a stage of a given size: a pure function, in CSS pixels, tested without a window.
#pragma once

#include <array>

#include "geometry.h"

namespace twentynine {

struct Insets {
    float top = 0;
    float right = 0;
    float bottom = 0;
    float left = 0;
    friend constexpr bool operator==(const Insets&, const Insets&) = default;
};

// What is left of the page for the table. `insets` keep clear of notches and rounded corners.
struct StageSize {
    float width = 360;
    float height = 640;
    Insets insets;
    float scale = 1;  // device pixels in a CSS pixel
    friend constexpr bool operator==(const StageSize&, const StageSize&) = default;
};

enum class Composition : std::uint8_t {
    kWide,      // seats on four sides, a low strip on top, a fanned hand
    kPortrait,  // a phone upright
    kTiny,      // the same in a small frame: plates reduced to initials
    kLandscape  // a phone on its side: strip at the left, panel at the right
};

// What the table's rules mean for where things lie.
struct TableShape {
    bool counter_clockwise = false;  // seat 1 sits at the right
    bool scored = false;             // there is the score of a match to show
    friend constexpr bool operator==(const TableShape&, const TableShape&) = default;
};

struct Layout {
    Composition composition{};
    TableShape shape;
    Rect stage;
    Rect safe;  // without insets and margins

    Rect strip;
    Rect points_cell;
    Rect contract_cell;
    Rect trump_cell;
    bool stacked_cells = false;  // cells with a line of label above a line of value
    Rect score;                  // of the match; empty where there is none
    bool score_apart = false;    // on a plate of its own, outside of the strip
    Rect fair;                   // the seal of the shuffle; empty where it isn't shown
    Rect events;
    bool one_long_event = false;  // the last event alone, broken over the lines

    // By seat.
    std::array<Rect, 4> plates;
    std::array<Rect, 4> piles;  // face-down cards beside a plate; empty where only the count is told
    float pile_card = 0;        // width
    bool initials = false;
    std::array<Rect, 4> asides;   // the card that a seat has set aside
    bool aside_on_plate = false;  // it lies on the seat's plate, where the baize has no room for it

    float trick_card = 0;  // width
    std::array<Rect, 4> trick;
    Rect caption;
    Rect last_trick;  // the button for it; within the caption, or beside the panel
    Rect marker;      // where the trump marker turns over, at the middle of the table

    Rect hint;        // the button for it; where your own card will lie, or beside the panel
    Rect hint_plate;  // the hint, above the panel, over whatever lies there

    Rect panel;           // the action at hand: bidding, trump, Play
    Rect tall_panel;      // the same with all the room that there is before the second trick
    Rect hand;            // the cards at rest
    float hand_card = 0;  // width
    float hand_step = 0;  // the least strip that is seen of a covered card
    float lift = 20;
    bool fanned = false;

    Rect result;
};

Layout lay_out(const StageSize& size, TableShape shape = {});

// A card of the hand at rest: where it lies, how it is turned, and the strip of it that no other card covers.
struct HandPlace {
    Rect card;
    float rotation = 0;
    Rect strip;
};
// `index` from the left, of `count` cards (1..8).
HandPlace hand_place(const Layout& layout, int index, int count);

struct BidPanel {
    Rect line;
    Rect minus;
    Rect value;
    Rect plus;
    Rect bid;
    Rect pass;
    Rect cancel;  // empty without
};
// `with_cancel`: the deal may be cancelled too.
BidPanel bid_panel(const Layout& layout, bool with_cancel = false);

struct TrumpPanel {
    Rect line;
    std::array<Rect, 4> suits;
    std::array<Rect, 2> others;  // the seventh card, no trump: `others` of them, the rest empty
};
TrumpPanel trump_panel(const Layout& layout, int others = 0);

// A sentence and one button: Play and Next trick.
struct PlayPanel {
    Rect line;
    Rect button;
};
PlayPanel play_panel(const Layout& layout);

// What to do, and why.
struct HintPanel {
    Rect title;
    Rect text;
    Rect chances;  // empty without
    Rect hide;
    float text_size = 14;
};
HintPanel hint_panel(const Layout& layout, bool with_chances);

// A sentence and up to three buttons in a row.
struct WordsPanel {
    Rect line;
    std::array<Rect, 3> buttons;
};
WordsPanel words_panel(const Layout& layout, int count);

struct ResultPanel {
    Rect heading;
    Rect sentence;
    Rect needed;
    Rect took;
    Rect made;
    Rect ours;
    Rect bar;
    Rect theirs;
    Rect gained;  // game points of the deal and the score of the match; empty where there are none
    Rect score;
    Rect look_back;  // at the deal, left of what goes on
    Rect deal_again;
    float heading_size = 28;
    float text_size = 16;
};
ResultPanel result_panel(const Layout& layout);

}  // namespace twentynine
