// Tables other than 29 Arcade as they look and are pressed: every action has its control, every text fits, no
// secret shows.
#include <catch2/catch.hpp>
#include <cmath>
#include <functional>
#include <set>

#include "engine/shuffle.h"
#include "text_width.h"
#include "web/press.h"
#include "web/scene.h"
#include "web/scene_parts.h"
#include "web/words.h"

using namespace twentynine;
using twentynine::testing::fits;

namespace {

// One table where everything that tables differ in can come up.
Ruleset everything(TrumpChoice choice) {
    Ruleset rules = *ruleset_named("ranked28");
    rules.id = "house";
    rules.trump_choice = choice;
    rules.doubling = Doubling::kRedouble;
    rules.seventh_card = true;
    rules.no_trump = true;
    rules.second_auction_from = 24;
    rules.single_hand = true;
    rules.pair_shift = 4;
    rules.cancel_four_jacks = true;
    rules.cancel_no_points_in_four = true;
    rules.cancel_no_points_in_eight = true;
    rules.cancel_one_suit = true;
    rules.last_trick_point = true;
    REQUIRE_FALSE(validate(rules));
    return rules;
}

std::vector<Ruleset> tables() {
    std::vector<Ruleset> all;
    for (const std::string_view id : {"arcade29", "classic29", "ranked28", "club28"}) {
        all.push_back(*ruleset_named(id));
    }
    all.push_back(everything(TrumpChoice::kMarker));
    all.push_back(everything(TrumpChoice::kSetAsideCard));
    Ruleset must = *ruleset_named("classic29");
    must.id = "house";
    must.asking_is_optional = false;
    all.push_back(must);
    return all;
}

struct Random {
    std::uint64_t state;
    unsigned operator()() {
        state = state * 6364136223846793005u + 1442695040888963407u;
        return static_cast<unsigned>(state >> 33);
    }
};

using Look = std::function<void(const View&, const std::vector<Event>&)>;

// Random deals of a table; `look` is called with what seat 0 knows after each action. Until it says so, if it
// is to find one moment: `done` may end it.
void play_deals(const Ruleset& rules, unsigned first_seed, int deals, const Look& look,
                const bool* done = nullptr) {
    for (int i = 0; i < deals; ++i) {
        const unsigned seed = first_seed + static_cast<unsigned>(i);
        Random random{seed};
        Seed bytes{};
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random());
        Deal deal(rules, seat_at(i), shuffled_pack(bytes));
        std::vector<Event> history;
        for (int step = 0; step < 400; ++step) {
            for (const Event& event : deal.events()) history.push_back(event_for(event, kYou));
            INFO(rules.id << ", seed " << seed << ", step " << step);
            look(view_of(deal, kYou), history);
            if (done != nullptr && *done) return;
            if (!deal.turn()) break;
            const LegalActions legal = deal.legal_actions();
            Action action = legal[static_cast<int>(random() % static_cast<unsigned>(legal.size()))];
            // Auctions in which anything may happen, but seldom up to the top.
            if (legal.contains(Action::pass()) && random() % 3 != 0) {
                action = Action::pass();
            } else if (bid_range(legal) && action.kind() == Action::Kind::kBid && random() % 2 != 0) {
                action = Action::bid(points_of(bid_range(legal)->lowest));
            }
            REQUIRE_FALSE(deal.apply(action));
        }
    }
}

// A pair in one hand that may be shown is rare.
int deals_of(const Ruleset& rules) {
    return rules.pair_shift != 0 && !rules.single_hand ? 400 : 60;
}

// The first such moment of random deals.
struct Found {
    View view;
    std::vector<Event> history;
};
Found find(const Ruleset& rules, const std::function<bool(const View&)>& wanted) {
    Found found;
    bool done = false;
    play_deals(
        rules, 1, 4000,
        [&](const View& view, const std::vector<Event>& history) {
            if (done || !wanted(view)) return;
            found = {view, history};
            done = true;
        },
        &done);
    REQUIRE(done);
    return found;
}

// A moment with all that it looks at.
struct Staged {
    explicit Staged(Found given, float width = 360, float height = 690)
        : found(std::move(given)), layout(lay_out({width, height, {}, 1}, shape_of(found.view.ruleset))) {
        const auto open = bid_range(found.view.legal);
        choice.bid = words::number(open ? points_of(open->lowest) : found.view.ruleset.minimum_bid);
    }
    Moment moment() const {
        Moment m{found.view, found.history, trick_waits, result_shown, false,
                 choice,     timeline,      {},          layout,       now};
        m.match = match;
        m.clock = clock;
        m.commitment = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
        m.last_trick_shown = last_trick_shown;
        return m;
    }
    std::vector<Control> controls() const { return controls_of(moment()); }
    std::optional<Control> control(std::string_view id) const {
        for (Control& control : controls()) {
            if (control.id == id) return std::move(control);
        }
        return std::nullopt;
    }
    bool can(std::string_view id) const {
        const auto found_one = control(id);
        return found_one && found_one->enabled && found_one->role == Control::Role::kButton;
    }
    std::string name(std::string_view id) const {
        const auto found_one = control(id);
        return found_one ? found_one->name : std::string();
    }
    DrawList drawing() const {
        DrawList out;
        draw_scene(moment(), out);
        return out;
    }

    Found found;
    Layout layout;
    Choice choice;
    Timeline timeline;
    Standings match;
    std::optional<ClockFace> clock;
    bool trick_waits = false;
    bool result_shown = false;
    bool last_trick_shown = false;
    double now = 1e6;
};

bool may(const View& view, Action::Kind kind) {
    return view.legal.contains(Action::plain(kind));
}

const std::vector<std::pair<float, float>> kSizes{{320, 436}, {360, 690}, {430, 888},  {424, 320},
                                                  {740, 316}, {700, 520}, {820, 1136}, {1440, 850}};

void check_presses(const Staged& staged) {
    const View& view = staged.found.view;
    std::vector<Action> offered;
    std::string keys;
    int primary = 0;
    for (const Control& control : staged.controls()) {
        INFO(control.id << ": " << control.name);
        CHECK_FALSE(control.name.empty());
        CHECK(control.name.find('!') == std::string::npos);
        if (control.role == Control::Role::kNumber && control.enabled) {
            for (int bid = control.minimum; bid <= control.maximum; ++bid) {
                CHECK(view.legal.contains(Action::bid(bid)));
                offered.push_back(Action::bid(bid));
            }
        }
        if (control.role != Control::Role::kButton) continue;
        CHECK(control.rect.w >= 24);
        CHECK(control.rect.h >= 24);
        if (control.primary) ++primary;
        if (!control.enabled) continue;
        if (control.key != 0) {
            CHECK(keys.find(control.key) == std::string::npos);
            keys += control.key;
        }
        const Press press = press_from_id(control.id);
        CHECK(press.kind != Press::Kind::kNothing);
        if (press.kind == Press::Kind::kAct) {
            CHECK(view.legal.contains(press.action));
            offered.push_back(press.action);
        } else if (press.kind == Press::Kind::kChoose) {
            Staged chosen = staged;
            chosen.choice.card = press.card;
            const bool play = view.legal.contains(Action::play(press.card));
            CHECK(chosen.can(play ? "play" : "set-aside"));
            CHECK(chosen.control("card-" + to_string(press.card))->pressed == 1);
            offered.push_back(play ? Action::play(press.card) : Action::trump_card(press.card));
        }
    }
    CHECK(primary <= 1);
    for (const Action action : view.legal) {
        INFO(to_string(action));
        CHECK(std::count(offered.begin(), offered.end(), action) == 1);
    }
    CHECK(offered.size() == static_cast<std::size_t>(view.legal.size()));
    const std::string first = first_control(staged.moment());
    INFO("first " << first);
    if (view.turn == kYou) CHECK(staged.can(first));
    if (view.turn != kYou) CHECK(first.empty());
}

void check_buttons_apart(const Staged& staged) {
    std::vector<Control> buttons;
    for (const Control& control : staged.controls()) {
        if (control.role == Control::Role::kText || control.role == Control::Role::kHeading) continue;
        CHECK(staged.layout.safe.contains(control.rect));
        if (control.id.rfind("card-", 0) != 0) buttons.push_back(control);
    }
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        for (std::size_t j = i + 1; j < buttons.size(); ++j) {
            INFO(buttons[i].id << " and " << buttons[j].id);
            CHECK_FALSE(buttons[i].rect.inset(0.1F).overlaps(buttons[j].rect));
        }
    }
}

int check_texts(const Staged& staged) {
    int texts = 0;
    const DrawList drawing = staged.drawing();
    for (const DrawItem& item : drawing.items()) {
        if (item.kind != DrawItem::Kind::kText || item.text.empty()) continue;
        ++texts;
        if (fits(item)) continue;
        INFO(item.text << " in " << item.lines << " lines of " << item.rect.w << ", stage "
                       << staged.layout.stage.w << " by " << staged.layout.stage.h);
        CHECK(fits(item));
    }
    return texts;
}

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

TEST_CASE("At every table each legal action has exactly one control, and no control offers another") {
    int turns = 0;
    for (const Ruleset& rules : tables()) {
        play_deals(rules, 100, deals_of(rules), [&](const View& view, const std::vector<Event>& history) {
            if (view.turn != kYou && view.said_count % 7 != 0) return;
            if (view.turn == kYou) ++turns;
            const auto& [width, height] = kSizes[static_cast<std::size_t>(turns) % kSizes.size()];
            const Staged staged({view, history}, width, height);
            check_presses(staged);
            check_buttons_apart(staged);
        });
    }
    CHECK(turns > 3000);
}

TEST_CASE("Every special action comes up in those deals, so that its control is looked at") {
    std::set<Action::Kind> seen;
    for (const Ruleset& rules : tables()) {
        play_deals(rules, 100, deals_of(rules), [&](const View& view, const std::vector<Event>&) {
            for (const Action action : view.legal) seen.insert(action.kind());
        });
    }
    for (const Action::Kind kind :
         {Action::Kind::kPass, Action::Kind::kBid, Action::Kind::kTrump, Action::Kind::kTrumpCard,
          Action::Kind::kTrumpSeventh, Action::Kind::kNoTrump, Action::Kind::kPlay, Action::Kind::kAsk,
          Action::Kind::kExpose, Action::Kind::kPair, Action::Kind::kDouble, Action::Kind::kRedouble,
          Action::Kind::kSingle, Action::Kind::kCancel}) {
        INFO("action kind " << static_cast<int>(kind));
        CHECK(seen.count(kind) == 1);
    }
}

TEST_CASE("No text is cut at any table, whatever is said there") {
    int texts = 0;
    for (const Ruleset& rules : tables()) {
        play_deals(rules, 700, 24, [&](const View& view, const std::vector<Event>& history) {
            const auto& [width, height] = kSizes[static_cast<std::size_t>(texts) % kSizes.size()];
            Staged staged({view, history}, width, height);
            staged.match.score = {rules.match_floor < 0 ? -5 : 4, 3};
            staged.match.deal = 28;
            staged.result_shown = view.phase == Phase::kOver;
            if (view.turn == kYou && view.said_count % 2 == 0) staged.clock = ClockFace{kYou, 20};
            texts += check_texts(staged);
            if (view.turn == kYou && view.phase != Phase::kPlay) {
                for (const auto& [w, h] : kSizes) texts += check_texts(Staged({view, history}, w, h));
            }
            if (!staged.result_shown) return;
            for (const auto& [w, h] : kSizes) {
                Staged over({view, history}, w, h);
                over.result_shown = true;
                over.match = staged.match;
                texts += check_texts(over);
                over.match.over = rules.match_target != 0;
                over.match.winner = kYourSide;
                texts += check_texts(over);
                if (over.match.over) over.match.forfeited_by = kOtherSide;
                texts += check_texts(over);
            }
        });
    }
    CHECK(texts > 20'000);
}

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

TEST_CASE("The seal of the shuffle can be read whole, and is seen where there is room") {
    const Staged wide(find(*ruleset_named("ranked28"), [](const View& view) { return view.turn == kYou; }),
                      1440, 850);
    CHECK(says(wide.drawing(), "Sealed 0011 2233 4455 6677"));
    const Staged phone(wide.found);
    CHECK(phone.name("seal").find("00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff") !=
          std::string::npos);
}
