// What all worlds of a View have in common, found once; and all of them, one after another.
#include "worlds.h"

#include "../consistent_world.h"

namespace twentynine::bots {

Worlds::Worlds(const View& view) : known_(known_to_seat(view)) {
    if (const auto course = course_of(known_)) course_ = *course;
    // Whoever wins a second auction chooses anew, and a single hand has no trump.
    stands_ = course_.choice && trump_chosen(view.phase) && !view.no_trump;
    hidden_ = stands_ && !known_.trump;
    on_eight_ = course_.choice != course_.first_choice;
    if (course_.choice) find_classes();
    base_ = consistent_deal(known_, encode(view));
}

void Worlds::find_classes() {
    struct Group {
        Clues clues;
        std::array<bool, 4> suits{};
        CardSet cards;
    };
    std::vector<Group> groups;
    const auto bidder = static_cast<std::size_t>(course_.bidder);
    const auto add = [&](const Secret& secret, Clues clues) {
        std::size_t i = 0;
        while (i < groups.size() && !(groups[i].clues == clues)) ++i;
        if (i == groups.size()) groups.push_back({clues, {}, {}});
        if (secret.suit) groups[i].suits[static_cast<std::size_t>(*secret.suit)] = true;
        if (secret.card) groups[i].cards.add(*secret.card);
    };
    if (!hidden_) {
        const Secret secret = stands_ ? Secret{known_.trump, known_.aside} : Secret{};
        add(secret, clues_of(known_, course_, secret));
    }
    for (const Suit suit : kSuits) {
        if (!hidden_) break;
        if (!sets_aside()) {
            add({suit, {}}, clues_of(known_, course_, {suit, {}}));
            continue;
        }
        for (const Card card : CardSet::of_suit(suit) - course_.seen) {
            Clues clues = clues_of(known_, course_, {suit, card});
            if (!clues.holdings.may_hold[bidder].contains(card)) continue;
            // Most clues depend on the suit alone, and the card is any of those that the bidder turns out to
            // have; but whether it can follow beside the card that lies aside depends on the card.
            if (clues.follower == known_.seat) clues.follower.reset();
            if (!clues.follower) {
                clues.follows = CardSet();
                clues.holdings.must_hold[bidder].remove(card);
            }
            add({suit, card}, clues);
        }
    }
    for (const Group& group : groups) {
        any_case(group.clues, known_, course_, [&](const Holdings& holdings) {
            const Filling filling(holdings, course_, known_.seat);
            const std::uint64_t before = classes_.empty() ? 0 : classes_.back().upto;
            if (filling.ways() == 0) return false;
            classes_.push_back({filling, group.suits, group.cards, before + filling.ways()});
            return false;
        });
    }
}

bool Worlds::for_each(int limit, const std::function<bool(const World&)>& then) const {
    if (!course_.choice || classes_.empty()) return false;
    // Calls `use(layout)` for each until it returns false.
    const auto each = [this](auto use) {
        for (const Class& c : classes_) {
            const bool whole = c.filling.each([&](const Hands& unknown) {
                Layout layout = dealt(unknown);
                if (!hidden_) {
                    if (stands_) layout.secret = {known_.trump, known_.aside};
                    return use(layout);
                }
                for (const Suit suit : kSuits) {
                    if (sets_aside() || !c.suits[static_cast<std::size_t>(suit)]) continue;
                    layout.secret = {suit, std::nullopt};
                    if (!use(layout)) return false;
                }
                for (const Card card : c.cards& unplayed(layout)) {
                    layout.secret = {card.suit(), card};
                    if (!use(layout)) return false;
                }
                return true;
            });
            if (!whole) return;
        }
    };
    if (!hidden_ && classes_.back().upto > static_cast<std::uint64_t>(limit)) return false;
    int count = 0;
    each([&](const Layout&) { return ++count <= limit; });
    if (count > limit) return false;
    Stream stream(0);
    each([&](Layout& layout) {
        open_choosers(layout, stream);
        open_others(layout, stream);
        return then(world_of(layout));
    });
    return true;
}

}  // namespace twentynine::bots
