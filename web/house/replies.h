// What answers.cpp chooses from: a function for each command. `lines` is what follows the command.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <variant>

#include "../../engine/record.h"

namespace twentynine::house {

// table_answers.cpp
std::string tables(std::string_view lines);
std::string fields(std::string_view lines);
std::string read_ruleset(std::string_view lines);
std::string write_ruleset(std::string_view lines);
std::string rules(std::string_view lines);
// record_answers.cpp
std::string read_record(std::string_view lines);
std::string write_record(std::string_view lines);
std::string write_deal(std::string_view lines);
std::string verify(std::string_view lines);
std::string stats(std::string_view lines);
// review.cpp
std::string review(std::string_view lines);
// look_back.cpp
std::string decisions(std::string_view lines);
// daily.cpp
std::string daily(std::string_view lines);
std::string daily_result(std::string_view lines);

// {"ok": false, "where": …, "reason": …}
std::string refusal(std::string_view where, std::string_view reason);
// On one line.
std::string text_of(const nlohmann::ordered_json& json);
// The first of several lines, cut off from them.
std::string_view take_line(std::string_view& lines);
// The deal that two lines ask for, its place in a match and the match's text; a refusal if there is none.
struct AskedDeal {
    MatchRecord match;
    std::size_t place = 0;  // below the number of deals
};
std::variant<AskedDeal, std::string> asked_deal(std::string_view lines);

}  // namespace twentynine::house
