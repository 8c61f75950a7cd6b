#include "positions_file.h"

#include <charconv>

namespace twentynine::positions {
namespace {

constexpr std::string_view kAll = "all ";
constexpr std::string_view kDrawnWord = " drawn";

// What stands before `separator`, which is taken off with it; the whole text if there is none.
std::string_view take(std::string_view& text, char separator) {
    const std::size_t end = text.find(separator);
    const std::string_view first = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    return first;
}

bool read_number(std::string_view text, int& number) {
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    return fault == std::errc() && end == text.data() + text.size() && number >= 0;
}

bool read_worlds(std::string_view text, Verdict& verdict) {
    verdict.all = text.starts_with(kAll);
    if (verdict.all) return read_number(text.substr(kAll.size()), verdict.worlds);
    return text.ends_with(kDrawnWord) &&
           read_number(text.substr(0, text.size() - kDrawnWord.size()), verdict.worlds);
}

}  // namespace

std::string line_of(const Position& position) {
    const Verdict& verdict = position.verdict;
    std::string line(name_of(position.theme));
    char before = '\t';
    for (const Action action : verdict.right) {
        line += before + to_string(action);
        before = ',';
    }
    const std::string worlds = std::to_string(verdict.worlds);
    line += '\t' + std::to_string(verdict.margin) + '\t';
    line += verdict.all ? std::string(kAll) + worlds : worlds + std::string(kDrawnWord);
    return line + '\t' + encode(position.view) + '\n';
}

std::optional<Position> position_from(std::string_view line) {
    Position position;
    const auto theme = theme_named(take(line, '\t'));
    if (!theme) return std::nullopt;
    position.theme = *theme;
    std::string_view actions = take(line, '\t');
    while (!actions.empty()) {
        const auto action = action_from_string(take(actions, ','));
        if (!action || position.verdict.right.size() == 32) return std::nullopt;
        position.verdict.right.add(*action);
    }
    if (!read_number(take(line, '\t'), position.verdict.margin)) return std::nullopt;
    if (!read_worlds(take(line, '\t'), position.verdict)) return std::nullopt;
    const auto view = decode_view(line);
    if (!view) return std::nullopt;
    position.view = *view;
    position.verdict.clear = true;
    return position;
}

std::optional<std::vector<Position>> positions_from(std::string_view text) {
    std::vector<Position> positions;
    while (!text.empty()) {
        const std::string_view line = take(text, '\n');
        if (line.empty() || line.front() == '#') continue;
        const auto position = position_from(line);
        if (!position) return std::nullopt;
        positions.push_back(*position);
    }
    return positions;
}

}  // namespace twentynine::positions
