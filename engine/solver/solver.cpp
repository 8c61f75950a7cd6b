#include "solver.h"

#include <algorithm>
#include <cstdlib>

namespace twentynine::solver {

namespace {

Hands hands_of(const Deal& deal) {
    Hands hands{};
    for (const Seat seat : kSeats) hands[static_cast<std::size_t>(seat)] = deal.hand(seat).bits();
    return hands;
}

// Whether a defender that has yet to do something may cancel the deal then: nobody can keep it from that.
bool defender_cancels(const Deal& deal) {
    if (!deal.tricks().empty()) return false;
    const Seat bidder = deal.contract()->bidder;
    for (const Seat seat : kSeats) {
        if (same_side(seat, bidder)) continue;
        const auto said = deal.said();
        bool acted = false;
        for (auto it = said.rbegin(); it != said.rend(); ++it) {
            const Action::Kind kind = it->action.kind();
            const bool in_play = kind == Action::Kind::kPlay || kind == Action::Kind::kAsk ||
                                 kind == Action::Kind::kExpose || kind == Action::Kind::kPair;
            if (!in_play) break;
            acted = acted || it->seat == seat;
        }
        if (!acted && reason_to_cancel(deal.ruleset(), deal.hand(seat))) return true;
    }
    return false;
}

// What a pair that is still to be shown is worth, against `target`, and to whom.
Pot pot_of(const Deal& deal, int target) {
    const Ruleset& rules = deal.ruleset();
    const auto trump = deal.trump();
    if (rules.pair_shift == 0 || deal.pair_shown_by() || !trump) return {};
    const Card king(Rank::kKing, *trump);
    const Card queen(Rank::kQueen, *trump);
    const Seat bidder = deal.contract()->bidder;
    for (const Seat seat : kSeats) {
        CardSet held = deal.hand(seat);
        if (seat == bidder && deal.set_aside()) held.add(*deal.set_aside());
        if (!held.contains(king) || !held.contains(queen)) continue;
        const int shift = same_side(seat, bidder) ? -rules.pair_shift : rules.pair_shift;
        const int moved = std::clamp(target + shift, rules.minimum_bid, points_in_play(rules));
        return {std::abs(moved - target), index_of(seat)};
    }
    return {};
}

// Whether it can be shown at its holder's next turn.
bool pair_is_ready(const Deal& deal, int seat) {
    if (!deal.trump_revealed()) return false;
    if (!deal.ruleset().pair_needs_trick) return true;
    const auto tricks = deal.tricks();
    const auto since = tricks.subspan(std::min(static_cast<std::size_t>(deal.reveal_trick()), tricks.size()));
    return std::any_of(since.begin(), since.end(),
                       [seat](const Trick& trick) { return same_side(trick.winner, seat_at(seat)); });
}

Secret secret_of(const Deal& deal, Pot pot) {
    const Ruleset& rules = deal.ruleset();
    Secret secret;
    secret.bidder = index_of(deal.contract()->bidder);
    secret.set_aside = deal.set_aside() ? deal.set_aside()->index() : -1;
    secret.first_void = rules.reveal == Reveal::kFirstVoid;
    secret.any_void_asks = rules.reveal == Reveal::kOnRequest;
    secret.others_ask = rules.reveal == Reveal::kThreeWays;
    secret.must_ask = !rules.asking_is_optional;
    secret.asker_must_trump = rules.asker_must_trump;
    secret.table_counts = rules.reveal_trick_counts;
    secret.may_lead_trump = rules.bidder_may_lead_hidden_trump;
    secret.annulled_if_down = rules.annul_unrevealed;
    secret.off_without_trump = rules.cancel_defenders_without_trump;
    secret.pair_needs_trick = rules.pair_needs_trick;
    secret.pot = pot;
    return secret;
}

// Then hidden trump plays as if it were up.
bool plays_as_if_up(const Secret& secret) {
    return secret.first_void && secret.set_aside < 0 && secret.may_lead_trump && !secret.annulled_if_down &&
           !secret.off_without_trump && secret.pot.points == 0;
}

}  // namespace

Solver::Solver(std::size_t table_bytes)
    : memory_(table_bytes), open_(memory_), hidden_(open_), single_(memory_, open_.layout()) {}

void Solver::begin(const Deal& deal, Pot pot) {
    const Trick& trick = deal.trick();
    const Seat bidder = deal.contract()->bidder;
    place_ = trick.count;
    leader_ = index_of(trick.leader);
    bidders_lead_ = same_side(trick.leader, bidder);
    trick_ = {};
    for (int i = 0; i < place_; ++i) {
        const Card card = trick.cards[static_cast<std::size_t>(i)];
        trick_.cards[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(card.index());
        if (trick.seat_of(i) != trick.winner) continue;
        trick_.open.best = card.index();
        trick_.open.taker = i;
    }
    trick_.open.led = trick.cards[0].index();
    trick_.open.points = trick.points;

    Hands hands = hands_of(deal);
    if (deal.set_aside()) hands[static_cast<std::size_t>(bidder)] |= CardSet::of(*deal.set_aside()).bits();
    const auto trump = deal.trump();
    open_.begin(hands, trump ? static_cast<int>(*trump) : -1,
                kTricksInDeal - static_cast<int>(deal.tricks().size()), deal.ruleset().last_trick_point);
    is_hidden_ = false;
    if (trump && !deal.trump_revealed()) {
        const Secret secret = secret_of(deal, pot);
        is_hidden_ = !plays_as_if_up(secret);
        if (is_hidden_) hidden_.begin(secret);
    } else if (pot.points != 0) {
        open_.set_pot(pot);
    }
    total_ = open_.left() + trick_.open.points;
    allowed_ = ~0u;
    if (deal.owes_trump()) {
        const CardSet owed = deal.hand(trick.seat_of(place_)).in_suit(*trump);
        if (!owed.empty()) allowed_ = owed.bits();
    }
}

int Solver::search(int need) {
    const int wanted = bidders_lead_ ? need : total_ - need + 1;
    int value = 0;
    if (is_hidden_) {
        value = place_ == 0 ? hidden_.lead(leader_, wanted) : hidden_.turn(leader_, place_, trick_, wanted);
    } else {
        value = place_ == 0 ? open_.lead(leader_, wanted)
                            : open_.follow(leader_, place_, trick_.open, wanted, allowed_);
    }
    return bidders_lead_ ? value : total_ - value;
}

bool Solver::single_is_made(const Deal& deal) {
    const Seat player = deal.contract()->bidder;
    for (const Trick& trick : deal.tricks()) {
        if (trick.winner != player) return false;
    }
    const Trick& trick = deal.trick();
    if (trick.count > 0 && trick.winner != player) return false;
    Hands hands = hands_of(deal);
    hands[static_cast<std::size_t>(partner_of(player))] = 0;
    single_.begin(hands, index_of(player));
    if (trick.count == 0) return single_.takes_all();
    return single_.takes_all(trick.cards[0].index(), index_of(trick.seat_of(trick.count)), trick.count == 1);
}

int Solver::points_near(const Deal& deal, int guess) {
    if (deal.phase() == Phase::kRedeal) return 0;
    const auto side = static_cast<std::size_t>(team_of(deal.contract()->bidder));
    if (deal.contract()->single) return reaches(deal, 1) ? points_in_play(deal.ruleset()) : 0;
    const int taken = deal.points()[side];
    if (deal.phase() == Phase::kOver) return taken;
    if (defender_cancels(deal)) return 0;
    begin(deal, {});
    // Longer and longer steps from the guess until the value is passed, then halves of what is left. Below
    // nothing the deal is called off.
    int low = -1;
    int high = total_;
    int need = guess < 0 ? (high + 1) / 2 : std::clamp(guess - taken, low + 1, high);
    bool reached_once = false;
    bool missed_once = false;
    for (int step = guess < 0 ? 2 : 1; low < high; ++step) {
        const int value = search(need);
        if (value >= need) {
            low = std::min(value, high);
            reached_once = true;
        } else {
            high = std::max(value, -1);
            missed_once = true;
        }
        if (reached_once && missed_once) {
            need = low + (high - low + 1) / 2;
        } else {
            need = std::clamp(reached_once ? low + step : high - step + 1, low + 1, std::max(high, low + 1));
        }
    }
    return low < 0 ? 0 : taken + low;
}

bool Solver::reaches(const Deal& deal, int target) {
    if (deal.phase() == Phase::kRedeal) return false;
    const bool over = deal.phase() == Phase::kOver;
    if (deal.contract()->single)
        return over ? deal.result()->made : !defender_cancels(deal) && single_is_made(deal);
    const auto side = static_cast<std::size_t>(team_of(deal.contract()->bidder));
    int need = target - deal.points()[side];
    if (over) return need <= 0;
    if (defender_cancels(deal)) return false;
    Pot pot = pot_of(deal, target);
    const bool holder_bids = pot.points != 0 && same_side(seat_at(pot.seat), deal.contract()->bidder);
    if (pot.points != 0 && pair_is_ready(deal, pot.seat)) {
        need += holder_bids ? -pot.points : pot.points;
        pot = {};
    }
    begin(deal, pot);
    // The defenders' pair raises the target, unless it stays unshown: then the bidding side gets that back.
    if (pot.points != 0 && !holder_bids) need += pot.points;
    need = std::clamp(need, 0, total_ + 1);
    return search(need) >= need;
}

void Solver::values(const Deal& deal, std::span<int> values) {
    const LegalActions legal = deal.legal_actions();
    for (int i = 0; i < legal.size(); ++i) {
        Deal after = deal;
        after.apply(legal[i]);
        // One action is often worth what another is.
        const int guess = i == 0 ? -1 : values[static_cast<std::size_t>(i - 1)];
        values[static_cast<std::size_t>(i)] = points_near(after, guess);
    }
}

void Solver::reached(const Deal& deal, int target, std::span<bool> reached) {
    const LegalActions legal = deal.legal_actions();
    for (int i = 0; i < legal.size(); ++i) {
        Deal after = deal;
        after.apply(legal[i]);
        const int moved = points_of(after.contract()->target) - points_of(deal.contract()->target);
        reached[static_cast<std::size_t>(i)] = reaches(after, target + moved);
    }
}

}  // namespace twentynine::solver
