// The random numbers of a player that thinks: the same ones in every build, for the same seed and moment.
#pragma once

#include <cstdint>

namespace twentynine::bots {

// splitmix64: a counter that steps by the golden ratio, each step's value with its bits well mixed.
class Stream {
  public:
    constexpr explicit Stream(std::uint64_t seed) : state_(seed) {}
    // What a seat thinks with at one moment of a deal; `ply` counts what was said so far (View::said_count).
    constexpr Stream(std::uint64_t seed, int seat, int ply)
        : state_(
              mixed(seed ^ mixed(static_cast<std::uint64_t>(ply) * 4 + static_cast<std::uint64_t>(seat)))) {}

    constexpr std::uint64_t next() {
        state_ += kStep;
        return finished(state_);
    }
    // Any of 0..n-1, each as likely as the others; n from 1 on.
    constexpr std::uint32_t below(std::uint32_t n) {
        std::uint64_t product = (next() >> 32) * n;
        // The first 2^32 mod n of each n-th part would make some numbers likelier.
        if (static_cast<std::uint32_t>(product) < n) {
            const std::uint32_t excess = (0u - n) % n;
            while (static_cast<std::uint32_t>(product) < excess) product = (next() >> 32) * n;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

  private:
    static constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15u;
    static constexpr std::uint64_t finished(std::uint64_t number) {
        number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9u;
        number = (number ^ (number >> 27)) * 0x94D049BB133111EBu;
        return number ^ (number >> 31);
    }
    static constexpr std::uint64_t mixed(std::uint64_t number) { return finished(number + kStep); }

    std::uint64_t state_;
};

}  // namespace twentynine::bots
