#include "bot.h"

#include "random.h"
#include "simple.h"

namespace twentynine {

std::string_view name_of(BotKind kind) {
    return kind == BotKind::kSimple ? "simple" : "random";
}

std::optional<BotKind> bot_named(std::string_view name) {
    if (name == "simple") return BotKind::kSimple;
    if (name == "random") return BotKind::kRandom;
    return std::nullopt;
}

Action choose_action(BotKind kind, const View& view, std::uint64_t seed) {
    if (kind == BotKind::kRandom) return bots::choose_at_random(view, seed);
    switch (view.phase) {
        case Phase::kAuction:
            return bots::choose_call(view);
        case Phase::kTrump:
            return bots::choose_trump(view);
        default:
            return bots::choose_card(view);
    }
}

}  // namespace twentynine
