// One number over many deals played by the bots, of the arcade and of every other table. Every build must
// come to it: native and WebAssembly, each compiler, with sanitizers and without. It changes when a rule, the
// shuffle or a bot changes, and then on purpose only.
#include <catch2/catch.hpp>
#include <cstdint>
#include <cstdio>
#include <string>

#include "engine/bots/bot.h"
#include "engine/deal.h"
#include "engine/shuffle.h"
#include "engine/view.h"
#include "random_rulesets.h"

namespace twentynine {
namespace {

constexpr std::uint64_t kSignature = 0x9bfba8ad065fc918;
constexpr std::uint64_t kSignatureOfTables = 0x65ac348e47ff6ed1;

// FNV-1a, 64 bits.
class Signature {
  public:
    void add(std::string_view text) {
        for (const char c : text) value_ = (value_ ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    }
    std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0xcbf29ce484222325u;
};

Pack pack_number(int number) {
    return shuffled_pack(sha256("signature " + std::to_string(number)));
}

void check_signature(const Signature& signature, std::uint64_t expected, const char* constant) {
    char value[24];
    std::snprintf(value, sizeof value, "0x%016llx", static_cast<unsigned long long>(signature.value()));
    INFO("If a rule, the shuffle or a bot was changed on purpose: set "
         << constant << " in tests/engine/signature.cpp to " << value
         << ", and see that every other build comes to the same.");
    CHECK(signature.value() == expected);
}

TEST_CASE("10,000 bot deals have the same signature in every build") {
    Signature signature;
    for (int number = 0; number < 10'000; ++number) {
        Deal deal(Ruleset{}, seat_at(number), pack_number(number));
        while (const auto seat = deal.turn()) {
            const Action action = choose_action(BotKind::kSimple, view_of(deal, *seat), 0);
            signature.add(to_string(action));
            if (deal.apply(action)) FAIL("a bot answered with an illegal action");
        }
        signature.add(deal.result()->made ? "made" : "failed");
        signature.add(std::to_string(deal.points()[0]));
    }
    check_signature(signature, kSignature, "kSignature");
}

// One side plays at random, so that every word is said. What each seat is told is signed, too.
void add_deal(Signature& signature, const Ruleset& ruleset, int number) {
    Deal deal(ruleset, seat_at(number), pack_number(number));
    while (const auto seat = deal.turn()) {
        const View view = view_of(deal, *seat);
        signature.add(encode(view));
        const bool simple = team_of(*seat) == Team::kA;
        const Action action = choose_action(simple ? BotKind::kSimple : BotKind::kRandom, view,
                                            static_cast<std::uint64_t>(number));
        signature.add(to_string(action));
        if (deal.apply(action)) FAIL("a bot answered with an illegal action");
    }
    signature.add(name_of(deal.phase()));
    if (const auto result = deal.result()) signature.add(std::to_string(result->game_points[0]));
}

TEST_CASE("deals of every table and of 200 random rulesets have the same signature in every build") {
    Signature signature;
    for (const std::string_view id : kTableIds) {
        for (int number = 0; number < 300; ++number) add_deal(signature, *ruleset_named(id), number);
    }
    std::mt19937_64 random(29'160'406);
    for (int table = 0; table < 200; ++table) {
        const Ruleset ruleset = testing::random_ruleset(random);
        for (int number = 0; number < 6; ++number) add_deal(signature, ruleset, 6 * table + number);
    }
    check_signature(signature, kSignatureOfTables, "kSignatureOfTables");
}

}  // namespace
}  // namespace twentynine
