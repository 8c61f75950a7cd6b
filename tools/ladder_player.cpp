#include "ladder_player.h"

namespace twentynine::ladder {

Player player_of(BotKind kind) {
    return {std::string(name_of(kind)), [kind] {
                return [kind](const View& view, const Deal&, std::uint64_t seed) {
                    return Answer{choose_action(kind, view, seed), {}};
                };
            }};
}

std::optional<Player> player_named(std::string_view name) {
    if (const auto kind = bot_named(name)) return player_of(*kind);
    return std::nullopt;
}

std::string player_names() {
    std::string names;
    for (int i = 0; i <= static_cast<int>(BotKind::kReference); ++i) {
        names += (i > 0 ? ", " : "") + std::string(name_of(static_cast<BotKind>(i)));
    }
    return names;
}

}  // namespace twentynine::ladder
