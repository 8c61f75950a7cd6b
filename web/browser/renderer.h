// Puts a draw list on the canvas with SDL: by WebGL where there is any, else in software. Everything it holds
// can be made again from state, so a lost context costs one frame.
#pragma once

#include <SDL2/SDL.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "../draw_list.h"
#include "../layout.h"
#include "raster.h"

namespace twentynine {

class Renderer {
  public:
    // Nothing can be drawn here at all if this is false.
    bool open(const StageSize& size);
    void resize(const StageSize& size);
    void draw(const DrawList& list);
    // The context is gone, with all its textures; and it is there again.
    void lose();
    bool restore();
    bool accelerated() const { return accelerated_; }

  private:
    struct TextureDeleter {
        void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
    };
    struct Entry {
        std::uint64_t key = 0;
        std::string text;  // only of texts
        std::unique_ptr<SDL_Texture, TextureDeleter> texture;
        int width = 0;
        int height = 0;
        int corner = 0;  // of a mask: the part of each side that isn't stretched
        std::uint32_t used = 0;
    };

    bool create();
    float device(float css) const { return css * size_.scale; }
    const Entry* find(std::uint64_t key, std::string_view text);
    const Entry* keep(std::uint64_t key, std::string_view text, const Bitmap& bitmap);
    void make_room(std::size_t bytes);
    const Entry* mask(int kind, float radius, float stroke);
    void draw_mask(const DrawItem& item, int kind);
    void draw_picture(const DrawItem& item);
    void draw_text(const DrawItem& item);
    void draw_baize();

    StageSize size_;
    SDL_Window* window_ = nullptr;
    SDL_Renderer* renderer_ = nullptr;
    bool accelerated_ = false;
    bool lost_ = false;
    std::vector<Entry> entries_;
    std::size_t bytes_ = 0;
    std::uint32_t frame_ = 0;
    std::unique_ptr<SDL_Texture, TextureDeleter> baize_;
    int baize_width_ = 0;
    int baize_height_ = 0;
};

}  // namespace twentynine
