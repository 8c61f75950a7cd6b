// What the scene asks the renderer to put on the stage, in order. Plain values: a test reads them, a renderer
// draws them, neither needs the other.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../engine/cards.h"
#include "geometry.h"

namespace twentynine {

enum class Align : std::uint8_t { kLeft, kCentre, kRight };

// A drawing of the art sheet, whose units are those of assets/art/README.md.
struct Picture {
    Rect source;
    friend constexpr bool operator==(const Picture&, const Picture&) = default;
};

struct DrawItem {
    enum class Kind : std::uint8_t {
        kBaize,    // the table, over the whole stage
        kPicture,  // `picture` in `rect`
        kText,     // `text` in `rect`, shrunk and then shortened to fit
        kPanel,    // a filled rounded rectangle
        kRing,     // only its edge, `stroke` wide, inside the rectangle
        kShadow    // a soft one, `stroke` of blur around the rectangle
    };
    Kind kind{};
    Rect rect;
    Picture picture{};
    float resting_width = 0;          // of a picture that is grown or shrunk on its way; 0: as in `rect`
    Color color{255, 255, 255, 255};  // of text, panel, ring, shadow; pictures are multiplied by it
    float rotation = 0;               // degrees, clockwise, about the centre
    float radius = 0;
    float stroke = 0;
    float size = 0;  // of the text
    int weight = 400;
    int lines = 1;  // the text may be broken over so many
    Align align = Align::kLeft;
    std::string text;
};

class DrawList {
  public:
    const std::vector<DrawItem>& items() const { return items_; }
    void clear() { items_.clear(); }

    DrawItem& add(DrawItem::Kind kind, const Rect& rect);
    DrawItem& panel(const Rect& rect, Color color, float radius);
    DrawItem& ring(const Rect& rect, Color color, float radius, float stroke);
    DrawItem& shadow(const Rect& rect, Color color, float radius, float blur);
    DrawItem& picture(const Rect& rect, const Picture& picture, float alpha = 1);
    DrawItem& text(const Rect& box, std::string text, float size, int weight, Color color,
                   Align align = Align::kLeft);

  private:
    std::vector<DrawItem> items_;
};

// The cells of the art sheet.
namespace art {
Picture face_of(Card card);
Picture back();
Picture suit_on_dark(Suit suit);
Picture suit_on_light(Suit suit);
Picture hidden_marker();
enum class Icon : std::uint8_t { kDealer, kWinner, kLock, kTurn };
Picture icon(Icon icon);
}  // namespace art

}  // namespace twentynine
