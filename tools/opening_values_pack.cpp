#include "opening_values_pack.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>

#include "engine/bots/opening_values.h"
#include "engine/sha256.h"
#include "opening_values_state.h"

namespace twentynine::opening_values {
namespace {

// What a correction may depend on: always, the number of points, trumps, their jack and nine, other jacks.
constexpr int kFeatures = 6;
using Features = std::array<double, kFeatures>;

double deals_of(const Counts& counts) {
    double all = 0;
    for (const std::uint32_t count : counts) all += count;
    return all;
}
double mean_of(const Counts& counts) {
    double sum = 0;
    for (std::size_t points = 0; points < counts.size(); ++points) {
        sum += static_cast<double>(points) * counts[points];
    }
    return sum / deals_of(counts);
}
double reached(const Counts& counts, int points) {
    double sum = 0;
    for (auto i = static_cast<std::size_t>(points); i < counts.size(); ++i) sum += counts[i];
    return sum;
}
// Never quite 0 or 1.
double chance_of(const Counts& counts, int points) {
    return (reached(counts, points) + 0.5) / (deals_of(counts) + 1);
}
double log_odds(double chance) {
    return std::log(chance / (1 - chance));
}
double from_log_odds(double odds) {
    return 1 / (1 + std::exp(-odds));
}

Features features_of(CardSet four, int points) {
    constexpr int kUsualPoints = 17;
    constexpr int kUsualTrumps = 2;
    const CardSet trumps = four.in_suit(Suit::kSpades);
    int plain_jacks = 0;
    for (const Suit suit : kSuits) {
        if (suit != Suit::kSpades && four.contains(Card(Rank::kJack, suit))) ++plain_jacks;
    }
    return {1.0,
            static_cast<double>(points - kUsualPoints),
            static_cast<double>(trumps.size() - kUsualTrumps),
            trumps.contains(Card(Rank::kJack, Suit::kSpades)) ? 1.0 : 0.0,
            trumps.contains(Card(Rank::kNine, Suit::kSpades)) ? 1.0 : 0.0,
            static_cast<double>(plain_jacks)};
}

// Solves the small linear system by elimination; `matrix` is positive definite.
Features solved(std::array<Features, kFeatures> matrix, Features right) {
    for (std::size_t i = 0; i < kFeatures; ++i) {
        for (std::size_t j = i + 1; j < kFeatures; ++j) {
            const double times = matrix[j][i] / matrix[i][i];
            for (std::size_t k = i; k < kFeatures; ++k) matrix[j][k] -= times * matrix[i][k];
            right[j] -= times * right[i];
        }
    }
    for (std::size_t i = kFeatures; i-- > 0;) {
        for (std::size_t j = i + 1; j < kFeatures; ++j) right[i] -= matrix[i][j] * right[j];
        right[i] /= matrix[i][i];
    }
    return right;
}

double product(const Features& a, const Features& b) {
    double sum = 0;
    for (std::size_t i = 0; i < kFeatures; ++i) sum += a[i] * b[i];
    return sum;
}

// What is added to the first player's log odds, by features: a logistic regression on whether the second made
// the contracts that it played for. Newton's method, with a pull to "nothing" where the sample says little.
Features correction_for(const Counted& first, const Counted& second,
                        const std::array<CardSet, bots::kOpeningEntries>& hands) {
    constexpr double kPull = 30;
    Features weights{};
    for (int round = 0; round < 12; ++round) {
        std::array<Features, kFeatures> curvature{};
        Features slope{};
        for (std::size_t i = 0; i < kFeatures; ++i) {
            curvature[i][i] = i == 0 ? 1 : kPull;
            slope[i] = -curvature[i][i] * weights[i];
        }
        for (const auto& [entry, counts] : second) {
            const int points = fitting_bid(first.at(entry));
            const Features x = features_of(hands[static_cast<std::size_t>(entry)], points);
            const double deals = deals_of(counts);
            const double odds = log_odds(chance_of(first.at(entry), points));
            const double chance = from_log_odds(odds + product(weights, x));
            for (std::size_t i = 0; i < kFeatures; ++i) {
                slope[i] += (reached(counts, points) - deals * chance) * x[i];
                for (std::size_t j = 0; j < kFeatures; ++j) {
                    curvature[i][j] += deals * chance * (1 - chance) * x[i] * x[j];
                }
            }
        }
        const Features step = solved(curvature, slope);
        for (std::size_t i = 0; i < kFeatures; ++i) weights[i] += step[i];
    }
    return weights;
}

std::uint8_t in_steps(double chance) {
    return static_cast<std::uint8_t>(std::lround(chance * bots::kOpeningSteps));
}

}  // namespace

int fitting_bid(const Counts& counts) {
    constexpr int kLowestBid = 16;
    return std::clamp(static_cast<int>(std::lround(mean_of(counts))), kLowestBid, kPackPoints);
}

int compare(const std::string& first_file, const std::string& second_file) {
    const auto first = read_counts(first_file);
    const auto second = read_counts(second_file);
    if (!first || !second) return 2;
    int entries = 0;
    double sum = 0;
    double square = 0;
    double deals = 0;
    std::array<double, 2> means{};
    std::array<double, kPackPoints + 1> by_points{};
    for (const auto& [entry, counts] : *second) {
        const auto known = first->find(entry);
        if (known == first->end()) continue;
        const double a = mean_of(known->second);
        const double b = mean_of(counts);
        ++entries;
        means[0] += a;
        means[1] += b;
        sum += b - a;
        square += (b - a) * (b - a);
        deals += deals_of(counts);
        for (int points = 0; points <= kPackPoints; ++points) {
            by_points[static_cast<std::size_t>(points)] +=
                chance_of(counts, points) - chance_of(known->second, points);
        }
    }
    if (entries == 0) return 2;
    std::printf("%d entries, %.0f deals of the second; means %.3f and %.3f\n", entries, deals,
                means[0] / entries, means[1] / entries);
    std::printf("difference %.3f points, root mean square %.3f\n", sum / entries,
                std::sqrt(square / entries));
    for (int points = bots::kOpeningLowest; points <= kPackPoints; ++points) {
        std::printf("  %d or more: %+.4f\n", points, by_points[static_cast<std::size_t>(points)] / entries);
    }
    return 0;
}

int pack(const std::vector<std::string>& files, const std::string& out) {
    if (files.empty() || files.size() > 2) return 2;
    const auto first = read_counts(files[0]);
    const auto second = files.size() > 1 ? read_counts(files[1]) : Counted{};
    if (!first || !second || first->size() != bots::kOpeningEntries) return 2;
    const auto hands = representatives();
    std::string bytes(bots::kOpeningMagic);
    const Features weights = correction_for(*first, *second, hands);
    std::printf("added to the log odds:");
    for (const double weight : weights) std::printf(" %+.3f", weight);
    std::printf("\n");
    std::vector<int> above(bots::kOpeningEntries, 0);  // chances, in steps, of the number before
    for (int points = kPackPoints; points >= bots::kOpeningLowest; --points) {
        for (const auto& [entry, counts] : *first) {
            const double added =
                product(weights, features_of(hands[static_cast<std::size_t>(entry)], points));
            const double chance = from_log_odds(log_odds(chance_of(counts, points)) + added);
            int& before = above[static_cast<std::size_t>(entry)];
            const int steps = std::max<int>(in_steps(chance), before);
            bytes += static_cast<char>(steps - before);
            before = steps;
        }
    }
    const auto digest = sha256(bytes);
    bytes.append(digest.begin(), digest.end());
    std::ofstream file(out, std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.flush();
    return file.good() ? 0 : 2;
}

}  // namespace twentynine::opening_values
