// One world at random.
#include "worlds.h"
#include "worlds_choice.h"

namespace twentynine::bots {

namespace {

// The 70 ways to choose four of eight, as bits.
constexpr std::array<std::uint8_t, 70> fours_of_eight() {
    std::array<std::uint8_t, 70> fours{};
    std::size_t count = 0;
    for (unsigned bits = 0; bits < 256; ++bits) {
        if (std::popcount(bits) == 4) fours[count++] = static_cast<std::uint8_t>(bits);
    }
    return fours;
}
constexpr std::array<std::uint8_t, 70> kFours = fours_of_eight();

// The card number `n` of the set in rising order.
Card nth(CardSet cards, int n) {
    for (; n > 0; --n) cards.remove(cards.lowest());
    return cards.lowest();
}

Card any_of(CardSet cards, Stream& stream) {
    const auto size = static_cast<std::uint32_t>(cards.size());
    return nth(cards, size > 1 ? static_cast<int>(stream.below(size)) : 0);
}

CardSet some_of(CardSet cards, int n, Stream& stream) {
    CardSet taken;
    if (cards.size() == 8 && n == 4) {
        unsigned bits = kFours[stream.below(kFours.size())];
        for (const Card card : cards) {
            if (bits & 1) taken.add(card);
            bits >>= 1;
        }
        return taken;
    }
    for (; n > 0; --n) {
        const Card card = any_of(cards, stream);
        taken.add(card);
        cards.remove(card);
    }
    return taken;
}

}  // namespace

// All that a seat was dealt, from what it still holds unseen.
Worlds::Layout Worlds::dealt(const Hands& unknown) const {
    Layout layout;
    for (const Seat seat : kSeats)
        layout.eight[slot(seat)] = unknown[slot(seat)] | course_.played[slot(seat)];
    layout.eight[slot(known_.seat)] = course_.own;
    return layout;
}

// Splits a hand into its first four and the rest: `first` among those, `seventh` the third of these.
void Worlds::open(Layout& layout, Seat seat, CardSet first, std::optional<Card> seventh,
                  Stream& stream) const {
    CardSet pool = layout.eight[slot(seat)] - first;
    if (seventh) pool.remove(*seventh);
    layout.opening[slot(seat)] = first | some_of(pool, kTricksInDeal / 2 - first.size(), stream);
    const CardSet rest = layout.eight[slot(seat)] - layout.opening[slot(seat)];
    // It matters only where trump can be left to it.
    if (!seventh) seventh = known_.ruleset.seventh_card ? any_of(rest, stream) : rest.lowest();
    layout.sevenths[slot(seat)] = *seventh;
}

// Of the seat that chose trump on its first four: what it chose was, or wasn't, one of them.
void Worlds::open_choosers(Layout& layout, Stream& stream) const {
    const Said& said = known_.said[*course_.first_choice];
    const bool stands = stands_ && !on_eight_;
    CardSet first;
    std::optional<Card> seventh;
    if (said.action.kind() == Action::Kind::kTrumpCard) {
        first.add(said.action.card());
    } else if (said.action.kind() == Action::Kind::kTrumpSeventh && stands) {
        seventh = layout.secret.card;
        if (!seventh) {
            seventh = any_of(layout.eight[slot(said.seat)].in_suit(*layout.secret.suit), stream);
        }
    } else if (said.hidden && stands && layout.secret.card) {
        if (layout.by_seventh) {
            seventh = layout.secret.card;
        } else {
            first.add(*layout.secret.card);
        }
    }
    open(layout, said.seat, first, seventh, stream);
}

void Worlds::open_others(Layout& layout, Stream& stream) const {
    for (const Seat seat : kSeats) {
        if (seat != known_.said[*course_.first_choice].seat) open(layout, seat, {}, {}, stream);
    }
}

const Worlds::Class& Worlds::some_class(Stream& stream) const {
    if (classes_.size() == 1) return classes_.front();
    const std::uint64_t number = below(stream, classes_.back().upto);
    std::size_t i = 0;
    while (number >= classes_[i].upto) ++i;
    return classes_[i];
}

// What its bidder chose from the cards of this layout. False if the View, or the class, says something else.
bool Worlds::draw_secret(Layout& layout, const Class& among, Stream& stream) const {
    const CardSet cards = chosen_from(layout);
    if (known_.ruleset.seventh_card && !on_eight_ &&
        stream.below(kSeventhParts) < static_cast<std::uint32_t>(seventh_parts(cards))) {
        const Card card = layout.sevenths[slot(course_.bidder)];
        layout.secret.suit = card.suit();
        if (!sets_aside()) return among.suits[static_cast<std::size_t>(card.suit())];
        layout.secret.card = card;
        layout.by_seventh = true;
        return among.cards.contains(card);
    }
    const Suit suit = draw_suit(cards, !sets_aside(), stream);
    layout.secret.suit = suit;
    if (!sets_aside()) return among.suits[static_cast<std::size_t>(suit)];
    layout.secret.card = draw_aside(cards.in_suit(suit), stream);
    return among.cards.contains(*layout.secret.card);
}

// The same from the other end, for a bidder that has few cards left: one of them is taken to be the card set
// aside, and kept as often as the bidder would have chosen it.
bool Worlds::draw_secret_of_few(Layout& layout, const Class& among, Stream& stream) const {
    const Card card = any_of(unplayed(layout), stream);
    if (!among.cards.contains(card)) return false;
    layout.secret = {card.suit(), card};
    open_choosers(layout, stream);
    const CardSet cards = chosen_from(layout);
    if (draw_suit(cards, false, stream) != card.suit()) return false;
    return draw_aside(cards.in_suit(card.suit()), stream) == card;
}

Worlds::Layout Worlds::hidden_layout(Stream& stream) const {
    constexpr int kTries = 64;
    constexpr int kFew = 2;
    const int held = kTricksInDeal - course_.played[slot(course_.bidder)].size();
    const bool few = sets_aside() && held <= kFew && !known_.ruleset.seventh_card;
    for (int i = 0; i < kTries; ++i) {
        const Class& among = some_class(stream);
        Layout layout = dealt(among.filling.draw(stream));
        if (!few) open_choosers(layout, stream);
        if (few ? draw_secret_of_few(layout, among, stream) : draw_secret(layout, among, stream))
            return layout;
    }
    return any_hidden_layout(stream);
}

// When the bidder must have chosen as it hardly ever would: any choice that agrees.
Worlds::Layout Worlds::any_hidden_layout(Stream& stream) const {
    if (!sets_aside()) {
        const Class& among = some_class(stream);
        Layout layout = dealt(among.filling.draw(stream));
        std::array<Suit, 4> suits{};
        std::uint32_t count = 0;
        for (const Suit suit : kSuits) {
            if (among.suits[static_cast<std::size_t>(suit)]) suits[count++] = suit;
        }
        layout.secret.suit = suits[stream.below(count)];
        open_choosers(layout, stream);
        return layout;
    }
    struct Held {
        Filling filling;
        Card card;
        std::uint64_t upto = 0;
    };
    std::vector<Held> all;
    CardSet cards;
    for (const Class& c : classes_) cards = cards | c.cards;
    for (const Card card : cards) {
        any_case(clues_of(known_, course_, {card.suit(), card}), known_, course_,
                 [&](const Holdings& holdings) {
                     const Filling filling(holdings, course_, known_.seat);
                     const std::uint64_t before = all.empty() ? 0 : all.back().upto;
                     if (filling.ways() > 0) all.push_back({filling, card, before + filling.ways()});
                     return false;
                 });
    }
    const std::uint64_t number = below(stream, all.back().upto);
    std::size_t i = 0;
    while (number >= all[i].upto) ++i;
    Layout layout = dealt(all[i].filling.draw(stream));
    layout.secret = {all[i].card.suit(), all[i].card};
    open_choosers(layout, stream);
    return layout;
}

// On four cards: all the others are anywhere.
Worlds::Layout Worlds::undealt_layout(Stream& stream) const {
    Layout layout;
    std::array<std::uint8_t, kPackSize> cards{};
    std::uint32_t count = 0;
    for (const Card card : CardSet::whole_pack() - course_.own) {
        cards[count++] = static_cast<std::uint8_t>(card.index());
    }
    const auto take = [&] {
        const std::uint32_t at = stream.below(count);
        const Card card = Card::from_index(cards[at]);
        cards[at] = cards[--count];
        return card;
    };
    for (const Seat seat : kSeats) {
        CardSet& opening = layout.opening[slot(seat)];
        opening = seat == known_.seat ? course_.own : CardSet();
        while (opening.size() < kTricksInDeal / 2) opening.add(take());
        CardSet& eight = layout.eight[slot(seat)];
        eight = opening;
        for (int i = 0; i < kTricksInDeal / 2; ++i) {
            layout.sevenths[slot(seat)] = take();
            eight.add(layout.sevenths[slot(seat)]);
        }
    }
    return layout;
}

Worlds::Layout Worlds::some_layout(Stream& stream) const {
    if (!course_.choice) return undealt_layout(stream);
    Layout layout;
    if (hidden_) {
        layout = hidden_layout(stream);
    } else {
        layout = dealt(some_class(stream).filling.draw(stream));
        if (stands_) layout.secret = {known_.trump, known_.aside};
        constexpr std::uint32_t kSeldom = 8;
        layout.by_seventh =
            sets_aside() && !on_eight_ && known_.ruleset.seventh_card && stream.below(kSeldom) == 0;
        open_choosers(layout, stream);
    }
    open_others(layout, stream);
    return layout;
}

World Worlds::draw(Stream& stream) const {
    return world_of(some_layout(stream));
}

World Worlds::world_of(const Layout& layout) const {
    Hidden hidden;
    for (const Seat seat : kSeats) {
        const std::size_t i = slot(seat);
        hidden.hands[i] = course_.choice ? layout.eight[i] - course_.played[i] : layout.opening[i];
        hidden.rest[i] = layout.eight[i] - layout.opening[i];
    }
    hidden.sevenths = layout.sevenths;
    if (stands_) {
        hidden.trump = layout.secret.suit;
        if (layout.secret.card && !known_.reveal_trick) {
            hidden.set_aside = layout.secret.card;
            hidden.hands[slot(course_.bidder)].remove(*layout.secret.card);
        }
    }
    std::size_t count = 0;
    for (const auto place : {course_.first_choice, course_.choice}) {
        if (!place || !known_.said[*place].hidden || (count > 0 && place == course_.first_choice)) continue;
        const Seat seat = known_.said[*place].seat;
        Action action = Action::trump(Suit::kSpades);
        if (stands_ && place == course_.choice) {
            action = !layout.secret.card ? Action::trump(*layout.secret.suit)
                     : layout.by_seventh ? Action::plain(Action::Kind::kTrumpSeventh)
                                         : Action::trump_card(*layout.secret.card);
        } else if (sets_aside()) {
            // It went back unseen.
            const bool on_four = place == course_.first_choice;
            const CardSet cards = on_four ? layout.opening[slot(seat)] : layout.eight[slot(seat)];
            action = Action::trump_card(cards.lowest());
        }
        hidden.choices[count++] = {static_cast<int>(*place), action};
    }
    World world{*base_, layout.opening};
    world.deal.lay(hidden);
    return world;
}

}  // namespace twentynine::bots
