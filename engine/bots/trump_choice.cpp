// What a hand is worth with a given trump, and the best trump for it.
#include <algorithm>
#include <array>

#include "simple.h"

namespace twentynine::bots {

namespace {

constexpr std::array<int, 8> kTrumpHonour{0, 0, 0, 0, 2, 4, 12, 23};  // by rank
constexpr std::array<int, 8> kSideHonour{0, 0, 0, 0, 0, 1, 6, 21};

int tenths_of_honours(CardSet hand, Suit trump) {
    int tenths = 0;
    for (const Card card : hand) {
        const auto& honours = card.suit() == trump ? kTrumpHonour : kSideHonour;
        tenths += honours[static_cast<std::size_t>(card.rank())];
    }
    return tenths;
}

}  // namespace

// For four cards fitted to the card points that the bidding side took in 40,000 deals between simple players
// of an earlier kind.
int expected_tenths(CardSet hand, Suit trump) {
    const int length = hand.in_suit(trump).size();
    if (hand.size() > 4) {
        // No more to come: an average hand takes half of the points.
        constexpr int kAverageEight = 92;
        constexpr int kEachTrump = 14;
        return kAverageEight + kEachTrump * length + tenths_of_honours(hand, trump);
    }
    constexpr int kAnyHand = 126;
    constexpr std::array<int, 5> kByLength{0, 0, 12, 27, 42};
    return kAnyHand + kByLength[static_cast<std::size_t>(length)] + tenths_of_honours(hand, trump);
}

Suit best_trump(CardSet hand) {
    Suit best = kSuits[0];
    for (Suit suit : kSuits) {
        if (expected_tenths(hand, suit) > expected_tenths(hand, best)) best = suit;
    }
    return best;
}

namespace {

bool has_three_jacks(CardSet hand) {
    int jacks = 0;
    for (const Suit suit : kSuits) jacks += hand.contains(Card(Rank::kJack, suit)) ? 1 : 0;
    return jacks >= 3;
}

bool has_no_pair_of_a_suit(CardSet hand) {
    return std::all_of(kSuits.begin(), kSuits.end(),
                       [hand](Suit suit) { return hand.in_suit(suit).size() <= 1; });
}

}  // namespace

Action choose_trump(const View& view) {
    const Action none = Action::plain(Action::Kind::kNoTrump);
    const Action seventh = Action::plain(Action::Kind::kTrumpSeventh);
    if (view.legal.contains(none) && has_three_jacks(view.hand)) return none;
    if (view.legal.contains(seventh) && has_no_pair_of_a_suit(view.hand)) return seventh;
    const Suit suit = best_trump(view.hand);
    const Action named = Action::trump(suit);
    if (view.legal.contains(named)) return named;
    // The weakest card of the suit is the one to do without.
    const CardSet cards = view.hand.in_suit(suit);
    if (cards.empty()) return view.legal[0];
    const Action aside = Action::trump_card(cards.lowest());
    return view.legal.contains(aside) ? aside : view.legal[0];
}

}  // namespace twentynine::bots
