// Pixels that the browser makes for the renderer: text by its own text engine, art from the SVG sheets.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "../geometry.h"

namespace twentynine {

// Four bytes a pixel, red first, alpha not multiplied in.
struct Bitmap {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels;
};

struct TextStyle {
    float size = 16;  // device pixels
    int weight = 400;
    float width = 0;      // device pixels that the text may take
    float smallest = 12;  // it is shrunk down to this before it is shortened
    int lines = 1;
    int align = 0;  // of several lines: 0 left, 1 centre, 2 right
};

// White text. The middle of the bitmap is the middle of a capital letter, or of the block of lines.
Bitmap raster_text(std::string_view text, const TextStyle& style);
// A part of the sheet of cards, in its own units, at this many device pixels.
Bitmap raster_picture(const Rect& source, int width, int height);
// Rows `top` to `top + rows` of the baize stretched over width by height.
Bitmap raster_baize(int width, int height, int top, int rows);

}  // namespace twentynine
