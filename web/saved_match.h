// What the page stores of a match, after every action: the match itself, as match_text.h writes it, a space,
// and what the table knows besides.
//
//     29s1;<next seed>;<entropy>;<state>;<missed>;<sum>
//
// <entropy> in hexadecimal; <state> t: a finished trick lies there, r: the result is shown, or -; <missed>:
// how many actions in a row the clock took from you, one digit; <sum>: the first 16 hexadecimal digits of the
// SHA-256 of all that stands before its semicolon.
//
// It holds the seeds of deals that aren't over: it is for the player's own storage, and for nobody else.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "../engine/match.h"

namespace twentynine {

// What isn't in the match's record.
struct Aside {
    Seed next_seed{};
    std::string entropy;
    bool trick_waits = false;
    bool result_shown = false;
    int missed = 0;
    friend bool operator==(const Aside&, const Aside&) = default;
};

struct SavedMatch {
    Match match;
    Aside aside;
};

std::string encode_saved(const Match& match, const Aside& aside);
// Nothing for any text that encode_saved() hasn't written, or whose packs aren't those of their seeds.
std::optional<SavedMatch> decode_saved(std::string_view text);

}  // namespace twentynine
