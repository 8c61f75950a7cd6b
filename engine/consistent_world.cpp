#include "consistent_world.h"

namespace twentynine {

namespace {

// Gives each unseen card to a seat that may hold it, each seat as many as it has room for: a bipartite
// matching, one card at a time along an augmenting path.
class Distribution {
  public:
    Distribution(const std::array<CardSet, 4>& may_hold, const std::array<int, 4>& room)
        : may_hold_(may_hold), room_(room) {}

    bool give_all(CardSet unseen) {
        for (const Card card : unseen) {
            asked_.fill(false);
            if (!give(card)) return false;
        }
        return true;
    }
    CardSet of(Seat seat) const { return given_[slot(seat)]; }

  private:
    bool give(Card card) {
        for (const Seat seat : kSeats) {
            if (asked_[slot(seat)] || !may_hold_[slot(seat)].contains(card)) continue;
            if (given_[slot(seat)].size() < room_[slot(seat)]) {
                given_[slot(seat)].add(card);
                return true;
            }
        }
        for (const Seat seat : kSeats) {
            if (asked_[slot(seat)] || !may_hold_[slot(seat)].contains(card)) continue;
            asked_[slot(seat)] = true;
            for (const Card other : given_[slot(seat)]) {
                if (!give(other)) continue;
                given_[slot(seat)].remove(other);
                given_[slot(seat)].add(card);
                return true;
            }
        }
        return false;
    }

    const std::array<CardSet, 4>& may_hold_;
    const std::array<int, 4>& room_;
    std::array<CardSet, 4> given_{};
    std::array<bool, 4> asked_{};
};

class WorldFinder {
  public:
    WorldFinder(const KnownToSeat& known, const Course& course, std::string_view text)
        : known_(known), course_(course), text_(text) {}

    std::optional<Deal> find() {
        const bool hidden =
            course_.choice && known_.said[*course_.choice].hidden && !known_.trump && !course_.single;
        if (!hidden) {
            try_secret({known_.trump, known_.aside});
        } else if (known_.ruleset.trump_choice == TrumpChoice::kMarker) {
            for (const Suit suit : kSuits) {
                if (try_secret({suit, std::nullopt})) break;
            }
        } else {
            for (const Card card : CardSet::whole_pack() - course_.seen) {
                if (try_secret({card.suit(), card})) break;
            }
        }
        return found_;
    }

  private:
    bool try_secret(const Secret& secret) {
        const auto try_one = [&](std::optional<Suit> one_suit) {
            return any_case(clues_of(known_, course_, secret, one_suit), known_, course_,
                            [&](const Holdings& holdings) { return try_hands(secret, holdings); });
        };
        if (known_.cancelled != Cancelled::kOneSuit) return try_one(std::nullopt);
        for (const Suit suit : kSuits) {
            if (try_one(suit)) return true;
        }
        return false;
    }

    bool try_hands(const Secret& secret, const Holdings& holdings) {
        std::array<CardSet, 4> hands = course_.played;
        hands[slot(known_.seat)] = course_.own;
        std::array<int, 4> room{};
        CardSet placed;
        for (const Seat seat : kSeats) {
            CardSet& hand = hands[slot(seat)];
            // Of the cards that a seat must have had it may have played some since.
            const CardSet more = holdings.must_hold[slot(seat)] - hand;
            if (!(more & course_.seen).empty() || !(more - holdings.may_hold[slot(seat)]).empty())
                return false;
            hand = hand | more;
            room[slot(seat)] = kTricksInDeal - hand.size();
            if (room[slot(seat)] < 0 || !(placed & hand).empty()) return false;
            placed = placed | hand;
        }
        Distribution distribution(holdings.may_hold, room);
        if (!distribution.give_all(CardSet::whole_pack() - placed)) return false;
        for (const Seat seat : kSeats) hands[slot(seat)] = hands[slot(seat)] | distribution.of(seat);
        return play_out(secret, hands);
    }

    // Which four of a hand came first makes a difference only to a card that was set aside out of them, and
    // to the seventh card.
    Pack pack_of(const Secret& secret, const std::array<CardSet, 4>& hands) const {
        Pack pack{};
        for (const Seat seat : kSeats) {
            CardSet rest = hands[slot(seat)];
            std::array<Card, 8> order{};
            std::optional<Card> first;
            std::optional<Card> seventh;
            if (course_.first_choice && known_.said[*course_.first_choice].seat == seat) {
                const Said& said = known_.said[*course_.first_choice];
                const bool stands = course_.choice == course_.first_choice;
                if (said.action.kind() == Action::Kind::kTrumpSeventh) {
                    if (stands && known_.aside) seventh = known_.aside;
                    if (!seventh && stands && secret.suit && rest.has_suit(*secret.suit)) {
                        seventh = rest.in_suit(*secret.suit).lowest();
                    }
                } else if (said.action.kind() == Action::Kind::kTrumpCard && !said.hidden) {
                    first = said.action.card();
                } else if (stands && secret.card) {
                    first = secret.card;
                }
            }
            if (!course_.first_choice && seat == known_.seat) rest = rest - course_.own;
            if (first) rest.remove(*first);
            if (seventh) rest.remove(*seventh);
            CardSet opening = !course_.first_choice && seat == known_.seat ? course_.own : CardSet();
            for (std::size_t i = 0; i < order.size(); ++i) {
                if (i == 0 && first) {
                    order[i] = *first;
                } else if (i == 6 && seventh) {
                    order[i] = *seventh;
                } else if (!opening.empty()) {
                    order[i] = opening.lowest();
                    opening.remove(order[i]);
                } else if (!rest.empty()) {
                    order[i] = rest.lowest();
                    rest.remove(order[i]);
                }
            }
            const int offset = (index_of(seat) - index_of(known_.dealer) + 3) & 3;
            for (std::size_t i = 0; i < order.size(); ++i) {
                pack[i * 4 + static_cast<std::size_t>(offset)] = order[i];
            }
        }
        return pack;
    }

    bool play_out(const Secret& secret, const std::array<CardSet, 4>& hands) {
        Deal deal(known_.ruleset, known_.dealer, pack_of(secret, hands));
        const bool sets_aside = known_.ruleset.trump_choice == TrumpChoice::kSetAsideCard;
        for (std::size_t i = 0; i < static_cast<std::size_t>(known_.said_count); ++i) {
            const Said& said = known_.said[i];
            if (deal.turn() != said.seat) return false;
            Action action = said.action;
            if (said.hidden) {
                const bool stands = i == course_.choice;
                if (sets_aside) {
                    action = Action::trump_card(stands && secret.card ? *secret.card
                                                                      : deal.hand(said.seat).lowest());
                } else {
                    action = Action::trump(stands && secret.suit ? *secret.suit : Suit::kSpades);
                }
            }
            if (deal.apply(action)) return false;
        }
        if (encode(view_of(deal, known_.seat, known_.score)) != text_) return false;
        found_ = deal;
        return true;
    }

    const KnownToSeat& known_;
    const Course& course_;
    std::string_view text_;
    std::optional<Deal> found_;
};

}  // namespace

std::optional<Deal> consistent_deal(const KnownToSeat& known, std::string_view text) {
    const auto course = course_of(known);
    if (!course) return std::nullopt;
    return WorldFinder(known, *course, text).find();
}

std::optional<View> view_of_consistent_world(const KnownToSeat& known, std::string_view text) {
    const auto deal = consistent_deal(known, text);
    return deal ? std::optional(view_of(*deal, known.seat, known.score)) : std::nullopt;
}

}  // namespace twentynine
