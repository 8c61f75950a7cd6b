// The parts of the rules page, in its order. Each writes what the ruleset plays of its subject, which may be
// nothing.
#pragma once

#include <string_view>

#include "../ruleset.h"
#include "writer.h"

namespace twentynine::words {

// rules_aim.cpp
void write_aim(Writer& page, const Ruleset& ruleset);
void write_ranks(Writer& page, const Ruleset& ruleset);
// rules_auction.cpp
void write_auction(Writer& page, const Ruleset& ruleset);
void write_doubling(Writer& page, const Ruleset& ruleset);
void write_second_auction(Writer& page, const Ruleset& ruleset);
// rules_trump.cpp
void write_trump(Writer& page, const Ruleset& ruleset);
void write_pair(Writer& page, const Ruleset& ruleset);
// rules_play.cpp
void write_play(Writer& page, const Ruleset& ruleset);
void write_single_hand(Writer& page, const Ruleset& ruleset);
void write_cancelling(Writer& page, const Ruleset& ruleset);
// rules_score.cpp
void write_score(Writer& page, const Ruleset& ruleset);
void write_match(Writer& page, const Ruleset& ruleset);
void write_clocks(Writer& page, const Ruleset& ruleset);
// rules_table.cpp
void write_controls(Writer& page, const Ruleset& ruleset);
void write_about(Writer& page, const Ruleset& ruleset);

// What a flag that is set means, in the words of its field (ruleset_field_words.h).
std::string rule_of(std::string_view flag);
// The side on which the next in turn sits: "left" or "right".
std::string_view next_side(const Ruleset& ruleset);
// Whether a deal can end without a score, so that the same dealer deals again.
bool may_redeal(const Ruleset& ruleset);
bool may_cancel(const Ruleset& ruleset);  // by a word of a player's
bool sets_card_aside(const Ruleset& ruleset);
bool has_clocks(const Ruleset& ruleset);

}  // namespace twentynine::words
