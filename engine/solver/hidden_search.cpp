#include "hidden_search.h"

#include <algorithm>
#include <cstdlib>

namespace twentynine::solver {

void HiddenSearch::begin(const Secret& secret) {
    secret_ = secret;
    open_->hands()[static_cast<std::size_t>(secret.bidder)] &= ~aside();
    open_->left() += secret.pot.points;
    rules_ = 2;  // the open search leaves this bit alone
    int at = 32;
    for (const bool rule : {secret.first_void, secret.any_void_asks, secret.others_ask, secret.must_ask,
                            secret.asker_must_trump, secret.table_counts, secret.may_lead_trump,
                            secret.annulled_if_down, secret.off_without_trump, secret.pair_needs_trick}) {
        rules_ |= std::uint64_t{rule} << at++;
    }
}

std::uint64_t HiddenSearch::salt(int leader, std::uint32_t all) const {
    std::uint64_t salt = rules_ | (open_->last_trick_point() ? 1u : 0u) |
                         static_cast<std::uint64_t>((secret_.bidder - leader) & 3) << 2;
    if (secret_.set_aside >= 0) {
        const std::uint32_t weaker = bit_of(secret_.set_aside) - 1;
        salt |= static_cast<std::uint64_t>(1 + std::popcount(all & trumps() & weaker)) << 4;
    }
    if (secret_.pot.points != 0) {
        salt |= static_cast<std::uint64_t>(secret_.pot.points) << 8 |
                static_cast<std::uint64_t>((secret_.pot.seat - leader) & 3) << 16 |
                static_cast<std::uint64_t>((all & trumps()) >> (open_->trump() * 8)) << 24;
    }
    return salt;
}

int HiddenSearch::lead(int leader, int need) {
    ++open_->nodes();
    const int left = open_->left();
    const bool bidders = bidder_side(leader);
    if (need <= 0) {
        if (!bidders || !may_be_called_off()) return 0;
        need = 0;
    }
    if (need > left) {
        if (bidders || !may_be_called_off()) return left;
        need = left + 1;
    }
    const Hands& hands = open_->hands();
    const std::uint32_t all = hands[0] | hands[1] | hands[2] | hands[3] | aside();
    const auto key = open_->layout().key(all, leader, salt(leader, all));
    // One below nothing and one above everything stand for a deal that is called off.
    const auto whole = [&](int bound) {
        return bound < 0 ? kCalledOff : bound > left ? left - kCalledOff : bound;
    };
    Known known{-1, left + 1, 0};
    if (!may_be_called_off()) known = {0, left, 0};
    if (open_->memory().find(key.signature, known)) {
        if (whole(known.low) >= need) return whole(known.low);
        if (whole(known.high) < need) return whole(known.high);
    }
    BestCard best;
    for (std::uint32_t cards = hands[static_cast<std::size_t>(leader)]; cards != 0; cards &= cards - 1) {
        if (Layout::number_of(key, all, lowest_of(cards)) == known.lead) best.card = lowest_of(cards);
    }
    const int value = turn(leader, 0, {}, need, best);
    const int kept = std::clamp(value, -1, left + 1);
    if (value >= need) {
        known.low = std::max(known.low, kept);
        if (best.card >= 0) known.lead = Layout::number_of(key, all, best.card);
    } else {
        known.high = std::min(known.high, kept);
    }
    open_->memory().keep(key.signature, known);
    return whole(value >= need ? known.low : known.high);
}

// The card set aside turns itself up where it is the only one that its holder could play.
bool HiddenSearch::comes_up(int seat, int place, const HiddenTrick& trick) const {
    const std::uint32_t hand = open_->hands()[static_cast<std::size_t>(seat)];
    const bool is_void = place > 0 && (hand & suit_mask(trick.open.led)) == 0;
    if (secret_.first_void && is_void) return true;
    if (secret_.set_aside < 0 || seat != secret_.bidder) return false;
    return hand == 0 || (is_void && ((secret_.set_aside ^ trick.open.led) & 24) == 0);
}

std::uint32_t HiddenSearch::playable(int seat, int place, const HiddenTrick& trick) const {
    const std::uint32_t hand = open_->hands()[static_cast<std::size_t>(seat)];
    if (place == 0) {
        if (secret_.may_lead_trump || seat != secret_.bidder || (hand & ~trumps()) == 0) return hand;
        return hand & ~trumps();
    }
    const std::uint32_t following = hand & suit_mask(trick.open.led);
    return following != 0 ? following : hand;
}

// Trick of `place` cards, seat on turn before it does anything.
int HiddenSearch::turn(int leader, int place, const HiddenTrick& trick, int need, BestCard& best_card) {
    const int seat = (leader + place) & 3;
    if (comes_up(seat, place, trick)) return reveal(leader, place, trick, need, false);
    ++open_->nodes();
    const bool ours = place % 2 == 0;
    const std::uint32_t hand = open_->hands()[static_cast<std::size_t>(seat)];
    const bool is_void = place > 0 && (hand & suit_mask(trick.open.led)) == 0;
    const bool asks = is_void && (secret_.any_void_asks || (secret_.others_ask && seat != secret_.bidder));
    const bool exposes = secret_.others_ask && seat == secret_.bidder;
    int best = ours ? -2 * kEver : 2 * kEver;
    if (asks || exposes) {
        best = reveal(leader, place, trick, need, asks && secret_.asker_must_trump);
        if (ours ? best >= need : best < need) return best;
        if (asks && secret_.must_ask) return best;
    }
    Moves moves;
    if (place == 0) {
        gather_leads(leader, moves);
    } else {
        gather(leader, place, trick, moves);
    }
    for (int i = 0; i < moves.count(); ++i) {
        if (moves.card(i) == best_card.card) moves.prefer(i);
    }
    auto& history = open_->history(place, place == 0 ? 0 : trick.open.led >> 3);
    Tried tried;
    for (int i = 0; i < moves.count(); ++i) {
        const Move move = moves.pick(i);
        const int points = card_points(move.card);
        if (tried.knows(move.run)) {
            const int apart = tried.difference(move.run, points);
            const int bound = tried.value(move.run) + (ours ? apart : -apart);
            if (ours ? bound < need : bound >= need) {
                best = ours ? std::max(best, bound) : std::min(best, bound);
                continue;
            }
        }
        const int value = play(leader, place, trick, move.card, need);
        if (ours ? value > best : value < best) {
            best = value;
            best_card.card = move.card;
        }
        if (ours ? value >= need : value < need) {
            history[static_cast<std::size_t>(move.card)] += open_->tricks_left() * open_->tricks_left();
            break;
        }
        tried.note(move.run, value, points);
    }
    return best;
}

int HiddenSearch::play(int leader, int place, const HiddenTrick& trick, int card, int need) {
    HiddenTrick next = trick;
    next.cards[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(card);
    next.open.points += card_points(card);
    if (place == 0) next.open.led = card;
    if (place == 0 || (((card ^ trick.open.best) & 24) == 0 && card > trick.open.best)) {
        next.open.best = card;
        next.open.taker = place;
    }
    std::uint32_t& hand = open_->hands()[static_cast<std::size_t>((leader + place) & 3)];
    hand ^= bit_of(card);
    open_->left() -= card_points(card);
    const int value = place < 3 ? turn(leader, place + 1, next, need) : finish(leader, next, need);
    open_->left() += card_points(card);
    hand ^= bit_of(card);
    return value;
}

int HiddenSearch::finish(int leader, const HiddenTrick& trick, int need) {
    const bool ours = trick.open.taker % 2 == 0;
    const int won = ours ? trick.open.points : 0;
    if (open_->tricks_left() == 1) return won + ended(leader, ours);
    const int next = (leader + trick.open.taker) & 3;
    const int left = open_->left();
    if (!may_be_called_off()) {
        if (need <= won) return won;
        if (need > won + left) return won + left;
    }
    --open_->tricks_left();
    const int value = ours ? won + lead(next, need - won) : left - lead(next, left - need + 1);
    ++open_->tricks_left();
    return value;
}

// Trump never came up: no pair was shown.
int HiddenSearch::ended(int leader, bool ours) const {
    if (secret_.annulled_if_down) return called_off(leader);
    const int last = ours && open_->last_trick_point() ? 1 : 0;
    const bool pot_is_ours = ((secret_.pot.seat - leader) & 1) != 0;
    return last + (pot_is_ours ? secret_.pot.points : 0);
}

bool HiddenSearch::defenders_are_without(int leader, int place, const HiddenTrick& trick) const {
    for (int seat = 0; seat < 4; ++seat) {
        const bool defends = ((seat - secret_.bidder) & 1) != 0;
        if (defends && (open_->hands()[static_cast<std::size_t>(seat)] & trumps()) != 0) return false;
    }
    for (int i = 0; i < place; ++i) {
        const bool defends = ((leader + i - secret_.bidder) & 1) != 0;
        if (defends && (bit_of(trick.cards[static_cast<std::size_t>(i)]) & trumps()) != 0) return false;
    }
    return true;
}

// Trump comes up at the turn of the seat at `place`.
int HiddenSearch::reveal(int leader, int place, const HiddenTrick& trick, int need, bool owes_trump) {
    if (secret_.off_without_trump && defenders_are_without(leader, place, trick)) return called_off(leader);
    OpenTrick now = trick.open;
    if (secret_.table_counts) {
        for (int i = 1; i < place; ++i) {
            const int card = trick.cards[static_cast<std::size_t>(i)];
            const bool follows = ((card ^ now.best) & 24) == 0;
            if (follows ? card <= now.best : (bit_of(card) & trumps()) == 0) continue;
            now.best = card;
            now.taker = i;
        }
    }
    std::uint32_t& bidders = open_->hands()[static_cast<std::size_t>(secret_.bidder)];
    bidders |= aside();
    const int value = revealed(leader, place, now, need, owes_trump);
    bidders &= ~aside();
    return value;
}

int HiddenSearch::revealed(int leader, int place, OpenTrick trick, int need, bool owes_trump) {
    const std::uint32_t hand = open_->hands()[static_cast<std::size_t>((leader + place) & 3)];
    const std::uint32_t allowed = owes_trump && (hand & trumps()) != 0 ? trumps() : ~0u;
    const auto go_on = [&](int wanted) {
        return place == 0 ? open_->lead(leader, wanted)
                          : open_->follow(leader, place, trick, wanted, allowed);
    };
    const Pot pot = secret_.pot;
    if (pot.points == 0) return go_on(need);
    if (secret_.pair_needs_trick) {
        open_->pot() = pot;
        const int value = go_on(need);
        open_->pot() = {};
        return value;
    }
    // It is shown at the holder's next turn, if it is still whole.
    const std::uint32_t pair = 0xCu << (open_->trump() * 8);
    const bool held = (open_->hands()[static_cast<std::size_t>(pot.seat)] & pair) == pair;
    const bool ours = (((pot.seat - leader) & 1) == 0) == held;
    const int won = ours ? pot.points : 0;
    open_->left() -= pot.points;
    const int value = won + go_on(need - won);
    open_->left() += pot.points;
    return value;
}

}  // namespace twentynine::solver
