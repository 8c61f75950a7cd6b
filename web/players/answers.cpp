#include "answers.h"

#include <algorithm>
#include <array>

namespace twentynine::players {
namespace {

struct Verb {
    std::string_view word;
    std::optional<std::string> (*answer)(std::string_view rest);
};

// Any other word is a kind of player.
constexpr std::array kVerbs{
    Verb{"daily", answer_daily},
    Verb{"mark", answer_mark},
    Verb{"hint", answer_hint},
    Verb{"claim", answer_claim},
};

}  // namespace

std::optional<std::string> answer_to(std::string_view request) {
    const std::string_view word = request.substr(0, request.find(' '));
    for (const Verb& verb : kVerbs) {
        if (verb.word != word) continue;
        request.remove_prefix(std::min(word.size() + 1, request.size()));
        return verb.answer(request);
    }
    return answer_seat(request);
}

}  // namespace twentynine::players
