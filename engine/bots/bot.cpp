#include "bot.h"

#include <array>

#include "promise.h"
#include "random.h"
#include "simple.h"

namespace twentynine {

namespace {

struct Named {
    BotKind kind{};
    std::string_view name;
};
constexpr std::array<Named, 6> kNames{{{BotKind::kSimple, "simple"},
                                       {BotKind::kRandom, "random"},
                                       {BotKind::kClub, "club"},
                                       {BotKind::kExpert, "expert"},
                                       {BotKind::kPatient, "patient"},
                                       {BotKind::kReference, "reference-1000"}}};

}  // namespace

std::string_view name_of(BotKind kind) {
    return kNames[static_cast<std::size_t>(kind)].name;
}

std::optional<BotKind> bot_named(std::string_view name) {
    for (const Named& named : kNames) {
        if (named.name == name) return named.kind;
    }
    return std::nullopt;
}

std::string bot_names() {
    std::string names;
    for (const Named& named : kNames) {
        if (!names.empty()) names += ", ";
        names += named.name;
    }
    return names;
}

Action choose_at_once(BotKind kind, const View& view, std::uint64_t seed) {
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
    const auto word = bots::choose_word(view);
    if (word && bots::promised(view).contains(*word)) return *word;
    return bots::choose_card(view);
}

}  // namespace twentynine
