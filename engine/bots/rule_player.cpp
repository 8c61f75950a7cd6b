#include "rule_player.h"

#include <algorithm>

#include "playout_chances.h"

namespace twentynine::bots {
namespace {

struct Standing {
    Suit led{};
    Card best{};
    bool ours = false;
    int points = 0;
};

class Mover {
  public:
    Mover(const Deal& deal, const Seen& seen) : seen_(seen), trick_(deal.trick()) {
        me_ = trick_.seat_of(trick_.count);
        hand_ = deal.hand(me_);
        bidder_ = deal.contract()->bidder;
        no_trump_ = deal.no_trump();
        if (deal.trump_revealed()) {
            active_ = deal.trump();
            known_ = active_;
        } else if (bidder_ == me_) {
            known_ = deal.trump();
        }
        for (const Seat seat : kSeats) held_[slot(seat)] = deal.hand(seat).size();
        look_around(deal.set_aside().has_value(), deal.set_aside());
    }

    Mover(const View& view, const Seen& seen) : seen_(seen), trick_(view.trick) {
        me_ = view.seat;
        hand_ = view.hand;
        bidder_ = view.contract->bidder;
        no_trump_ = view.no_trump;
        known_ = view.trump;
        if (view.trump_revealed) active_ = view.trump;
        held_ = view.card_counts;
        look_around(view.card_lies_aside, view.set_aside);
    }

    Weighed weigh_all(CardSet cards) {
        Weighed all;
        const int average = out_.empty() ? 0 : 10 * out_.points() * behind_count_ / out_.size();
        to_come_ = average * kRuleWeights.points_to_come / 100;
        if (trick_.count > 0) {
            look_at_trick();
            chance_if_left_ = chance_ours(now_);
        }
        for (const Card card : cards) {
            const auto i = static_cast<std::size_t>(all.count);
            all.cards[i] = card;
            if (all.count > 0 && are_the_same(all.cards[i - 1], card)) {
                all.values[i] = all.values[i - 1];
            } else {
                all.values[i] = trick_.count > 0 ? weigh_following(card) : weigh_lead(card);
            }
            if (all.values[i] > all.values[static_cast<std::size_t>(all.best)]) all.best = all.count;
            ++all.count;
        }
        if (trick_.count > 0 && behind_count_ == 0) take_with_weakest(all);
        return all;
    }

    bool wants_trump_up() {
        if (trick_.count == 0) return false;
        look_at_trick();
        const int ours = now_.ours ? chance_ours(now_) : 0;
        if (ours > kAlways * 95 / 100) return false;
        int stake = 10 * trick_.points + kRuleWeights.still_to_fall * behind_count_;
        if (now_.ours) stake /= 3;
        int good = 0;
        int all = 0;
        const CardSet could_be_bidders = bidder_could_have();
        for (const Suit suit : kSuits) {
            int weight = 0;
            if (known_) {
                weight = *known_ == suit ? 1 : 0;
            } else {
                const int count = could_be_bidders.in_suit(suit).size();
                weight = count * count;
            }
            all += weight;
            const CardSet mine = hand_.in_suit(suit);
            if (!mine.empty() && beats(mine.highest(), now_.best, suit)) good += weight;
        }
        return all > 0 && stake * good >= kRuleWeights.worth_a_trump * all;
    }

  private:
    static constexpr int kNever =
        1000;  // what nothing is worth: a trick that is certain is left to the partner

    // The rest of what it knows. `aside`: a card lies face down that is the bidder's; `own` if it is mine.
    void look_around(bool aside, std::optional<Card> own) {
        for (auto& by_seat : ruffs_) by_seat.fill(-1);
        out_ = CardSet::whole_pack() - seen_.gone() - hand_;
        if (aside && bidder_ == me_) out_.remove(*own);
        if (aside && bidder_ != me_) ++held_[slot(bidder_)];
        for (int& held : held_) held = std::min(held, 8);
        for (int i = trick_.count + 1; i < trick_.size(); ++i) {
            behind_[static_cast<std::size_t>(behind_count_++)] = trick_.seat_of(i);
        }
        for (const Suit suit : kSuits) {
            int places = 0;
            for (const Seat seat : kSeats) {
                if (seat != me_ && seen_.may_hold[slot(seat)].has_suit(suit)) places += held_[slot(seat)];
            }
            places_[static_cast<std::size_t>(suit)] = places;
        }
    }

    void look_at_trick() {
        now_.led = trick_.cards[0].suit();
        now_.ours = same_side(trick_.winner, me_);
        now_.points = trick_.points;
        for (int i = 0; i < trick_.count; ++i) {
            const Card card = trick_.cards[static_cast<std::size_t>(i)];
            on_table_.add(card);
            if (trick_.seat_of(i) == trick_.winner) now_.best = card;
        }
    }

    CardSet bidder_could_have() const {
        return (out_ & seen_.may_hold[slot(bidder_)]) | seen_.played[slot(bidder_)];
    }

    // For the last of a trick: of the cards of a suit that take it, the weakest does.
    void take_with_weakest(Weighed& all) const {
        const auto best = static_cast<std::size_t>(all.best);
        if (!beats(all.cards[best], now_.best, active_)) return;
        for (std::size_t i = 0; i < best; ++i) {
            if (all.cards[i].suit() != all.cards[best].suit()) continue;
            if (!beats(all.cards[i], now_.best, active_)) continue;
            all.values[i] = all.values[best];
            all.best = static_cast<int>(i);
            return;
        }
    }

    // Two cards of the hand, the lower one first, that differ in nothing.
    bool are_the_same(Card low, Card high) const {
        if (low.suit() != high.suit() || low.points() != high.points()) return false;
        const CardSet between(CardSet::of(high).bits() - (CardSet::of(low).bits() << 1));
        return ((out_ | on_table_) & between).empty();
    }

    int places(Suit suit) const { return places_[static_cast<std::size_t>(suit)]; }

    int chance_void(Seat seat, Suit suit) const {
        const CardSet may = seen_.may_hold[slot(seat)];
        if (!may.has_suit(suit)) return kAlways;
        return kNone(places(suit), held_[slot(seat)], (out_ & may).in_suit(suit).size());
    }

    // That the seat has none of the suit led and trumps the best card.
    int chance_ruffs(Seat seat, const Standing& standing) {
        if (no_trump_ || known_ == standing.led) return 0;
        if (known_ == standing.best.suit())
            return chance_ruffs_with(seat, standing.led, above(standing.best));
        int& ruffs = ruffs_[static_cast<std::size_t>(standing.led)][slot(seat)];
        if (ruffs < 0) ruffs = chance_ruffs_with(seat, standing.led, CardSet::whole_pack());
        return ruffs;
    }

    int chance_ruffs_with(Seat seat, Suit led, CardSet trumps) const {
        const int is_void = chance_void(seat, led);
        if (is_void == 0) return 0;
        if (!known_) return is_void * kRuleWeights.hidden_ruff / 100;
        const CardSet good = (out_ & seen_.may_hold[slot(seat)] & trumps).in_suit(*known_);
        const int held = held_[slot(seat)];
        const int room = places(*known_) - out_.in_suit(led).size();
        return is_void * (kAlways - kNone(std::max(room, held), held, good.size())) / kAlways;
    }

    int chance_takes(Seat seat, const Standing& standing) {
        int follows = 0;
        if (standing.best.suit() == standing.led) {
            const CardSet good = out_ & seen_.may_hold[slot(seat)] & above(standing.best);
            if (!good.empty()) {
                follows = kAlways - kNone(places(standing.led), held_[slot(seat)], good.size());
            }
        }
        return std::min(kAlways, follows + chance_ruffs(seat, standing));
    }

    // That the side of the mover gets the trick. A taken trick may be taken back by a partner behind, and
    // whoever comes behind somebody that may have taken it faces a better card than the one on the table now.
    int chance_ours(const Standing& standing) {
        const int stronger = std::min((out_ & above(standing.best)).size(), 4);
        const int taken_back = kAlways * kRuleWeights.taken_back[static_cast<std::size_t>(stronger)] / 100;
        int ours = standing.ours ? kAlways : 0;
        int lifted = 0;
        bool partner_behind = behind_count_ > 1;
        for (int i = 0; i < behind_count_; ++i) {
            const Seat seat = behind_[static_cast<std::size_t>(i)];
            const bool seat_is_ours = same_side(seat, me_);
            if (seat_is_ours) partner_behind = false;
            if (seat_is_ours && standing.ours) continue;
            int takes = chance_takes(seat, standing);
            takes -= takes * lifted / (2 * kAlways);
            if (seat_is_ours) {
                ours += takes * (kAlways - ours) / kAlways;
                lifted = ours;
            } else {
                const int lost = ours * takes / kAlways;
                ours -= lost;
                if (partner_behind) {
                    ours += lost * taken_back / kAlways;
                    lifted = takes;
                }
            }
        }
        return ours;
    }

    int worth_later(Card card) {
        if (hand_.size() == 1) return 0;
        const int stronger = std::min((out_ & above(card)).size(), 3);
        const bool is_trump = known_ == card.suit();
        int takes = (is_trump ? kRuleWeights.as_trump
                              : kRuleWeights.as_side_card)[static_cast<std::size_t>(stronger)];
        if (!is_trump && stronger == 0) {
            const Standing lead{.led = card.suit(), .best = card};
            for (const Seat seat : kSeats) {
                if (!same_side(seat, me_)) {
                    takes = takes * (kAlways - chance_ruffs(seat, lead)) / kAlways;
                }
            }
        }
        const int taken = 10 * card.points() + kRuleWeights.company;
        const int lost = card.points() * kRuleWeights.lost_share / 10;
        return (takes * taken - (100 - takes) * lost) / 100;
    }

    int weigh_following(Card card) {
        Standing after = now_;
        after.points += card.points();
        const bool takes = beats(card, now_.best, active_);
        int ours = chance_if_left_;
        if (takes) {
            after.best = card;
            after.ours = true;
            ours = chance_ours(after);
        }
        const int stake = 10 * after.points + to_come_;
        int value = (2 * ours - kAlways) * stake / kAlways - worth_later(card);
        if (takes) {
            if (now_.ours) {
                if (chance_if_left_ == kAlways) value -= kNever;
                if (card.suit() == now_.best.suit()) {
                    value -= kRuleWeights.overtake_partner;
                } else {
                    value -= (out_ & above(now_.best)).empty() ? kRuleWeights.trump_partners_best
                                                               : kRuleWeights.trump_partner;
                }
            }
        } else if (card.points() >= 2) {
            value -= (now_.ours ? kRuleWeights.risk_honour : kRuleWeights.risk_honour_on_theirs) *
                     (kAlways - ours) / kAlways;
        }
        return value;
    }

    int weigh_lead(Card card) {
        const Standing after{.led = card.suit(), .best = card, .ours = true, .points = card.points()};
        const int ours = chance_ours(after);
        const int stake = 10 * after.points + to_come_;
        return (2 * ours - kAlways) * stake / kAlways - worth_later(card);
    }

    const Seen& seen_;
    const Trick& trick_;
    Seat me_{};
    Seat bidder_{};
    bool no_trump_ = false;
    CardSet hand_;
    CardSet out_;                 // cards that the mover doesn't see
    std::optional<Suit> active_;  // trump that counts in tricks
    std::optional<Suit> known_;   // the same, or the bidder's own secret
    std::array<int, 4> held_{};
    std::array<int, 4> places_{};  // by suit: where the unseen cards of it can lie
    std::array<Seat, 3> behind_{};
    int behind_count_ = 0;
    std::array<std::array<int, 4>, 4> ruffs_{};  // by suit led and seat, of a best card that is no trump
    CardSet on_table_;
    Standing now_;
    int chance_if_left_ = 0;
    int to_come_ = 0;
};

}  // namespace

Weighed weigh_cards(const Deal& deal, const Seen& seen) {
    return Mover(deal, seen).weigh_all(deal.playable_cards());
}

Weighed weigh_cards(const View& view) {
    CardSet cards;
    for (const Action action : view.legal) {
        if (action.kind() == Action::Kind::kPlay) cards.add(action.card());
    }
    const Seen seen(view);
    return Mover(view, seen).weigh_all(cards);
}

bool wants_trump_up(const Deal& deal, const Seen& seen) {
    return Mover(deal, seen).wants_trump_up();
}

bool wants_trump_up(const View& view) {
    const Seen seen(view);
    return Mover(view, seen).wants_trump_up();
}

bool pair_moves_target(const Ruleset& ruleset, const Contract& contract, Seat seat) {
    const int target = points_of(contract.target);
    return same_side(contract.bidder, seat) ? target > ruleset.minimum_bid : target < points_in_play(ruleset);
}

}  // namespace twentynine::bots
