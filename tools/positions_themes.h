// What a position is about.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/view.h"

namespace twentynine::positions {

enum class Theme : std::uint8_t {
    kFeedPartner,       // the partner has the trick: give it points
    kDontTrumpPartner,  // the partner has the trick: leave it, although a trump could take it
    kHoldJack,          // a jack may be played, and shouldn't be
    kDrawTrumps,        // lead a trump
    kDump,              // the trick is lost: give it as little as possible
    kAsk,               // have trump turned up
    kDontAsk            // leave it hidden
};
inline constexpr std::array<Theme, 7> kThemes{
    Theme::kFeedPartner, Theme::kDontTrumpPartner, Theme::kHoldJack, Theme::kDrawTrumps, Theme::kDump,
    Theme::kAsk,         Theme::kDontAsk};

// "feed-partner", "dont-trump-partner", "hold-jack", "draw-trumps", "dump", "ask", "dont-ask"
std::string_view name_of(Theme theme);
std::optional<Theme> theme_named(std::string_view name);
// Whether to have trump turned up, not which card to play.
constexpr bool is_about_words(Theme theme) {
    return theme == Theme::kAsk || theme == Theme::kDontAsk;
}

// Whether a position of this theme can be made of the view, whatever is right there.
bool may_show(Theme theme, const View& view);
// Whether it is one, with these actions right and all others wrong.
bool shows(Theme theme, const View& view, const LegalActions& right);

}  // namespace twentynine::positions
