// The match, the clock and the seal of the shuffle in words.
#include <algorithm>

#include "words_parts.h"

namespace twentynine::words {
namespace {

std::string spoken(const Ruleset& ruleset, int value) {
    if (ruleset.match_floor == 0 || value == 0) return number(value);
    return join(value > 0 ? "plus " : "minus ", number(std::abs(value)));
}

std::string game_points(int value) {
    return join(signed_number(value), std::abs(value) == 1 ? " game point" : " game points");
}

}  // namespace

std::string match_goal(const Ruleset& ruleset) {
    if (ruleset.match_floor == 0) return join("First to ", number(ruleset.match_target));
    return join(signed_number(ruleset.match_target), " wins, ", signed_number(ruleset.match_floor), " loses");
}

std::string score_of(const Ruleset& ruleset, const std::array<int, 2>& score, Team team) {
    const int value = score[static_cast<std::size_t>(team)];
    return ruleset.match_floor == 0 ? number(value) : signed_number(value);
}

std::string score_summary(const Ruleset& ruleset, const std::array<int, 2>& score, int deal) {
    std::string out = join("Match: ", side_of(kYourSide), " ", spoken(ruleset, score[index_of(kYourSide)]));
    out += join(", ", side_of(kOtherSide), " ", spoken(ruleset, score[index_of(kOtherSide)]));
    if (ruleset.match_floor == 0) {
        out += join(". First to ", number(ruleset.match_target), " wins");
    } else {
        out += join(". ", capital(spoken(ruleset, ruleset.match_target)), " wins, ",
                    spoken(ruleset, ruleset.match_floor), " loses");
    }
    return join(out, ". Deal ", number(deal), ".");
}

std::string gained(const Result& result) {
    for (const Team team : {kYourSide, kOtherSide}) {
        const int value = result.game_points[static_cast<std::size_t>(team)];
        if (value != 0) return join(side_of(team), ": ", game_points(value));
    }
    return "No game points";
}

std::string match_heading(std::optional<Team> winner) {
    if (!winner) return "The match is over";
    return join(side_of(*winner), " win the match");
}

std::string match_forfeited(Team by) {
    return join(by == kYourSide ? "Your clock" : "Their clock", " ran out three times in a row");
}

std::string seconds_left(Seat seat, int seconds) {
    return join(seat == kYou ? "You have " : join(name_of(seat), " has "), number(seconds),
                seconds == 1 ? " second left" : " seconds left");
}

std::string seal_short(std::string_view commitment, int groups) {
    std::string out = "Sealed";
    for (int i = 0; i < groups; ++i) {
        const std::string_view group =
            commitment.substr(std::min(commitment.size(), 4 * static_cast<std::size_t>(i)), 4);
        if (!group.empty()) out += join(" ", group);
    }
    return out;
}

std::string seal_summary(std::string_view commitment) {
    return join("This deal is sealed. SHA-256 ", commitment, ".");
}

}  // namespace twentynine::words
