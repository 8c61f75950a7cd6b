// What the players are asked, and what they say: one request of text, one line of text. The first word of a
// request says what is wanted; each such word has an answers file of its own here, which is given the rest.
//
//     <kind> <seed> <view>      seat_answers.cpp    an action, by a player of that kind (bots/request.h)
//     daily <date> <actions>    daily_answers.cpp   the next action of that day's deal
//     hint <seed> <view>        hint_answers.cpp    what the expert would do there, and why
//     claim <view>              claim_answers.cpp   whether the rest of the deal is certain
//     mark <place> <score> <match>   mark_answers.cpp   what an action of a finished deal was worth, dealt at
//                                                       that score
//
// A new one is a function declared below, a row in answers.cpp and a file. The parts of an answer are
// separated by tabs.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace twentynine::players {

// Longer requests can't be read, and no answer is longer.
inline constexpr std::size_t kLongest = 65536;

// Safe with any text. Nothing when it is no request.
std::optional<std::string> answer_to(std::string_view request);

// A kind's request, as a whole. The others take what stands behind their word.
std::optional<std::string> answer_seat(std::string_view request);
// The deal of that day with the expert in your seat, after these actions, with commas between them: "next"
// and an action, or "over", the bidder, the bid, card points of the bidding side and 1 for made.
std::optional<std::string> answer_daily(std::string_view request);
// What the expert would do, its name, a sentence of why, and chances of 100 as "<action>=<chance>".
std::optional<std::string> answer_hint(std::string_view request);
// Whether the rest of the deal is certain: "no", or its card points, "you" or, where the partner may take
// tricks of it, "side", and the cards in order.
std::optional<std::string> answer_claim(std::string_view request);
// What the action at that place of a match of one deal was worth (bots/marks.h): the action and the expert's;
// the chance of the seat's side, of 4096, with the action, with the expert's, with any; with open cards the
// points of its side with the action and at best, and 1 for a deal won with the action, and at best; "-" for
// what there isn't.
std::optional<std::string> answer_mark(std::string_view request);

}  // namespace twentynine::players
