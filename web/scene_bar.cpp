// The bar of a deal's points, with the mark of what is needed.
#include <algorithm>
#include <cmath>

#include "scene_parts.h"

namespace twentynine {

namespace {

// The target as it is seen while a pair moves it.
float target_seen(const Moment& m) {
    const auto target = static_cast<float>(points_of(m.view.contract->target));
    const auto t =
        static_cast<float>(ease_out(progress(m.now, m.timeline.pair_shown, m.tempo.move_target())));
    if (t >= 1 || m.timeline.target_before == 0) return target;
    return mix(static_cast<float>(m.timeline.target_before), target, t);
}

}  // namespace

int target_moving(const Moment& m) {
    if (!m.view.contract) return 0;
    return static_cast<int>(std::lround(target_seen(m))) - points_of(m.view.contract->target);
}

void draw_points_bar(const Moment& m, DrawList& out, const Rect& rect, float alpha) {
    const View& view = m.view;
    const bool single = view.contract && view.contract->single;
    const auto whole = static_cast<float>(single ? kTricksInDeal : points_in_play(view.ruleset));
    const float radius = std::min(3.0F, rect.h / 2);
    out.panel(rect, Color::rgb(0x000000).faded(0.38F * alpha), radius);
    const auto share = [&](float points) { return rect.w * points / whole; };
    const float ours = share(static_cast<float>(words::taken(view, kYourSide)));
    const float theirs = share(static_cast<float>(words::taken(view, kOtherSide)));
    if (ours > 0) {
        out.panel({rect.x, rect.y, ours, rect.h}, theme::kOurs.faded(alpha), 1);
    }
    if (theirs > 0) {
        out.panel({rect.right() - theirs, rect.y, theirs, rect.h}, theme::kTheirs.faded(alpha), 1);
    }
    out.ring(rect, theme::kFaint.faded(0.7F * alpha), radius, 1);
    // A single hand needs all of it.
    if (!view.contract || single) return;
    const bool our_bid = team_of(view.contract->bidder) == kYourSide;
    const auto mark = [&](float points, Color color, float wide) {
        const float x = our_bid ? rect.x + share(points) : rect.right() - share(points);
        out.panel({x - wide / 2, rect.y - 3, wide, rect.h + 6}, color.faded(alpha), wide / 2);
    };
    // Where a pair has moved it, the place that it left stays faintly marked.
    if (view.contract->target != view.contract->bid) {
        mark(static_cast<float>(points_of(view.contract->bid)), theme::kFaint, 2);
    }
    mark(target_seen(m), theme::kBrassLight, m.now < m.timeline.pair_shown + m.tempo.move_target() ? 5 : 3);
}

}  // namespace twentynine
