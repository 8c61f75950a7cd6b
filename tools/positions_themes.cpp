#include "positions_themes.h"

#include <algorithm>

#include "engine/bots/what_is_known.h"

namespace twentynine::positions {
namespace {

constexpr std::array<std::string_view, kThemes.size()> kNames{
    "feed-partner", "dont-trump-partner", "hold-jack", "draw-trumps", "dump", "ask", "dont-ask"};

bool is_word(Action action) {
    return action.kind() == Action::Kind::kAsk || action.kind() == Action::Kind::kExpose;
}

// The view, with its actions as right or wrong ones.
class Position {
  public:
    Position(const View& view, const LegalActions& right) : view_(view), known_(view), right_(right) {}

    bool partner_has_it() const {
        return view_.trick.count > 0 && view_.trick.winner == partner_of(view_.seat);
    }
    bool is_lead() const { return view_.trick.count == 0; }
    bool takes(Card card) const { return beats(card, known_.standing().best, known_.active_trump()); }
    bool is_trump(Card card) const { return known_.active_trump() == card.suit(); }
    bool ruffs(Card card) const { return is_trump(card) && !is_trump(known_.standing().best) && takes(card); }
    // The opponents have the trick, and neither this seat nor its partner can take it.
    bool is_lost() const {
        if (is_lead() || known_.is_ours(view_.trick.winner)) return false;
        if (std::any_of(view_.legal.begin(), view_.legal.end(), [this](Action a) { return takes(a.card()); }))
            return false;
        const int place = (index_of(view_.seat) - index_of(view_.trick.leader)) & 3;
        return place >= 2 || known_.cannot_take(known_.partner(), known_.standing());
    }
    bool opponents_may_have_trumps() const {
        const auto may = [this](Seat seat) {
            return !known_.is_ours(seat) && known_.may_hold(seat).has_suit(*known_.active_trump());
        };
        return std::any_of(kSeats.begin(), kSeats.end(), may);
    }

    bool is_right(Action action) const { return right_.contains(action); }
    template <typename Is>
    bool all_right(Is is) const {
        return std::all_of(right_.begin(), right_.end(), [&](Action a) { return is(a.card()); });
    }
    template <typename Is>
    bool some_wrong(Is is) const {
        return std::any_of(view_.legal.begin(), view_.legal.end(),
                           [&](Action a) { return !is_right(a) && is(a.card()); });
    }
    template <typename Is>
    bool all_wrong(Is is) const {
        return !some_wrong([&](Card card) { return !is(card); });
    }
    int least_right() const {
        int least = 3;
        for (const Action action : right_) least = std::min(least, action.card().points());
        return least;
    }
    int most_right() const {
        int most = 0;
        for (const Action action : right_) most = std::max(most, action.card().points());
        return most;
    }

  private:
    const View& view_;
    bots::Knowledge known_;
    const LegalActions& right_;
};

bool is_jack(Card card) {
    return card.rank() == Rank::kJack;
}

bool shows_card(Theme theme, const Position& position) {
    const auto takes = [&position](Card card) { return position.takes(card); };
    switch (theme) {
        case Theme::kFeedPartner: {
            const int least = position.least_right();
            const auto is_less = [&](Card card) { return !takes(card) && card.points() < least; };
            return position.partner_has_it() && least > 0 &&
                   position.all_right([&](Card card) { return !takes(card); }) &&
                   position.some_wrong(is_less) &&
                   position.all_wrong([&](Card card) { return takes(card) || is_less(card); });
        }
        case Theme::kDontTrumpPartner:
            return position.partner_has_it() && position.all_right([&](Card card) { return !takes(card); }) &&
                   position.some_wrong([&position](Card card) { return position.ruffs(card); });
        case Theme::kHoldJack:
            return !position.is_lost() && position.all_right([](Card card) { return !is_jack(card); }) &&
                   position.some_wrong(is_jack);
        case Theme::kDrawTrumps: {
            const auto is_trump = [&position](Card card) { return position.is_trump(card); };
            return position.is_lead() && position.all_right(is_trump) &&
                   position.some_wrong([&](Card card) { return !is_trump(card); }) &&
                   position.opponents_may_have_trumps();
        }
        default: {
            const int most = position.most_right();
            return position.is_lost() &&
                   position.all_wrong([&](Card card) { return card.points() >= most; }) &&
                   position.some_wrong([&](Card card) { return card.points() > most; });
        }
    }
}

// In play, with a choice.
bool fits(Theme theme, const View& view) {
    if (view.phase != Phase::kPlay || view.turn != view.seat || view.legal.size() < 2) return false;
    if (!view.contract || view.contract->single) return false;
    const bool has_word = std::any_of(view.legal.begin(), view.legal.end(), is_word);
    if (is_about_words(theme)) {
        // The bidder of 28 may expose it at any time; here only where it could trump with it.
        return has_word && view.trick.count > 0 && !view.hand.has_suit(*view.trick.led());
    }
    const bool only_cards = std::all_of(view.legal.begin(), view.legal.end(),
                                        [](Action a) { return a.kind() == Action::Kind::kPlay; });
    return only_cards && (view.trump_revealed || view.no_trump);
}

}  // namespace

std::string_view name_of(Theme theme) {
    return kNames[static_cast<std::size_t>(theme)];
}

std::optional<Theme> theme_named(std::string_view name) {
    for (const Theme theme : kThemes) {
        if (name_of(theme) == name) return theme;
    }
    return std::nullopt;
}

bool may_show(Theme theme, const View& view) {
    if (!fits(theme, view)) return false;
    if (is_about_words(theme)) return true;
    for (std::uint32_t right = 1; right + 1 < 1u << view.legal.size(); ++right) {
        LegalActions some;
        for (int i = 0; i < view.legal.size(); ++i) {
            if ((right >> i) & 1u) some.add(view.legal[i]);
        }
        if (shows(theme, view, some)) return true;
    }
    return false;
}

bool shows(Theme theme, const View& view, const LegalActions& right) {
    if (!fits(theme, view) || right.empty() || right.size() == view.legal.size()) return false;
    if (is_about_words(theme)) {
        return std::all_of(right.begin(), right.end(), is_word) == (theme == Theme::kAsk) &&
               std::any_of(right.begin(), right.end(), is_word) == (theme == Theme::kAsk);
    }
    return shows_card(theme, Position(view, right));
}

}  // namespace twentynine::positions
