// Whose turn it is and what it asks, in words.
#include "words_parts.h"

namespace twentynine::words {
namespace {

bool may(const View& view, Action::Kind kind) {
    return view.legal.contains(Action::plain(kind));
}

// Of your legal cards, whether every one is (or none is) of a suit; neither, when there are none.
struct Cards {
    int count = 0;
    int of_suit = 0;
    bool all() const { return count > 0 && of_suit == count; }
    bool none() const { return count > 0 && of_suit == 0; }
};
Cards playable(const View& view, Suit suit) {
    Cards cards;
    for (const Action action : view.legal) {
        if (action.kind() != Action::Kind::kPlay) continue;
        ++cards.count;
        if (action.card().suit() == suit) ++cards.of_suit;
    }
    return cards;
}

std::string turn_to_lead(const View& view) {
    if (may(view, Action::Kind::kPair)) return "Lead any card, or show the pair";
    // Its own suit is kept from the bidder's leads while nobody else knows it.
    if (view.trump && !view.trump_revealed && view.hand.has_suit(*view.trump) &&
        playable(view, *view.trump).none()) {
        return "Your lead: any card but a trump";
    }
    return "Your lead: choose any card";
}

std::string turn_to_choose_trump(const View& view) {
    for (const Action action : view.legal) {
        if (action.kind() == Action::Kind::kTrumpCard) return "Choose a card to set aside as trump";
    }
    return view.hand.size() > 4 ? "Choose trump from these eight cards"
                                : "Choose trump from these four cards";
}

}  // namespace

std::string your_turn(const View& view) {
    switch (view.phase) {
        case Phase::kAuction:
        case Phase::kSecondAuction:
            return turn_to_bid(view);
        case Phase::kDouble:
            if (may(view, Action::Kind::kRedouble)) return "Doubled: redouble it, or pass";
            if (!view.contract) return {};
            return join("Double ", of_name(view.contract->bidder), " ",
                        join(number(points_of(view.contract->bid)), ", or pass"));
        case Phase::kTrump:
            return turn_to_choose_trump(view);
        case Phase::kSingle:
            return "Play alone without trump, or pass";
        case Phase::kPlay:
            return turn_to_play(view);
        case Phase::kOver:
        case Phase::kRedeal:
            break;
    }
    return {};
}

std::string turn_to_bid(const View& view) {
    if (may(view, Action::Kind::kCancel)) return "Bid, pass, or cancel the deal";
    const std::string_view whose = view.phase == Phase::kSecondAuction ? "Second auction" : "Your turn";
    const std::optional<BidRange> open = bid_range(view.legal);
    if (!open) return join(whose, ": pass");
    const std::string lowest = number(points_of(open->lowest));
    return join(whose, ": bid ", lowest, open->lowest == open->highest ? " or pass" : " or more, or pass");
}

std::string turn_to_play(const View& view) {
    if (may(view, Action::Kind::kCancel)) return "Play on, or cancel the deal";
    const std::optional<Suit> led = view.trick.led();
    if (!led) return turn_to_lead(view);
    const bool pair = may(view, Action::Kind::kPair);
    if (view.owes_trump && view.trump) {
        if (playable(view, *view.trump).all()) return "You asked: play a trump";
        return "You asked, but hold no trump: any card";
    }
    const Cards following = playable(view, *led);
    if (following.count == 0) return join("No ", name_of(*led), ": you must ask for trump");
    if (following.all()) {
        return join(pair ? "Follow " : "Your turn: follow ", name_of(*led), pair ? ", or show the pair" : "");
    }
    if (may(view, Action::Kind::kAsk)) return join("No ", name_of(*led), ": ask for trump, or play");
    if (pair) return join("No ", name_of(*led), ": show the pair, or play");
    return join("Your turn: no ", name_of(*led), ", play any card");
}

std::string claim_told(int value) {
    return join("Claim the rest: ", points(value));
}
std::string claimed(int value, bool alone) {
    return join(alone ? "You take the rest: " : "Your side takes the rest: ", points(value));
}
std::string_view may_claim(bool alone) {
    return alone ? "The rest is yours: you may claim it" : "The rest is your side’s: you may claim it";
}

std::string waiting_for(Seat seat) {
    return seat == kYou ? "Your turn" : join(name_of(seat), " is thinking");
}

std::string you_sit_out(const View& view) {
    const Seat alone = view.contract ? view.contract->bidder : partner_of(kYou);
    return join(name_of(alone), " plays alone: you sit out");
}

std::string bid_refused(int lowest, int highest) {
    if (lowest == highest) return join("Only ", number(highest), " is left to bid");
    return join("Bid a whole number from ", number(lowest), " to ", number(highest));
}

std::optional<Cancelled> reason_to_cancel(const View& view) {
    if (!may(view, Action::Kind::kCancel)) return std::nullopt;
    if (view.phase != Phase::kPlay) return Cancelled::kNoPointsInFour;
    CardSet hand = view.hand;
    if (view.set_aside) hand.add(*view.set_aside);
    return twentynine::reason_to_cancel(view.ruleset, hand);
}

std::string redeal(const View& view) {
    if (!view.cancelled) return "Nobody bid: the same dealer deals again";
    if (*view.cancelled == Cancelled::kTrumpNeverUp) return "Annulled: trump never came up";
    return join("Deal cancelled: ", reason_of(*view.cancelled));
}

}  // namespace twentynine::words
