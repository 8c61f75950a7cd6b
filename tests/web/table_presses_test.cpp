// Tables other than 29 Arcade: every action has its control, and every text fits.
#include <set>

#include "staged.h"
#include "text_width.h"
#include "web/press.h"

using namespace twentynine;
using namespace twentynine::testing;

namespace {

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
