// A shuffle that anybody can check: the hash of its seed is shown before the first card, the seed after the
// last.
//
// Stream::kHmacSha256, in full, so that another program can deal the same pack:
//   block(i) = HMAC-SHA256(key: the 32 bytes of the seed, message: i as 8 bytes, most significant first), i =
//   0, 1 … draws    = the blocks one after another, cut into 32-bit numbers, most significant byte first
//   below(n) = the next draw that is less than the largest multiple of n up to 2^32, modulo n
//   pack     = start with card index 0..31 in order (cards.h), then for i = 31 down to 1: swap i and below(i
//   + 1)
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "cards.h"
#include "sha256.h"

namespace twentynine {

// 256 bits: the pack has 32! (about 2^118) orders, and a seed whose hash is public must not be searchable.
using Seed = std::array<std::uint8_t, 32>;

// How a seed becomes draws. Named, so that packs of other streams can be dealt again later.
enum class Stream : std::uint8_t { kHmacSha256 };
std::string_view name_of(Stream stream);  // "hmac-sha256"

// below(n) of the scheme, each number from 0 to n-1 equally likely; n from 1 on. `next()` gives 32-bit draws.
template <typename Next>
std::uint32_t uniform_below(std::uint32_t n, Next next) {
    // 2^32 modulo n: so many of the highest draws would favour the low numbers.
    const std::uint32_t excess = (0u - n) % n;
    std::uint32_t draw = next();
    while (draw > 0xFFFFFFFFu - excess) draw = next();
    return draw % n;
}

Pack shuffled_pack(const Seed& seed, Stream stream = Stream::kHmacSha256);

// SHA-256 of the seed written as 64 lower-case hexadecimal digits, so `printf %s SEED | sha256sum` shows it
// too.
Sha256Digest commitment(const Seed& seed);

}  // namespace twentynine
