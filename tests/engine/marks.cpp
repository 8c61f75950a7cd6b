// What a decision of a finished deal was worth: the same that the players and the solver say who are asked
// about it directly.
#include "engine/bots/marks.h"

#include <catch2/catch.hpp>

#include "engine/bots/auction_values.h"
#include "engine/bots/decisions.h"
#include "engine/bots/evaluation.h"
#include "engine/bots/players_seed.h"
#include "engine/solver/solver.h"
#include "random_play.h"

using namespace twentynine;
using twentynine::testing::random_pack;
using twentynine::testing::seed_for;

namespace {

// A deal from a seed, played by simple players who now and then do anything.
Record played(const Ruleset& rules, std::mt19937_64& random) {
    Seed seed{};
    for (std::uint8_t& byte : seed) byte = static_cast<std::uint8_t>(random());
    const ShuffleProof proof = proof_of(seed);
    Record record{rules, seat_at(static_cast<int>(random() % 4)), pack_of(proof), {}, proof};
    Deal deal(rules, record.dealer, record.pack);
    while (const auto seat = deal.turn()) {
        const BotKind kind = random() % 4 == 0 ? BotKind::kRandom : BotKind::kSimple;
        const Action action = choose_at_once(kind, view_of(deal, *seat), random());
        REQUIRE_FALSE(deal.apply(action));
        record.actions.push_back(action);
    }
    return record;
}

Deal before(const Record& record, std::size_t place) {
    Deal deal(record.ruleset, record.dealer, record.pack);
    for (std::size_t i = 0; i < place; ++i) REQUIRE_FALSE(deal.apply(record.actions[i]));
    return deal;
}

// Deals of these tables, each with a result.
std::vector<Record> some_deals(int of_each, std::mt19937_64& random,
                               std::initializer_list<std::string_view> tables = {"arcade29", "classic29",
                                                                                 "ranked28", "club28"}) {
    std::vector<Record> records;
    for (const std::string_view table : tables) {
        for (int i = 0; i < of_each;) {
            Record record = played(*ruleset_named(table), random);
            if (!replay(record).deal.result()) continue;
            records.push_back(std::move(record));
            ++i;
        }
    }
    return records;
}

// A call is weighed beside the expert's in the same worlds. Where the expert has tried both itself, in as
// many worlds, it has found the same.
void check_call(const View& view, std::uint64_t seed, const bots::Mark& mark) {
    const auto& [done, expert, usual] = *mark.weighed;
    REQUIRE(done);
    CHECK((*done >= 0 && *done <= bots::kSure && expert >= 0 && expert <= bots::kSure));
    CHECK(usual == expert);
    if (mark.done == mark.expert) CHECK(done == expert);
    const bots::CallThinking thinking = bots::call_thinking_of(BotKind::kExpert);
    const bots::CallEvaluation own = bots::evaluate_call(view, seed, thinking);
    const bots::CallEvaluation pair =
        bots::weigh_calls(view, seed, thinking, std::array{mark.expert, mark.done});
    for (int i = 0; i < own.count; ++i) {
        const auto at = static_cast<std::size_t>(i);
        CHECK(pair.options[at].tried ==
              (own.options[at].action == mark.expert || own.options[at].action == mark.done));
        if (pair.worlds != own.worlds || !own.options[at].tried || !pair.options[at].tried) continue;
        CHECK(pair.options[at].chance == own.options[at].chance);
        CHECK(pair.options[at].value == own.options[at].value);
    }
}

void check_marks(const Record& record, Seat seat) {
    const std::uint64_t seed = players_seed(record.proof->commitment);
    const Deal end = replay(record).deal;
    const bool won = end.result()->winner == team_of(seat);
    for (const auto& [place, choice] : bots::decisions_of(record, seat)) {
        INFO("action " << place << ", " << to_string(record.actions[place]));
        const auto mark = bots::mark_of(record, place);
        REQUIRE(mark);
        const Deal deal = before(record, place);
        const View view = view_of(deal, seat);
        CHECK(mark->done == record.actions[place]);
        CHECK(mark->expert == choose_action(BotKind::kExpert, view, seed));
        CHECK(choice == (view.legal.size() > 1));
        if (!choice) CHECK(mark->expert == mark->done);
        CHECK(mark->weighed.has_value() ==
              (view.phase == Phase::kPlay || (choice && view.phase != Phase::kSingle)));
        CHECK(mark->open.has_value() == (view.phase == Phase::kPlay));
        if (view.phase != Phase::kPlay) {
            if (mark->weighed) check_call(view, seed, *mark);
            continue;
        }

        const bots::Evaluation direct = bots::evaluate(view, seed, bots::thinking_of(BotKind::kExpert));
        CHECK(mark->weighed->expert == direct.chosen().chance);
        const bool bids = same_side(seat, deal.contract()->bidder);
        solver::Solver solver;
        std::array<int, 32> values{};
        solver.values(deal, values);
        int most = 0;
        for (int i = 0; i < view.legal.size(); ++i) {
            const auto at = static_cast<std::size_t>(i);
            const int ours = bids ? values[at] : kPackPoints - values[at];
            most = std::max(most, ours);
            if (view.legal[i] != mark->done) continue;
            CHECK(mark->open->done == ours);
            if (mark->weighed->done) CHECK(*mark->weighed->done == direct.options[at].chance);
            CHECK(mark->weighed->done.has_value() == !direct.options[at].left_out);
        }
        CHECK(mark->open->best == most);
        CHECK(mark->open->done <= mark->open->best);
        CHECK(mark->open->best_wins >= mark->open->done_wins);
        // At the last card everything is known.
        if (view.hand.size() == 1 && record.actions[place].kind() == Action::Kind::kPlay &&
            deal.trick().count == 3) {
            CHECK(mark->weighed->done == (won ? bots::kSure : 0));
            CHECK(mark->open->done_wins == won);
        }
    }
}

// With open cards nobody gains by its own mistake, and what a side loses the other has: from the first card
// to the last, what each action costs adds up to what became of the deal.
void check_losses(const Record& record) {
    const Deal end = replay(record).deal;
    std::array<int, 2> lost{};
    std::optional<int> first;
    Deal deal(record.ruleset, record.dealer, record.pack);
    solver::Solver solver;
    for (std::size_t place = 0; place < record.actions.size(); ++place) {
        if (deal.phase() == Phase::kPlay) {
            if (!first) first = solver.points(deal);
            const auto mark = bots::mark_of(record, place);
            const Team team = team_of(*deal.turn());
            lost[static_cast<std::size_t>(index_of(team))] += mark->open->best - mark->open->done;
        }
        REQUIRE_FALSE(deal.apply(record.actions[place]));
    }
    const auto bidders = static_cast<std::size_t>(index_of(end.result()->bidding_side));
    CHECK(*first - lost[bidders] + lost[1 - bidders] == end.points()[bidders]);
}

}  // namespace

TEST_CASE("A mark is what the expert and the solver say of the view and the deal as they stood") {
    std::mt19937_64 random(seed_for("marks", 2901));
    for (const Record& record : some_deals(1, random, {"arcade29", "ranked28"})) {
        INFO(record.ruleset.id);
        check_marks(record, Seat::k0);
    }
}

TEST_CASE("Marks of every seat at every table are what expert and solver say", "[slow]") {
    std::mt19937_64 random(seed_for("marks of every seat", 2902));
    for (const Record& record : some_deals(1, random)) {
        INFO(record.ruleset.id);
        for (const Seat seat : kSeats) check_marks(record, seat);
    }
}

TEST_CASE("With open cards the losses of a deal add up from its first card to its result") {
    std::mt19937_64 random(seed_for("losses add up", 2903));
    for (const Record& record : some_deals(1, random, {"club28"})) check_losses(record);
}

TEST_CASE("With open cards the losses add up at every table", "[slow]") {
    std::mt19937_64 random(seed_for("losses add up everywhere", 2906));
    for (const Record& record : some_deals(1, random)) {
        INFO(record.ruleset.id);
        check_losses(record);
    }
}

TEST_CASE("Only a deal that is over with a result has decisions to look back on") {
    std::mt19937_64 random(seed_for("decisions", 2904));
    Record record = some_deals(1, random).front();
    CHECK_FALSE(bots::decisions_of(record, Seat::k0).empty());
    const std::size_t last = bots::decisions_of(record, Seat::k0).back().place;
    CHECK_FALSE(bots::mark_of(record, record.actions.size()));
    record.actions.pop_back();
    CHECK(bots::decisions_of(record, Seat::k0).empty());
    CHECK_FALSE(bots::mark_of(record, 0));
    CHECK_FALSE(bots::mark_of(record, last));

    // Four passes: it is dealt again.
    const Record redealt{*ruleset_named("ranked28"), Seat::k3, random_pack(random),
                         std::vector<Action>(4, Action::pass())};
    REQUIRE(replay(redealt).deal.phase() == Phase::kRedeal);
    CHECK(bots::decisions_of(redealt, Seat::k0).empty());
    CHECK_FALSE(bots::mark_of(redealt, 0));
}

TEST_CASE("Every card of a seat is looked back on, and every other turn with a choice") {
    std::mt19937_64 random(seed_for("every card", 2905));
    for (const Record& record : some_deals(3, random)) {
        for (const Seat seat : kSeats) {
            int cards = 0;
            std::size_t next = 0;
            const auto decisions = bots::decisions_of(record, seat);
            Deal deal(record.ruleset, record.dealer, record.pack);
            for (std::size_t place = 0; place < record.actions.size(); ++place) {
                const bool card = record.actions[place].kind() == Action::Kind::kPlay;
                const bool choice = deal.legal_actions().size() > 1;
                const bool looked_at = next < decisions.size() && decisions[next].place == place;
                CHECK(looked_at == (deal.turn() == seat && (card || choice)));
                if (looked_at) {
                    CHECK(decisions[next].choice == choice);
                    cards += card ? 1 : 0;
                    ++next;
                }
                REQUIRE_FALSE(deal.apply(record.actions[place]));
            }
            CHECK(next == decisions.size());
            CHECK(cards == 8);
        }
    }
}
