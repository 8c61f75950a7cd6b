#include "claim_by_seat.h"

#include "worlds_filling.h"

namespace twentynine::bots {

namespace {

// `others` are cards of suits that make no difference, beside `hand`.
bool could_beat_from(CardSet hand, int others, const Leads& leads, int from, std::optional<Suit> trump) {
    for (int i = from; i < leads.count; ++i) {
        const auto [led, best] = leads.leads[static_cast<std::size_t>(i)];
        const CardSet follows = hand.in_suit(led);
        if (!follows.empty()) {
            if (beats(follows.highest(), best, trump)) return true;
            // The higher ones may be good later.
            hand.remove(follows.lowest());
            continue;
        }
        const CardSet trumps = trump ? hand.in_suit(*trump) : CardSet();
        if (!trumps.empty() && beats(trumps.highest(), best, trump)) return true;
        if (others > 0 && could_beat_from(hand, others - 1, leads, i + 1, trump)) return true;
        for (const Suit suit : kSuits) {
            if (!hand.has_suit(suit)) continue;
            CardSet left = hand;
            left.remove(hand.in_suit(suit).lowest());
            if (could_beat_from(left, others, leads, i + 1, trump)) return true;
        }
        return false;
    }
    return false;
}

// More hands than these are not looked at.
constexpr std::uint64_t kMostHands = 20'000;

std::uint64_t ways_to_choose(int n, int k) {
    std::uint64_t ways = 1;
    for (int i = 1; i <= k; ++i) {
        ways = ways * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    }
    return ways;
}

// Of the cards that a seat may hold, those of suits that could make a difference: trumps, suits in which some
// lead can be beaten, and, where there are trumps, suits that have to be followed instead.
CardSet that_matter(CardSet cards, const Leads& leads, std::optional<Suit> trump) {
    const bool may_ruff = trump && cards.has_suit(*trump);
    CardSet matter = may_ruff ? cards.in_suit(*trump) : CardSet();
    for (int i = 0; i < leads.count; ++i) {
        const auto [led, best] = leads.leads[static_cast<std::size_t>(i)];
        const CardSet follows = cards.in_suit(led);
        if (follows.empty()) continue;
        if (may_ruff || beats(follows.highest(), best, trump)) matter = matter | follows;
    }
    return matter;
}

// Whether `seat` may have a hand, one that agrees with everything known, with which it could beat.
bool some_hand_beats(Seat seat, const Holdings& holdings, const Course& course, Seat viewer,
                     const Leads& leads, std::optional<Suit> trump) {
    const CardSet must = holdings.must_hold[slot(seat)] - course.played[slot(seat)];
    const CardSet may = holdings.may_hold[slot(seat)] - course.seen;
    const CardSet matter = that_matter(may | must, leads, trump);
    const CardSet pool = matter - must;
    const int room = kTricksInDeal - course.played[slot(seat)].size();
    const int most = room - (must & matter).size();
    std::uint64_t hands = 0;
    for (int count = 0; count <= most; ++count) {
        if (count <= pool.size()) hands += ways_to_choose(pool.size(), count);
    }
    if (hands > kMostHands) return true;
    for (int count = 0; count <= most; ++count) {
        const bool none = each_subset(pool, count, [&](CardSet more) {
            const CardSet hand = (must & matter) | more;
            if (!could_beat_from(hand, room - hand.size(), leads, 0, trump)) return true;
            Holdings with = holdings;
            with.must_hold[slot(seat)] = with.must_hold[slot(seat)] | more;
            with.may_hold[slot(seat)] = with.may_hold[slot(seat)] - (matter - hand);
            return Filling(with, course, viewer).ways() == 0;
        });
        if (!none) return true;
    }
    return false;
}

}  // namespace

bool could_beat(CardSet hand, const Leads& leads, std::optional<Suit> trump) {
    return could_beat_from(hand, 0, leads, 0, trump);
}

bool nobody_could_beat(const View& view, const Leads& leads) {
    const KnownToSeat known = known_to_seat(view);
    const auto course = course_of(known);
    if (!course) return false;
    Leads later = leads;  // as they are met by who has played to this trick already
    for (int i = 1; i < leads.count; ++i)
        later.leads[static_cast<std::size_t>(i - 1)] = leads.leads[static_cast<std::size_t>(i)];
    --later.count;
    CardSet on_table;
    for (int i = 0; i < view.trick.count; ++i) on_table.add(view.trick.cards[static_cast<std::size_t>(i)]);
    const Secret secret = view.no_trump ? Secret{} : Secret{known.trump, known.aside};
    return !any_case(clues_of(known, *course, secret), known, *course, [&](const Holdings& holdings) {
        for (const Seat seat : kSeats) {
            if (seat == view.seat || seat == view.sits_out) continue;
            const bool has_played = !(course->played[slot(seat)] & on_table).empty();
            if (some_hand_beats(seat, holdings, *course, view.seat, has_played ? later : leads, view.trump))
                return true;
        }
        return false;
    });
}

}  // namespace twentynine::bots
