// A match as one compact line of ASCII without spaces, for the page's storage and between its modules.
//
//     29m1;<ruleset>;<name>;<forfeit>;<deal>;<deal>…
//
// <ruleset> as ruleset_text.h writes it; <name> of a house table as hexadecimal of its UTF-8, or empty;
// <forfeit> -, or the team 0 or 1 that gave the match up. A deal is <dealer><pack><proof>.<actions>:
//   dealer   one digit
//   pack     32 letters, a card each: its index 0..25 as A–Z, 26..31 as a–f
//   proof    - without one; else h (hmac-sha256) or s (splitmix64), the seed, the commitment (nothing where
//   it
//            is the one that belongs to the seed) and the entropy (may be nothing), in hexadecimal, each but
//            the last with a ":" behind it
//   actions  one behind another: p pass, two digits a bid, t and S H C or D trump on a marker, s and a card
//            trump set aside, v trump seventh, n trump none, a card a play, k ask, x expose, q pair, w
//            double, y redouble, o single, z cancel
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "record.h"

namespace twentynine {

// Longer texts are no match.
inline constexpr std::size_t kLongestMatchText = 1024 * 1024;

std::string encode(const MatchRecord& record);
// The record, or why there is none, as a sentence. Safe with any text: only what encode() writes is read, and
// only when the rules let every action through. The last deal may be unfinished.
std::variant<MatchRecord, std::string> decode_match(std::string_view text);

}  // namespace twentynine
