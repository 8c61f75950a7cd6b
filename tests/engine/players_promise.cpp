// No level trumps a trick that its partner is certain to win while another card costs nothing, nor asks for
// trump then where whoever asks has to trump. For the last to play that is plain; before that
// what_is_known.h, which has tests of its own, says who is certain.
#include <catch2/catch.hpp>

#include "engine/bots/bot.h"
#include "engine/bots/playout.h"
#include "engine/bots/thinking.h"
#include "engine/bots/what_is_known.h"
#include "random_play.h"

namespace twentynine {
namespace {

// Cards that neither lie on the table or below it nor are in the seat's hand.
CardSet out_for(const View& view) {
    CardSet out = CardSet::whole_pack() - view.hand;
    const auto remove = [&out](const Trick& trick) {
        for (int i = 0; i < trick.count; ++i) out.remove(trick.cards[static_cast<std::size_t>(i)]);
    };
    for (const Trick& trick : view.finished()) remove(trick);
    remove(view.trick);
    return out;
}

bool is_the_best_left(const View& view, Card card) {
    for (const Card other : out_for(view).in_suit(card.suit())) {
        if (other.rank() > card.rank()) return false;
    }
    return true;
}

Card best_of(const Trick& trick) {
    for (int i = 0; i < trick.count; ++i) {
        if (trick.seat_of(i) == trick.winner) return trick.cards[static_cast<std::size_t>(i)];
    }
    return trick.cards[0];
}

struct Occasion {
    bool is_one = false;  // the partner is certain, and there is a card to trump with and one that is free
    LegalActions breaks;  // what would break the promise
};

Occasion occasion_in(const View& view) {
    Occasion occasion;
    const Trick& trick = view.trick;
    if (trick.count == 0 || trick.winner != partner_of(view.seat)) return occasion;
    const bots::Knowledge known(view);
    const Action ask = Action::plain(Action::Kind::kAsk);
    if (view.legal.contains(ask) && view.ruleset.asker_must_trump) occasion.breaks.add(ask);
    const Card best = best_of(trick);
    bool has_free = false;
    for (const Action action : view.legal) {
        if (action.kind() != Action::Kind::kPlay) continue;
        const bool takes = beats(action.card(), best, known.active_trump());
        if (takes && action.card().suit() != best.suit()) occasion.breaks.add(action);
        if (!takes && !is_the_best_left(view, action.card())) has_free = true;
    }
    // The last to play sees it; before that somebody behind would need a card that can be out.
    const bool is_last = trick.count + 1 == trick.size();
    occasion.is_one = has_free && !occasion.breaks.empty() && (is_last || known.partner_is_certain());
    return occasion;
}

struct Asked {
    int all = 0;
    int words = 0;  // while trump was hidden: the promise was not to ask
};

// How often each level was asked. Deals of rule players, the levels thinking little.
void ask_levels(const Ruleset& rules, int deals, std::uint64_t seed, Asked& asked) {
    std::mt19937_64 random(seed);
    bots::Thinking expert = bots::thinking_of(BotKind::kExpert);
    expert.worlds = 6;
    expert.solved_worlds = 2;
    bots::Thinking club = bots::thinking_of(BotKind::kClub);
    club.worlds = 6;
    for (int number = 0; number < deals; ++number) {
        Deal deal(rules, seat_at(number), testing::random_pack(random));
        while (deal.turn() && deal.phase() != Phase::kPlay) {
            deal.apply(choose_at_once(BotKind::kSimple, view_of(deal, *deal.turn()), 0));
        }
        bots::Seen seen;
        while (deal.phase() == Phase::kPlay) {
            const Trick& trick = deal.trick();
            const bool partners = trick.count > 0 && trick.winner == partner_of(*deal.turn());
            if (partners) {
                const View view = view_of(deal, *deal.turn());
                const Occasion occasion = occasion_in(view);
                if (occasion.is_one) {
                    ++asked.all;
                    asked.words += view.trump_revealed ? 0 : 1;
                    for (const Action action : {choose_at_once(BotKind::kSimple, view, 0),
                                                bots::choose_by_thought(view, seed, club),
                                                bots::choose_by_thought(view, seed, expert)}) {
                        if (occasion.breaks.contains(action))
                            FAIL(to_string(action) << " in " << encode(view));
                    }
                }
            }
            bots::advance(deal, seen, bots::choose_in_playout(deal, seen));
        }
    }
}

TEST_CASE("no level trumps a trick that its partner is certain to win when another card costs nothing") {
    const std::uint64_t seed = testing::seed_for("a partner's trick", 29'160'611);
    Asked asked;
    for (const std::string_view id : kTableIds) ask_levels(*ruleset_named(id), 500, seed, asked);
    CHECK(asked.all > 100);
    CHECK(asked.words > 20);
}

TEST_CASE("over 100,000 deals no level trumps a trick that its partner is certain to win", "[slow]") {
    const std::uint64_t seed = testing::seed_for("a partner's trick, often", 29'160'612);
    Asked asked;
    for (const std::string_view id : kTableIds) ask_levels(*ruleset_named(id), 25'000, seed, asked);
    CHECK(asked.all > 5'000);
    CHECK(asked.words > 1'000);
}

}  // namespace
}  // namespace twentynine
