// The result, by itself after the eighth trick.
#include <algorithm>

#include "scene_parts.h"

namespace twentynine {
namespace {

void draw_fact(DrawList& out, const Rect& rect, std::string_view label, std::string value, Color color,
               float alpha) {
    out.panel(rect, Color::rgb(0x000000).faded(0.25F * alpha), theme::kButtonRadius);
    Rect inner = rect.inset(6, 4);
    out.text(inner.take_top(inner.h * 0.42F), std::string(label), 12, theme::kRegular,
             theme::kQuiet.faded(alpha), Align::kCentre);
    out.text(inner, std::move(value), rect.h > 50 ? 24.0F : 18.0F, theme::kBold, color.faded(alpha),
             Align::kCentre);
}

}  // namespace

void draw_result(const Moment& m, DrawList& out) {
    if (!m.result_shown || !m.view.result || !m.view.contract) return;
    const auto alpha = static_cast<float>(ease_out(progress(m.now, m.timeline.result_shown, m.tempo.fade())));
    const ResultPanel panel = result_panel(m.layout);
    const words::ResultWords said = words::result(m.view);
    const bool ours = m.view.result->winner == kYourSide;
    const Rect& rect = m.layout.result;
    out.shadow(rect.moved(0, 6), theme::kShadow.faded(alpha), theme::kPanelRadius, 24);
    out.panel(rect, theme::kPanelSolid.faded(alpha), theme::kPanelRadius + 4);
    out.ring(rect, theme::kBrass.faded((ours ? 0.9F : 0.5F) * alpha), theme::kPanelRadius + 4,
             ours ? 2.0F : 1.0F);
    out.text(panel.heading, said.heading, panel.heading_size, theme::kBold,
             (ours ? theme::kBrassLight : theme::kText).faded(alpha), Align::kCentre);
    // Broken after the colon, if at all.
    const std::size_t colon = said.sentence.find(':');
    std::string words_said =
        said.sentence.substr(0, colon + 2) + words::unbroken(said.sentence.substr(colon + 2));
    DrawItem& sentence = out.text(panel.sentence, std::move(words_said), panel.text_size, theme::kRegular,
                                  theme::kText.faded(alpha), Align::kCentre);
    if (panel.sentence.h >= 34) sentence.lines = 2;

    const Team side = m.view.result->bidding_side;
    const bool made = m.view.result->made;
    draw_fact(out, panel.needed, "Needed", words::number(points_of(m.view.contract->target)), theme::kText,
              alpha);
    draw_fact(out, panel.took, "Took", words::number(m.view.points[static_cast<std::size_t>(side)]),
              side == kYourSide ? theme::kOurs : theme::kTheirs, alpha);
    draw_fact(out, panel.made, "Contract", made ? "Made" : "Not made", theme::kText, alpha);

    out.text(panel.ours, said.ours, panel.text_size, theme::kBold, theme::kOurs.faded(alpha));
    out.text(panel.theirs, said.theirs, panel.text_size, theme::kBold, theme::kTheirs.faded(alpha),
             Align::kRight);
    draw_points_bar(m, out, panel.bar, alpha);
    draw_button(out, panel.deal_again, "Deal again", ButtonLook::kPrimary, true, alpha);
}

void add_result_controls(const Moment& m, ControlList& out) {
    if (!m.result_shown) return;
    const ResultPanel panel = result_panel(m.layout);
    words::ResultWords said = words::result(m.view);
    Control& heading = out.emplace_back(text_control("result", std::move(said.heading), panel.heading));
    heading.role = Control::Role::kHeading;
    out.push_back(text_control("result-sentence", std::move(said.sentence), panel.sentence));
    out.push_back(text_control("result-needed", std::move(said.needed), panel.needed));
    out.push_back(text_control("result-took", std::move(said.took), panel.took));
    out.push_back(text_control("result-made", std::move(said.made), panel.made));
    out.push_back(text_control("result-ours", std::move(said.ours), panel.ours));
    out.push_back(text_control("result-theirs", std::move(said.theirs), panel.theirs));
    out.emplace_back(button_control("deal-again", "Deal again", panel.deal_again, true)).primary = true;
}

}  // namespace twentynine
