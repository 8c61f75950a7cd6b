// Every sentence of the table, on the screen and for screen readers, as the person at it meets it: short,
// human, exact.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "../engine/view.h"
#include "viewer.h"

namespace twentynine::words {

std::string number(int value);
// The whole number of at most three digits that a text is, if it is one.
std::optional<int> whole_number(std::string_view text);
std::string_view name_of(Seat seat);  // "You", "Mira", "Partner", "Dev"
std::string_view initial_of(Seat seat);
std::string_view side_of(Team team);   // "You and Partner", "Mira and Dev"
std::string_view name_of(Suit suit);   // "hearts"
std::string_view title_of(Suit suit);  // "Hearts"
std::string name_of(Card card);        // "jack of hearts"
std::string title_of(Card card);       // "Jack of hearts"
// The same text, kept on one line where a sentence is broken over two.
std::string unbroken(std::string_view text);
std::string points(int value);  // "1 point", "no points"
// "Jack of hearts, 3 points".
std::string card_for_readers(Card card);
// "Jack of hearts · 3 points".
std::string card_beside_play(Card card);

std::string last_call(const View& view, Seat seat);  // "Bid 18", "Pass" or nothing
std::string cards_held(int count);                   // "8 cards"
// The whole of a seat, for screen readers.
std::string seat_summary(const View& view, Seat seat);

// What happened; empty for what needs no words. The event must be one that you may know; `before` is the one
// that came before it in the same deal, since some are told by what led to them.
std::string of_event(const Event& event, const Event* before = nullptr);
bool worth_keeping(const Event& event);  // whether the strip of recent events shows it

// What your turn asks of you, in whatever phase it comes; the whole sentence for the panel and the live line.
std::string your_turn(const View& view);
std::string turn_to_bid(const View& view);   // "Your turn: bid 17 or more, or pass"
std::string turn_to_play(const View& view);  // "Your turn: follow clubs"
std::string waiting_for(Seat seat);          // "Mira to act"
std::string_view choose_trump();
std::string bid_refused(int lowest, int highest);
std::string standing_bid(const View& view);  // "18 · Mira", "No bid yet"
// The bid to beat, and whose it is: "18" and "Mira’s bid"; before the first, no number and what may be bid.
struct Standing {
    std::string number;
    std::string note;
};
Standing standing(const View& view);
std::string trick_caption(int number);  // "Trick 3 of 8"
std::string trick_taken(const Trick& trick);

// "12 of 18": what a side has of what it needs to win; what it has, before there is a contract.
std::string points_of_needed(const View& view, Team team);
std::string strip_summary(const View& view);

struct ResultWords {
    std::string heading;   // "You and Partner win"
    std::string sentence;  // "You needed 18 and took 20: contract made"
    std::string needed;
    std::string took;
    std::string made;
    std::string ours;
    std::string theirs;
};
ResultWords result(const View& view);

// For the live line, once: "10 seconds left".
std::string clock_warning(int seconds);
// "The clock ran out: you pass", for an action that the clock took for you.
std::string clock_acted(Action action);
// "You and Partner win the match 5 to 2"; with `forfeited_by`, why.
std::string match_heading(std::optional<Team> winner);

}  // namespace twentynine::words
