// Who answers for each kind of player. Apart from bot.cpp, so that a program
// that needs only the players who answer at once carries no others.
#include "auction_values.h"
#include "bot.h"
#include "reference.h"
#include "thinking.h"

namespace twentynine {

Action choose_action(BotKind kind, const View& view, std::uint64_t seed) {
    if (kind == BotKind::kSimple || kind == BotKind::kRandom) return choose_at_once(kind, view, seed);
    // Bidding, doubling, trump and the single hand.
    if (view.phase != Phase::kPlay) {
        if (kind == BotKind::kReference) return choose_at_once(BotKind::kSimple, view, seed);
        return bots::choose_call_by_values(view, seed, bots::call_thinking_of(kind));
    }
    if (kind == BotKind::kReference) return bots::choose_by_reference(view, seed);
    return bots::choose_by_thought(view, seed, bots::thinking_of(kind));
}

}  // namespace twentynine
