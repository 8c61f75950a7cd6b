#include "single_search.h"

namespace twentynine::solver {

void SingleSearch::begin(const Hands& hands, int player) {
    hands_ = hands;
    player_ = player;
    layout_->begin(hands, -1);
}

bool SingleSearch::takes_all() {
    ++nodes_;
    const std::uint32_t hand = hands_[static_cast<std::size_t>(player_)];
    const auto next = static_cast<std::size_t>((player_ + 1) & 3);
    const auto last = static_cast<std::size_t>((player_ + 3) & 3);
    const std::uint32_t theirs = hands_[next] | hands_[last];
    std::uint32_t winners = 0;
    for (std::uint32_t cards = hand; cards != 0; cards &= cards - 1) {
        if ((theirs & above(lowest_of(cards))) == 0) winners |= cards & (0u - cards);
    }
    if (winners == hand) return true;
    if (winners == 0) return false;
    constexpr std::uint64_t kSalt = 3u << 30;
    const auto key = layout_->key(hand | theirs, player_, kSalt);
    Known known;
    if (memory_->find(key.signature, known)) return known.low != 0;
    bool taken = false;
    for (std::uint32_t suits = winners; suits != 0 && !taken;) {
        // The winners of a suit are all alike.
        const int card = lowest_of(suits);
        suits &= ~suit_mask(card);
        hands_[static_cast<std::size_t>(player_)] = hand ^ bit_of(card);
        taken = takes_all(card, static_cast<int>(next), true);
        hands_[static_cast<std::size_t>(player_)] = hand;
    }
    memory_->keep(key.signature, {taken ? 1 : 0, taken ? 1 : 0, 0});
    return taken;
}

bool SingleSearch::takes_all(int led, int seat, bool both) {
    return !defended(led, seat, both);
}

bool SingleSearch::defended(int led, int seat, bool both) {
    std::uint32_t& hand = hands_[static_cast<std::size_t>(seat)];
    const std::uint32_t held = hand;
    std::uint32_t legal = held & suit_mask(led);
    if ((legal & above(led)) != 0) return true;
    if (legal == 0) legal = held;
    bool defended = false;
    std::uint32_t useless_seen = 0;
    const std::uint32_t player = hands_[static_cast<std::size_t>(player_)];
    for (; legal != 0 && !defended; legal &= legal - 1) {
        const int card = lowest_of(legal);
        // A card that beats none of the player's is as good as any other such card to throw away.
        const bool useless = (player & suit_mask(card) & ~above(card)) == 0;
        if (useless && useless_seen != 0) continue;
        if (useless) useless_seen = bit_of(card);
        hand = held ^ bit_of(card);
        defended = both ? this->defended(led, (seat + 2) & 3, false) : !takes_all();
        hand = held;
    }
    return defended;
}

}  // namespace twentynine::solver
