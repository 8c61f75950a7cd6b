// Promises that hold for every bot: legal, repeatable, and nothing but the view counts.
#include <array>
#include <catch2/catch.hpp>
#include <random>
#include <string>

#include "bots_table.h"
#include "engine/bots/request.h"

namespace twentynine {
namespace {

using testing::play_random_deals;
using testing::random_pack;

TEST_CASE("every answer of every bot is legal, over 20,000 deals at all four seats") {
    constexpr std::uint64_t kSeed = 20'290'001;
    INFO("seed " << kSeed);
    std::mt19937_64 random(kSeed);
    std::array<int, 4> answers{};
    int faults = 0;
    for (int number = 0; number < 20'000; ++number) {
        Deal deal(Ruleset{}, seat_at(number), random_pack(random));
        const std::uint64_t kinds = number % 4 == 0 ? 0 : random();
        while (const auto seat = deal.turn()) {
            const View view = view_of(deal, *seat);
            const BotKind kind = ((kinds >> index_of(*seat)) & 1) ? BotKind::kRandom : BotKind::kSimple;
            const Action action = choose_action(kind, view, kinds);
            ++answers[static_cast<std::size_t>(index_of(*seat))];
            if (!view.legal.contains(action) || deal.check(action) || deal.apply(action)) {
                ++faults;
                break;
            }
        }
        if (deal.phase() != Phase::kOver) ++faults;
    }
    REQUIRE(faults == 0);
    for (int count : answers) CHECK(count > 160'000);
}

TEST_CASE("the same view gives the same answer, however it came about") {
    constexpr std::uint64_t kSeed = 20'290'002;
    INFO("seed " << kSeed);
    int asked = 0;
    int different = 0;
    play_random_deals(500, kSeed, [&](const Deal&, const View& view, Action action) {
        ++asked;
        const auto copy = decode_view(encode(view));
        if (!copy || choose_action(BotKind::kSimple, *copy, 7) != action) ++different;
        if (copy && choose_action(BotKind::kRandom, *copy, 7) != choose_action(BotKind::kRandom, view, 7))
            ++different;
    });
    CHECK(asked > 5'000);
    CHECK(different == 0);
}

TEST_CASE("the random bot takes every legal action about equally often") {
    std::mt19937_64 random(20'290'003);
    const Deal deal(Ruleset{}, Seat::k3, random_pack(random));
    const View view = view_of(deal, Seat::k0);
    REQUIRE(view.legal.size() == 14);
    std::array<int, 14> taken{};
    for (std::uint64_t seed = 0; seed < 14'000; ++seed) {
        const Action action = choose_action(BotKind::kRandom, view, seed);
        for (int i = 0; i < 14; ++i) {
            if (view.legal[i] == action) ++taken[static_cast<std::size_t>(i)];
        }
    }
    // 1,000 each, with a standard deviation of 30.
    for (int count : taken) {
        CHECK(count > 850);
        CHECK(count < 1'150);
    }
}

TEST_CASE("a bot's name leads to the bot") {
    CHECK(bot_named("simple") == BotKind::kSimple);
    CHECK(bot_named("random") == BotKind::kRandom);
    CHECK(name_of(BotKind::kRandom) == "random");
    CHECK_FALSE(bot_named("Simple"));
    CHECK_FALSE(bot_named(""));
}

TEST_CASE("a request as text gets the answer that the view gets") {
    int different = 0;
    play_random_deals(200, 20'290'004, [&](const Deal&, const View& view, Action action) {
        if (answer_request(request_text(BotKind::kSimple, 5, view)) != to_string(action)) ++different;
        const auto at_random = to_string(choose_action(BotKind::kRandom, view, ~std::uint64_t{0}));
        if (answer_request(request_text(BotKind::kRandom, ~std::uint64_t{0}, view)) != at_random) ++different;
    });
    CHECK(different == 0);
}

TEST_CASE("a request that can't be read gets no answer and does no harm") {
    std::mt19937_64 random(20'290'005);
    const Deal deal(Ruleset{}, Seat::k3, random_pack(random));
    const std::string good = request_text(BotKind::kSimple, 1, view_of(deal, Seat::k0));
    REQUIRE(answer_request(good));
    const std::string view = good.substr(std::string_view("simple 1 ").size());
    const std::string others = request_text(BotKind::kSimple, 1, view_of(deal, Seat::k1));
    for (const std::string& text :
         {std::string(), std::string(" "), std::string("simple"), std::string("simple 1"),
          std::string("simple 1 "), "clever 1 " + view, "simple -1 " + view, "simple 1x " + view,
          "simple  " + view, "simple 99999999999999999999 " + view, "simple 1 " + view + "x", " " + good,
          others, std::string(10'000, 'x')}) {
        INFO(text.substr(0, 60));
        CHECK_FALSE(answer_request(text));
    }
    // Any text at all may arrive; with an answer or without, it must come back.
    int answered = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string spoilt = good;
        for (std::uint64_t changes = 1 + random() % 3; changes > 0; --changes) {
            spoilt[random() % spoilt.size()] = static_cast<char>(32 + random() % 95);
        }
        answered += answer_request(spoilt) ? 1 : 0;
    }
    CHECK(answered < 20'000);
}

}  // namespace
}  // namespace twentynine
