// The table of the opening values: every four cards with every trump held, once each whatever the suits are
// called.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <set>
#include <string_view>
#include <vector>

#include "engine/bots/opening_values.h"

namespace twentynine::bots {
namespace {

// Every set of four cards, in the order of its bits.
template <typename Then>
void for_each_four(Then then) {
    for (int a = 3; a < kPackSize; ++a) {
        for (int b = 2; b < a; ++b) {
            for (int c = 1; c < b; ++c) {
                for (int d = 0; d < c; ++d) {
                    CardSet four;
                    for (const int card : {a, b, c, d}) four.add(Card::from_index(card));
                    then(four);
                }
            }
        }
    }
}

// The hand with its suits called otherwise.
CardSet relabelled(CardSet cards, const std::array<int, 4>& names) {
    std::uint32_t bits = 0;
    for (std::size_t suit = 0; suit < 4; ++suit) {
        bits |= ((cards.bits() >> (8 * suit)) & 0xFF) << (8 * names[suit]);
    }
    return CardSet(bits);
}

CardSet hand(std::string_view text) {
    CardSet cards;
    for (std::size_t i = 0; i < text.size(); i += 3) cards.add(*card_from_string(text.substr(i, 2)));
    return cards;
}

TEST_CASE("there are 2,262 fours but for the suits' names, and 5,510 with a trump that is held") {
    std::set<std::array<unsigned, 4>> fours;
    std::vector<int> times(kOpeningEntries, 0);
    int all = 0;
    bool in_range = true;
    for_each_four([&](CardSet four) {
        ++all;
        std::array<unsigned, 4> suits{};
        for (std::size_t i = 0; i < 4; ++i) suits[i] = (four.bits() >> (8 * i)) & 0xFF;
        std::sort(suits.begin(), suits.end());
        fours.insert(suits);
        for (const Suit suit : kSuits) {
            if (!four.has_suit(suit)) continue;
            const int entry = opening_entry(four, suit);
            if (entry < 0 || entry >= kOpeningEntries) {
                in_range = false;
            } else {
                ++times[static_cast<std::size_t>(entry)];
            }
        }
    });
    CHECK(all == 35'960);
    CHECK(fours.size() == kOpeningFours);
    CHECK(in_range);
    CHECK(std::count(times.begin(), times.end(), 0) == 0);
    // No more than the ways to name a trump suit and three others.
    CHECK(*std::max_element(times.begin(), times.end()) <= 24);
}

TEST_CASE("two hands share an entry only if they are the same but for the suits' names") {
    std::vector<std::set<std::array<unsigned, 4>>> hands(kOpeningEntries);
    for_each_four([&](CardSet four) {
        for (std::size_t trump = 0; trump < 4; ++trump) {
            if (!four.has_suit(kSuits[trump])) continue;
            std::array<unsigned, 4> suits{};
            for (std::size_t i = 0; i < 4; ++i) suits[i] = (four.bits() >> (8 * i)) & 0xFF;
            std::swap(suits[0], suits[trump]);
            std::sort(suits.begin() + 1, suits.end());
            hands[static_cast<std::size_t>(opening_entry(four, kSuits[trump]))].insert(suits);
        }
    });
    CHECK(std::all_of(hands.begin(), hands.end(), [](const auto& same) { return same.size() == 1; }));
}

TEST_CASE("what four cards are worth doesn't depend on the suits' names") {
    int different = 0;
    int looked = 0;
    int number = 0;
    for_each_four([&](CardSet four) {
        if (++number % 17 != 0) return;
        std::array<int, 4> names{0, 1, 2, 3};
        do {
            for (const Suit suit : kSuits) {
                if (!four.has_suit(suit)) continue;
                ++looked;
                const auto other = static_cast<Suit>(names[static_cast<std::size_t>(suit)]);
                if (opening_chances(four, suit) != opening_chances(relabelled(four, names), other))
                    ++different;
            }
        } while (std::next_permutation(names.begin(), names.end()));
    });
    CHECK(looked > 100'000);
    CHECK(different == 0);
}

TEST_CASE("more points are never likelier, and every entry has chances to go by") {
    int faults = 0;
    for_each_four([&](CardSet four) {
        for (const Suit suit : kSuits) {
            if (!four.has_suit(suit)) continue;
            const OpeningChances chances = opening_chances(four, suit);
            int before = kSure;
            for (int tenths = 100; tenths <= 290; tenths += 5) {
                const Chance chance = chances.reaches_tenths(tenths);
                if (chance > before || chance < 0) ++faults;
                before = chance;
            }
            // Even the weakest four win now and then, and the strongest not always all.
            if (chances.reaches(14) < kSure / 10 || chances.reaches(28) > kSure * 3 / 4) ++faults;
            if (chances.reaches(28) != chances.reaches_tenths(280) || chances.reaches_tenths(281) != 0)
                ++faults;
        }
    });
    CHECK(faults == 0);
}

TEST_CASE("jack, nine, ace and ten of the trump suit are worth more than any four without a second jack") {
    const OpeningChances best = opening_chances(hand("JH 9H AH TH"), Suit::kHearts);
    for (const int points : {16, 18, 20, 22, 24}) {
        int better = 0;
        for_each_four([&](CardSet four) {
            if ((four & CardSet(0x80808080)).size() > 1) return;
            for (const Suit suit : kSuits) {
                if (four.has_suit(suit) &&
                    opening_chances(four, suit).reaches(points) > best.reaches(points)) {
                    ++better;
                }
            }
        });
        INFO(points << " points");
        CHECK(better == 0);
    }
}

TEST_CASE("a bidder's best trump is the suit that makes its contract most often") {
    CHECK(best_opening_trump(hand("JH 9H 7H AS"), 16) == Suit::kHearts);
    CHECK(best_opening_trump(hand("JC 7S 8S QS"), 17) == Suit::kSpades);
    CHECK(best_opening_trump(hand("9D TD 8C 7H"), 16) == Suit::kDiamonds);
    int held = 0;
    int all = 0;
    for_each_four([&](CardSet four) {
        ++all;
        held += four.has_suit(best_opening_trump(four, 18)) ? 1 : 0;
    });
    CHECK(held == all);
}

TEST_CASE("the table that the program carries is whole, and a damaged one is refused") {
    const auto shipped = opening_table();
    REQUIRE(is_opening_table(shipped));
    std::vector<std::uint8_t> bytes(shipped.begin(), shipped.end());
    for (const std::size_t place :
         {std::size_t{0}, kOpeningMagic.size(), bytes.size() / 2, bytes.size() - 1}) {
        bytes[place] ^= 1;
        CHECK_FALSE(is_opening_table(bytes));
        bytes[place] ^= 1;
    }
    CHECK(is_opening_table(bytes));
    bytes.push_back(0);
    CHECK_FALSE(is_opening_table(bytes));
    bytes.resize(bytes.size() - 2);
    CHECK_FALSE(is_opening_table(bytes));
    CHECK_FALSE(is_opening_table({}));
}

}  // namespace
}  // namespace twentynine::bots
