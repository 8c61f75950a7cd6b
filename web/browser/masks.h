// Soft-edged rounded shapes as coverage, for textures that are stretched between their corners.
#pragma once

#include "raster.h"

namespace twentynine {

enum class MaskKind : std::uint8_t { kFill, kRing, kShadow };

struct Mask {
    Bitmap bitmap;   // white, with the coverage as alpha
    int corner = 0;  // pixels of each corner; between them one pixel is stretched
    int margin = 0;  // pixels that the shape's own edge lies inside of the bitmap's
};

// In device pixels. `stroke` is the ring's width or the shadow's blur.
Mask make_mask(MaskKind kind, float radius, float stroke);

}  // namespace twentynine
