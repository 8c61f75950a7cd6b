#include "request.h"

#include <charconv>

namespace twentynine {
namespace {

// Cuts off what stands before the first space; nothing when there is none.
std::optional<std::string_view> take_word(std::string_view& text) {
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos) return std::nullopt;
    const std::string_view word = text.substr(0, space);
    text.remove_prefix(space + 1);
    return word;
}

std::optional<std::uint64_t> seed_from(std::string_view digits) {
    std::uint64_t seed = 0;
    const char* end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, seed);
    if (error != std::errc() || stop != end) return std::nullopt;
    return seed;
}

}  // namespace

std::string request_text(BotKind kind, std::uint64_t seed, const View& view) {
    std::string text(name_of(kind));
    text += ' ';
    text += std::to_string(seed);
    text += ' ';
    text += encode(view);
    return text;
}

std::optional<Asked> seed_and_view(std::string_view text) {
    const auto digits = take_word(text);
    if (!digits) return std::nullopt;
    const auto seed = seed_from(*digits);
    if (!seed) return std::nullopt;
    const auto view = decode_view(text);
    if (!view || view->legal.empty()) return std::nullopt;
    return Asked{*seed, *view};
}

std::optional<std::string> answer_request(std::string_view text, Chooser choose) {
    const auto name = take_word(text);
    if (!name) return std::nullopt;
    const auto kind = bot_named(*name);
    const auto asked = seed_and_view(text);
    if (!kind || !asked) return std::nullopt;
    return to_string(choose(*kind, asked->view, asked->seed));
}

}  // namespace twentynine
