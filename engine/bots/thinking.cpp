#include "thinking.h"

#include "evaluation.h"
#include "promise.h"

namespace twentynine::bots {

Thinking thinking_of(BotKind kind) {
    switch (kind) {
        case BotKind::kExpert:
            return {.worlds = 400, .drawn_at_most = 20, .solved_worlds = 40, .solve_from_cards = 6};
        case BotKind::kPatient:
            return {.worlds = 1600, .drawn_at_most = 20, .solved_worlds = 160, .solve_from_cards = 6};
        default:
            return {.worlds = 100, .drawn_at_most = 20};
    }
}

Action choose_by_thought(const View& view, std::uint64_t seed, const Thinking& thinking, Effort* effort) {
    const LegalActions kept = promised(view);
    if (kept.size() == 1) return kept[0];
    const Evaluation evaluation = evaluate(view, seed, thinking);
    if (effort) *effort = evaluation.effort;
    return evaluation.chosen().action;
}

}  // namespace twentynine::bots
