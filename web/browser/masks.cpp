#include "masks.h"

#include <algorithm>
#include <cmath>

namespace twentynine {
namespace {

float clamped(float value) {
    return std::clamp(value, 0.0F, 1.0F);
}

// How far a point is outside of a rounded square of half side `half`, negative inside; the square's centre is
// the origin.
float distance(float x, float y, float half, float radius) {
    const float dx = std::fabs(x) - half + radius;
    const float dy = std::fabs(y) - half + radius;
    const float outside =
        std::sqrt(std::max(dx, 0.0F) * std::max(dx, 0.0F) + std::max(dy, 0.0F) * std::max(dy, 0.0F));
    return outside + std::min(std::max(dx, dy), 0.0F) - radius;
}

float coverage(MaskKind kind, float d, float stroke) {
    switch (kind) {
        case MaskKind::kFill:
            return clamped(0.5F - d);
        case MaskKind::kRing:
            return clamped(0.5F - d) * clamped(d + stroke + 0.5F);
        case MaskKind::kShadow: {
            const float t = clamped(0.5F - d / (2 * stroke));
            return t * t * (3 - 2 * t);
        }
    }
    return 0;
}

}  // namespace

Mask make_mask(MaskKind kind, float radius, float stroke) {
    Mask mask;
    mask.margin = kind == MaskKind::kShadow ? static_cast<int>(std::ceil(stroke)) : 1;
    const float reach = kind == MaskKind::kShadow ? radius + stroke : std::max(radius, stroke);
    mask.corner = mask.margin + static_cast<int>(std::ceil(reach)) + 1;
    const int side = 2 * mask.corner + 1;
    const float half = static_cast<float>(side) / 2 - static_cast<float>(mask.margin);
    mask.bitmap.width = side;
    mask.bitmap.height = side;
    mask.bitmap.pixels.resize(static_cast<std::size_t>(side) * static_cast<std::size_t>(side) * 4, 255);
    std::uint8_t* pixel = mask.bitmap.pixels.data();
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x, pixel += 4) {
            const float middle = static_cast<float>(side) / 2;
            const float d = distance(static_cast<float>(x) + 0.5F - middle,
                                     static_cast<float>(y) + 0.5F - middle, half, radius);
            pixel[3] = static_cast<std::uint8_t>(coverage(kind, d, stroke) * 255 + 0.5F);
        }
    }
    return mask;
}

}  // namespace twentynine
