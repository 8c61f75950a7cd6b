#include "random_play.h"

#include <cstdio>
#include <cstdlib>

namespace twentynine::testing {

std::uint64_t seed_for(std::string_view test, std::uint64_t usual) {
    const char* wanted = std::getenv("TWENTYNINE_SEED");
    const std::uint64_t seed = wanted ? std::strtoull(wanted, nullptr, 10) : usual;
    std::printf("%.*s: seed %llu\n", static_cast<int>(test.size()), test.data(),
                static_cast<unsigned long long>(seed));
    return seed;
}

Action random_action(const Deal& deal, std::mt19937_64& random) {
    const LegalActions legal = deal.legal_actions();
    const auto any = static_cast<int>(random() % static_cast<unsigned>(legal.size()));
    if (deal.phase() != Phase::kAuction) return legal[any];
    switch (random() % 8) {
        case 0:
            return legal[any];
        case 1:
        case 2:
            return legal[legal.size() > 1 ? 1 : 0];  // the lowest bid
        default:
            return Action::pass();
    }
}

Record random_record(std::mt19937_64& random, const Ruleset& rules) {
    Record record{rules, seat_at(static_cast<int>(random() % 4)), random_pack(random), {}};
    Deal deal(record.ruleset, record.dealer, record.pack);
    while (deal.turn()) {
        const Action action = random_action(deal, random);
        record.actions.push_back(action);
        deal.apply(action);
    }
    return record;
}

}  // namespace twentynine::testing
