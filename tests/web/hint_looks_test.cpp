// What a hint leaves to be seen: its own mark under the ring of the focus, the bid to beat, seats covered
// whole or not.
#include "headless.h"
#include "staged.h"
#include "web/hint.h"
#include "web/scene_parts.h"

using namespace twentynine;
using namespace twentynine::testing;

namespace {

bool at_play(const View& view) {
    return view.phase == Phase::kPlay && view.legal.size() > 2;
}

}  // namespace

TEST_CASE("What a hint advises is marked where the ring of the keyboard's focus hides nothing of it") {
    const auto auction = [](const View& view) {
        return view.phase == Phase::kAuction && view.turn == kYou && view.legal.contains(Action::bid(18));
    };
    const auto trump = [](const View& view) { return view.phase == Phase::kTrump && view.turn == kYou; };
    for (const auto& [width, height] : kSizes) {
        for (const auto& [wanted, advice] :
             {std::pair<std::function<bool(const View&)>, std::string>{auction, "bid 18"},
              {trump, ""},
              {at_play, ""}}) {
            Staged staged(find(*ruleset_named("arcade29"), wanted), width, height);
            const View& view = staged.found.view;
            Hint hint;
            tell(hint, view, (advice.empty() ? to_string(view.legal[0]) : advice) + "\tThis\tBecause.");
            REQUIRE(hint.told());
            staged.choice.bid = "18";
            Moment moment = staged.moment();
            moment.hint = &hint;
            Rect control;
            for (const Control& each : controls_of(moment)) {
                if (each.description == "What the hint advises") control = each.rect;
            }
            DrawList drawing;
            draw_scene(moment, drawing);
            int dots = 0;
            for (const DrawItem& item : drawing.items()) {
                if (item.rect.w != item.rect.h || (item.rect.w != 13 && item.rect.w != 11)) continue;
                INFO(width << "x" << height << " " << hint.title << to_string(hint.action));
                ++dots;
                // shell/style.css draws the ring up to 3 pixels outside and 4 inside.
                CHECK((control.inset(4).contains(item.rect) || !control.inset(-3).overlaps(item.rect)));
                CHECK(staged.layout.stage.contains(item.rect));
            }
            CHECK(dots == 1);
        }
    }
}

TEST_CASE("The bid to beat is to be read beside what a hint says") {
    for (const auto& [width, height] : kSizes) {
        INFO(width << "x" << height);
        Staged staged(find(*ruleset_named("arcade29"),
                           [](const View& view) { return view.phase == Phase::kTrump && view.turn == kYou; }),
                      width, height);
        Hint hint;
        tell(hint, staged.found.view, to_string(staged.found.view.legal[0]) + "\tThis\tBecause.");
        Moment moment = staged.moment();
        moment.hint = &hint;
        DrawList drawing;
        draw_scene(moment, drawing);
        const std::string note = words::standing(staged.found.view).note;
        int found = 0;
        for (const DrawItem& item : drawing.items()) {
            if (item.text != note) continue;
            ++found;
            CHECK_FALSE(item.rect.overlaps(staged.layout.hint_plate));
            for (const Rect& seat : staged.layout.plates) CHECK_FALSE(item.rect.overlaps(seat));
        }
        CHECK(found <= 1);
        const Layout& layout = staged.layout;
        if (layout.hint_plate.y - layout.plates[2].bottom() > 90) CHECK(found == 1);
    }
}
