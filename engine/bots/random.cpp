#include "random.h"

namespace twentynine::bots {
namespace {

// Spreads every bit of the number over the whole result (a multiply and xor-shift finalizer of the splitmix
// family).
constexpr std::uint64_t mix(std::uint64_t number) {
    number += 0x9E3779B97F4A7C15u;
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9u;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EBu;
    return number ^ (number >> 31);
}

}  // namespace

Action choose_at_random(const View& view, std::uint64_t seed) {
    const auto moment = static_cast<std::uint64_t>(view.said_count);
    const auto seat = static_cast<std::uint64_t>(index_of(view.seat));
    const std::uint64_t number = mix(seed ^ mix(moment * 4 + seat));
    const auto size = static_cast<std::uint64_t>(view.legal.size());
    // 32 random bits over at most 16 choices: the lean towards some of them is below one in a hundred
    // million.
    return view.legal[static_cast<int>(((number >> 32) * size) >> 32)];
}

}  // namespace twentynine::bots
