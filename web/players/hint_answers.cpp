// What the expert would do in your place, and why.
#include "answers.h"
#include "engine/bots/explain.h"
#include "engine/bots/request.h"
#include "web/words_hint.h"

namespace twentynine::players {

std::optional<std::string> answer_hint(std::string_view request) {
    const auto asked = seed_and_view(request);
    if (!asked) return std::nullopt;
    const bots::Advice advice = bots::advise(asked->view, asked->seed);
    std::string answer = to_string(advice.action);
    answer.append("\t").append(words::advised(advice.action));
    answer.append("\t").append(words::hint(advice.why));
    for (int i = 0; i < advice.count; ++i) {
        const bots::Advice::Chances& each = advice.chances[static_cast<std::size_t>(i)];
        const std::string chance = std::to_string(words::of_hundred(each.chance));
        answer.append("\t").append(to_string(each.action)).append("=").append(chance);
    }
    return answer;
}

}  // namespace twentynine::players
