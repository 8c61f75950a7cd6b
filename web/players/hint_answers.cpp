// What the expert would do in your place, and why.
#include "answers.h"
#include "engine/bots/explain.h"
#include "engine/bots/request.h"
#include "web/words_hint.h"

namespace twentynine::players {
namespace {

constexpr int kOfHundred = 100;

std::string in_100(bots::Chance chance) {
    return std::to_string((chance * kOfHundred + bots::kSure / 2) / bots::kSure);
}

}  // namespace

std::optional<std::string> answer_hint(std::string_view request) {
    const auto asked = seed_and_view(request);
    if (!asked) return std::nullopt;
    const bots::Advice advice = bots::advise(asked->view, asked->seed);
    std::string answer = to_string(advice.action);
    answer.append("\t").append(words::advised(advice.action));
    answer.append("\t").append(words::hint(advice.why));
    for (int i = 0; i < advice.count; ++i) {
        const bots::Advice::Chances& each = advice.chances[static_cast<std::size_t>(i)];
        answer.append("\t").append(to_string(each.action)).append("=").append(in_100(each.chance));
    }
    return answer;
}

}  // namespace twentynine::players
