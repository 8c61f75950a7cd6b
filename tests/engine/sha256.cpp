// SHA-256 and HMAC-SHA256 against the published vectors.
#include "engine/sha256.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace twentynine {
namespace {

std::vector<std::uint8_t> bytes(std::string_view text) {
    return {text.begin(), text.end()};
}

std::vector<std::uint8_t> from_hex(std::string_view text) {
    std::vector<std::uint8_t> result;
    for (std::size_t i = 0; i < text.size(); i += 2) {
        result.push_back(static_cast<std::uint8_t>(std::stoi(std::string(text.substr(i, 2)), nullptr, 16)));
    }
    return result;
}

std::string hmac(const std::vector<std::uint8_t>& key, const std::vector<std::uint8_t>& message) {
    return hex_of(HmacSha256(key).of(message));
}

TEST_CASE("SHA-256 of the examples of FIPS 180-4") {
    CHECK(hex_of(sha256("abc")) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(hex_of(sha256("")) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(hex_of(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")) ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    CHECK(hex_of(sha256(
              "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlm"
              "nopqrsmnopqrstnopqrstu")) ==
          "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
    CHECK(hex_of(sha256(std::string(1'000'000, 'a'))) ==
          "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("SHA-256 is the same however the message is cut") {
    // Every length around the ends of blocks, where the padding changes.
    for (std::size_t length = 0; length <= 200; ++length) {
        const auto message = bytes(std::string(length, 'x'));
        const auto whole = sha256(message);
        for (const std::size_t piece : {1u, 7u, 63u, 64u, 65u}) {
            Sha256 hash;
            for (std::size_t at = 0; at < length; at += piece) {
                hash.add(std::span(message).subspan(at, std::min(piece, length - at)));
            }
            REQUIRE(hash.finish() == whole);
        }
    }
    // One length each side of the border, from another implementation.
    CHECK(hex_of(sha256(std::string(55, 'x'))) ==
          "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072");
    CHECK(hex_of(sha256(std::string(56, 'x'))) ==
          "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e");
    CHECK(hex_of(sha256(std::string(64, 'x'))) ==
          "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c");
}

TEST_CASE("HMAC-SHA256 of the cases of RFC 4231") {
    const auto repeated = [](std::uint8_t byte, std::size_t count) {
        return std::vector<std::uint8_t>(count, byte);
    };
    CHECK(hmac(repeated(0x0b, 20), bytes("Hi There")) ==
          "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    CHECK(hmac(bytes("Jefe"), bytes("what do ya want for nothing?")) ==
          "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    CHECK(hmac(repeated(0xaa, 20), repeated(0xdd, 50)) ==
          "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
    CHECK(hmac(from_hex("0102030405060708090a0b0c0d0e0f10111213141516171819"), repeated(0xcd, 50)) ==
          "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b");
    // The fifth is published cut to 128 bits.
    CHECK(hmac(repeated(0x0c, 20), bytes("Test With Truncation")).substr(0, 32) ==
          "a3b6167473100ee06e0c796c2955552b");
    CHECK(hmac(repeated(0xaa, 131), bytes("Test Using Larger Than Block-Size Key - Hash Key First")) ==
          "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
    CHECK(
        hmac(repeated(0xaa, 131),
             bytes("This is a test using a larger than block-size key and a larger than block-size data. The "
                   "key needs to be hashed before being used by the HMAC algorithm.")) ==
        "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2");
}

}  // namespace
}  // namespace twentynine
