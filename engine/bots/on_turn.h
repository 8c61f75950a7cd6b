// What a rule player knows on its turn, its own hand and what the whole table has seen, and the chances that
// it reckons with.
#pragma once

#include "rule_chances.h"
#include "rule_player.h"

namespace twentynine::bots {

// A trick as it stands after some card.
struct TrickSoFar {
    Suit led{};
    Card best{};
    bool ours = false;
    int points = 0;
};

// Everything it is made from must outlive it.
struct OnTurn {
    OnTurn(const Deal& deal, const Seen& by_all) : seen(by_all), trick(deal.trick()) {
        me = trick.seat_of(trick.count);
        hand = deal.hand(me);
        bidder = deal.contract()->bidder;
        no_trump = deal.no_trump();
        laid_trumps_count = deal.ruleset().reveal_trick_counts;
        if (deal.trump_revealed()) {
            active = deal.trump();
            known = active;
        } else if (bidder == me) {
            known = deal.trump();
        }
        for (const Seat seat : kSeats) held[slot(seat)] = deal.hand(seat).size();
        look_around(deal.set_aside().has_value(), deal.set_aside());
    }

    OnTurn(const View& view, const Seen& by_all) : seen(by_all), trick(view.trick) {
        me = view.seat;
        hand = view.hand;
        bidder = view.contract->bidder;
        no_trump = view.no_trump;
        laid_trumps_count = view.ruleset.reveal_trick_counts;
        known = view.trump;
        if (view.trump_revealed) active = view.trump;
        held = view.card_counts;
        look_around(view.card_lies_aside, view.set_aside);
    }

    CardSet bidder_could_have() const {
        return (out & seen.may_hold[slot(bidder)]) | seen.played[slot(bidder)];
    }

    int places(Suit suit) const { return places_by_suit_[static_cast<std::size_t>(suit)]; }

    int chance_void(Seat seat, Suit suit) const {
        const CardSet may = seen.may_hold[slot(seat)];
        if (!may.has_suit(suit)) return kAlways;
        return none_(places(suit), held[slot(seat)], (out & may).in_suit(suit).size());
    }

    // That the seat has none of the suit led and trumps the best card.
    int chance_ruffs(Seat seat, const TrickSoFar& standing) {
        if (no_trump || known == standing.led) return 0;
        if (known == standing.best.suit())
            return chance_ruffs_with(seat, standing.led, stronger_than(standing.best));
        int& chance = ruffs_[static_cast<std::size_t>(standing.led)][slot(seat)];
        if (chance < 0) chance = chance_ruffs_with(seat, standing.led, CardSet::whole_pack());
        return chance;
    }

    int chance_ruffs_with(Seat seat, Suit led, CardSet trumps) const {
        const int is_void = chance_void(seat, led);
        if (is_void == 0) return 0;
        if (!known) return is_void * kRuleWeights.hidden_ruff / 100;
        const CardSet good = (out & seen.may_hold[slot(seat)] & trumps).in_suit(*known);
        const int cards = held[slot(seat)];
        const int room = places(*known) - out.in_suit(led).size();
        return is_void * (kAlways - none_(std::max(room, cards), cards, good.size())) / kAlways;
    }

    int chance_takes(Seat seat, const TrickSoFar& standing) {
        int follows = 0;
        if (standing.best.suit() == standing.led) {
            const CardSet good = out & seen.may_hold[slot(seat)] & stronger_than(standing.best);
            if (!good.empty()) {
                follows = kAlways - none_(places(standing.led), held[slot(seat)], good.size());
            }
        }
        return std::min(kAlways, follows + chance_ruffs(seat, standing));
    }

    // That the side of the mover gets the trick. A taken trick may be taken back by a partner behind, and
    // whoever comes behind somebody that may have taken it faces a better card than the one on the table now.
    int chance_ours(const TrickSoFar& standing) {
        const int stronger = std::min((out & stronger_than(standing.best)).size(), 4);
        const int taken_back = kAlways * kRuleWeights.taken_back[static_cast<std::size_t>(stronger)] / 100;
        int ours = standing.ours ? kAlways : 0;
        int lifted = 0;
        bool partner_behind = behind_count > 1;
        for (int i = 0; i < behind_count; ++i) {
            const Seat seat = behind[static_cast<std::size_t>(i)];
            const bool seat_is_ours = same_side(seat, me);
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

    const Seen& seen;
    const Trick& trick;
    Seat me{};
    Seat bidder{};
    bool no_trump = false;
    bool laid_trumps_count = false;  // once trump comes up, in the trick that they lie in
    CardSet hand;
    CardSet out;                 // cards that it doesn't see
    std::optional<Suit> active;  // trump that counts in tricks
    std::optional<Suit> known;   // the same, or the bidder's own secret
    std::array<int, 4> held{};   // cards, by seat
    std::array<Seat, 3> behind{};
    int behind_count = 0;

  private:
    // The rest of what it knows. `aside`: a card lies face down that is the bidder's; `own` if it is mine.
    void look_around(bool aside, std::optional<Card> own) {
        for (auto& by_seat : ruffs_) by_seat.fill(-1);
        out = CardSet::whole_pack() - seen.gone() - hand;
        if (aside && bidder == me) out.remove(*own);
        if (aside && bidder != me) ++held[slot(bidder)];
        for (int& cards : held) cards = std::min(cards, 8);
        for (int i = trick.count + 1; i < trick.size(); ++i) {
            behind[static_cast<std::size_t>(behind_count++)] = trick.seat_of(i);
        }
        for (const Suit suit : kSuits) {
            int places = 0;
            for (const Seat seat : kSeats) {
                if (seat != me && seen.may_hold[slot(seat)].has_suit(suit)) places += held[slot(seat)];
            }
            places_by_suit_[static_cast<std::size_t>(suit)] = places;
        }
    }

    const NoneTable& none_ = none_table();
    std::array<int, 4> places_by_suit_{};        // where the unseen cards of it can lie
    std::array<std::array<int, 4>, 4> ruffs_{};  // by suit led and seat, of a best card that is no trump
};

}  // namespace twentynine::bots
