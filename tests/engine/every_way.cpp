#include "every_way.h"

#include <algorithm>
#include <array>
#include <vector>

#include "random_play.h"

namespace twentynine::testing {

namespace {

// Tries every way to give the cards away, plays it by the rules and looks whether the seat sees a difference.
class EveryWay {
  public:
    explicit EveryWay(const View& view) : view_(view) {
        CardSet seen = view.hand;
        for (int i = 0; i < view.said_count; ++i) {
            const Said& said = view.said[static_cast<std::size_t>(i)];
            if (chooses_trump(said.action)) {
                if (first_ < 0) first_ = i;
                last_ = i;
            }
            if (said.action.kind() != Action::Kind::kPlay) continue;
            played_[slot(said.seat)].add(said.action.card());
            seen.add(said.action.card());
        }
        if (view.set_aside) seen.add(*view.set_aside);
        for (const Card card : CardSet::whole_pack() - seen) unseen_.push_back(card);
        hands_ = played_;
        hands_[slot(view.seat)] = hands_[slot(view.seat)] | view.hand;
        if (view.set_aside) hands_[slot(view.seat)].add(*view.set_aside);
    }

    std::map<std::string, Deal> all() {
        give(0);
        return found_;
    }

  private:
    void give(std::size_t i) {
        if (i == unseen_.size()) return try_secrets();
        for (const Seat seat : kSeats) {
            if (seat == view_.seat || hands_[slot(seat)].size() == 8) continue;
            hands_[slot(seat)].add(unseen_[i]);
            give(i + 1);
            hands_[slot(seat)].remove(unseen_[i]);
        }
    }

    void try_secrets() {
        const bool hidden = trump_chosen(view_.phase) && !view_.no_trump && !view_.trump;
        if (!hidden) {
            try_deal(view_.trump, view_.set_aside ? view_.set_aside : view_.turned_up);
        } else if (view_.ruleset.trump_choice == TrumpChoice::kMarker) {
            for (const Suit suit : kSuits) try_deal(suit, std::nullopt);
        } else {
            const std::size_t bidder = slot(view_.contract->bidder);
            for (const Card card : hands_[bidder] - played_[bidder]) try_deal(card.suit(), card);
        }
    }

    // The card that was chosen comes first, a seventh card that was seventh.
    Pack pack(std::optional<Suit> trump, std::optional<Card> aside) const {
        const Said& first = view_.said[static_cast<std::size_t>(first_)];
        Pack pack{};
        for (const Seat seat : kSeats) {
            std::vector<Card> order;
            for (const Card card : hands_[slot(seat)]) order.push_back(card);
            const auto put = [&order](Card card, std::size_t place) {
                std::swap(*std::find(order.begin(), order.end(), card), order[place]);
            };
            const bool stands = first_ == last_ && !view_.sits_out;
            if (seat == first.seat && first.action.kind() == Action::Kind::kTrumpCard) {
                put(first.action.card(), 0);
            } else if (seat == first.seat && first.action.kind() == Action::Kind::kTrumpSeventh && stands) {
                put(aside ? *aside : hands_[slot(seat)].in_suit(*trump).lowest(), 6);
            } else if (seat == first.seat && aside && stands) {
                put(*aside, 0);
            }
            const int offset = (index_of(seat) - index_of(view_.dealer) + 3) & 3;
            for (std::size_t i = 0; i < 8; ++i) pack[i * 4 + static_cast<std::size_t>(offset)] = order[i];
        }
        return pack;
    }

    void try_deal(std::optional<Suit> trump, std::optional<Card> aside) {
        const Seat chooser = view_.said[static_cast<std::size_t>(last_)].seat;
        if (aside && !hands_[slot(chooser)].contains(*aside)) return;
        Deal deal(view_.ruleset, view_.dealer, pack(trump, aside));
        for (int i = 0; i < view_.said_count; ++i) {
            const Said& said = view_.said[static_cast<std::size_t>(i)];
            Action action = said.action;
            if (said.hidden && view_.ruleset.trump_choice == TrumpChoice::kSetAsideCard) {
                const bool stands = i == last_ && aside;
                action = Action::trump_card(stands ? *aside : deal.hand(said.seat).lowest());
            } else if (said.hidden && i == last_ && trump) {
                action = Action::trump(*trump);
            }
            if (deal.turn() != said.seat || deal.apply(action)) return;
        }
        if (view_of(deal, view_.seat) == view_) found_.emplace(name_of(deal), deal);
    }

    const View& view_;
    int first_ = -1;  // places of the choices of trump
    int last_ = -1;
    std::vector<Card> unseen_;
    std::array<CardSet, 4> played_{};  // by seat
    std::array<CardSet, 4> hands_{};   // all that it was dealt
    std::map<std::string, Deal> found_;
};

}  // namespace

std::string name_of(const Deal& deal) {
    std::string name;
    for (const Seat seat : kSeats) {
        for (const Card card : deal.hand(seat)) name += to_string(card);
        name += '/';
    }
    if (deal.trump()) name += letter_of(*deal.trump());
    if (deal.set_aside()) name += to_string(*deal.set_aside());
    return name;
}

std::map<std::string, Deal> every_way(const View& view) {
    return EveryWay(view).all();
}

std::optional<View> some_ending(const Ruleset& rules, std::mt19937_64& random) {
    Deal deal(rules, seat_at(static_cast<int>(random() % 4)), testing::random_pack(random));
    const auto held = static_cast<int>(random() % 3) + 1;
    const std::uint64_t kinds = random();
    const auto later = random() % 4;
    for (std::uint64_t waited = 0; deal.turn();) {
        const Seat seat = *deal.turn();
        if (deal.phase() == Phase::kPlay && deal.hand(seat).size() <= held && waited++ == later) {
            return view_of(deal, random() % 8 == 0 ? next(seat) : seat);
        }
        const bool simple = (kinds >> index_of(seat)) & 1;
        deal.apply(simple ? choose_at_once(BotKind::kSimple, view_of(deal, seat), 1)
                          : testing::random_action(deal, random));
    }
    return std::nullopt;
}

}  // namespace twentynine::testing
