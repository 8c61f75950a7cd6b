// Lengths of the stage in CSS pixels, and colours.
#pragma once

#include <cstdint>

namespace twentynine {

struct Point {
    float x = 0;
    float y = 0;
    friend constexpr bool operator==(const Point&, const Point&) = default;
};

struct Rect {
    float x = 0;
    float y = 0;
    float w = 0;
    float h = 0;

    static constexpr Rect around(Point centre, float width, float height) {
        return {centre.x - width / 2, centre.y - height / 2, width, height};
    }
    constexpr float right() const { return x + w; }
    constexpr float bottom() const { return y + h; }
    constexpr Point centre() const { return {x + w / 2, y + h / 2}; }
    constexpr bool empty() const { return w <= 0 || h <= 0; }
    constexpr Rect inset(float dx, float dy) const { return {x + dx, y + dy, w - 2 * dx, h - 2 * dy}; }
    constexpr Rect inset(float d) const { return inset(d, d); }
    constexpr Rect moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
    constexpr bool overlaps(const Rect& o) const {
        return !empty() && !o.empty() && x < o.right() && o.x < right() && y < o.bottom() && o.y < bottom();
    }
    // Within half a pixel, as sums of floats are.
    constexpr bool contains(const Rect& o) const {
        return o.x >= x - 0.5F && o.y >= y - 0.5F && o.right() <= right() + 0.5F &&
               o.bottom() <= bottom() + 0.5F;
    }
    // Cuts a piece off one side and returns it; what is left stays.
    constexpr Rect take_left(float width, float gap = 0) {
        const Rect cut{x, y, width, h};
        x += width + gap;
        w -= width + gap;
        return cut;
    }
    constexpr Rect take_right(float width, float gap = 0) {
        const Rect cut{right() - width, y, width, h};
        w -= width + gap;
        return cut;
    }
    constexpr Rect take_top(float height, float gap = 0) {
        const Rect cut{x, y, w, height};
        y += height + gap;
        h -= height + gap;
        return cut;
    }
    constexpr Rect take_bottom(float height, float gap = 0) {
        const Rect cut{x, bottom() - height, w, height};
        h -= height + gap;
        return cut;
    }
    friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

constexpr float mix(float a, float b, float t) {
    return a + (b - a) * t;
}
constexpr Rect mix(const Rect& a, const Rect& b, float t) {
    return {mix(a.x, b.x, t), mix(a.y, b.y, t), mix(a.w, b.w, t), mix(a.h, b.h, t)};
}

struct Color {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    std::uint8_t a = 255;
    static constexpr Color rgb(std::uint32_t hex) {
        return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>((hex >> 8) & 255),
                static_cast<std::uint8_t>(hex & 255), 255};
    }
    // `share` 0..1 of the colour's own opacity.
    constexpr Color faded(float share) const {
        return {r, g, b, static_cast<std::uint8_t>(static_cast<float>(a) * share + 0.5F)};
    }
    friend constexpr bool operator==(Color, Color) = default;
};

}  // namespace twentynine
