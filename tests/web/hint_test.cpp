// A hint at the table: who is asked for it and with what, how it is told, what makes an end of it, and that
// it finds its place on every stage.
#include "web/hint.h"

#include "headless.h"
#include "staged.h"
#include "text_width.h"
#include "web/scene_parts.h"

using namespace twentynine;
using namespace twentynine::testing;

namespace {

// What the players might say about this view.
std::string answer_for(const View& view, std::string_view sentence = "No stronger spade is out.") {
    std::string answer = to_string(view.legal[0]) + "\tA name\t" + std::string(sentence);
    if (view.phase != Phase::kPlay) return answer;
    int chance = 100;
    for (const Action action : view.legal) {
        answer += "\t" + to_string(action) + "=" + std::to_string(chance);
        chance -= 7;
    }
    return answer;
}

// Plays on with the first of what may be done until it is your turn in such a moment.
template <typename Wanted>
void play_until(Sitting& sitting, Wanted wanted) {
    for (int step = 0; step < 400; ++step) {
        const View view = sitting.screen.table().view();
        if (view.turn == kYou && !sitting.screen.table().trick_waits() && wanted(view)) return;
        if (sitting.can("deal-again")) {
            sitting.press("deal-again");
        } else if (sitting.can("next-trick")) {
            sitting.press("next-trick");
        } else if (sitting.can("trump-S")) {
            sitting.press("trump-S");
        } else if (sitting.can("pass")) {
            sitting.press("pass");
        } else if (sitting.can("play")) {
            sitting.press("play");
        } else {
            REQUIRE_FALSE(sitting.legal_cards().empty());
            sitting.press(sitting.legal_cards().front());
        }
    }
    FAIL("no such moment");
}

bool at_play(const View& view) {
    return view.phase == Phase::kPlay && view.legal.size() > 2;
}

bool was_said(const Sitting& sitting, std::string_view part) {
    return std::any_of(sitting.page.said.begin(), sitting.page.said.end(),
                       [part](const std::string& said) { return said.find(part) != std::string::npos; });
}

// Presses Hint and answers.
void take_hint(Sitting& sitting) {
    sitting.press("hint");
    REQUIRE(sitting.page.wondered.back().request.starts_with("hint "));
    sitting.screen.told(sitting.page.wondered.back().ticket, answer_for(sitting.screen.table().view()));
    sitting.run();
}

}  // namespace

TEST_CASE("A hint is asked for with your own View and nothing else, when you press for it") {
    Sitting sitting(290);
    play_until(sitting, at_play);
    CHECK(sitting.page.wondered.empty());
    REQUIRE(sitting.can("hint"));
    CHECK(sitting.control("hint")->key == 'h');
    sitting.press_key('h');
    REQUIRE(sitting.page.wondered.size() == 1);
    const std::string& request = sitting.page.wondered[0].request;
    const std::size_t space = request.rfind(' ');
    CHECK(request.starts_with("hint "));
    CHECK(request.substr(space + 1) == encode(sitting.screen.table().view()));
    CHECK(sitting.page.wondered[0].ticket > 0);
}

TEST_CASE("Nothing is said about a hint that comes at once; one that takes longer is being thought about") {
    Sitting sitting(291);
    play_until(sitting, at_play);
    const double pressed = sitting.now;
    sitting.screen.press("hint", sitting.now);
    sitting.screen.frame(sitting.now);
    CHECK_FALSE(sitting.control("hint-text"));
    const int wait = sitting.screen.next_frame(sitting.now);
    CHECK(wait > 0);
    CHECK(wait <= 150);
    sitting.now += wait;
    sitting.screen.frame(sitting.now);
    CHECK(sitting.now - pressed >= 150);
    CHECK(sitting.name("hint-text") == "Hint: Thinking…");
    // And then nothing moves until the answer comes.
    CHECK(sitting.screen.next_frame(sitting.now) == -1);
}

TEST_CASE("A hint is told on the table and in the live line, and marks what it advises without pressing it") {
    Sitting sitting(292);
    play_until(sitting, at_play);
    const View view = sitting.screen.table().view();
    take_hint(sitting);
    CHECK(sitting.name("hint-text") == "Hint: A name. No stronger spade is out.");
    CHECK(was_said(sitting, "Hint: A name. No stronger spade is out."));
    const std::string advised = "card-" + to_string(view.legal[0].card());
    CHECK(sitting.control(advised)->description == "What the hint advises");
    CHECK(sitting.control(advised)->pressed == 0);
    for (const std::string& id : sitting.legal_cards()) {
        if (id != advised) CHECK(sitting.control(id)->description.empty());
    }
    CHECK(sitting.screen.table().view() == view);
    // Pressed again, it goes.
    sitting.press("hint");
    CHECK_FALSE(sitting.control("hint-text"));
    CHECK(sitting.can("hint"));
    CHECK(sitting.control(advised)->description.empty());
}

TEST_CASE("Chances are shown on request, said, and kept for the next hint") {
    Sitting sitting(293);
    play_until(sitting, at_play);
    take_hint(sitting);
    REQUIRE(sitting.can("chances"));
    CHECK(sitting.control("chances")->pressed == 0);
    CHECK_FALSE(sitting.control("chances-text"));
    CHECK(sitting.control("chances")->key == 'o');
    sitting.press_key('o');
    CHECK(sitting.control("chances")->pressed == 1);
    const std::string told = sitting.name("chances-text");
    CHECK(told.starts_with("Chances of a hundred to "));
    const View view = sitting.screen.table().view();
    CHECK(told.find(words::name_of(view.legal[0].card()) + " 100") != std::string::npos);
    CHECK(told.find(words::name_of(view.legal[1].card()) + " 93") != std::string::npos);
    CHECK(was_said(sitting, told));
    const DrawList& drawing = sitting.screen.drawing();
    for (const std::string_view percent : {"100%", "93%", "86%"}) {
        CHECK(std::any_of(drawing.items().begin(), drawing.items().end(),
                          [percent](const DrawItem& item) { return item.text == percent; }));
    }
    sitting.press("hint");
    take_hint(sitting);
    CHECK(sitting.control("chances")->pressed == 1);
    sitting.press_key('o');
    CHECK(sitting.control("chances")->pressed == 0);
}

TEST_CASE("A hint ends with what you do, and an answer that comes later is let drop") {
    Sitting sitting(294);
    play_until(sitting, at_play);
    sitting.press("hint");
    const int late = sitting.page.wondered.back().ticket;
    const std::string answer = answer_for(sitting.screen.table().view());
    const auto act = [&sitting] {
        const int before = sitting.screen.table().view().said_count;
        sitting.press(sitting.legal_cards().front());
        sitting.press("play");
        CHECK(sitting.screen.table().view().said_count > before);
    };
    act();
    sitting.screen.told(late, answer);
    sitting.run();
    CHECK_FALSE(sitting.control("hint-text"));
    CHECK_FALSE(was_said(sitting, "A name"));
    play_until(sitting, at_play);
    CHECK_FALSE(sitting.control("hint-text"));
    // Nor is the answer to an earlier press one to a later one.
    sitting.press("hint");
    const int first = sitting.page.wondered.back().ticket;
    sitting.press("hint");
    sitting.press("hint");
    sitting.screen.told(first, answer_for(sitting.screen.table().view()));
    sitting.run();
    CHECK_FALSE(was_said(sitting, "A name"));
    sitting.press("hint");
    take_hint(sitting);
    CHECK(sitting.control("hint-text"));
    act();
    CHECK_FALSE(sitting.control("hint-text"));
}

TEST_CASE("A clock that runs on leaves a hint where it is") {
    Sitting sitting(295, TableTerms{*ruleset_named("ranked28"), {}, true});
    play_until(sitting, [](const View& view) { return view.phase == Phase::kAuction; });
    take_hint(sitting);
    REQUIRE(sitting.control("hint-text"));
    const std::string clock = sitting.name("clock");
    for (int i = 0; i < 4; ++i) {
        sitting.now += 1000;
        sitting.screen.frame(sitting.now);
    }
    CHECK(sitting.name("clock") != clock);
    CHECK(sitting.control("hint-text"));
}

TEST_CASE("What is no hint for this view is not told as one") {
    const auto found = find(*ruleset_named("arcade29"), at_play);
    const View& view = found.view;
    const Action legal = view.legal[0];
    Action illegal = Action::pass();
    const std::string good = answer_for(view);
    Hint hint;
    tell(hint, view, good);
    REQUIRE(hint.told());
    CHECK(hint.action == legal);
    CHECK(hint.chance_of(legal) == 100);
    CHECK_FALSE(hint.chance_of(illegal));
    for (const std::string& bad :
         {std::string(), std::string("no"), to_string(legal), to_string(legal) + "\t",
          to_string(legal) + "\tA name", to_string(illegal) + "\tA name\tA sentence.", std::string("\t\t\t"),
          "play XX" + good}) {
        INFO(bad);
        Hint refused;
        tell(refused, view, bad);
        CHECK(refused.state == Hint::State::kFailed);
    }
    Sitting sitting(296);
    play_until(sitting, at_play);
    sitting.press("hint");
    sitting.screen.told(sitting.page.wondered.back().ticket, "");
    sitting.run();
    CHECK(sitting.name("hint-text").find("could not be asked") != std::string::npos);
    CHECK(was_said(sitting, "No hint can be had now"));
    sitting.press("hint");
    CHECK(sitting.can("hint"));
}

TEST_CASE("There is a hint on your turn in every phase, and on nobody else's") {
    int yours = 0;
    for (const Ruleset& rules : tables()) {
        play_deals(rules, 700, 10, [&](const View& view, const std::vector<Event>& history) {
            Staged staged({view, history});
            Hint hint;
            Moment moment = staged.moment();
            moment.hint = &hint;
            const auto controls = controls_of(moment);
            const bool offered = std::any_of(controls.begin(), controls.end(),
                                             [](const Control& control) { return control.id == "hint"; });
            CHECK(offered == (view.turn == kYou));
            yours += offered ? 1 : 0;
        });
    }
    CHECK(yours > 500);
}

TEST_CASE("The hint finds its place on every stage: clear of the panel and the hand, its words whole") {
    constexpr std::array<std::string_view, 4> kLongest{
        "This trick stays with your side in 100 of 100 ways the cards can lie: add your queen.",
        "It makes the contract in 100 of 100 ways the cards can lie, just ahead of the next best.",
        "By these four alone you make 28 in only 100 of 100 deals, even with diamonds as trump.",
        "Your side wins the deal in 100 of 100 ways the cards can lie, with the next best in 100."};
    for (const Ruleset& rules : {*ruleset_named("arcade29"), everything(TrumpChoice::kSetAsideCard)}) {
        for (const auto& [width, height] : kSizes) {
            for (const std::string_view sentence : kLongest) {
                INFO(rules.id << " " << width << "x" << height << ": " << sentence);
                Staged staged(find(rules, at_play), width, height);
                Hint hint;
                tell(hint, staged.found.view, answer_for(staged.found.view, sentence));
                hint.title = "Set aside the queen of diamonds";
                hint.chances_shown = true;
                Moment moment = staged.moment();
                moment.hint = &hint;
                const Layout& layout = staged.layout;
                const HintPanel panel = hint_panel(layout, true);
                CHECK(layout.stage.contains(layout.hint_plate));
                CHECK_FALSE(layout.hint_plate.overlaps(layout.panel));
                CHECK_FALSE(layout.hint_plate.overlaps(layout.hand));
                for (const Rect& part : {panel.title, panel.text, panel.chances, panel.hide}) {
                    CHECK(layout.hint_plate.contains(part));
                    CHECK(part.h >= 15);
                }
                CHECK(panel.hide.h >= 26);
                CHECK(panel.chances.w >= 60);
                CHECK_FALSE(panel.text.overlaps(panel.chances));
                CHECK_FALSE(panel.title.overlaps(panel.chances));
                CHECK_FALSE(panel.chances.overlaps(panel.hide));
                DrawList drawing;
                draw_scene(moment, drawing);
                bool drawn = false;
                for (const DrawItem& item : drawing.items()) {
                    // Of a seat that it covers nothing looks out.
                    const bool seat = std::find(layout.plates.begin(), layout.plates.end(), item.rect) !=
                                      layout.plates.end();
                    if (seat) CHECK_FALSE(layout.hint_plate.overlaps(item.rect));
                    if (item.text == sentence) {
                        drawn = true;
                        CHECK(fits(item));
                    }
                }
                CHECK(drawn);
                // No two things that can be pressed lie over each other.
                const auto controls = controls_of(moment);
                for (std::size_t i = 0; i < controls.size(); ++i) {
                    for (std::size_t j = i + 1; j < controls.size(); ++j) {
                        if (controls[i].role != Control::Role::kButton) continue;
                        if (controls[j].role != Control::Role::kButton) continue;
                        INFO(controls[i].id << " and " << controls[j].id);
                        CHECK_FALSE(controls[i].rect.inset(0.1F).overlaps(controls[j].rect));
                    }
                }
            }
        }
    }
}

TEST_CASE("The button for a hint can be pressed on every stage, and covers nothing") {
    for (const bool scored : {false, true}) {
        for (const auto& [width, height] : kSizes) {
            INFO(width << "x" << height);
            const Layout layout = lay_out({width, height, {}, 1}, {false, scored});
            CHECK(layout.safe.contains(layout.hint));
            CHECK(layout.hint.w >= 44);
            CHECK(layout.hint.h >= 26);
            CHECK_FALSE(layout.hint.overlaps(layout.panel));
            CHECK_FALSE(layout.hint.overlaps(layout.last_trick));
            CHECK_FALSE(layout.hint.overlaps(layout.hand));
            CHECK_FALSE(layout.hint.overlaps(layout.strip));
            for (std::size_t seat = 0; seat < 4; ++seat) {
                INFO("seat " << seat);
                CHECK_FALSE(layout.hint.overlaps(layout.plates[seat]));
                CHECK_FALSE(layout.hint.overlaps(layout.piles[seat]));
                if (!layout.aside_on_plate) CHECK_FALSE(layout.hint.overlaps(layout.asides[seat]));
                // Where your own card will lie is free while it is your turn.
                if (seat != 0) CHECK_FALSE(layout.hint.overlaps(layout.trick[seat]));
            }
        }
    }
}

TEST_CASE("A hint to bid marks the number until it is the one advised, then the button") {
    Staged staged(find(*ruleset_named("arcade29"), [](const View& view) {
        return view.phase == Phase::kAuction && view.turn == kYou && view.legal.contains(Action::bid(18));
    }));
    Hint hint;
    tell(hint, staged.found.view, "bid 18\tBid 18\tThese four make 18.");
    const auto advised = [&] {
        Moment moment = staged.moment();
        moment.hint = &hint;
        std::string ids;
        for (const Control& control : controls_of(moment)) {
            if (!control.description.empty()) ids += control.id;
        }
        return ids;
    };
    staged.choice.bid = "16";
    CHECK(advised() == "bid-value");
    staged.choice.bid = "18";
    CHECK(advised() == "bid");
}
