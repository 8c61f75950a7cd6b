// Who answers for each kind of player. Apart from bot.cpp, so that a program that needs only the players who
// answer at once carries no others.
#include "bot.h"

namespace twentynine {

Action choose_action(BotKind kind, const View& view, std::uint64_t seed) {
    return choose_at_once(kind, view, seed);
}

}  // namespace twentynine
