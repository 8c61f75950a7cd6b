#include "opening_values_deals.h"

#include <algorithm>

#include "engine/bots/playout.h"
#include "engine/bots/stream.h"
#include "engine/view.h"

namespace twentynine::opening_values {
namespace {

constexpr Seat kBidder = Seat::k0;

// The bidder's four are the first that it is dealt.
Pack pack_for(CardSet four, Seat dealer, bots::Stream& stream) {
    std::array<Card, kPackSize> others{};
    std::uint32_t count = 0;
    for (const Card card : CardSet::whole_pack() - four) others[count++] = card;
    Pack pack{};
    CardSet left = four;
    for (int i = 0; i < kPackSize; ++i) {
        Card& card = pack[static_cast<std::size_t>(i)];
        if (i < kPackSize / 2 && seat_at(index_of(dealer) + 1 + i) == kBidder) {
            card = left.lowest();
            left.remove(card);
            continue;
        }
        const std::uint32_t any = stream.below(count);
        card = others[any];
        others[any] = others[--count];
    }
    return pack;
}

// The weakest card of the suit is set aside where one is.
Action trump_of(const Deal& deal) {
    const CardSet trumps = deal.hand(kBidder).in_suit(Suit::kSpades);
    if (deal.ruleset().trump_choice == TrumpChoice::kMarker) return Action::trump(Suit::kSpades);
    return Action::trump_card(trumps.lowest());
}

void bid_and_name_trump(Deal& deal, int bid) {
    while (deal.phase() == Phase::kAuction) {
        const bool bids = deal.turn() == kBidder && !deal.standing_bid();
        deal.apply(bids ? Action::bid(std::max(bid, deal.ruleset().minimum_bid)) : Action::pass());
    }
    while (deal.phase() == Phase::kDouble) deal.apply(Action::pass());
    deal.apply(trump_of(deal));
    while (deal.turn() && deal.phase() != Phase::kPlay) deal.apply(Action::pass());
}

}  // namespace

Player player_named(std::string_view name) {
    if (name == "playout") {
        return [](Deal& deal, std::uint64_t) {
            bots::Seen seen;
            bots::play_out(deal, seen);
        };
    }
    const auto kind = bot_named(name);
    if (!kind) return {};
    return [kind = *kind](Deal& deal, std::uint64_t seed) {
        deal.apply(choose_action(kind, view_of(deal, *deal.turn()), seed));
    };
}

std::array<CardSet, bots::kOpeningEntries> representatives() {
    std::array<CardSet, bots::kOpeningEntries> hands{};
    // All sets of four cards, in the order of their bits.
    for (std::uint64_t bits = 0xF; bits >> kPackSize == 0;) {
        const CardSet four(static_cast<std::uint32_t>(bits));
        if (four.has_suit(Suit::kSpades)) {
            CardSet& known = hands[static_cast<std::size_t>(bots::opening_entry(four, Suit::kSpades))];
            if (known.empty()) known = four;
        }
        const std::uint64_t lowest = bits & (~bits + 1);
        const std::uint64_t ripple = bits + lowest;
        bits = ripple | (((bits ^ ripple) >> 2) / lowest);
    }
    return hands;
}

int play_deal(const Work& work, CardSet four, int number) {
    bots::Stream stream(work.seed ^ (std::uint64_t{four.bits()} << 20), 0, number);
    const Seat dealer = seat_at(number);
    Deal deal(work.ruleset, dealer, pack_for(four, dealer, stream));
    bid_and_name_trump(deal, work.bid);
    const std::uint64_t seed = stream.next();
    while (deal.turn()) work.player(deal, seed);
    return deal.points()[static_cast<std::size_t>(team_of(kBidder))];
}

Counts play_deals(const Work& work, CardSet four) {
    Counts counts{};
    for (int number = 0; number < work.deals; ++number) {
        ++counts[static_cast<std::size_t>(play_deal(work, four, number))];
    }
    return counts;
}

}  // namespace twentynine::opening_values
