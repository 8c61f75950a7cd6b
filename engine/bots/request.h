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

// Nothing when the text can't be read, or when its view is of a seat that isn't on turn.
std::optional<std::string> answer_request(std::string_view text, Chooser choose = choose_action);

}  // namespace twentynine
