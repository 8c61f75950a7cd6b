// The result, by itself after the eighth trick.
#include <algorithm>

#include "scene_parts.h"

namespace twentynine {
namespace {

// The page opens it; pressing it means nothing to the table.
constexpr std::string_view kLookBack = "Review";

void draw_fact(DrawList& out, const Rect& rect, std::string_view label, std::string value, Color color,
               float alpha) {
    out.panel(rect, Color::rgb(0x000000).faded(0.25F * alpha), theme::kButtonRadius);
    Rect inner = rect.inset(6, 4);
    out.text(inner.take_top(inner.h * 0.42F), std::string(label), 12, theme::kRegular,
             theme::kQuiet.faded(alpha), Align::kCentre);
    out.text(inner, std::move(value), rect.h > 50 ? 24.0F : 18.0F, theme::kBold, color.faded(alpha),
             Align::kCentre);
}

// What is told large: of the match, if that is over too.
std::string heading_of(const Moment& m, const words::ResultWords& said) {
    return m.match.over ? words::match_heading(m.match.winner) : said.heading;
}

std::string sentence_of(const Moment& m, const words::ResultWords& said) {
    return m.match.forfeited_by ? words::match_forfeited(*m.match.forfeited_by) : said.sentence;
}

std::string_view button_label(const Moment& m) {
    if (m.view.ruleset.match_target == 0) return "Deal again";
    return m.match.over ? "New match" : "Next deal";
}

// Not at a match that was given up in the middle of a deal.
bool deal_is_told(const Moment& m) {
    return m.view.result && m.view.contract && !m.match.forfeited_by;
}

// A heading that would have to be broken over two lines of a narrow panel is set smaller.
float heading_size(const ResultPanel& panel, const std::string& heading) {
    constexpr float kLetter = 0.56F;  // of its size, on the whole
    const float room = panel.heading.w / (kLetter * static_cast<float>(heading.size()));
    return std::clamp(room, 14.0F, panel.heading_size);
}

void draw_facts(const Moment& m, DrawList& out, const ResultPanel& panel, float alpha) {
    const Team side = m.view.result->bidding_side;
    const bool single = m.view.contract->single;
    const int needed = single ? kTricksInDeal : points_of(m.view.contract->target);
    draw_fact(out, panel.needed, "Needed", words::number(needed), theme::kText, alpha);
    draw_fact(out, panel.took, "Took", words::number(words::taken(m.view, side)),
              side == kYourSide ? theme::kOurs : theme::kTheirs, alpha);
    draw_fact(out, panel.made, single ? "Single hand" : "Contract", m.view.result->made ? "Made" : "Not made",
              theme::kText, alpha);
}

// Of a match that was given up, the score is all there is to tell.
void draw_final_score(const Moment& m, DrawList& out, const ResultPanel& panel, float alpha) {
    const Ruleset& rules = m.view.ruleset;
    draw_fact(out, panel.needed, "Your side", words::score_of(rules, m.match.score, kYourSide), theme::kOurs,
              alpha);
    draw_fact(out, panel.took, "To win", words::number(rules.match_target), theme::kText, alpha);
    draw_fact(out, panel.made, "Theirs", words::score_of(rules, m.match.score, kOtherSide), theme::kTheirs,
              alpha);
}

// The sides' game points, as sixes where the score is kept so.
void draw_match(const Moment& m, DrawList& out, const ResultPanel& panel, float alpha) {
    if (panel.score.empty()) return;
    const Ruleset& rules = m.view.ruleset;
    out.text(panel.gained, words::gained(*m.view.result), panel.text_size, theme::kRegular,
             theme::kText.faded(alpha), Align::kCentre);
    Rect line = panel.score;
    const bool sixes = keeps_sixes(rules);
    const Rect middle = Rect::around(line.centre(), rules.match_floor < 0 ? 136.0F : 84.0F, line.h);
    Rect left{line.x, line.y, middle.x - line.x, line.h};
    Rect right{middle.right(), line.y, line.right() - middle.right(), line.h};
    const auto six = [&](const Rect& at, Team team) {
        if (sixes) {
            draw_six(out, Rect::around(at.centre(), 27, 18), m.match.score[static_cast<std::size_t>(team)],
                     alpha);
        }
    };
    six(left.take_right(sixes ? 29.0F : 0.0F, sixes ? 4.0F : 0.0F), kYourSide);
    six(right.take_left(sixes ? 29.0F : 0.0F, sixes ? 4.0F : 0.0F), kOtherSide);
    out.text(left, words::score_of(rules, m.match.score, kYourSide), 18, theme::kBold,
             theme::kOurs.faded(alpha), Align::kRight);
    out.text(right, words::score_of(rules, m.match.score, kOtherSide), 18, theme::kBold,
             theme::kTheirs.faded(alpha));
    out.text(middle, m.match.over ? std::string("Final score") : words::match_goal(rules), 13,
             theme::kRegular, theme::kQuiet.faded(alpha), Align::kCentre);
}

}  // namespace

void draw_result(const Moment& m, DrawList& out) {
    if (!m.result_shown) return;
    const auto alpha = static_cast<float>(ease_out(progress(m.now, m.timeline.result_shown, m.tempo.fade())));
    const ResultPanel panel = result_panel(m.layout);
    const words::ResultWords said = words::result(m.view);
    const bool ours = m.match.over    ? m.match.winner == kYourSide
                      : m.view.result ? m.view.result->winner == kYourSide
                                      : false;
    const Rect& rect = m.layout.result;
    out.shadow(rect.moved(0, 6), theme::kShadow.faded(alpha), theme::kPanelRadius, 24);
    out.panel(rect, theme::kPanelSolid.faded(alpha), theme::kPanelRadius + 4);
    out.ring(rect, theme::kBrass.faded((ours ? 0.9F : 0.5F) * alpha), theme::kPanelRadius + 4,
             ours ? 2.0F : 1.0F);
    std::string heading = heading_of(m, said);
    const float size = heading_size(panel, heading);
    out.text(panel.heading, std::move(heading), size, theme::kBold,
             (ours ? theme::kBrassLight : theme::kText).faded(alpha), Align::kCentre);
    // Broken after the colon, if at all.
    const std::string whole = sentence_of(m, said);
    const std::size_t colon = whole.find(": ");
    std::string words_said = whole;
    if (colon != std::string::npos) {
        words_said = whole.substr(0, colon + 2) + words::unbroken(whole.substr(colon + 2));
    }
    DrawItem& sentence = out.text(panel.sentence, std::move(words_said), panel.text_size, theme::kRegular,
                                  theme::kText.faded(alpha), Align::kCentre);
    if (panel.sentence.h >= 34) sentence.lines = 2;
    if (deal_is_told(m)) {
        draw_facts(m, out, panel, alpha);
        out.text(panel.ours, said.ours, panel.text_size, theme::kBold, theme::kOurs.faded(alpha));
        out.text(panel.theirs, said.theirs, panel.text_size, theme::kBold, theme::kTheirs.faded(alpha),
                 Align::kRight);
        draw_points_bar(m, out, panel.bar, alpha);
        draw_match(m, out, panel, alpha);
    } else if (!panel.score.empty()) {
        draw_final_score(m, out, panel, alpha);
    }
    draw_button(out, panel.look_back, kLookBack, ButtonLook::kPlain, true, alpha);
    draw_button(out, panel.deal_again, button_label(m), ButtonLook::kPrimary, true, alpha);
}

void add_result_controls(const Moment& m, ControlList& out) {
    if (!m.result_shown) return;
    const ResultPanel panel = result_panel(m.layout);
    words::ResultWords said = words::result(m.view);
    if (m.match.over) {
        Control& heading = out.emplace_back(
            text_control("match-result", words::match_heading(m.match.winner), panel.heading));
        heading.role = Control::Role::kHeading;
    }
    std::string sentence = sentence_of(m, said);
    if (deal_is_told(m)) {
        Control& heading = out.emplace_back(text_control("result", std::move(said.heading), panel.heading));
        heading.role = Control::Role::kHeading;
    }
    out.push_back(text_control("result-sentence", std::move(sentence), panel.sentence));
    if (deal_is_told(m)) {
        out.push_back(text_control("result-needed", std::move(said.needed), panel.needed));
        out.push_back(text_control("result-took", std::move(said.took), panel.took));
        out.push_back(text_control("result-made", std::move(said.made), panel.made));
        out.push_back(text_control("result-ours", std::move(said.ours), panel.ours));
        out.push_back(text_control("result-theirs", std::move(said.theirs), panel.theirs));
        if (!panel.gained.empty()) {
            out.push_back(text_control("result-gained", words::gained(*m.view.result), panel.gained));
        }
    }
    if (!panel.score.empty()) {
        std::string score = words::score_summary(m.view.ruleset, m.match.score, m.match.deal);
        const Rect& rect = deal_is_told(m) ? panel.score : panel.needed;
        out.push_back(text_control("result-score", std::move(score), rect));
    }
    out.push_back(button_control("look-back", std::string(kLookBack), panel.look_back, true));
    out.emplace_back(button_control("deal-again", std::string(button_label(m)), panel.deal_again, true))
        .primary = true;
}

}  // namespace twentynine
