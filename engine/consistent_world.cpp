#include "consistent_world.h"

#include <algorithm>

namespace twentynine {

namespace {

constexpr std::size_t slot(Seat seat) {
    return static_cast<std::size_t>(seat);
}

CardSet without_points() {
    CardSet cards;
    for (const Card card : CardSet::whole_pack()) {
        if (card.points() == 0) cards.add(card);
    }
    return cards;
}

CardSet four_jacks() {
    CardSet jacks;
    for (const Suit suit : kSuits) jacks.add(Card(Rank::kJack, suit));
    return jacks;
}

// What the play has shown about the hands, under one assumption about the trump that the seat can't see.
struct Clues {
    std::array<CardSet, 4> may_hold{CardSet::whole_pack(), CardSet::whole_pack(), CardSet::whole_pack(),
                                    CardSet::whole_pack()};
    std::array<CardSet, 4> must_hold{};
    std::optional<Seat> follower;  // who surely holds one of `follows` besides those
    CardSet follows;
    bool defender_has_trump = false;  // one of them surely holds a trump besides those
};

// A trump that nobody else may know of: its suit, and the card where one was set aside.
struct Secret {
    std::optional<Suit> suit;
    std::optional<Card> card;
};

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
    WorldFinder(const KnownToSeat& known, std::string_view text) : known_(known), text_(text) {}

    std::optional<View> find() {
        if (!read_course()) return std::nullopt;
        const bool hidden = choice_ && known_.said[*choice_].hidden && !known_.trump && !single_;
        if (!hidden) return try_secret({known_.trump, known_.aside});
        if (known_.ruleset.trump_choice == TrumpChoice::kMarker) {
            for (const Suit suit : kSuits) {
                if (auto view = try_secret({suit, std::nullopt})) return view;
            }
            return std::nullopt;
        }
        for (const Card card : CardSet::whole_pack() - seen_) {
            if (auto view = try_secret({card.suit(), card})) return view;
        }
        return std::nullopt;
    }

  private:
    // What doesn't depend on the secret. False if a card is there twice.
    bool read_course() {
        for (int i = 0; i < known_.said_count; ++i) {
            const Said& said = known_.said[static_cast<std::size_t>(i)];
            if (said.action.kind() == Action::Kind::kPlay) {
                if (seen_.contains(said.action.card())) return false;
                seen_.add(said.action.card());
                played_[slot(said.seat)].add(said.action.card());
            }
            if (said.action.kind() == Action::Kind::kSingle) single_ = said.seat;
            if (!chooses_trump(said.action)) continue;
            if (!first_choice_) first_choice_ = static_cast<std::size_t>(i);
            choice_ = static_cast<std::size_t>(i);
            bidder_ = said.seat;
        }
        if (!(seen_ & known_.hand).empty()) return false;
        own_ = known_.hand | played_[slot(known_.seat)];
        if (known_.aside && choice_ && bidder_ == known_.seat) own_.add(*known_.aside);
        seen_ = seen_ | own_;
        const int dealt = choice_ ? kTricksInDeal : kTricksInDeal / 2;
        return own_.size() == dealt;
    }

    std::optional<View> try_secret(const Secret& secret) {
        if (known_.cancelled != Cancelled::kOneSuit) return try_clues(secret, clues(secret, std::nullopt));
        for (const Suit suit : kSuits) {
            if (auto view = try_clues(secret, clues(secret, suit))) return view;
        }
        return std::nullopt;
    }

    // `one_suit` is the suit of a hand for which the deal was cancelled.
    Clues clues(const Secret& secret, std::optional<Suit> one_suit) const {
        Clues clues;
        const bool has_secret = choice_ && !single_ && secret.suit;
        const auto rule_out = [&clues](Seat seat, Suit suit) {
            clues.may_hold[slot(seat)] = clues.may_hold[slot(seat)] - CardSet::of_suit(suit);
        };
        if (secret.card && choice_ && !single_) clues.must_hold[slot(bidder_)].add(*secret.card);

        int in_trick = 0;
        int trick = 0;
        std::optional<Suit> led;
        bool up = false;
        bool owes = false;
        bool defender_has_shown_trump = false;
        Seat turn = known_.seat;
        std::array<CardSet, 4> lying{};
        const auto reveal = [&](Seat seat, bool by_itself) {
            up = true;
            if (by_itself && in_trick > 0) rule_out(seat, *led);
            // The card that lay aside may be the one that follows now.
            if (secret.card) clues.may_hold[slot(bidder_)].add(*secret.card);
            if (!known_.ruleset.cancel_defenders_without_trump || !secret.suit) return;
            for (const Seat s : kSeats) {
                if (same_side(s, bidder_)) continue;
                if (known_.cancelled == Cancelled::kDefendersWithoutTrump) rule_out(s, *secret.suit);
                if (lying[slot(s)].has_suit(*secret.suit)) defender_has_shown_trump = true;
                if (s == known_.seat && known_.hand.has_suit(*secret.suit)) defender_has_shown_trump = true;
            }
            clues.defender_has_trump = known_.cancelled != Cancelled::kDefendersWithoutTrump;
        };
        for (const Said& said : known_.words()) {
            const bool asks = said.action.kind() == Action::Kind::kAsk;
            const bool exposes = said.action.kind() == Action::Kind::kExpose;
            const bool now = known_.reveal_trick == trick && known_.revealed_by == said.seat;
            const bool playing = said.action.kind() == Action::Kind::kPlay ||
                                 said.action.kind() == Action::Kind::kPair ||
                                 said.action.kind() == Action::Kind::kCancel;
            if (!up && now && choice_ && playing) reveal(said.seat, true);
            if (asks) {
                if (in_trick > 0) rule_out(said.seat, *led);
                owes = known_.ruleset.asker_must_trump;
            }
            if (exposes && in_trick > 0 && secret.card && secret.card->suit() == *led) {
                // Else the card set aside would have come up by itself.
                clues.follower = said.seat;
                clues.follows = CardSet::of_suit(*led) - CardSet::of(*secret.card);
            }
            if (asks || exposes) reveal(said.seat, false);
            if (said.action.kind() == Action::Kind::kPair && secret.suit) {
                for (const Rank rank : {Rank::kKing, Rank::kQueen}) {
                    clues.must_hold[slot(said.seat)].add(Card(rank, *secret.suit));
                }
            }
            if (said.action.kind() == Action::Kind::kCancel) {
                CardSet& may_hold = clues.may_hold[slot(said.seat)];
                if (known_.cancelled == Cancelled::kFourJacks) {
                    clues.must_hold[slot(said.seat)] = four_jacks();
                } else if (one_suit) {
                    may_hold = may_hold.in_suit(*one_suit);
                } else {
                    may_hold = may_hold & without_points();
                }
            }
            if (said.action.kind() != Action::Kind::kPlay) continue;
            const Card card = said.action.card();
            if (in_trick == 0) {
                led = card.suit();
                if (has_secret && !up && said.seat == bidder_ && card.suit() == *secret.suit &&
                    !known_.ruleset.bidder_may_lead_hidden_trump) {
                    clues.may_hold[slot(bidder_)] = clues.may_hold[slot(bidder_)].in_suit(*secret.suit);
                }
            } else if (card.suit() != *led) {
                rule_out(said.seat, *led);
            }
            if (owes && secret.suit && card.suit() != *secret.suit) rule_out(said.seat, *secret.suit);
            owes = false;
            lying[slot(said.seat)].add(card);
            if (up && clues.follower == said.seat && clues.follows.contains(card)) clues.follower.reset();
            if (up && secret.suit && card.suit() == *secret.suit && !same_side(said.seat, bidder_)) {
                defender_has_shown_trump = true;
            }
            turn = next(said.seat);
            if (++in_trick == (single_ ? 3 : 4)) {
                in_trick = 0;
                ++trick;
                lying = {};
            }
        }
        if (!up && known_.reveal_trick && choice_) reveal(known_.revealed_by, true);
        if (defender_has_shown_trump) clues.defender_has_trump = false;
        // While trump is hidden, the seat on turn isn't one for which it would have come up by itself.
        if (has_secret && !up && in_trick > 0) {
            CardSet follows = CardSet::of_suit(*led);
            if (secret.card && turn == bidder_) follows.remove(*secret.card);
            const bool own_card = secret.card && turn == bidder_ && secret.card->suit() == *led;
            if (known_.ruleset.reveal == Reveal::kFirstVoid || own_card) {
                clues.follower = turn;
                clues.follows = follows;
            }
        }
        return clues;
    }

    std::optional<View> try_clues(const Secret& secret, const Clues& clues) {
        if (!clues.follower || *clues.follower == known_.seat) return try_followed(secret, clues);
        const CardSet candidates = (clues.follows & clues.may_hold[slot(*clues.follower)]) - seen_;
        for (const Card card : candidates) {
            Clues more = clues;
            more.must_hold[slot(*clues.follower)].add(card);
            if (auto view = try_followed(secret, more)) return view;
        }
        return std::nullopt;
    }

    std::optional<View> try_followed(const Secret& secret, const Clues& clues) {
        if (!clues.defender_has_trump) return try_hands(secret, clues);
        for (const Seat seat : kSeats) {
            if (same_side(seat, bidder_) || seat == known_.seat) continue;
            const CardSet trumps = clues.may_hold[slot(seat)].in_suit(*secret.suit) - seen_;
            for (const Card card : trumps) {
                Clues more = clues;
                more.must_hold[slot(seat)].add(card);
                if (auto view = try_hands(secret, more)) return view;
            }
        }
        return std::nullopt;
    }

    std::optional<View> try_hands(const Secret& secret, const Clues& clues) {
        std::array<CardSet, 4> hands = played_;
        hands[slot(known_.seat)] = own_;
        std::array<int, 4> room{};
        CardSet placed;
        for (const Seat seat : kSeats) {
            CardSet& hand = hands[slot(seat)];
            // Of the cards that a seat must have had it may have played some since.
            const CardSet more = clues.must_hold[slot(seat)] - hand;
            if (!(more & seen_).empty() || !(more - clues.may_hold[slot(seat)]).empty()) return std::nullopt;
            hand = hand | more;
            room[slot(seat)] = kTricksInDeal - hand.size();
            if (room[slot(seat)] < 0 || !(placed & hand).empty()) return std::nullopt;
            placed = placed | hand;
        }
        Distribution distribution(clues.may_hold, room);
        if (!distribution.give_all(CardSet::whole_pack() - placed)) return std::nullopt;
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
            if (first_choice_ && known_.said[*first_choice_].seat == seat) {
                const Said& said = known_.said[*first_choice_];
                const bool stands = choice_ == first_choice_;
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
            if (!first_choice_ && seat == known_.seat) rest = rest - own_;
            if (first) rest.remove(*first);
            if (seventh) rest.remove(*seventh);
            CardSet opening = !first_choice_ && seat == known_.seat ? own_ : CardSet();
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

    std::optional<View> play_out(const Secret& secret, const std::array<CardSet, 4>& hands) const {
        Deal deal(known_.ruleset, known_.dealer, pack_of(secret, hands));
        const bool sets_aside = known_.ruleset.trump_choice == TrumpChoice::kSetAsideCard;
        for (std::size_t i = 0; i < static_cast<std::size_t>(known_.said_count); ++i) {
            const Said& said = known_.said[i];
            if (deal.turn() != said.seat) return std::nullopt;
            Action action = said.action;
            if (said.hidden) {
                const bool stands = i == choice_;
                if (sets_aside) {
                    action = Action::trump_card(stands && secret.card ? *secret.card
                                                                      : deal.hand(said.seat).lowest());
                } else {
                    action = Action::trump(stands && secret.suit ? *secret.suit : Suit::kSpades);
                }
            }
            if (deal.apply(action)) return std::nullopt;
        }
        View view = view_of(deal, known_.seat);
        if (encode(view) != text_) return std::nullopt;
        return view;
    }

    const KnownToSeat& known_;
    std::string_view text_;
    CardSet seen_;  // played, or the seat's own
    CardSet own_;   // all that the seat knows to have been dealt
    std::array<CardSet, 4> played_{};
    std::optional<std::size_t> first_choice_;  // of trump, as places among the words
    std::optional<std::size_t> choice_;        // the last one
    Seat bidder_{};                            // who made it
    std::optional<Seat> single_;
};

}  // namespace

std::optional<View> view_of_consistent_world(const KnownToSeat& known, std::string_view text) {
    return WorldFinder(known, text).find();
}

}  // namespace twentynine
