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
        case Phase::kSecondAuction:
            return bots::choose_call(view);
        case Phase::kDouble:
            return bots::choose_doubling(view);
        case Phase::kTrump:
            return bots::choose_trump(view);
        case Phase::kSingle:
            return bots::choose_single(view);
        default:
            break;
    }
    if (const auto word = bots::choose_word(view)) return *word;
    return bots::choose_card(view);
}

}  // namespace twentynine
