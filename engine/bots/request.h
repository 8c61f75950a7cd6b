// A question to a bot as one line of text, "<kind> <seed> <encoded view>", so that it can be asked in another
// module or process. The answer is an action as text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bot.h"

namespace twentynine {

std::string request_text(BotKind kind, std::uint64_t seed, const View& view);

// What stands behind a request's first word: "<seed> <encoded view>". Nothing when it can't be read, or when
// its view is of a seat that isn't on turn.
struct Asked {
    std::uint64_t seed = 0;
    View view;
};
std::optional<Asked> seed_and_view(std::string_view text);

// Nothing when the text can't be read, or when its view is of a seat that isn't on turn.
std::optional<std::string> answer_request(std::string_view text, Chooser choose = choose_action);

}  // namespace twentynine
