// What lies inside of the result's panel.
#include <algorithm>

#include "layout.h"

namespace twentynine {

ResultPanel result_panel(const Layout& layout) {
    ResultPanel out;
    const bool wide = layout.composition == Composition::kWide;
    const bool flat = layout.composition == Composition::kLandscape;
    Rect inner = layout.result.inset(wide ? 32.0F : 16.0F, flat ? 10.0F : 18.0F);
    // Two lines for the match, where there is one.
    const bool scored = layout.shape.scored;
    const float line = 20;
    const float match = scored ? 2 * line + 10 : 0;
    const bool cramped = inner.h - match < 290;
    out.heading_size = wide ? 28.0F : 20.0F;
    if (layout.composition == Composition::kPortrait) out.heading_size = 24;
    out.text_size = cramped || inner.w < 320 ? 14.0F : 16.0F;
    out.heading = inner.take_top(cramped ? 30.0F : 42.0F, cramped ? 2.0F : 6.0F);
    Rect buttons = inner.take_bottom(46, cramped ? 10.0F : 20.0F);
    buttons = Rect::around(buttons.centre(), std::min(inner.w, 340.0F), 46);
    out.look_back = buttons.take_left(inner.w < 320 ? 88.0F : 112.0F, 8);
    out.deal_again = buttons;
    out.sentence = inner.take_top(!cramped ? 44.0F : inner.w < 370 ? 34.0F : 22.0F, cramped ? 4.0F : 14.0F);
    if (scored) {
        out.score = inner.take_bottom(line, 2);
        out.gained = inner.take_bottom(line, 8);
    }
    Rect facts = inner.take_top(std::clamp(inner.h * 0.42F, 40.0F, 64.0F), cramped ? 6.0F : 16.0F);
    const float third = (facts.w - 2 * 8) / 3;
    out.needed = facts.take_left(third, 8);
    out.took = facts.take_left(third, 8);
    out.made = facts;
    Rect totals = inner.take_top(20, 6);
    out.ours = totals.take_left((totals.w - 8) / 2, 8);
    out.theirs = totals;
    out.bar = inner.take_top(12);
    return out;
}

}  // namespace twentynine
