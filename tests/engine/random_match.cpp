#include "random_match.h"

#include <array>
#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>
#include <string>

#include "engine/ruleset_fields.h"
#include "random_play.h"

namespace twentynine::testing {

namespace {

int below(int n, std::mt19937_64& random) {
    return static_cast<int>(random() % static_cast<unsigned>(n));
}

std::string some_entropy(std::mt19937_64& random) {
    constexpr std::array<std::string_view, 6> kWords{
        "", "29", "ten of clubs", "\xE2\x9A\x85\xE2\x9A\x80", "a;b.c:d", "\t"};
    return std::string(kWords[static_cast<std::size_t>(below(kWords.size(), random))]);
}

}  // namespace

Ruleset some_rules(std::mt19937_64& random) {
    for (;;) {
        Ruleset rules = *ruleset_named(kTableIds[static_cast<std::size_t>(below(kTableIds.size(), random))]);
        for (int changes = below(8, random); changes > 0; --changes) {
            const auto fields = ruleset_fields();
            const RulesetField& field = fields[random() % fields.size()];
            const int value = field.lowest + below(field.highest - field.lowest + 1, random);
            field.set(rules, field.zero_is_off && random() % 2 == 0 ? 0 : value);
        }
        if (validate(rules)) continue;
        rules.id = id_of(rules);
        return rules;
    }
}

ShuffleProof some_proof(std::mt19937_64& random) {
    const Stream stream = random() % 4 == 0 ? Stream::kSplitmix64 : Stream::kHmacSha256;
    Seed seed{};
    for (std::size_t i = 0; i < seed_bytes(stream); ++i) seed[i] = static_cast<std::uint8_t>(random());
    ShuffleProof proof = proof_of(seed, some_entropy(random), stream);
    if (random() % 8 == 0) proof.commitment[0] ^= 1;  // records may hold wrong ones
    return proof;
}

Match some_match(const Ruleset& rules, int deals, std::mt19937_64& random) {
    const auto proof_or_none = [&random] {
        return random() % 4 == 0 ? std::nullopt : std::optional(some_proof(random));
    };
    const std::string name =
        rules.id == kHouseId && random() % 2 == 0 ? "Grandmother\xE2\x80\x99s rules" : "";
    auto proof = proof_or_none();
    Match match(rules, seat_at(below(4, random)), proof ? pack_of(*proof) : random_pack(random), proof, name);
    const int last = 1 + below(deals, random);
    for (int number = 1;; ++number) {
        const int breaks_off = number == last ? below(80, random) : 1000;
        for (int i = 0; i < breaks_off && match.deal().turn(); ++i) {
            REQUIRE_FALSE(match.apply(random_action(match.deal(), random)));
        }
        if (number == last) break;
        proof = proof_or_none();
        if (!match.deal_next(proof ? pack_of(*proof) : random_pack(random), proof)) break;
    }
    if (random() % 8 == 0) match.forfeit(random() % 2 == 0 ? Team::kA : Team::kB);
    return match;
}

std::string record_fixture(std::string_view name) {
    std::ifstream file(std::string(TWENTYNINE_FIXTURES "/records/") + std::string(name));
    REQUIRE(file);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace twentynine::testing
