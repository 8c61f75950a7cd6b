// The panel of an auction: the number, one less and one more, Bid and Pass.
#include "scene_parts.h"

namespace twentynine {
namespace {

// Which buttons of the auction can be pressed.
struct Enabled {
    std::optional<BidRange> bids;  // open to you now
    bool less = false;
    bool more = false;
    bool pass = false;
    std::optional<Cancelled> cancel;
};

Enabled enabled_of(const Moment& m) {
    Enabled on;
    if (!m.your_turn()) return on;
    on.pass = m.view.legal.contains(Action::pass());
    on.bids = bid_range(m.view.legal);
    if (on.bids) {
        const int value = words::whole_number(m.choice.bid).value_or(-1);
        on.less = value > points_of(on.bids->lowest);
        on.more = value < points_of(on.bids->highest);
    }
    on.cancel = words::reason_to_cancel(m.view);
    return on;
}

}  // namespace

void draw_bid(const Moment& m, DrawList& out, std::string line) {
    const Enabled on = enabled_of(m);
    const BidPanel panel = bid_panel(m.layout, on.cancel.has_value());
    draw_line(m, out, panel.line, std::move(line), false);
    draw_button(out, panel.minus, "−", ButtonLook::kPlain, on.less);
    // The number itself stands in the page's own field over this.
    out.panel(panel.value, Color::rgb(0xfbf6ea).faded(on.bids ? 1.0F : 0.35F), theme::kButtonRadius);
    draw_button(out, panel.plus, "+", ButtonLook::kPlain, on.more);
    draw_button(out, panel.bid, "Bid", ButtonLook::kPrimary, on.bids.has_value());
    draw_button(out, panel.pass, "Pass", ButtonLook::kPlain, on.pass);
    if (on.cancel) draw_button(out, panel.cancel, "Cancel deal", ButtonLook::kPlain, true);
}

void add_bid(const Moment& m, ControlList& out, std::string line) {
    const Enabled on = enabled_of(m);
    const BidPanel panel = bid_panel(m.layout, on.cancel.has_value());
    const bool can_bid = on.bids.has_value();
    const bool refused = !m.choice.message.empty();
    out.push_back(text_control(refused ? "message" : "prompt", std::move(line), panel.line));
    out.push_back(button_control("bid-minus", "One less", panel.minus, on.less));
    Control& field = out.emplace_back(button_control("bid-value", "Your bid", panel.value, can_bid));
    field.role = Control::Role::kNumber;
    field.value = m.choice.bid;
    field.minimum = can_bid ? points_of(on.bids->lowest) : m.view.ruleset.minimum_bid;
    field.maximum = can_bid ? points_of(on.bids->highest) : m.view.ruleset.maximum_bid;
    field.submit = "bid";
    if (refused) field.description = m.choice.message;
    out.push_back(button_control("bid-plus", "One more", panel.plus, on.more));
    Control& bid = out.emplace_back(button_control("bid", "Bid", panel.bid, can_bid));
    bid.primary = true;
    bid.key = 'b';
    out.emplace_back(button_control("pass", "Pass", panel.pass, on.pass)).key = 'p';
    if (!on.cancel) return;
    std::string name = "Cancel the deal: " + std::string(words::reason_of(*on.cancel));
    out.emplace_back(button_control("cancel", std::move(name), panel.cancel, true)).key = 'c';
}

}  // namespace twentynine
