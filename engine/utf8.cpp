#include "utf8.h"

#include <cstdint>

namespace twentynine {

namespace {

// Cuts the first character off a text that isn't empty; nothing when that isn't valid.
std::optional<std::uint32_t> take_character(std::string_view& text) {
    const auto first = static_cast<std::uint8_t>(text.front());
    std::size_t length = 1;
    std::uint32_t lowest = 0;
    std::uint32_t character = first;
    if (first >= 0xF0) {
        length = 4;
        lowest = 0x10000;
        character = first & 0x07u;
        if (first > 0xF4) return std::nullopt;
    } else if (first >= 0xE0) {
        length = 3;
        lowest = 0x800;
        character = first & 0x0Fu;
    } else if (first >= 0xC0) {
        length = 2;
        lowest = 0x80;
        character = first & 0x1Fu;
    } else if (first >= 0x80) {
        return std::nullopt;
    }
    if (text.size() < length) return std::nullopt;
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<std::uint8_t>(text[i]);
        if ((byte & 0xC0u) != 0x80u) return std::nullopt;
        character = character << 6 | (byte & 0x3Fu);
    }
    const bool surrogate = character >= 0xD800 && character <= 0xDFFF;
    if (character < lowest || character > 0x10FFFF || surrogate) return std::nullopt;
    text.remove_prefix(length);
    return character;
}

// Those that draw nothing, start a line, or turn the direction of the text around them.
bool controls(std::uint32_t character) {
    return character < 0x20 || (character >= 0x7F && character < 0xA0) ||
           (character >= 0x2028 && character < 0x202F) || (character >= 0x2066 && character < 0x206A) ||
           character == 0xFEFF;
}

}  // namespace

std::optional<std::size_t> utf8_characters(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); ++count) {
        if (!take_character(text)) return std::nullopt;
    }
    return count;
}

bool is_table_name(std::string_view text) {
    if (text.empty() || text.front() == ' ' || text.back() == ' ') return false;
    std::size_t count = 0;
    for (; !text.empty(); ++count) {
        const auto character = take_character(text);
        if (!character || controls(*character)) return false;
    }
    return count <= kLongestTableName;
}

}  // namespace twentynine
