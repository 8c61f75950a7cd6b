// Tables other than 29 Arcade as they look: secrets, the card set aside, the pair, sides, score, clock.
#include <cmath>
#include <set>

#include "staged.h"
#include "web/scene_parts.h"

using namespace twentynine;
using namespace twentynine::testing;

namespace {

bool draws(const DrawList& drawing, const Picture& picture) {
    return std::any_of(drawing.items().begin(), drawing.items().end(), [&](const DrawItem& item) {
        return item.kind == DrawItem::Kind::kPicture && item.picture == picture;
    });
}
bool says(const DrawList& drawing, std::string_view text) {
    return std::any_of(drawing.items().begin(), drawing.items().end(), [&](const DrawItem& item) {
        return item.kind == DrawItem::Kind::kText && item.text == text;
    });
}

}  // namespace

TEST_CASE("A hidden trump shows to nobody but its bidder, on a marker and as a card set aside") {
    int hidden = 0;
    for (const Ruleset& rules : tables()) {
        play_deals(rules, 300, 12, [&](const View& view, const std::vector<Event>& history) {
            if (view.trump || view.phase != Phase::kPlay) return;
            ++hidden;
            const Staged staged({view, history}, 1440, 850);
            const DrawList drawing = staged.drawing();
            for (const Suit suit : kSuits) CHECK_FALSE(draws(drawing, art::suit_on_dark(suit)));
            for (const std::string_view id : {"aside", "strip", "seat-1", "seat-2", "seat-3"}) {
                const std::string name = staged.name(id);
                for (const Suit suit : kSuits) {
                    CHECK(name.find(words::name_of(suit)) == std::string::npos);
                }
            }
        });
    }
    CHECK(hidden > 200);
}

TEST_CASE("A card set aside lies face down at its bidder's place; its suit is marked for the bidder alone") {
    for (const Seat bidder : kSeats) {
        const Staged staged(find(*ruleset_named("ranked28"),
                                 [&](const View& view) {
                                     return view.card_lies_aside && view.phase == Phase::kPlay &&
                                            view.contract->bidder == bidder;
                                 }),
                            1440, 850);
        const Rect& place = staged.layout.asides[static_cast<std::size_t>(bidder)];
        bool face_down = false;
        bool marked = false;
        const DrawList drawing = staged.drawing();
        for (const DrawItem& item : drawing.items()) {
            if (item.kind != DrawItem::Kind::kPicture || !place.contains(item.rect)) continue;
            face_down = face_down || (item.picture == art::back() && item.rect == place);
            if (staged.found.view.set_aside) {
                marked = marked || item.picture == art::suit_on_dark(staged.found.view.set_aside->suit());
            }
        }
        CHECK(face_down);
        CHECK(marked == (bidder == kYou));
        REQUIRE(staged.control("aside"));
        CHECK(staged.name("aside").find(bidder == kYou ? "Only you know it" : "face down") !=
              std::string::npos);
    }
}

TEST_CASE("When trump comes up the card rises from where it lay, turns over in 300 ms and goes to its hand") {
    Staged staged(find(*ruleset_named("ranked28"),
                       [](const View& view) {
                           return view.turned_up && view.contract->bidder == kYou &&
                                  view.phase == Phase::kPlay && view.hand.contains(*view.turned_up);
                       }),
                  1440, 850);
    const Card card = *staged.found.view.turned_up;
    const auto faces = [&] {
        int count = 0;
        const DrawList drawing = staged.drawing();
        for (const DrawItem& item : drawing.items()) {
            if (item.kind == DrawItem::Kind::kPicture && item.picture == art::face_of(card)) ++count;
        }
        return count;
    };
    staged.timeline.revealed = staged.now;
    CHECK(faces() == 0);
    staged.now += 200;
    CHECK(faces() == 1);
    // At the middle until it has been looked at, then in the hand: never both.
    staged.now += 300;
    CHECK(faces() == 1);
    staged.now += 2000;
    CHECK(faces() == 1);
}

TEST_CASE("A shown pair moves the target before one's eyes: the number and the mark on the bar") {
    for (const bool ours : {true, false}) {
        Staged staged(find(*ruleset_named("classic29"), [&](const View& view) {
            return view.pair_shown_by && view.contract->target != view.contract->bid &&
                   (team_of(view.contract->bidder) == kYourSide) == ours;
        }));
        const View& view = staged.found.view;
        const std::string before = words::points_of_needed(
            view, kYourSide, points_of(view.contract->bid) - points_of(view.contract->target));
        const std::string after = words::points_of_needed(view, kYourSide);
        CHECK(before != after);
        staged.timeline.pair_shown = staged.now;
        staged.timeline.target_before = points_of(view.contract->bid);
        CHECK(says(staged.drawing(), before));
        std::set<float> marks;
        for (int step = 0; step <= 20; ++step) {
            const DrawList drawing = staged.drawing();
            for (const DrawItem& item : drawing.items()) {
                if (item.kind == DrawItem::Kind::kPanel && item.color == theme::kBrassLight &&
                    item.rect.w <= 5 && staged.layout.strip.contains(item.rect)) {
                    marks.insert(item.rect.centre().x);
                }
            }
            staged.now += 40;
        }
        CHECK(marks.size() > 5);
        CHECK(says(staged.drawing(), after));
        CHECK(staged.name("strip").find("by a pair") != std::string::npos);
    }
}

TEST_CASE("A void seat may ask beside its hand; where it must, nothing else can be pressed") {
    const Ruleset classic = *ruleset_named("classic29");
    const Staged may_ask(find(classic, [](const View& view) { return may(view, Action::Kind::kAsk); }));
    CHECK(may_ask.can("ask"));
    CHECK(may_ask.control("ask")->key == 'a');
    CHECK(may_ask.can(first_control(may_ask.moment())));
    CHECK(may_ask.name("prompt").find("ask for trump, or play") != std::string::npos);
    Ruleset must = classic;
    must.asking_is_optional = false;
    const Staged must_ask(find(must, [](const View& view) { return may(view, Action::Kind::kAsk); }));
    CHECK(must_ask.control("ask")->primary);
    CHECK(first_control(must_ask.moment()) == "ask");
    CHECK(must_ask.name("prompt").find("you must ask for trump") != std::string::npos);
    for (const Control& control : must_ask.controls()) {
        if (control.role == Control::Role::kButton && control.id != "ask" && control.id != "last-trick") {
            INFO(control.id);
            CHECK_FALSE(control.enabled);
        }
    }
}

TEST_CASE("Cancelling tells its reason, and so does the deal that was cancelled") {
    const Ruleset rules = everything(TrumpChoice::kMarker);
    const Staged four(find(rules, [](const View& view) {
        return may(view, Action::Kind::kCancel) && view.phase == Phase::kAuction;
    }));
    CHECK(four.name("cancel") == "Cancel the deal: no points in four");
    CHECK(four.control("cancel")->key == 'c');
    const Staged eight(find(rules, [](const View& view) {
        return may(view, Action::Kind::kCancel) && view.phase == Phase::kPlay;
    }));
    CHECK(eight.name("cancel").rfind("Cancel the deal: ", 0) == 0);
    CHECK(words::reason_to_cancel(eight.found.view).has_value());
    const Staged over(find(rules, [](const View& view) { return view.cancelled.has_value(); }));
    CHECK(over.name("prompt").rfind("Deal cancelled: ", 0) == 0);
}

TEST_CASE("Who sits out of a single hand is told so, and has nothing to press") {
    Staged staged(find(everything(TrumpChoice::kMarker), [](const View& view) {
        return view.sits_out == kYou && view.phase == Phase::kPlay && view.trick_count > 0;
    }));
    CHECK(staged.name("prompt") == "Partner plays alone: you sit out");
    CHECK(staged.name("seat-0").find("You sit out") != std::string::npos);
    CHECK(staged.name("seat-2").find("Plays alone") != std::string::npos);
    CHECK(says(staged.drawing(), "Sits out"));
    for (const Control& control : staged.controls()) {
        if (control.role == Control::Role::kButton && control.id != "last-trick")
            CHECK_FALSE(control.enabled);
    }
}

TEST_CASE("The last trick can be looked at again, where it lay") {
    Staged staged(find(*ruleset_named("ranked28"), [](const View& view) {
        return view.trick_count == 3 && view.trick.count == 2 && view.turn == kYou;
    }));
    REQUIRE(staged.can("last-trick"));
    CHECK(staged.control("last-trick")->key == 'l');
    CHECK(staged.control("last-trick")->pressed == 0);
    const Trick& last = staged.found.view.tricks[2];
    const auto lies = [&](int i) {
        const Rect& at = staged.layout.trick[static_cast<std::size_t>(last.seat_of(i))];
        const Picture face = art::face_of(last.cards[static_cast<std::size_t>(i)]);
        const DrawList drawing = staged.drawing();
        return std::any_of(drawing.items().begin(), drawing.items().end(), [&](const DrawItem& item) {
            return item.kind == DrawItem::Kind::kPicture && item.picture == face &&
                   item.rect.moved(0, 4).overlaps(at) && std::fabs(item.rect.x - at.x) < 1;
        });
    };
    for (int i = 0; i < 4; ++i) CHECK_FALSE(lies(i));
    staged.last_trick_shown = true;
    for (int i = 0; i < 4; ++i) CHECK(lies(i));
    CHECK(staged.control("last-trick")->pressed == 1);
    CHECK(staged.name("last-trick-cards").find(words::trick_taken(last)) != std::string::npos);
    // Not before there is one.
    const Staged first(find(*ruleset_named("ranked28"), [](const View& view) {
        return view.phase == Phase::kPlay && view.trick_count == 0;
    }));
    CHECK_FALSE(first.control("last-trick"));
}

TEST_CASE("Where turns run counter-clockwise Mira sits at your right, drawn and told") {
    for (const bool counter : {false, true}) {
        const Ruleset rules = *ruleset_named(counter ? "ranked28" : "classic29");
        const Staged staged(find(rules, [](const View& view) { return view.phase == Phase::kPlay; }));
        CHECK(staged.name("seat-1").find(counter ? "to your right" : "to your left") != std::string::npos);
        CHECK(staged.name("seat-3").find(counter ? "to your left" : "to your right") != std::string::npos);
        const float mira = staged.control("seat-1")->rect.x;
        const float dev = staged.control("seat-3")->rect.x;
        CHECK((mira > dev) == counter);
    }
}

TEST_CASE("29 keeps its score on sixes: hearts for what was won, spades for what was lost") {
    const auto pips = [](int value, Suit suit) {
        DrawList out;
        draw_six(out, {0, 0, 30, 20}, value);
        int count = 0;
        for (const DrawItem& item : out.items()) {
            if (item.kind == DrawItem::Kind::kPicture && item.picture == art::suit_on_light(suit)) ++count;
        }
        return count;
    };
    for (int value = -6; value <= 6; ++value) {
        CHECK(pips(value, Suit::kHearts) == std::max(value, 0));
        CHECK(pips(value, Suit::kSpades) == std::max(-value, 0));
    }
    for (const std::string_view id : {"classic29", "ranked28"}) {
        for (const auto& [width, height] : kSizes) {
            Staged staged(find(*ruleset_named(id), [](const View& view) { return view.turn == kYou; }), width,
                          height);
            staged.match.score = {4, id == "classic29" ? -3 : 3};
            staged.match.deal = 7;
            const DrawList drawing = staged.drawing();
            CHECK(draws(drawing, art::suit_on_light(Suit::kSpades)) == (id == "classic29"));
            if (id == "ranked28") CHECK(says(drawing, "4"));
            CHECK(staged.name("score") ==
                  (id == "classic29" ? "Match: You and Partner plus 4, Mira and Dev minus 3. Plus 6 wins, "
                                       "minus 6 loses. Deal 7."
                                     : "Match: You and Partner 4, Mira and Dev 3. First to 5 wins. Deal 7."));
        }
    }
    const Staged arcade(find(*ruleset_named("arcade29"), [](const View& view) { return view.turn == kYou; }));
    CHECK_FALSE(arcade.control("score"));
}

TEST_CASE("After a deal of a match comes the next one; after the match, a new one and its heading") {
    Staged staged(
        find(*ruleset_named("ranked28"), [](const View& view) { return view.phase == Phase::kOver; }));
    staged.result_shown = true;
    staged.match.score = {3, 1};
    CHECK(staged.name("deal-again") == "Next deal");
    CHECK_FALSE(staged.control("match-result"));
    CHECK(staged.name("result-gained").find("game point") != std::string::npos);
    staged.match.over = true;
    staged.match.winner = kOtherSide;
    CHECK(staged.name("deal-again") == "New match");
    CHECK(staged.name("match-result") == "Mira and Dev win the match");
    CHECK(staged.control("match-result")->role == Control::Role::kHeading);
    staged.match.forfeited_by = kYourSide;
    CHECK(staged.name("result-sentence") == "Your clock ran out three times in a row");
    CHECK_FALSE(staged.control("result"));
    Staged arcade(
        find(*ruleset_named("arcade29"), [](const View& view) { return view.phase == Phase::kOver; }));
    arcade.result_shown = true;
    CHECK(arcade.name("deal-again") == "Deal again");
    CHECK_FALSE(arcade.control("result-gained"));
}

TEST_CASE("The clock stands on the plate of the seat it runs for, and can be read") {
    for (const auto& [width, height] : kSizes) {
        Staged staged(find(*ruleset_named("ranked28"), [](const View& view) { return view.turn == kYou; }),
                      width, height);
        CHECK_FALSE(staged.control("clock"));
        staged.clock = ClockFace{kYou, 9};
        CHECK(staged.name("clock") == "You have 9 seconds left");
        const Rect& plate = staged.layout.plates[0];
        const std::string_view said = staged.layout.initials ? "9" : "9 s";
        const DrawList drawing = staged.drawing();
        CHECK(std::any_of(drawing.items().begin(), drawing.items().end(), [&](const DrawItem& item) {
            return item.kind == DrawItem::Kind::kText && item.text == said && plate.contains(item.rect);
        }));
    }
}

TEST_CASE("The seal of the shuffle is seen before the first call, and can be read whole") {
    const auto first = find(*ruleset_named("ranked28"),
                            [](const View& view) { return view.turn == kYou && view.call_count == 0; });
    for (const auto& [width, height] : kSizes) {
        INFO(width << "x" << height);
        const Staged staged(first, width, height);
        const DrawList drawing = staged.drawing();
        CHECK(std::any_of(drawing.items().begin(), drawing.items().end(),
                          [](const DrawItem& item) { return item.text.starts_with("Sealed 0011"); }));
        CHECK(staged.name("seal").find("00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff") !=
              std::string::npos);
    }
}
