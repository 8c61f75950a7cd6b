// A shuffle that anybody can check: the hash of its seed is shown before the first card, the seed after the
// last. Between the two a player may add a word of its own, so that the house can't choose the deal either.
//
// Stream::kHmacSha256, in full, so that another program can deal the same pack:
//   block(i) = HMAC-SHA256(key: the 32 bytes of the seed, message: i as 8 bytes, most significant first), i =
//   0, 1 … draws    = the blocks one after another, cut into 32-bit numbers, most significant byte first
//   below(n) = the next draw that is less than the largest multiple of n up to 2^32, modulo n
//   pack     = start with card index 0..31 in order (cards.h), then for i = 31 down to 1: swap i and below(i
//   + 1)
//
// Stream::kSplitmix64 is the stream that 28 was first dealt from; it is kept to check those deals, never to
// deal new ones, since 64 bits can be searched through once their hash is public. below() and pack are as
// above; what differs:
//   state    = the first 8 bytes of the seed as a number, most significant first; the other bytes are 0
//   draws    = the upper 32 bits of each output of splitmix64 that starts from that state
//   output   = state += 9e3779b97f4a7c15; z = state; z = (z ^ z >> 30) * bf58476d1ce4e5b9;
//              z = (z ^ z >> 27) * 94d049bb133111eb; z ^ z >> 31   (hexadecimal, modulo 2^64)
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cards.h"
#include "sha256.h"

namespace twentynine {

// 256 bits: the pack has 32! (about 2^118) orders, and a seed whose hash is public must not be searchable.
using Seed = std::array<std::uint8_t, 32>;

// How a seed becomes draws. Named, so that packs of other streams can be dealt again later.
enum class Stream : std::uint8_t { kHmacSha256, kSplitmix64 };
std::string_view name_of(Stream stream);  // "hmac-sha256", "splitmix64"
std::optional<Stream> stream_named(std::string_view name);
// How many bytes of a Seed the stream uses, from its first on: 32 or 8.
std::size_t seed_bytes(Stream stream);

// below(n) of the scheme, each number from 0 to n-1 equally likely; n from 1 on. `next()` gives 32-bit draws.
template <typename Next>
std::uint32_t uniform_below(std::uint32_t n, Next next) {
    // 2^32 modulo n: so many of the highest draws would favour the low numbers.
    const std::uint32_t excess = (0u - n) % n;
    std::uint32_t draw = next();
    while (draw > 0xFFFFFFFFu - excess) draw = next();
    return draw % n;
}

// The next output of splitmix64; moves the state on.
std::uint64_t next_splitmix64(std::uint64_t& state);

Pack shuffled_pack(const Seed& seed, Stream stream = Stream::kHmacSha256);

// What a player may add to a seed after its commitment: at most so many bytes of UTF-8.
inline constexpr std::size_t kLongestEntropy = 200;
// The seed that the pack comes from: the seed itself without entropy, else HMAC-SHA256(key: the 32 bytes of
// the seed, message: "player:" and the entropy).
Seed mixed_seed(const Seed& seed, std::string_view entropy);

// The seed as lower-case hexadecimal digits, two for each byte that the stream uses: 64 or 16.
std::string seed_text(const Seed& seed, Stream stream = Stream::kHmacSha256);
// The reverse; nothing for any other text.
std::optional<Seed> seed_from_text(std::string_view text, Stream stream = Stream::kHmacSha256);

// SHA-256 of the seed's text, so `printf %s SEED | sha256sum` shows it too. Without the player's entropy,
// which comes later.
Sha256Digest commitment(const Seed& seed, Stream stream = Stream::kHmacSha256);

// Where a pack came from, as it is published when the deal is over.
struct ShuffleProof {
    Stream stream = Stream::kHmacSha256;
    Seed seed{};
    std::string entropy;  // the player's own, UTF-8 of at most kLongestEntropy bytes; usually empty
    Sha256Digest commitment{};
    friend bool operator==(const ShuffleProof&, const ShuffleProof&) = default;
};
// The proof of a pack that is dealt from this seed, with the commitment that belongs to it.
ShuffleProof proof_of(const Seed& seed, std::string_view entropy = {}, Stream stream = Stream::kHmacSha256);
// The pack that the proof's seed and entropy give.
Pack pack_of(const ShuffleProof& proof);

}  // namespace twentynine
