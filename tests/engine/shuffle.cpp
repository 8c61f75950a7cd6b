// The shuffle: pinned packs that every build deals, no order favoured, a commitment that anybody can check.
#include "engine/shuffle.h"

#include <array>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace twentynine {
namespace {

std::string text_of(const Pack& pack) {
    std::string text;
    for (const Card card : pack) text += (text.empty() ? "" : " ") + to_string(card);
    return text;
}

Seed seed_of_byte(std::uint8_t byte) {
    Seed seed;
    seed.fill(byte);
    return seed;
}

Seed counting_seed() {
    Seed seed;
    for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = static_cast<std::uint8_t>(i);
    return seed;
}

// From another implementation of the scheme in shuffle.h, in Python with its own hmac and hashlib.
TEST_CASE("a seed deals the same pack in every build") {
    CHECK(text_of(shuffled_pack(seed_of_byte(0))) ==
          "QC TD 9S 9H KS JH QS AS TS JS KC JD 7H 7S 9C TH 9D 8D 7C 8S KH QD KD AC AD JC 8H AH TC 8C 7D QH");
    CHECK(text_of(shuffled_pack(seed_of_byte(0xff))) ==
          "TH JD AD JH 7S 8H AH KC 9H QS QC 7H 7C 8D 7D TD 9S JC 9D TS KS 8C KH JS TC QD 9C AC AS QH 8S KD");
    CHECK(text_of(shuffled_pack(counting_seed())) ==
          "JC 8C JS QC AS TH KD AH TS TC 7S 7D KH QS 7H 9D 9S QD 7C 9H 9C KS JH 8S KC 8H QH TD AD JD AC 8D");
    CHECK(name_of(Stream::kHmacSha256) == "hmac-sha256");
}

TEST_CASE("the commitment is the SHA-256 of the seed's hexadecimal digits") {
    CHECK(hex_of(commitment(seed_of_byte(0))) ==
          "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55");
    CHECK(hex_of(commitment(counting_seed())) ==
          "6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b");
}

TEST_CASE("draws that would favour low numbers are thrown away") {
    const auto below = [](std::uint32_t n, std::vector<std::uint32_t> draws) {
        std::size_t at = 0;
        const std::uint32_t number = uniform_below(n, [&] { return draws.at(at++); });
        return std::pair(number, at);
    };
    // 2^32 is 3 * 1431655765 + 1: only the highest draw has no place.
    CHECK(below(3, {0xFFFFFFFFu, 7}) == std::pair<std::uint32_t, std::size_t>(1, 2));
    CHECK(below(3, {0xFFFFFFFEu, 7}) == std::pair<std::uint32_t, std::size_t>(2, 1));
    // 2^32 modulo 31 is 4.
    CHECK(below(31, {0xFFFFFFFCu, 0xFFFFFFFFu, 33}) == std::pair<std::uint32_t, std::size_t>(2, 3));
    CHECK(below(31, {0xFFFFFFFBu}) == std::pair<std::uint32_t, std::size_t>(30, 1));
    CHECK(below(32, {0xFFFFFFFFu}) == std::pair<std::uint32_t, std::size_t>(31, 1));
    CHECK(below(1, {0xFFFFFFFFu}) == std::pair<std::uint32_t, std::size_t>(0, 1));
}

TEST_CASE("every card comes to every place about equally often") {
    constexpr int kPacks = 20'000;
    std::array<std::array<int, kPackSize>, kPackSize> counts{};
    for (int number = 0; number < kPacks; ++number) {
        const Pack pack = shuffled_pack(sha256("uniform " + std::to_string(number)));
        CardSet seen;
        for (std::size_t place = 0; place < pack.size(); ++place) {
            ++counts[place][static_cast<std::size_t>(pack[place].index())];
            seen.add(pack[place]);
        }
        REQUIRE(seen == CardSet::whole_pack());
    }
    constexpr double kExpected = static_cast<double>(kPacks) / kPackSize;
    double chi_square = 0;
    for (const auto& place : counts) {
        for (const int count : place) chi_square += (count - kExpected) * (count - kExpected) / kExpected;
    }
    // 31 * 31 degrees of freedom: mean 961, standard deviation 44. The seeds are fixed, so is the outcome.
    CHECK(chi_square > 961 - 4 * 44);
    CHECK(chi_square < 961 + 4 * 44);
}

}  // namespace
}  // namespace twentynine
