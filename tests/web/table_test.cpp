// The Table as the authority: who is asked what, which answers count, and what never leaves it.
#include "web/table.h"

#include "headless.h"

using namespace twentynine;
using twentynine::testing::Headless;
using twentynine::testing::Sitting;

namespace {

Pack plain_pack() {
    Pack pack;
    for (int i = 0; i < kPackSize; ++i) pack[static_cast<std::size_t>(i)] = Card::from_index(i);
    return pack;
}

}  // namespace

TEST_CASE("An answer with a late or foreign ticket is let drop") {
    Headless page(1);
    Table table(page, *ruleset_named("arcade29"));
    table.deal(Seat::k0, plain_pack(), 0);  // Mira speaks first
    REQUIRE(page.asked.size() == 1);
    CHECK(page.asked[0].seat == Seat::k1);
    const int ticket = page.asked[0].ticket;
    const int before = table.version();
    table.answer(ticket + 1, "pass");
    table.answer(ticket - 1, "pass");
    table.tick(60'000);
    CHECK(table.version() == before);
    table.answer(ticket, "pass");
    table.tick(60'001);
    CHECK(table.version() > before);
    const int after = table.version();
    table.answer(ticket, "bid 20");
    table.tick(120'000);
    CHECK(table.version() == after);
}

TEST_CASE("An answer that is not legal is asked again, and in the end the table plays for the seat") {
    Headless page(1);
    Table table(page, *ruleset_named("arcade29"));
    table.deal(Seat::k0, plain_pack(), 0);
    double now = 0;
    for (int attempt = 0; attempt < 3; ++attempt) {
        REQUIRE(page.asked.size() == static_cast<std::size_t>(attempt + 1));
        CHECK(page.asked.back().seat == Seat::k1);
        table.answer(page.asked.back().ticket, attempt == 0 ? "" : attempt == 1 ? "play JS" : "bid 29");
        table.tick(now += 10'000);
    }
    CHECK(page.logged.size() == 3);
    CHECK(table.view().call_count == 1);
    CHECK(page.asked.back().seat == Seat::k2);
}

TEST_CASE("A bot’s move comes after a natural pause, not at once") {
    Headless page(1);
    Table table(page, *ruleset_named("arcade29"));
    table.deal(Seat::k0, plain_pack(), 0);
    table.answer(page.asked.back().ticket, "pass");
    table.tick(2);
    CHECK(table.view().call_count == 0);
    const double due = table.wake_at();
    CHECK(due >= table.dealing_until());
    table.tick(due);
    CHECK(table.view().call_count == 1);
    table.answer(page.asked.back().ticket, "pass");
    CHECK(table.wake_at() >= due + 300);
    CHECK(table.wake_at() <= due + 900);
}

TEST_CASE("A player’s action out of turn or against the rules changes nothing") {
    Headless page(1);
    Table table(page, *ruleset_named("arcade29"));
    table.deal(Seat::k0, plain_pack(), 0);
    CHECK(table.act(Action::pass(), 1));  // it is Mira's turn
    table.deal(Seat::k3, plain_pack(), 0);
    const View before = table.view();
    CHECK(table.act(Action::bid(15), 1) == Refusal::kBidOutOfRange);
    CHECK(table.act(Action::trump(Suit::kSpades), 1) == Refusal::kWrongPhase);
    CHECK(table.view() == before);
    CHECK_FALSE(table.act(Action::bid(16), 1));
}

TEST_CASE("What a bot chose as trump stays out of history and announcements until it is revealed") {
    int hidden = 0;
    for (std::uint64_t seed = 100; seed < 130; ++seed) {
        INFO("seed " << seed);
        Sitting sitting(seed, BotKind::kSimple);
        while (!sitting.can("deal-again")) {
            const View view = sitting.screen.table().view();
            if (view.phase == Phase::kPlay && !view.trump) {
                ++hidden;
                for (const Event& event : sitting.screen.table().history()) CHECK_FALSE(event.suit);
                for (const std::string& said : sitting.page.said)
                    CHECK(said.find("are trump") == std::string::npos);
            }
            if (sitting.can("next-trick"))
                sitting.press("next-trick");
            else if (sitting.can("trump-S"))
                sitting.press("trump-S");
            else if (sitting.can("pass"))
                sitting.press("pass");
            else {
                sitting.press(sitting.legal_cards().back());
                sitting.press("play");
            }
            // What was said of this deal only.
            if (sitting.can("deal-again")) sitting.page.said.clear();
        }
    }
    CHECK(hidden > 20);
}

TEST_CASE("Every bot is asked with its own view and never sees another hand") {
    Sitting sitting(17);
    sitting.answering = false;
    sitting.press("pass");
    REQUIRE(sitting.page.asked.size() == 1);
    const auto view = decode_view(sitting.page.asked[0].view);
    REQUIRE(view);
    CHECK(view->seat == Seat::k1);
    CHECK((view->hand & sitting.screen.table().view().hand).empty());
    CHECK(view->hand.size() == 4);
}
