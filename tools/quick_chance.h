// Random numbers for benchmarks, which mustn't cost more than what is measured.
#pragma once

#include <cstdint>

namespace twentynine {

// xorshift64*: quick and good enough to play at random; the multiply-shift below has no division.
class Chance {
  public:
    std::uint32_t below(std::uint32_t n) {
        state_ ^= state_ >> 12;
        state_ ^= state_ << 25;
        state_ ^= state_ >> 27;
        const auto draw = static_cast<std::uint32_t>((state_ * 0x2545F4914F6CDD1Du) >> 32);
        return static_cast<std::uint32_t>((std::uint64_t{draw} * n) >> 32);
    }

  private:
    std::uint64_t state_ = 0x9E3779B97F4A7C15u;
};

}  // namespace twentynine
