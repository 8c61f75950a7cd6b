// Records as JSON: what people share as files, links and text. Written for hostile input: nothing in a text
// can do more than be refused.
//
// A deal:
//   {"format": "twentynine-record", "version": 1, "ruleset": NAME OR OBJECT, "dealer": 3,
//    "pack": "JS 9H … 32 cards in deal order", "actions": ["bid 18", …], "shuffle"?: PROOF}
// A match:
//   {"format": "twentynine-match", "version": 1, "ruleset": …, "name"?: OF A HOUSE TABLE,
//    "forfeited_by"?: TEAM, "deals": [{"dealer", "pack", "actions", "shuffle"?, "score"?: [0, 1]}, …]}
// where "score" is the game points by team after the deal, and PROOF tells where the pack came from
// (shuffle.h):
//   {"stream": "hmac-sha256", "seed": HEX, "entropy"?: "the player's own", "commitment": HEX}
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "../match.h"
#include "../record.h"
#include "json_fault.h"

namespace twentynine {

// Longer texts are no record.
inline constexpr std::size_t kLongestRecord = 1024 * 1024;  // bytes

// What a text says, before it is played.
struct ReadRecord {
    MatchRecord match;                         // a single deal as a match of one
    bool single = false;                       // the text is a single deal
    std::vector<std::optional<Score>> scores;  // of each deal, where the text has one
};
// Members that a record doesn't have are left unread; one that is there twice is refused.
std::variant<ReadRecord, JsonFault> record_from_json(std::string_view text);
// An action of a record that record_from_json() can read, as the text has it: a bid may be larger there than
// any Action holds. Both numbers must be within the record.
std::string action_text(std::string_view record, std::size_t deal, std::size_t index);

// What the rules refuse of a record that has been played again, or where its scores differ from theirs.
std::optional<JsonFault> fault_of(const ReadRecord& record, const MatchReplay& replayed);

// The match of a record of either kind, played to its end by the rules.
std::variant<MatchRecord, JsonFault> match_from_json(std::string_view text);

// On one line. A match's scores are written where the table has a match target; its last deal may be
// unfinished, but a fault in it must not be.
std::string to_json(const Record& record);
std::string to_json(const MatchRecord& match);

}  // namespace twentynine
