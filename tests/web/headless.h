// The whole table without a page: bots answer at once, time is told, what the page would be told is kept.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/bots/bot.h"
#include "web/screen.h"

namespace twentynine::testing {

class Headless final : public Platform {
  public:
    explicit Headless(std::uint64_t seed) : state_(seed) {}

    std::array<std::uint8_t, 32> entropy() override {
        std::array<std::uint8_t, 32> seed{};
        for (std::uint8_t& byte : seed) byte = static_cast<std::uint8_t>(draw());
        return seed;
    }
    void ask_seat(int ticket, Seat seat, std::uint64_t players_seed, std::string_view view) override {
        asked.push_back({ticket, seat, players_seed, std::string(view)});
    }
    void ask_players(int ticket, std::string_view request) override {
        wondered.push_back({ticket, std::string(request)});
    }
    void announce(std::string_view sentence) override { said.emplace_back(sentence); }
    void show_controls(const Controls& controls) override { shown = controls; }
    void save(std::string_view match) override {
        saved = match;
        ++saves;
    }
    void deal_over(std::string_view finished, int deal, bool match_over) override {
        results.push_back({std::string(finished), deal, match_over});
    }
    void log(std::string_view sentence) override { logged.emplace_back(sentence); }

    std::uint64_t draw() {
        state_ = state_ * 6364136223846793005u + 1442695040888963407u;
        return state_ >> 33;
    }

    struct Question {
        int ticket = 0;
        Seat seat{};
        std::uint64_t seed = 0;
        std::string view;
    };
    struct Wondered {
        int ticket = 0;
        std::string request;
    };
    struct DealOver {
        std::string finished;
        int deal = 0;
        bool match_over = false;
    };
    std::vector<Question> asked;
    std::vector<Wondered> wondered;
    std::string saved;
    int saves = 0;
    std::vector<DealOver> results;
    std::vector<std::string> said;
    std::vector<std::string> logged;
    Controls shown;

  private:
    std::uint64_t state_;
};

// Gives each question that is open to a bot, and its answer to the table or the screen.
template <typename Asking>
void answer_all(Headless& page, BotKind bots, Asking& asking) {
    std::vector<Headless::Question> questions;
    questions.swap(page.asked);
    for (const Headless::Question& question : questions) {
        const auto view = decode_view(question.view);
        REQUIRE(view);
        REQUIRE(view->seat == question.seat);
        asking.answer(question.ticket, to_string(choose_action(bots, *view, page.draw())));
    }
}

// A table with its platform, without a screen.
struct Playing {
    Playing(std::uint64_t seed, TableTerms terms, std::string_view saved = {}) : page(seed) {
        seated = table.sit(std::move(terms), saved, now);
    }

    // The others play until you have to act, a trick waits or the result is shown, or for one change alone.
    void run(bool one_change = false) {
        const int before = table.version();
        for (int step = 0; step < 1000; ++step) {
            answer_all();
            table.tick(now);
            if (one_change && table.version() != before) return;
            const double wake = table.wake_at();
            const bool yours = is_yours();
            if ((wake == kNever && page.asked.empty()) || (yours && !one_change && !due_soon(wake))) return;
            now = wake == kNever ? now + 1 : std::max(now + 1, wake);
        }
        FAIL("the table never comes to rest");
    }
    // Nothing goes on unless you do something.
    bool is_yours() const {
        const View view = table.view();
        return table.result_shown() || (table.trick_waits() ? view.phase == Phase::kPlay : view.turn == kYou);
    }
    // Does the next thing of yours, chosen at random.
    void act() {
        if (table.deal_again(now) || table.next_trick(now)) return;
        const View view = table.view();
        if (view.turn != kYou) return;
        REQUIRE_FALSE(view.legal.empty());
        const auto which = static_cast<int>(page.draw() % static_cast<unsigned>(view.legal.size()));
        CHECK_FALSE(table.act(view.legal[which], now));
    }
    void answer_all() { testing::answer_all(page, bots, table); }
    // Not the clock's, which may run while you act.
    bool due_soon(double wake) const { return wake != table.clock().wake_at(); }

    Headless page;
    BotKind bots = BotKind::kRandom;
    double now = 1000;
    Table table{page, *ruleset_named("arcade29")};
    bool seated = false;
};

// A screen with its platform and its clock.
struct Sitting {
    explicit Sitting(std::uint64_t seed, BotKind kind = BotKind::kRandom) : page(seed), bots(kind) {
        screen.set_reduced_motion(false);
        screen.resize({390, 800, {}, 2});
        screen.new_deal(now);
        run();
    }
    Sitting(std::uint64_t seed, TableTerms terms, BotKind kind = BotKind::kRandom) : page(seed), bots(kind) {
        screen.set_reduced_motion(false);
        screen.resize({390, 800, {}, 2});
        screen.sit(std::move(terms), {}, now);
        run();
    }

    // Answers what was asked and lets time pass until nothing is due or the player has to act.
    void run() {
        for (int step = 0; step < 100'000; ++step) {
            if (answering) answer_all();
            screen.frame(now);
            const int wait = screen.next_frame(now);
            const bool rests = wait < 0 || (wait > 0 && only_the_clock_runs());
            if (rests && (page.asked.empty() || !answering)) return;
            now += wait > 0 ? wait : 16;
        }
        FAIL("the table never comes to rest");
    }

    // While it does, it is for the player to act.
    bool only_the_clock_runs() {
        const Table& table = screen.table();
        return table.dealt() && table.clock().set() && table.wake_at() == table.clock().wake_at();
    }

    void answer_all() { testing::answer_all(page, bots, screen); }

    const Control* control(std::string_view id) const {
        for (const Control& control : page.shown.list) {
            if (control.id == id) return &control;
        }
        return nullptr;
    }
    bool can(std::string_view id) const {
        const Control* found = control(id);
        return found != nullptr && found->enabled && found->role == Control::Role::kButton;
    }
    std::string name(std::string_view id) const {
        const Control* found = control(id);
        return found != nullptr ? found->name : std::string();
    }
    std::vector<std::string> legal_cards() const {
        std::vector<std::string> out;
        for (const Control& control : page.shown.list) {
            if (control.id.rfind("card-", 0) == 0 && control.enabled) out.push_back(control.id);
        }
        return out;
    }
    void press(std::string_view id) {
        screen.press(id, now);
        run();
    }
    void press_key(char key) {
        for (const Control& control : page.shown.list) {
            if (control.key != key || !control.enabled) continue;
            press(std::string(control.id));
            return;
        }
    }

    Headless page;
    BotKind bots;
    bool answering = true;
    double now = 1000;
    Screen screen{page, *ruleset_named("arcade29")};
};

}  // namespace twentynine::testing
