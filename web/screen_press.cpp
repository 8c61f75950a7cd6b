// What each press does.
#include <algorithm>

#include "screen.h"
#include "words.h"

namespace twentynine {

void Screen::carry_out(const Press& press, double now) {
    switch (press.kind) {
        case Press::Kind::kNothing:
            break;
        case Press::Kind::kLess:
            step_bid(-1);
            break;
        case Press::Kind::kMore:
            step_bid(1);
            break;
        case Press::Kind::kBid:
            bid(now);
            break;
        case Press::Kind::kAct:
            act(press.action, now);
            break;
        case Press::Kind::kChoose:
            // The chosen card, pressed again, goes back.
            choose(choice_.card == press.card ? std::nullopt : std::optional(press.card), now);
            break;
        case Press::Kind::kPlay:
            if (choice_.card) act(Action::play(*choice_.card), now);
            break;
        case Press::Kind::kSetAside:
            if (choice_.card) act(Action::trump_card(*choice_.card), now);
            break;
        case Press::Kind::kNextTrick:
            gather(now);
            break;
        case Press::Kind::kLastTrick:
            last_trick_shown_ = !last_trick_shown_;
            break;
        case Press::Kind::kHint:
            press_hint(now);
            break;
        case Press::Kind::kChances:
            press_chances();
            break;
        case Press::Kind::kClaim:
            claim_the_rest(now);
            break;
        case Press::Kind::kDealAgain:
            table_.deal_again(now);
            break;
    }
}

void Screen::act(Action action, double now) {
    if (const std::optional<Refusal> refusal = table_.act(action, now)) refuse(sentence_of(*refusal));
}

void Screen::refuse(std::string_view sentence) {
    choice_.message = std::string(sentence);
    platform_.announce(choice_.message);
}

void Screen::set_value(std::string_view id, std::string_view text) {
    if (id != "bid-value") return;
    choice_.bid = std::string(text.substr(0, 16));
    choice_.message.clear();
    dirty_ = true;
}

void Screen::step_bid(int by) {
    const std::optional<BidRange> open = bid_range(view_.legal);
    if (!open) return;
    const int lowest = points_of(open->lowest);
    const std::optional<int> value = words::whole_number(choice_.bid);
    const int next = value ? *value + by : lowest;
    choice_.bid = words::number(std::clamp(next, lowest, points_of(open->highest)));
    choice_.message.clear();
}

void Screen::bid(double now) {
    const std::optional<BidRange> open = bid_range(view_.legal);
    if (!open) return;
    const std::optional<int> value = words::whole_number(choice_.bid);
    if (value && !table_.act(Action::bid(*value), now)) return;
    refuse(words::bid_refused(points_of(open->lowest), points_of(open->highest)));
}

void Screen::choose(std::optional<Card> card, double now) {
    timeline_.dropped = choice_.card;
    timeline_.selected = now;
    choice_.card = card;
    if (card) put_focus(view_.phase == Phase::kTrump ? "set-aside" : "play");
}

void Screen::gather(double now) {
    if (view_.trick_count == 0) return;
    const Trick taken = view_.tricks[static_cast<std::size_t>(view_.trick_count - 1)];
    if (!table_.next_trick(now)) return;
    last_trick_shown_ = false;
    timeline_.gathered = now;
    timeline_.gathered_trick = taken;
}

}  // namespace twentynine
