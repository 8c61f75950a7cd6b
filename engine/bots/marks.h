// What one action of a finished deal was worth, looked back on: against what the expert does who knows no
// more than that seat did, and against open cards.
#pragma once

#include <optional>

#include "../record.h"
#include "../score.h"
#include "chance.h"

namespace twentynine::bots {

struct Mark {
    Action done;
    Action expert;  // what choose_action(BotKind::kExpert) does on the same View

    // Of the seat's side winning the deal (the contract made, or broken), as the expert weighs it. Nothing
    // before the play where there was no choice or a single hand may be called, nor where the expert would
    // cancel the deal: who lets it be dealt again neither wins nor loses, so there is no chance to tell.
    // `done` is nothing for a card that isn't worth a thought: it takes a trick that is the partner's for
    // certain.
    struct Weighed {
        std::optional<Chance> done;
        Chance expert = 0;
        // The mean of all that was thought about, but for cancelling; before the play, the expert's.
        Chance usual = 0;
        friend constexpr bool operator==(const Weighed&, const Weighed&) = default;
    };
    std::optional<Weighed> weighed;

    // When all play on with open cards, so cancelling is left out. Nothing before the play.
    struct Open {
        int done = 0;  // card points that the seat's side comes to; not for a single hand
        int best = 0;  // the most that any action leads to
        bool done_wins = false;
        bool best_wins = false;
        friend constexpr bool operator==(const Open&, const Open&) = default;
    };
    std::optional<Open> open;
};

// Of the action at that place of the record, in a match that stood at `score` when its deal was dealt.
// Nothing unless the deal is over with a result; with open cards nobody looks at any other. The players think
// with the seed that belongs to the deal's commitment (players_seed.h), as they did when it was played.
std::optional<Mark> mark_of(const Record& record, std::size_t place, const Score& score = {});

}  // namespace twentynine::bots
