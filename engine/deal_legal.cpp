// What the seat on turn may do, and why not. Each rule decides about its own actions; here they are put
// together phase by phase. The two tellings, the list and the check, agree.
#include "deal.h"

namespace twentynine {

LegalActions Deal::legal_actions() const {
    LegalActions legal;
    switch (phase_) {
        case Phase::kAuction:
        case Phase::kSecondAuction:
            legal.add(Action::pass());
            for (int points = open_auction().lowest_bid(ruleset_);
                 points <= open_auction().highest_bid(ruleset_); ++points) {
                legal.add(Action::bid(points));
            }
            break;
        case Phase::kDouble:
            legal.add(Action::pass());
            break;
        case Phase::kTrump:
            add_trumps(legal);
            break;
        case Phase::kSingle:
            legal.add(Action::pass());
            legal.add(Action::plain(Action::Kind::kSingle));
            break;
        case Phase::kPlay:
            if (must_ask()) break;
            for (const Card card : playable_now()) legal.add(Action::play(card));
            break;
        case Phase::kOver:
        case Phase::kRedeal:
            return legal;
    }
    add_words(legal);
    return legal;
}

// Those that a seat may say beside its bids or before it plays.
void Deal::add_words(LegalActions& legal) const {
    const auto add = [&](Action::Kind kind) { legal.add(Action::plain(kind)); };
    if (phase_ == Phase::kDouble)
        add(contract_->stakes == 1 ? Action::Kind::kDouble : Action::Kind::kRedouble);
    if (phase_ == Phase::kPlay) {
        if (may_ask()) add(Action::Kind::kAsk);
        if (may_expose()) add(Action::Kind::kExpose);
        if (may_show_pair()) add(Action::Kind::kPair);
    }
    if (may_cancel()) add(Action::Kind::kCancel);
}

// Whether the table knows the action at all.
bool Deal::played_here(Action::Kind kind) const {
    const Ruleset& r = ruleset_;
    switch (kind) {
        case Action::Kind::kPass:
        case Action::Kind::kBid:
        case Action::Kind::kPlay:
            break;
        case Action::Kind::kTrump:
            return r.trump_choice == TrumpChoice::kMarker;
        case Action::Kind::kTrumpCard:
            return r.trump_choice == TrumpChoice::kSetAsideCard;
        case Action::Kind::kTrumpSeventh:
            return r.seventh_card;
        case Action::Kind::kNoTrump:
            return r.no_trump;
        case Action::Kind::kAsk:
            return r.reveal != Reveal::kFirstVoid;
        case Action::Kind::kExpose:
            return r.reveal == Reveal::kThreeWays;
        case Action::Kind::kPair:
            return r.pair_shift != 0;
        case Action::Kind::kDouble:
            return r.doubling != Doubling::kNone;
        case Action::Kind::kRedouble:
            return r.doubling == Doubling::kRedouble;
        case Action::Kind::kSingle:
            return r.single_hand;
        case Action::Kind::kCancel:
            return r.cancel_no_points_in_four || r.cancel_no_points_in_eight || r.cancel_four_jacks ||
                   r.cancel_one_suit;
    }
    return true;
}

bool Deal::fits_phase(Action::Kind kind) const {
    switch (kind) {
        case Action::Kind::kPass:
            return auction_is_open() || phase_ == Phase::kDouble || phase_ == Phase::kSingle;
        case Action::Kind::kBid:
            return auction_is_open();
        case Action::Kind::kDouble:
        case Action::Kind::kRedouble:
            return phase_ == Phase::kDouble;
        case Action::Kind::kTrump:
        case Action::Kind::kTrumpCard:
        case Action::Kind::kTrumpSeventh:
        case Action::Kind::kNoTrump:
            return phase_ == Phase::kTrump;
        case Action::Kind::kSingle:
            return phase_ == Phase::kSingle;
        case Action::Kind::kPlay:
        case Action::Kind::kAsk:
        case Action::Kind::kExpose:
        case Action::Kind::kPair:
            return phase_ == Phase::kPlay;
        case Action::Kind::kCancel:
            return phase_ == Phase::kAuction || phase_ == Phase::kPlay;
    }
    return false;
}

std::optional<Refusal> Deal::check(Action action) const {
    const auto unless = [](bool may, Refusal refusal) { return may ? Refused() : Refused(refusal); };
    const Action::Kind kind = action.kind();
    if (!played_here(kind)) return Refusal::kNotPlayedHere;
    if (!fits_phase(kind)) return turn() ? Refusal::kWrongPhase : Refusal::kDealOver;
    switch (kind) {
        case Action::Kind::kPass:
        case Action::Kind::kSingle:
            break;
        case Action::Kind::kBid:
            return open_auction().check_bid(ruleset_, action.points());
        case Action::Kind::kDouble:
        case Action::Kind::kRedouble:
            return check_doubling(kind);
        case Action::Kind::kTrump:
        case Action::Kind::kTrumpCard:
        case Action::Kind::kTrumpSeventh:
        case Action::Kind::kNoTrump:
            return check_trump(action);
        case Action::Kind::kPlay:
            return check_play(action.card());
        case Action::Kind::kAsk:
            return unless(may_ask(), Refusal::kMayNotAsk);
        case Action::Kind::kExpose:
            return unless(may_expose(), Refusal::kMayNotExpose);
        case Action::Kind::kPair:
            return unless(may_show_pair(), Refusal::kMayNotShowPair);
        case Action::Kind::kCancel:
            return unless(may_cancel().has_value(), Refusal::kMayNotCancel);
    }
    return std::nullopt;
}

}  // namespace twentynine
