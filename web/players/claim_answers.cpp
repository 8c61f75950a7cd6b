// Whether the rest of a deal is yours, whatever the others hold.
#include "answers.h"
#include "engine/bots/claim.h"
#include "engine/bots/request.h"

namespace twentynine::players {

std::optional<std::string> answer_claim(std::string_view request) {
    const auto asked = seed_and_view(request);
    if (!asked || asked->view.phase != Phase::kPlay) return std::nullopt;
    const auto line = bots::claim(asked->view);
    if (!line) return "no";
    std::string answer = std::to_string(line->points) + (line->alone ? "\tyou" : "\tside");
    for (const Card card : line->order()) answer.append("\t").append(to_string(card));
    return answer;
}

}  // namespace twentynine::players
