#include "opening_values.h"

#include <algorithm>

#include "../sha256.h"
#include "opening_values_data.h"

namespace twentynine::bots {

Chance OpeningChances::reaches_tenths(int tenths) const {
    constexpr int kLowest = 10 * kOpeningLowest;
    constexpr int kHighest = 10 * kPackPoints;
    // In 2,550ths, so that tenths of a step count.
    const auto at = [this](int points) {
        return int{steps_[static_cast<std::size_t>(points - kOpeningLowest)]};
    };
    int steps = 0;
    if (tenths > kHighest) return 0;
    if (tenths < kLowest) {
        const int slope = at(kOpeningLowest) - at(kOpeningLowest + 1);
        steps = std::min(10 * at(kOpeningLowest) + slope * (kLowest - tenths), 10 * kOpeningSteps);
    } else {
        const int whole = tenths / 10;
        const int part = tenths % 10;
        const int higher = whole < kPackPoints ? at(whole + 1) : 0;
        steps = at(whole) * (10 - part) + higher * part;
    }
    return kSure * steps / (10 * kOpeningSteps);
}

OpeningChances opening_chances(CardSet four, Suit trump) {
    const auto entry = static_cast<std::size_t>(opening_entry(four, trump));
    std::array<std::uint8_t, kOpeningNumbers> steps{};
    unsigned sum = 0;
    for (std::size_t part = 0; part < steps.size(); ++part) {
        sum += kOpeningTable[kOpeningMagic.size() + part * kOpeningEntries + entry];
        steps[steps.size() - 1 - part] = static_cast<std::uint8_t>(sum);
    }
    return OpeningChances(steps);
}

Suit best_opening_trump(CardSet four, int points) {
    Suit best{};
    Chance best_chance = -1;
    int best_length = 0;
    for (const Suit suit : kSuits) {
        const int length = four.in_suit(suit).size();
        if (length == 0) continue;
        const Chance chance = opening_chances(four, suit).reaches(points);
        if (chance > best_chance || (chance == best_chance && length > best_length)) {
            best = suit;
            best_chance = chance;
            best_length = length;
        }
    }
    return best;
}

std::span<const std::uint8_t> opening_table() {
    return kOpeningTable;
}

bool is_opening_table(std::span<const std::uint8_t> bytes) {
    if (bytes.size() != kOpeningBytes) return false;
    if (!std::equal(kOpeningMagic.begin(), kOpeningMagic.end(), bytes.begin())) return false;
    const Sha256Digest digest = sha256(bytes.first(bytes.size() - 32));
    return std::equal(digest.begin(), digest.end(), bytes.end() - 32);
}

}  // namespace twentynine::bots
