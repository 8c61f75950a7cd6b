// Deals and matches as people keep and share them: the rules, the dealer, the pack, every action. All else
// follows from these. How they are written: json/record_json.h for people and files, match_text.h for the
// page.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "action.h"
#include "cards.h"
#include "deal.h"
#include "ruleset.h"
#include "seats.h"
#include "shuffle.h"
#include "utf8.h"

namespace twentynine {

struct Record {
    Ruleset ruleset;  // passes validate()
    Seat dealer{};
    Pack pack{};  // each card once
    std::vector<Action> actions;
    std::optional<ShuffleProof> proof =
        std::nullopt;  // where the pack came from; nobody's word is taken for it
    friend bool operator==(const Record&, const Record&) = default;
};

// The first action of a record that the rules refuse.
struct IllegalAction {
    std::size_t index = 0;
    Refusal refusal{};
    friend bool operator==(const IllegalAction&, const IllegalAction&) = default;
};

struct Replay {
    Deal deal;  // up to the end of the record, or to the illegal action
    std::optional<IllegalAction> illegal;
};
Replay replay(const Record& record);

// A deal of a match, which has its rules from there.
struct DealRecord {
    Seat dealer{};
    Pack pack{};
    std::vector<Action> actions;
    std::optional<ShuffleProof> proof = std::nullopt;
    friend bool operator==(const DealRecord&, const DealRecord&) = default;
};

// A match that nobody has won after so many deals, redeals included, ends without a winner.
inline constexpr std::size_t kMostDealsOfMatch = 500;

// A match: its deals in order, all but the last played to their end. At a table without a match target each
// is by itself, and this is only a list of them.
struct MatchRecord {
    std::string name;  // of a house table (is_table_name()), else empty
    Ruleset ruleset;
    std::vector<DealRecord> deals;                    // 1 to kMostDealsOfMatch
    std::optional<Team> forfeited_by = std::nullopt;  // the side that gave the match up, in the last deal
    friend bool operator==(const MatchRecord&, const MatchRecord&) = default;
};
// One of its deals by itself; `index` must be below the number of deals.
Record deal_of(const MatchRecord& match, std::size_t index);
// A single deal as a match of one.
MatchRecord match_of(const Record& record);

}  // namespace twentynine
