// Whether a text fits its box, told from its letters alone: tests have no fonts.
#pragma once

#include <algorithm>
#include <string_view>

#include "web/draw_list.h"
#include "web/theme.h"

namespace twentynine::testing {

// The width of a letter of a wide face, in parts of its size.
inline float width_of(char32_t letter) {
    constexpr std::string_view kNarrow = " .,:;'ijlI";
    constexpr std::string_view kSlender = "frt-()";
    if (letter == 0x2019 || letter == 0xb7 || letter == 0xa0) return 0.32F;
    if (letter > 127) return 0.84F;
    const auto plain = static_cast<char>(letter);
    if (kNarrow.find(plain) != std::string_view::npos) return 0.32F;
    if (kSlender.find(plain) != std::string_view::npos) return 0.42F;
    if (plain == 'm' || plain == 'M' || plain == 'W' || plain == 'w') return 0.92F;
    return 0.63F;
}

inline float width_of(const DrawItem& item, std::string_view text) {
    float width = 0;
    for (std::size_t i = 0; i < text.size();) {
        const auto first = static_cast<unsigned char>(text[i]);
        const std::size_t length = first < 0x80 ? 1 : first < 0xe0 ? 2 : 3;
        char32_t letter = length == 1 ? first : first & (length == 2 ? 0x1FU : 0x0FU);
        for (std::size_t k = 1; k < length; ++k) {
            letter = (letter << 6) | (static_cast<unsigned char>(text[i + k]) & 0x3FU);
        }
        width += width_of(letter);
        i += length;
    }
    const float size = std::min(item.size, theme::kSmallestText);
    return width * size * (item.weight > theme::kRegular ? 1.06F : 1.0F);
}

// Whether the text fits its box at the smallest size, broken at spaces as the page breaks it.
inline bool fits(const DrawItem& item) {
    std::string_view left = item.text;
    for (int line = 1; line < item.lines; ++line) {
        if (width_of(item, left) <= item.rect.w) return true;
        std::size_t end = left.find(' ');
        for (std::size_t next = end; next != std::string_view::npos; next = left.find(' ', next + 1)) {
            if (width_of(item, left.substr(0, next)) > item.rect.w) break;
            end = next;
        }
        if (end == std::string_view::npos) break;
        if (width_of(item, left.substr(0, end)) > item.rect.w) return false;
        left.remove_prefix(end + 1);
    }
    return width_of(item, left) <= item.rect.w;
}

}  // namespace twentynine::testing
