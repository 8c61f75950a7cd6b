// One number over 10,000 deals played by the simple bots. Every build must come to it: native and
// WebAssembly, each compiler, with sanitizers and without. It changes when a rule, the shuffle or a bot
// changes, and then on purpose only.
#include <catch2/catch.hpp>
#include <cstdint>
#include <cstdio>
#include <string>

#include "engine/bots/bot.h"
#include "engine/deal.h"
#include "engine/shuffle.h"
#include "engine/view.h"

namespace twentynine {
namespace {

constexpr int kDeals = 10'000;
constexpr std::uint64_t kSignature = 0xbe05c1dfde14d413;

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

TEST_CASE("10,000 bot deals have the same signature in every build") {
    Signature signature;
    for (int number = 0; number < kDeals; ++number) {
        const Pack pack = shuffled_pack(sha256("signature " + std::to_string(number)));
        Deal deal(Ruleset{}, seat_at(number), pack);
        while (const auto seat = deal.turn()) {
            const Action action = choose_action(BotKind::kSimple, view_of(deal, *seat), 0);
            signature.add(to_string(action));
            if (deal.apply(action)) FAIL("a bot answered with an illegal action");
        }
        signature.add(deal.result()->made ? "made" : "failed");
        signature.add(std::to_string(deal.points()[0]));
    }
    char value[24];
    std::snprintf(value, sizeof value, "0x%016llx", static_cast<unsigned long long>(signature.value()));
    INFO(
        "If a rule, the shuffle or a bot was changed on purpose: set kSignature in "
        "tests/engine/signature.cpp to "
        << value << ", and see that every other build comes to the same.");
    CHECK(signature.value() == kSignature);
}

}  // namespace
}  // namespace twentynine
