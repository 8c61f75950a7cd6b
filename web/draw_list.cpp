#include "draw_list.h"

namespace twentynine {

DrawItem& DrawList::add(DrawItem::Kind kind, const Rect& rect) {
    DrawItem& item = items_.emplace_back();
    item.kind = kind;
    item.rect = rect;
    return item;
}

DrawItem& DrawList::panel(const Rect& rect, Color color, float radius) {
    DrawItem& item = add(DrawItem::Kind::kPanel, rect);
    item.color = color;
    item.radius = radius;
    return item;
}

DrawItem& DrawList::ring(const Rect& rect, Color color, float radius, float stroke) {
    DrawItem& item = add(DrawItem::Kind::kRing, rect);
    item.color = color;
    item.radius = radius;
    item.stroke = stroke;
    return item;
}

DrawItem& DrawList::shadow(const Rect& rect, Color color, float radius, float blur) {
    DrawItem& item = add(DrawItem::Kind::kShadow, rect);
    item.color = color;
    item.radius = radius;
    item.stroke = blur;
    return item;
}

DrawItem& DrawList::picture(const Rect& rect, const Picture& picture, float alpha) {
    DrawItem& item = add(DrawItem::Kind::kPicture, rect);
    item.picture = picture;
    item.color = item.color.faded(alpha);
    return item;
}

DrawItem& DrawList::text(const Rect& box, std::string text, float size, int weight, Color color,
                         Align align) {
    DrawItem& item = add(DrawItem::Kind::kText, box);
    item.text = std::move(text);
    item.size = size;
    item.weight = weight;
    item.color = color;
    item.align = align;
    return item;
}

namespace art {

// The grid: cells of 104 by 144 units, the drawing of a card 100 by 140 at (2, 2) of its cell.
constexpr float kCellWidth = 104;
constexpr float kCellHeight = 144;

Picture face_of(Card card) {
    const auto column = static_cast<float>(7 - static_cast<int>(card.rank()));
    const auto row = static_cast<float>(static_cast<int>(card.suit()));
    return {{column * kCellWidth + 2, row * kCellHeight + 2, 100, 140}};
}

Picture back() {
    return {{2, 4 * kCellHeight + 2, 100, 140}};
}

Picture suit_on_dark(Suit suit) {
    return {{static_cast<float>(1 + static_cast<int>(suit)) * kCellWidth + 2, 580, 96, 96}};
}

// Spades and hearts in a row, clubs and diamonds under them.
Picture suit_on_light(Suit suit) {
    const int number = static_cast<int>(suit);
    const int column = number % 2;
    const int row = number / 2;
    return {{526 + static_cast<float>(column) * 48, 582 + static_cast<float>(row) * 48, 46, 46}};
}

Picture hidden_marker() {
    return {{640, 592, 72, 72}};
}

Picture icon(Icon icon) {
    switch (icon) {
        case Icon::kDealer:
            return {{734, 582, 46, 46}};
        case Icon::kWinner:
            return {{782, 582, 46, 46}};
        case Icon::kLock:
            return {{734, 630, 46, 46}};
        case Icon::kTurn:
            return {{782, 630, 46, 46}};
    }
    return {};
}

}  // namespace art
}  // namespace twentynine
