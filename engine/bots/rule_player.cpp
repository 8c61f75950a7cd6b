#include "rule_player.h"

#include <algorithm>

#include "on_turn.h"

namespace twentynine::bots {
namespace {

class Mover {
  public:
    // `known`: a Deal or a View.
    template <typename Known>
    Mover(const Known& known, const Seen& seen) : at_(known, seen) {}

    Weighed weigh_all(CardSet cards) {
        Weighed all;
        const int average = at_.out.empty() ? 0 : 10 * at_.out.points() * at_.behind_count / at_.out.size();
        to_come_ = average * kRuleWeights.points_to_come / 100;
        if (at_.trick.count > 0) {
            look_at_trick();
            chance_if_left_ = at_.chance_ours(now_);
        }
        for (const Card card : cards) {
            const auto i = static_cast<std::size_t>(all.count);
            all.cards[i] = card;
            if (all.count > 0 && are_alike(all.cards[i - 1], card, at_.out | on_table_)) {
                all.values[i] = all.values[i - 1];
            } else {
                all.values[i] = at_.trick.count > 0 ? weigh_following(card) : weigh_lead(card);
            }
            if (all.values[i] > all.values[static_cast<std::size_t>(all.best)]) all.best = all.count;
            ++all.count;
        }
        if (at_.trick.count > 0 && at_.behind_count == 0) take_with_weakest(all);
        return all;
    }

    bool wants_trump_up() {
        if (at_.trick.count == 0) return false;
        look_at_trick();
        const int ours = now_.ours ? at_.chance_ours(now_) : 0;
        if (ours > kAlways * 95 / 100) return false;
        int stake = 10 * at_.trick.points + kRuleWeights.still_to_fall * at_.behind_count;
        if (now_.ours) stake /= 3;
        int good = 0;
        int all = 0;
        const CardSet could_be_bidders = at_.bidder_could_have();
        for (const Suit suit : kSuits) {
            int weight = 0;
            if (at_.known) {
                weight = *at_.known == suit ? 1 : 0;
            } else {
                const int count = could_be_bidders.in_suit(suit).size();
                weight = count * count;
            }
            all += weight;
            const CardSet mine = at_.hand.in_suit(suit);
            if (!mine.empty() && would_take(mine.highest())) good += weight;
        }
        return all > 0 && stake * good >= kRuleWeights.worth_a_trump * all;
    }

  private:
    static constexpr int kForbidden = 1000;  // to take a trick that is certainly the partner's

    void look_at_trick() {
        now_.led = at_.trick.cards[0].suit();
        now_.ours = same_side(at_.trick.winner, at_.me);
        now_.points = at_.trick.points;
        for (int i = 0; i < at_.trick.count; ++i) {
            const Card card = at_.trick.cards[static_cast<std::size_t>(i)];
            on_table_.add(card);
            if (at_.trick.seat_of(i) == at_.trick.winner) now_.best = card;
        }
    }

    // If its suit came up as trump, with those of it that lie there.
    bool would_take(Card card) const {
        if (at_.laid_trumps_count && card.suit() != now_.led && !(on_table_ & stronger_than(card)).empty()) {
            return false;
        }
        return beats(card, now_.best, card.suit());
    }

    // For the last of a trick: of the cards of a suit that take it, the weakest does.
    void take_with_weakest(Weighed& all) const {
        const auto best = static_cast<std::size_t>(all.best);
        if (!beats(all.cards[best], now_.best, at_.active)) return;
        for (std::size_t i = 0; i < best; ++i) {
            if (all.cards[i].suit() != all.cards[best].suit()) continue;
            if (!beats(all.cards[i], now_.best, at_.active)) continue;
            all.values[i] = all.values[best];
            all.best = static_cast<int>(i);
            return;
        }
    }

    int worth_later(Card card) {
        if (at_.hand.size() == 1) return 0;
        const int stronger = std::min((at_.out & stronger_than(card)).size(), 3);
        const bool is_trump = at_.known == card.suit();
        int takes = (is_trump ? kRuleWeights.as_trump
                              : kRuleWeights.as_side_card)[static_cast<std::size_t>(stronger)];
        if (!is_trump && stronger == 0) {
            const TrickSoFar lead{.led = card.suit(), .best = card};
            for (const Seat seat : kSeats) {
                if (!same_side(seat, at_.me)) {
                    takes = takes * (kAlways - at_.chance_ruffs(seat, lead)) / kAlways;
                }
            }
        }
        const int taken = 10 * card.points() + kRuleWeights.company;
        const int lost = card.points() * kRuleWeights.lost_share / 10;
        return (takes * taken - (100 - takes) * lost) / 100;
    }

    int weigh_following(Card card) {
        TrickSoFar after = now_;
        after.points += card.points();
        const bool takes = beats(card, now_.best, at_.active);
        int ours = chance_if_left_;
        if (takes) {
            after.best = card;
            after.ours = true;
            ours = at_.chance_ours(after);
        }
        const int stake = 10 * after.points + to_come_;
        int value = (2 * ours - kAlways) * stake / kAlways - worth_later(card);
        if (takes) {
            if (now_.ours) {
                if (chance_if_left_ == kAlways) value -= kForbidden;
                if (card.suit() == now_.best.suit()) {
                    value -= kRuleWeights.overtake_partner;
                } else {
                    value -= (at_.out & stronger_than(now_.best)).empty() ? kRuleWeights.trump_partners_best
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
        const TrickSoFar after{.led = card.suit(), .best = card, .ours = true, .points = card.points()};
        const int ours = at_.chance_ours(after);
        const int stake = 10 * after.points + to_come_;
        return (2 * ours - kAlways) * stake / kAlways - worth_later(card);
    }

    OnTurn at_;
    CardSet on_table_;
    TrickSoFar now_;
    int chance_if_left_ = 0;
    int to_come_ = 0;
};

bool pair_moves_target(const Ruleset& ruleset, const Contract& contract, Seat seat) {
    const int target = points_of(contract.target);
    return same_side(contract.bidder, seat) ? target > ruleset.minimum_bid : target < points_in_play(ruleset);
}

struct MaySay {
    bool pair = false;  // and it is of use
    bool ask = false;
    bool expose = false;
};

template <typename WantsTrumpUp>
std::optional<Action> word(const MaySay& may, CardSet hand, std::optional<Suit> led,
                           WantsTrumpUp wants_trump_up) {
    if (may.pair) return Action::plain(Action::Kind::kPair);
    if (!may.ask && !may.expose) return std::nullopt;
    // A bidder that can follow lets the others guess on.
    if (!led || hand.has_suit(*led) || !wants_trump_up()) return std::nullopt;
    return Action::plain(may.ask ? Action::Kind::kAsk : Action::Kind::kExpose);
}

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

std::optional<Action> word_before_card(const Deal& deal, const Seen& seen) {
    const bool pair =
        deal.may_show_pair() && pair_moves_target(deal.ruleset(), *deal.contract(), *deal.turn());
    return word({pair, deal.may_ask(), deal.may_expose()}, deal.hand(*deal.turn()), deal.trick().led(),
                [&] { return wants_trump_up(deal, seen); });
}

std::optional<Action> word_before_card(const View& view) {
    const auto may = [&view](Action::Kind kind) { return view.legal.contains(Action::plain(kind)); };
    const bool pair = may(Action::Kind::kPair) && pair_moves_target(view.ruleset, *view.contract, view.seat);
    return word({pair, may(Action::Kind::kAsk), may(Action::Kind::kExpose)}, view.hand, view.trick.led(),
                [&] { return wants_trump_up(view); });
}

}  // namespace twentynine::bots
