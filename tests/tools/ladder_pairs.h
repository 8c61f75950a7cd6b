// Contests for the tests of the ladder, and the deals that come of them.
#pragma once

#include <array>
#include <catch2/catch.hpp>
#include <map>
#include <mutex>
#include <string_view>
#include <vector>

#include "tools/ladder_run.h"

namespace twentynine::ladder {

inline Contest contest_of(Measure measure, BotKind a, BotKind b, std::string_view table = "arcade29") {
    Contest contest;
    contest.measure = measure;
    contest.ruleset = *ruleset_named(table);
    contest.a = player_of(a);
    contest.b = player_of(b);
    contest.seed = "29";
    return contest;
}

// Both plays of each pair, as they ended.
using Pairs = std::map<int, std::array<std::vector<Deal>, 2>>;
inline Pairs played_pairs(Contest contest, int pairs) {
    Pairs seen;
    std::mutex mutex;
    contest.played = [&](int pair, int play, const Deal& deal) {
        const std::lock_guard lock(mutex);
        seen[pair][static_cast<std::size_t>(play)].push_back(deal);
    };
    REQUIRE(measure(contest, {0, pairs}, 2).fault.empty());
    return seen;
}

}  // namespace twentynine::ladder
