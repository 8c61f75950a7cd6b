// A hint for your turn: asked of the players who think, through the page, and told when their answer has
// come. It belongs to one View; whatever is done makes an end of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../engine/view.h"

namespace twentynine {

struct Hint {
    enum class State : std::uint8_t { kNone, kAsked, kTold, kFailed };
    struct Chance {
        Action action;
        int of_hundred = 0;
    };

    State state = State::kNone;
    double asked_at = 0;
    // Once told: what to do, its name, why, and how likely each card or word is to win the deal.
    Action action;
    std::string title;
    std::string sentence;
    std::vector<Chance> chances;
    bool chances_shown = false;

    // An answer that comes at once needs no word about the waiting.
    static constexpr double kQuietWait = 150;
    bool to_be_seen(double now) const {
        return state != State::kNone && (state != State::kAsked || now >= asked_at + kQuietWait);
    }
    bool told() const { return state == State::kTold; }
    // Of a card or a word, if it is known.
    std::optional<int> chance_of(Action action) const;
};

// Takes in an answer of the players (players/answers.h): as kTold, or as kFailed if it can't be read or
// advises what the view's seat may not do.
void tell(Hint& hint, const View& view, std::string_view answer);

// The rest of a deal that your side takes whatever the others hold: how many card points it is worth, and the
// cards to play, in order.
struct Claim {
    int points = 0;
    bool alone = true;  // none of it falls to Partner
    std::vector<Card> line;
};
// Nothing when the answer isn't one that offers a claim on this view.
std::optional<Claim> claim_from(std::string_view answer, const View& view);

}  // namespace twentynine
