#include "renderer.h"

#include <emscripten/html5.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "../theme.h"
#include "masks.h"

namespace twentynine {
namespace {

// Textures are let go beyond this, those longest unused first.
constexpr std::size_t kRoom = 56u * 1024 * 1024;
// Sides of textures that every WebGL has.
constexpr int kLongestSide = 4096;
constexpr int kBaizeStrip = 256;

constexpr int kPictureKey = 8;
constexpr int kTextKey = 9;

std::uint64_t hashed(std::uint64_t hash, std::uint64_t value) {
    return (hash ^ value) * 0x9E3779B97F4A7C15u + (hash >> 29);
}

std::uint64_t tenths(float value) {
    return static_cast<std::uint64_t>(std::lround(value * 10));
}

SDL_Texture* upload(SDL_Renderer* renderer, const Bitmap& bitmap) {
    SDL_Texture* texture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_RGBA32, SDL_TEXTUREACCESS_STATIC,
                                             bitmap.width, bitmap.height);
    if (texture == nullptr) return nullptr;
    SDL_UpdateTexture(texture, nullptr, bitmap.pixels.data(), bitmap.width * 4);
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    return texture;
}

void tint(SDL_Texture* texture, Color color) {
    SDL_SetTextureColorMod(texture, color.r, color.g, color.b);
    SDL_SetTextureAlphaMod(texture, color.a);
}

int pixels(float length) {
    return std::max(1, static_cast<int>(std::lround(length)));
}

}  // namespace

bool Renderer::open(const StageSize& size) {
    size_ = size;
    // The page's own elements take every press and key; SDL must not swallow any.
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
    // No title: SDL would put it in the place of the page's own.
    window_ = SDL_CreateWindow(nullptr, 0, 0, pixels(device(size.width)), pixels(device(size.height)), 0);
    return window_ != nullptr && create();
}

bool Renderer::create() {
    renderer_ = SDL_CreateRenderer(window_, -1, SDL_RENDERER_ACCELERATED);
    accelerated_ = renderer_ != nullptr;
    if (renderer_ == nullptr) renderer_ = SDL_CreateRenderer(window_, -1, SDL_RENDERER_SOFTWARE);
    emscripten_html5_remove_all_event_listeners();
    return renderer_ != nullptr;
}

void Renderer::resize(const StageSize& size) {
    const bool same_scale = size.scale == size_.scale;
    size_ = size;
    if (window_ == nullptr) return;
    if (!same_scale) entries_.clear(), bytes_ = 0;
    baize_.reset();
    SDL_SetWindowSize(window_, pixels(device(size.width)), pixels(device(size.height)));
    if (accelerated_ && renderer_ != nullptr) SDL_RenderSetViewport(renderer_, nullptr);
}

void Renderer::lose() {
    lost_ = true;
    entries_.clear();
    bytes_ = 0;
    baize_.reset();
    if (renderer_ != nullptr) SDL_DestroyRenderer(renderer_);
    renderer_ = nullptr;
}

bool Renderer::restore() {
    if (renderer_ == nullptr && !create()) return false;
    lost_ = false;
    return true;
}

const Renderer::Entry* Renderer::find(std::uint64_t key, std::string_view text) {
    for (Entry& entry : entries_) {
        if (entry.key != key || entry.text != text) continue;
        entry.used = frame_;
        return &entry;
    }
    return nullptr;
}

void Renderer::make_room(std::size_t bytes) {
    while (bytes_ + bytes > kRoom) {
        const auto oldest = std::min_element(entries_.begin(), entries_.end(),
                                             [](const Entry& a, const Entry& b) { return a.used < b.used; });
        if (oldest == entries_.end() || oldest->used == frame_) return;
        bytes_ -= static_cast<std::size_t>(oldest->width) * static_cast<std::size_t>(oldest->height) * 4;
        entries_.erase(oldest);
    }
}

const Renderer::Entry* Renderer::keep(std::uint64_t key, std::string_view text, const Bitmap& bitmap) {
    if (bitmap.width == 0) return nullptr;
    make_room(bitmap.pixels.size());
    SDL_Texture* texture = upload(renderer_, bitmap);
    if (texture == nullptr) return nullptr;
    Entry& entry = entries_.emplace_back();
    entry.key = key;
    entry.text = text;
    entry.texture.reset(texture);
    entry.width = bitmap.width;
    entry.height = bitmap.height;
    entry.used = frame_;
    bytes_ += bitmap.pixels.size();
    return &entry;
}

const Renderer::Entry* Renderer::mask(int kind, float radius, float stroke) {
    const std::uint64_t key =
        hashed(hashed(static_cast<std::uint64_t>(kind), tenths(radius)), tenths(stroke));
    if (const Entry* entry = find(key, {})) return entry;
    const Mask mask = make_mask(static_cast<MaskKind>(kind), radius, stroke);
    if (keep(key, {}, mask.bitmap) == nullptr) return nullptr;
    entries_.back().corner = mask.corner;
    return &entries_.back();
}

// A mask in nine pieces: the corners as they are, the rest stretched. All turn about the middle of the whole.
void Renderer::draw_mask(const DrawItem& item, int kind) {
    if (item.color.a == 0 || item.rect.empty()) return;
    const bool soft = kind == static_cast<int>(MaskKind::kShadow);
    const float w = device(item.rect.w);
    const float h = device(item.rect.h);
    const float stroke =
        soft ? std::max(1.0F, device(item.stroke)) : std::max(1.0F, std::round(device(item.stroke)));
    const float radius = std::min(device(item.radius), std::min(w, h) / 2);
    const Entry* entry = mask(kind, radius, kind == static_cast<int>(MaskKind::kFill) ? 0 : stroke);
    if (entry == nullptr) return;
    const int corner = entry->corner;
    const float margin = soft ? std::ceil(stroke) : 1;
    float x = device(item.rect.x);
    float y = device(item.rect.y);
    float right = x + w;
    float bottom = y + h;
    if (!soft && item.rotation == 0) {
        x = std::round(x), y = std::round(y), right = std::round(right), bottom = std::round(bottom);
    }
    x -= margin, y -= margin, right += margin, bottom += margin;
    // Too small for both corners: they are squeezed.
    const float edge_x = std::min(static_cast<float>(corner), (right - x) / 2);
    const float edge_y = std::min(static_cast<float>(corner), (bottom - y) / 2);
    const std::array<float, 4> xs{x, x + edge_x, right - edge_x, right};
    const std::array<float, 4> ys{y, y + edge_y, bottom - edge_y, bottom};
    const std::array<int, 4> us{0, corner, corner + 1, entry->width};
    tint(entry->texture.get(), item.color);
    const SDL_FPoint middle{(x + right) / 2, (y + bottom) / 2};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
            if (kind == static_cast<int>(MaskKind::kRing) && row == 1 && column == 1) continue;
            const SDL_Rect from{us[column], us[row], us[column + 1] - us[column], us[row + 1] - us[row]};
            const SDL_FRect to{xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row]};
            if (to.w <= 0 || to.h <= 0) continue;
            if (item.rotation == 0 || !accelerated_) {
                SDL_RenderCopyF(renderer_, entry->texture.get(), &from, &to);
            } else {
                const SDL_FPoint centre{middle.x - to.x, middle.y - to.y};
                SDL_RenderCopyExF(renderer_, entry->texture.get(), &from, &to,
                                  static_cast<double>(item.rotation), &centre, SDL_FLIP_NONE);
            }
        }
    }
}

void Renderer::draw_picture(const DrawItem& item) {
    if (item.color.a == 0 || item.rect.empty()) return;
    const Rect& source = item.picture.source;
    // Rasterised at the width that it has at rest, so a picture in motion doesn't ask for a new one each
    // frame.
    const float resting = item.resting_width > 0 ? item.resting_width : item.rect.w;
    const int width = std::min(pixels(device(resting)), kLongestSide);
    const int height = std::min(pixels(device(resting) * source.h / source.w), kLongestSide);
    std::uint64_t key = hashed(kPictureKey, tenths(source.x));
    key = hashed(hashed(key, tenths(source.y)), static_cast<std::uint64_t>(width));
    const Entry* entry = find(key, {});
    if (entry == nullptr) entry = keep(key, {}, raster_picture(source, width, height));
    if (entry == nullptr) return;
    tint(entry->texture.get(), item.color);
    // The bitmap has a clear pixel all around, for soft edges when it is turned.
    const float w = device(item.rect.w);
    const float h = device(item.rect.h);
    const float grow_x = w / static_cast<float>(width);
    const float grow_y = h / static_cast<float>(height);
    SDL_FRect to{device(item.rect.x) - grow_x, device(item.rect.y) - grow_y, w + 2 * grow_x, h + 2 * grow_y};
    const bool at_rest =
        std::fabs(w - static_cast<float>(width)) < 1 && std::fabs(h - static_cast<float>(height)) < 1;
    if (item.rotation == 0 || !accelerated_) {
        if (at_rest) {
            to = {std::round(to.x), std::round(to.y), static_cast<float>(entry->width),
                  static_cast<float>(entry->height)};
        }
        SDL_RenderCopyF(renderer_, entry->texture.get(), nullptr, &to);
    } else {
        SDL_RenderCopyExF(renderer_, entry->texture.get(), nullptr, &to, static_cast<double>(item.rotation),
                          nullptr, SDL_FLIP_NONE);
    }
}

void Renderer::draw_text(const DrawItem& item) {
    if (item.text.empty() || item.color.a == 0 || item.rect.w <= 0) return;
    TextStyle style;
    style.size = device(item.size);
    style.weight = item.weight;
    style.width = std::floor(device(item.rect.w));
    style.smallest = device(theme::kSmallestText);
    style.lines = item.lines;
    style.align = static_cast<int>(item.align);
    std::uint64_t key = hashed(kTextKey, tenths(style.size));
    key =
        hashed(hashed(key, static_cast<std::uint64_t>(item.weight)), static_cast<std::uint64_t>(style.width));
    key = hashed(hashed(key, static_cast<std::uint64_t>(item.lines)), static_cast<std::uint64_t>(item.align));
    const Entry* entry = find(key, item.text);
    if (entry == nullptr) entry = keep(key, item.text, raster_text(item.text, style));
    if (entry == nullptr) return;
    tint(entry->texture.get(), item.color);
    const auto width = static_cast<float>(entry->width);
    const auto height = static_cast<float>(entry->height);
    float x = device(item.rect.x);
    if (item.align == Align::kCentre) x = device(item.rect.centre().x) - width / 2;
    if (item.align == Align::kRight) x = device(item.rect.right()) - width;
    const SDL_FRect to{std::round(x), std::round(device(item.rect.centre().y) - height / 2), width, height};
    SDL_RenderCopyF(renderer_, entry->texture.get(), nullptr, &to);
}

void Renderer::draw_baize() {
    if (!baize_) {
        const float scale = std::min(size_.scale, 2.0F);
        baize_width_ = std::min(pixels(size_.width * scale), kLongestSide);
        baize_height_ = std::min(pixels(size_.height * scale), kLongestSide);
        baize_.reset(SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_RGBA32, SDL_TEXTUREACCESS_STATIC,
                                       baize_width_, baize_height_));
        if (!baize_) return;
        SDL_SetTextureBlendMode(baize_.get(), SDL_BLENDMODE_NONE);
        // In strips, so that the whole never lies in memory twice.
        for (int top = 0; top < baize_height_; top += kBaizeStrip) {
            const int rows = std::min(kBaizeStrip, baize_height_ - top);
            const Bitmap strip = raster_baize(baize_width_, baize_height_, top, rows);
            if (strip.width != baize_width_ || strip.height != rows) continue;
            const SDL_Rect where{0, top, baize_width_, rows};
            SDL_UpdateTexture(baize_.get(), &where, strip.pixels.data(), baize_width_ * 4);
        }
    }
    SDL_RenderCopyF(renderer_, baize_.get(), nullptr, nullptr);
}

void Renderer::draw(const DrawList& list) {
    if (renderer_ == nullptr || lost_) return;
    ++frame_;
    SDL_SetRenderDrawColor(renderer_, 0x0f, 0x52, 0x40, 255);
    SDL_RenderClear(renderer_);
    for (const DrawItem& item : list.items()) {
        switch (item.kind) {
            case DrawItem::Kind::kBaize:
                draw_baize();
                break;
            case DrawItem::Kind::kPicture:
                draw_picture(item);
                break;
            case DrawItem::Kind::kText:
                draw_text(item);
                break;
            case DrawItem::Kind::kPanel:
                draw_mask(item, static_cast<int>(MaskKind::kFill));
                break;
            case DrawItem::Kind::kRing:
                draw_mask(item, static_cast<int>(MaskKind::kRing));
                break;
            case DrawItem::Kind::kShadow:
                draw_mask(item, static_cast<int>(MaskKind::kShadow));
                break;
        }
    }
    SDL_RenderPresent(renderer_);
    SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
}

}  // namespace twentynine
