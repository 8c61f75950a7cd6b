// SHA-256 (FIPS 180-4) and HMAC-SHA256 (RFC 2104), for shuffles that can be checked afterwards.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace twentynine {

using Sha256Digest = std::array<std::uint8_t, 32>;

// A message in pieces. Copying one copies the state, so a common beginning is worked through only once.
class Sha256 {
  public:
    void add(std::span<const std::uint8_t> bytes);
    // The digest of all that was added; the object is used up.
    Sha256Digest finish();

  private:
    void compress(const std::uint8_t* block);

    std::array<std::uint32_t, 8> state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<std::uint8_t, 64> block_{};
    std::size_t filled_ = 0;  // bytes waiting in block_
    std::uint64_t total_ = 0;
};

Sha256Digest sha256(std::span<const std::uint8_t> bytes);
Sha256Digest sha256(std::string_view text);

// One key, any number of messages.
class HmacSha256 {
  public:
    explicit HmacSha256(std::span<const std::uint8_t> key);
    Sha256Digest of(std::span<const std::uint8_t> message) const;

  private:
    Sha256 inner_;
    Sha256 outer_;
};

// Two lower-case hexadecimal digits a byte.
std::string hex_of(std::span<const std::uint8_t> bytes);
// The reverse: fills `bytes`; false for any text but so many lower-case digits.
bool bytes_from_hex(std::string_view text, std::span<std::uint8_t> bytes);

}  // namespace twentynine
