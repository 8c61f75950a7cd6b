#include "watched_deal.h"

#include <cstring>
#include <vector>

#include "engine/view.h"
#include "random_play.h"

namespace twentynine::testing {

namespace {

std::vector<Action> every_action() {
    std::vector<Action> all{Action::pass(), Action::bid(0), Action::bid(99)};
    for (int points = 13; points <= 30; ++points) all.push_back(Action::bid(points));
    for (const Suit suit : kSuits) all.push_back(Action::trump(suit));
    for (int i = 0; i < kPackSize; ++i) {
        all.push_back(Action::trump_card(Card::from_index(i)));
        all.push_back(Action::play(Card::from_index(i)));
    }
    using Kind = Action::Kind;
    for (const Kind kind : {Kind::kTrumpSeventh, Kind::kNoTrump, Kind::kAsk, Kind::kExpose, Kind::kPair,
                            Kind::kDouble, Kind::kRedouble, Kind::kSingle, Kind::kCancel}) {
        all.push_back(Action::plain(kind));
    }
    return all;
}

std::string fault_of_legal_actions(Deal& deal) {
    static const std::vector<Action> kEvery = every_action();
    Deal before = deal;
    std::memcpy(static_cast<void*>(&before), static_cast<const void*>(&deal), sizeof deal);
    const LegalActions legal = deal.legal_actions();
    int legal_count = 0;
    for (const Action action : kEvery) {
        if (legal.contains(action)) {
            ++legal_count;
            Deal copy = deal;
            if (copy.apply(action)) return to_string(action) + " is legal and refused";
            continue;
        }
        const auto refusal = deal.check(action);
        if (!refusal) return to_string(action) + " is not among the legal actions and let through";
        if (deal.apply(action) != refusal) return to_string(action) + " is refused for two reasons";
        if ((*refusal == Refusal::kDealOver) && deal.turn())
            return to_string(action) + ": the deal isn't over";
    }
    if (legal_count != legal.size()) return "a legal action is listed twice";
    if (deal.turn().has_value() == legal.empty()) return "a turn without a legal action";
    if (std::memcmp(&before, &deal, sizeof deal) != 0) return "a refused action left a trace";
    return {};
}

// Keeps track of the play as a watcher who sees all cards would.
class Watcher {
  public:
    Watcher(const Ruleset& rules, const Pack& pack, Seat dealer) : rules_(rules) {
        for (int i = 0; i < kPackSize; ++i) {
            eight_[index(seat_at(index_of(dealer) + 1 + i))].add(pack[static_cast<std::size_t>(i)]);
        }
    }

    // Before the action is carried out.
    std::string before(const Deal& deal, Action action) {
        revealed_ = deal.trump_revealed();
        if (action.kind() != Action::Kind::kPlay) return {};
        const Seat seat = *deal.turn();
        CardSet& held = eight_[index(seat)];
        const Card card = action.card();
        if (!held.contains(card)) return to_string(card) + " was not its seat's";
        const auto led = deal.trick().led();
        // Not even a card set aside may be of the suit led.
        if (led && card.suit() != *led && held.has_suit(*led)) return to_string(card) + " does not follow";
        const bool owes = asked_ == seat && rules_.asker_must_trump;
        if (owes && card.suit() != *deal.trump() && held.has_suit(*deal.trump())) return "a trump was owed";
        if (deal.set_aside() == card) return "the card set aside was played";
        if (!led && deal.contract()->bidder == seat && deal.trump() == card.suit() && !revealed_ &&
            !rules_.bidder_may_lead_hidden_trump) {
            for (const Card other : deal.hand(seat)) {
                if (other.suit() != card.suit()) return "hidden trump was led";
            }
        }
        held.remove(card);
        return {};
    }

    std::string after(const Deal& deal, Action action, Seat seat) {
        if (action.kind() == Action::Kind::kAsk) asked_ = seat;
        if (action.kind() == Action::Kind::kPlay) asked_.reset();
        if (trump_chosen(deal.phase())) all_dealt_ = true;
        if (deal.trump_revealed() && !revealed_) {
            const bool leads = deal.trick().count == 0;
            lying_at_reveal_ = leads ? 0 : deal.trick().count;
        }
        if (std::string fault = fault_of_cards(deal); !fault.empty()) return fault;
        for (int i = seen_tricks_; i < static_cast<int>(deal.tricks().size()); ++i) {
            const Trick& trick = deal.tricks()[static_cast<std::size_t>(i)];
            if (trick.winner != winner_of(deal, trick, i)) return "another seat should have won the trick";
            int sum = 0;
            for (int c = 0; c < trick.count; ++c) sum += trick.cards[static_cast<std::size_t>(c)].points();
            if (sum != trick.points) return "the trick's points";
            points_[index_of(team_of(trick.winner)) == 0 ? 0 : 1] += sum;
            if (i == kTricksInDeal - 1 && rules_.last_trick_point) {
                ++points_[index_of(team_of(trick.winner)) == 0 ? 0 : 1];
            }
        }
        seen_tricks_ = static_cast<int>(deal.tricks().size());
        if (deal.points() != points_) return "the points";
        return {};
    }

    std::string at_the_end(const Deal& deal) const {
        if (deal.phase() == Phase::kRedeal) {
            if (deal.result()) return "a redeal has a result";
            const bool bid = deal.contract().has_value();
            return bid && !deal.cancelled() ? "a redeal without a reason" : "";
        }
        if (deal.phase() != Phase::kOver || !deal.result()) return "no end";
        if (deal.tricks().size() != kTricksInDeal) return "not eight tricks";
        int total = 28 + (rules_.last_trick_point ? 1 : 0);
        if (const auto sleeper = deal.sits_out()) total -= eight_[index(*sleeper)].points();
        if (points_[0] + points_[1] != total) return "not all points were taken";
        const Contract contract = *deal.contract();
        const int taken = points_[static_cast<std::size_t>(team_of(contract.bidder))];
        bool made = taken >= points_of(contract.target);
        if (contract.single) {
            made = true;
            for (const Trick& trick : deal.tricks()) made = made && trick.winner == contract.bidder;
        }
        return made == deal.result()->made ? "" : "the result";
    }

  private:
    static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }

    // Every card is in one place, the one where it belongs.
    std::string fault_of_cards(const Deal& deal) const {
        const auto contract = deal.contract();
        for (const Seat seat : kSeats) {
            CardSet held = deal.hand(seat);
            if (deal.set_aside() && contract->bidder == seat) {
                if (held.contains(*deal.set_aside())) return "the card set aside is in the hand too";
                held.add(*deal.set_aside());
            }
            if (!(held - eight_[index(seat)]).empty()) return "a hand holds another's card";
            if (all_dealt_ && held != eight_[index(seat)]) return "a card is lost";
            if (!all_dealt_ && held.size() != 4) return "not four cards";
        }
        return {};
    }

    // The highest trump, or else the highest card of the suit led. Cards that lay in the trick when trump
    // came up may not count as trumps.
    Seat winner_of(const Deal& deal, const Trick& trick, int number) const {
        const auto strength = [&](int i) {
            const Card card = trick.cards[static_cast<std::size_t>(i)];
            const int rank = static_cast<int>(card.rank());
            const bool up = deal.trump_revealed() && number >= deal.reveal_trick();
            const bool too_early = number == deal.reveal_trick() && i < lying_at_reveal_;
            const bool is_trump = up && card.suit() == *deal.trump();
            if (card.suit() == *trick.led()) return rank + (is_trump ? 100 : 10);
            return is_trump && (rules_.reveal_trick_counts || !too_early) ? rank + 100 : 0;
        };
        int best = 0;
        for (int i = 1; i < trick.count; ++i) {
            if (strength(i) > strength(best)) best = i;
        }
        // Round the table from the leader, past who sits out.
        Seat seat = trick.leader;
        for (int i = 0; i < best; ++i) {
            seat = next(seat);
            if (seat == deal.sits_out()) seat = next(seat);
        }
        return seat;
    }

    Ruleset rules_;
    std::array<CardSet, 4> eight_{};  // by seat, those played taken out
    std::array<int, 2> points_{};
    std::optional<Seat> asked_;
    bool all_dealt_ = false;
    bool revealed_ = false;
    int lying_at_reveal_ = 0;
    int seen_tricks_ = 0;
};

std::string fault_of_views(const Deal& deal) {
    for (const Seat seat : kSeats) {
        const View view = view_of(deal, seat);
        const bool on_turn = deal.turn() == seat;
        if (view.legal != (on_turn ? deal.legal_actions() : LegalActions{})) return "a view's legal actions";
        const bool bidder = deal.contract() && deal.contract()->bidder == seat;
        if (view.trump && !bidder && !deal.trump_revealed()) return "a view tells hidden trump";
        if (view.set_aside && !bidder) return "a view tells the card set aside";
        if (view.hand != deal.hand(seat)) return "a view's hand";
    }
    return {};
}

}  // namespace

WatchedDeal play_watched(const Ruleset& rules, std::mt19937_64& random, bool try_everything) {
    WatchedDeal watched;
    const Seat dealer = seat_at(static_cast<int>(random() % 4));
    const Pack pack = random_pack(random);
    Deal deal(rules, dealer, pack);
    Watcher watcher(rules, pack, dealer);
    std::string& fault = watched.fault;
    while (deal.turn() && fault.empty()) {
        if (try_everything) fault = fault_of_legal_actions(deal);
        if (fault.empty()) fault = fault_of_views(deal);
        if (!fault.empty()) break;
        const Seat seat = *deal.turn();
        const Action action = random_action(deal, random);
        fault = watcher.before(deal, action);
        if (!fault.empty()) break;
        if (deal.apply(action)) fault = "a legal action is refused";
        if (fault.empty()) fault = watcher.after(deal, action, seat);
        if (++watched.actions > kMostSaid) fault = "it never ends";
    }
    if (fault.empty() && try_everything) fault = fault_of_legal_actions(deal);
    if (fault.empty()) fault = watcher.at_the_end(deal);
    watched.cancelled = deal.cancelled().has_value();
    watched.single = deal.contract() && deal.contract()->single;
    watched.revealed = deal.trump_revealed();
    return watched;
}

}  // namespace twentynine::testing
