#include "raster.h"

#include <emscripten.h>

#include <string>

// Each draws on the page's own 2D canvas, keeps the pixels there and returns their size as width * 65536 +
// height; take_pixels() then copies them here. Two steps, because memory may grow in between.
EM_JS(int, tn_raster_text,
      (const char* text, double size, int weight, double width, double smallest, int lines, int align),
      { return Module["tn"]["text"](UTF8ToString(text), size, weight, width, smallest, lines, align); });
EM_JS(int, tn_raster_picture, (double x, double y, double w, double h, int width, int height),
      { return Module["tn"]["picture"](x, y, w, h, width, height); });
EM_JS(int, tn_raster_baize, (int width, int height, int top, int rows),
      { return Module["tn"]["baize"](width, height, top, rows); });
EM_JS(void, tn_take_pixels, (std::uint8_t * into), { HEAPU8.set(Module["tn"]["pixels"], into); });

namespace twentynine {
namespace {

Bitmap take(int size) {
    Bitmap bitmap;
    bitmap.width = size >> 16;
    bitmap.height = size & 0xFFFF;
    if (bitmap.width <= 0 || bitmap.height <= 0) return {};
    bitmap.pixels.resize(static_cast<std::size_t>(bitmap.width) * static_cast<std::size_t>(bitmap.height) *
                         4);
    tn_take_pixels(bitmap.pixels.data());
    return bitmap;
}

}  // namespace

Bitmap raster_text(std::string_view text, const TextStyle& style) {
    const std::string terminated(text);
    return take(tn_raster_text(terminated.c_str(), style.size, style.weight, style.width, style.smallest,
                               style.lines, style.align));
}

Bitmap raster_picture(const Rect& source, int width, int height) {
    return take(tn_raster_picture(source.x, source.y, source.w, source.h, width, height));
}

Bitmap raster_baize(int width, int height, int top, int rows) {
    return take(tn_raster_baize(width, height, top, rows));
}

}  // namespace twentynine
