// Every sentence of the table, on the screen and for screen readers, as the person at it meets it: short,
// human, exact. Names, numbers and cards are in words.cpp, the rest in words_*.cpp by what it is about.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "../engine/view.h"
#include "viewer.h"

namespace twentynine::words {

std::string number(int value);
// Of a score that may fall below nothing: "+2", "−1", "0".
std::string signed_number(int value);
// The whole number of at most three digits that a text is, if it is one.
std::optional<int> whole_number(std::string_view text);
std::string_view name_of(Seat seat);  // "You", "Mira", "Partner", "Dev"
std::string_view initial_of(Seat seat);
std::string of_name(Seat seat);        // "Your", "Mira’s"
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
std::string card_beside_play(Card card);
// The same while a card is chosen to be set aside: "Seven of hearts: hearts would be trump".
std::string card_beside_set_aside(Card card);

// Seats.
// What a seat said last of what is being decided: "Bid 18", "Pass", "Double" or nothing.
std::string last_call(const View& view, Seat seat);
std::string cards_held(int count);  // "8 cards"
// The whole of a seat, for screen readers.
std::string seat_summary(const View& view, Seat seat);

// What happened; empty for what needs no words. The event must be one that you may know; `before` is the one
// that came before it in the same deal, since some are told by what led to them.
std::string of_event(const Event& event, const Event* before = nullptr);
bool worth_keeping(const Event& event);  // whether the strip of recent events shows it
// Why a deal was cancelled, or may be: "four jacks".
std::string_view reason_of(Cancelled cancelled);

// What your turn asks of you, in whatever phase it comes; the whole sentence for the panel and the live line.
std::string your_turn(const View& view);
std::string turn_to_bid(const View& view);   // "Your turn: bid 17 or more, or pass"
std::string turn_to_play(const View& view);  // "Your turn: follow clubs"
// Of the rest of a deal that is yours whatever the others hold.
std::string claim_told(int points);  // "Claim the rest: 9 points"
// "You take the rest: 9 points"; with Partner, "Your side takes the rest: 9 points".
std::string claimed(int points, bool alone);
// "The rest is yours: you may claim it"
std::string_view may_claim(bool alone);
std::string waiting_for(Seat seat);         // "Mira is thinking"
std::string you_sit_out(const View& view);  // "Partner plays alone: you sit out"
std::string bid_refused(int lowest, int highest);
// Why you may cancel this deal, if you may.
std::optional<Cancelled> reason_to_cancel(const View& view);
// "Nobody bid: the same dealer deals again", in Phase::kRedeal.
std::string redeal(const View& view);

std::string standing_bid(const View& view);  // "18 · Mira", "No bid yet"
// The bid to beat, and whose it is: "18" and "Mira’s bid"; before the first, no number and what may be bid.
struct Standing {
    std::string number;
    std::string note;
};
Standing standing(const View& view);
// The contract in the strip. What is unusual about it, stakes, a target that a pair has moved, a single hand,
// is told too; then it needs the room of its own label in a short row.
struct ContractTold {
    std::string label;
    std::string value;
    bool unusual = false;
    std::string row;  // all of it, without a label
};
ContractTold contract(const View& view);
std::string trick_caption(int number);  // "Trick 3 of 8"
std::string trick_taken(const Trick& trick);
// "Mira: jack of hearts, …", for screen readers.
std::string trick_summary(const Trick& trick);

// "12 of 18": what a side has of what it needs to win; what it has, before there is a contract.
// `moving`: by how much the bidding side's target still differs from the new one, while it is seen to move.
std::string points_of_needed(const View& view, Team team, int moving = 0);
// What a side has taken: card points, or tricks while a single hand is played.
int taken(const View& view, Team team);
// Whether the contract has its trump, be it hidden or public.
bool has_trump(const View& view);
std::string strip_summary(const View& view);
// "Your seven of hearts lies face down"; empty when no card does.
std::string card_aside(const View& view);

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

// The match. Of scores, game points by team.
std::string match_goal(const Ruleset& ruleset);                                            // "First to 5"
std::string score_of(const Ruleset& ruleset, const std::array<int, 2>& score, Team team);  // "3", "+2"
std::string score_summary(const Ruleset& ruleset, const std::array<int, 2>& score, int deal);
std::string gained(const Result& result);  // "You and Partner: +2 game points"
// "You and Partner win the match"; without a winner, that it is over.
std::string match_heading(std::optional<Team> winner);
std::string match_forfeited(Team by);

// The clock; the rest about it is in words_time.h.
std::string seconds_left(Seat seat, int seconds);

// The seal of the shuffle, of which `commitment` is the whole hexadecimal number.
std::string seal_short(std::string_view commitment, int groups);  // "Sealed 3f9a 12c4"
std::string seal_summary(std::string_view commitment);

}  // namespace twentynine::words
