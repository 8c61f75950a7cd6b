// What a decision of a finished deal was worth.
#include <charconv>
#include <variant>

#include "answers.h"
#include "engine/bots/marks.h"
#include "engine/match_text.h"

namespace twentynine::players {
namespace {

constexpr std::string_view kNone = "\t-";

void add(std::string& line, int number) {
    line += '\t';
    line += std::to_string(number);
}

std::string line_of(const bots::Mark& mark) {
    std::string line = to_string(mark.done) + '\t' + to_string(mark.expert);
    if (mark.weighed) {
        if (mark.weighed->done) {
            add(line, *mark.weighed->done);
        } else {
            line += kNone;
        }
        add(line, mark.weighed->expert);
        add(line, mark.weighed->usual);
    } else {
        for (int i = 0; i < 3; ++i) line += kNone;
    }
    if (mark.open) {
        add(line, mark.open->done);
        add(line, mark.open->best);
        add(line, mark.open->done_wins ? 1 : 0);
        add(line, mark.open->best_wins ? 1 : 0);
    } else {
        for (int i = 0; i < 4; ++i) line += kNone;
    }
    return line;
}

}  // namespace

std::optional<std::string> answer_mark(std::string_view request) {
    std::size_t place = 0;
    const char* const end = request.data() + request.size();
    const auto [stop, error] = std::from_chars(request.data(), end, place);
    if (error != std::errc() || stop == end || *stop != ' ') return std::nullopt;
    request.remove_prefix(static_cast<std::size_t>(stop + 1 - request.data()));
    const std::size_t space = request.find(' ');
    const auto score = score_from(request.substr(0, space));
    if (!score || space == std::string_view::npos) return std::nullopt;
    const auto read = decode_match(request.substr(space + 1));
    const auto* match = std::get_if<MatchRecord>(&read);
    // One deal, since every card of it is looked at.
    if (match == nullptr || match->deals.size() != 1) return std::nullopt;
    if (!may_go_on(match->ruleset, *score)) return std::nullopt;
    const auto mark = bots::mark_of(deal_of(*match, 0), place, *score);
    if (!mark) return std::nullopt;
    return line_of(*mark);
}

}  // namespace twentynine::players
