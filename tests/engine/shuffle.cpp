// The shuffle: pinned packs that every build deals, no order favoured, a commitment that anybody can check.
#include "engine/shuffle.h"

#include <algorithm>
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
    CHECK(stream_named("hmac-sha256") == Stream::kHmacSha256);
    CHECK(stream_named("splitmix64") == Stream::kSplitmix64);
    CHECK(stream_named("splitmix") == std::nullopt);
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

TEST_CASE("splitmix64 gives its published numbers") {
    std::uint64_t state = 1234567;
    for (const std::uint64_t number : {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                       4593380528125082431u, 16408922859458223821u}) {
        CHECK(next_splitmix64(state) == number);
    }
}

// As above, from another implementation in Python.
TEST_CASE("the legacy stream deals the same pack in every build") {
    const auto seed = [](std::string_view digits) { return *seed_from_text(digits, Stream::kSplitmix64); };
    const auto pack = [&seed](std::string_view digits) {
        return text_of(shuffled_pack(seed(digits), Stream::kSplitmix64));
    };
    CHECK(pack("0000000000000000") ==
          "7D QD 9D 8H KS 9H TC AH JC AC QS KH TD AD 7C TH 9S JD JS JH KC AS 8C 7S 8S 7H QH QC KD TS 9C 8D");
    CHECK(pack("000000000012d687") ==
          "8S 8H QC AS QD TC 7C JD KC 9C 7S TD KH TH 7D KD 7H 9D 9H QS TS JS AD AH 9S AC 8C KS 8D JH QH JC");
    CHECK(pack("ffffffffffffffff") ==
          "AS AC TD 8D 8H 7S JD JS KD KS JH 7D 9S 7H KC 9H QS QH AH KH AD TC 8C 7C TH TS 9D QC 8S 9C QD JC");
    CHECK(pack("0123456789abcdef") ==
          "QS AD JH TD AC TH 8C JD 7H 8H 9C KC QD 8D KH QC 9D QH KS 9H TS AH 7D 9S AS TC JC 8S KD 7S 7C JS");
    CHECK(hex_of(commitment(seed("0000000000000000"), Stream::kSplitmix64)) ==
          "fcdb4b423f4e5283afa249d762ef6aef150e91fccd810d43e5e719d14512dec7");
    CHECK(hex_of(commitment(seed("0123456789abcdef"), Stream::kSplitmix64)) ==
          "9f9f5111f7b27a781f1f1ddde5ebc2dd2b796bfc7365c9c28b548e564176929f");
    const Seed mixed = mixed_seed(seed("000000000012d687"), "29");
    CHECK(text_of(shuffled_pack(mixed, Stream::kSplitmix64)) ==
          "8D TC QH 7D 8S JS JD KS QC AD AH KD TH JH AS AC QD 7C 9D KC TD 9C 7S 8H 9S QS KH TS JC 7H 8C 9H");
}

TEST_CASE("what the player adds changes the pack, and nothing added changes nothing") {
    CHECK(mixed_seed(counting_seed(), "") == counting_seed());
    const auto mixed = [](std::string_view entropy) { return mixed_seed(counting_seed(), entropy); };
    CHECK(hex_of(mixed("29")) == "830d96ef1917c84e32d4169dc0c4f085081186e2841b2c5f64006aee05ce1f55");
    CHECK(text_of(shuffled_pack(mixed("29"))) ==
          "KD 8H JD 7D JS QH QC AH 9C QD TH JC KH 8D KS 7H 9H KC TS QS TD AC AD TC 9D JH 7C 8C 9S 7S AS 8S");
    CHECK(hex_of(mixed("d\u00e9s \u00e0 six faces \u2685")) ==
          "ada3c716fdaecaca65a8b054fb0ba5500f197ac9cc6a540fb0bbf25c24199111");
    CHECK(hex_of(mixed(std::string(kLongestEntropy, 'x'))) ==
          "ee75cd48ea28b76063aca56902cc9df4a2dc7aebd5044bf56a5922a22d5009c9");
    const ShuffleProof proof = proof_of(counting_seed(), "29");
    CHECK(proof.commitment == commitment(counting_seed()));  // the seed's own, from before anything was added
    CHECK(pack_of(proof) == shuffled_pack(mixed("29")));
}

TEST_CASE("a seed's text reads back, and no other text does") {
    for (const Stream stream : {Stream::kHmacSha256, Stream::kSplitmix64}) {
        Seed seed = counting_seed();
        std::fill(seed.begin() + static_cast<std::ptrdiff_t>(seed_bytes(stream)), seed.end(),
                  std::uint8_t{0});
        const std::string text = seed_text(seed, stream);
        CHECK(text.size() == 2 * seed_bytes(stream));
        CHECK(seed_from_text(text, stream) == seed);
        for (const std::string& wrong : {std::string(), text + "0", text.substr(1), text.substr(2),
                                         "g" + text.substr(1), "A" + text.substr(1), " " + text.substr(1)}) {
            CHECK(seed_from_text(wrong, stream) == std::nullopt);
        }
    }
}

}  // namespace
}  // namespace twentynine
