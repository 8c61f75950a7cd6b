// What happened, in words: for the strip of recent events and the live line.
#include "words_parts.h"

namespace twentynine::words {
namespace {

std::string of_call(const Event& event) {
    if (event.value == 0) return does(event.seat, "pass", "passes");
    if (event.seat == kYou) return join("Your bid: ", number(event.value));
    return join(name_of(event.seat), " bids ", number(event.value));
}

std::string of_trump_chosen(const Event& event) {
    if (event.card) return join("You set the ", name_of(*event.card), " aside");
    if (event.suit) return join("You chose ", name_of(*event.suit), ", and only you know");
    return join(name_of(event.seat), " chose trump in private");
}

std::string of_revealed(const Event& event, const Event* before) {
    if (!event.suit) return {};
    const bool told = before != nullptr && (before->kind == Event::Kind::kTrumpAsked ||
                                            before->kind == Event::Kind::kTrumpExposed);
    // A card that comes up by itself does so at its owner's turn, for want of another.
    if (told || event.card) return join(title_of(*event.suit), " are trump");
    return join(event.seat == kYou ? "You can’t follow: " : join(name_of(event.seat), " can’t follow: "),
                name_of(*event.suit), " are trump");
}

std::string of_cancelled(const Event& event) {
    const auto reason = static_cast<Cancelled>(event.value);
    switch (reason) {
        case Cancelled::kDefendersWithoutTrump:
            return "Deal cancelled: no trump in the defence";
        case Cancelled::kTrumpNeverUp:
            return "Deal annulled: trump never came up";
        default:
            return join(does(event.seat, "cancel", "cancels"), ": ", reason_of(reason));
    }
}

}  // namespace

std::string_view reason_of(Cancelled cancelled) {
    switch (cancelled) {
        case Cancelled::kNoPointsInFour:
            return "no points in four";
        case Cancelled::kNoPointsInEight:
            return "no points in eight";
        case Cancelled::kFourJacks:
            return "four jacks";
        case Cancelled::kOneSuit:
            return "eight of one suit";
        case Cancelled::kDefendersWithoutTrump:
            return "the defenders hold no trump";
        case Cancelled::kTrumpNeverUp:
            return "trump never came up";
    }
    return {};
}

std::string of_event(const Event& event, const Event* before) {
    switch (event.kind) {
        case Event::Kind::kOpeningDealt:
            return join(does(event.seat, "deal", "deals"), ": four cards each");
        case Event::Kind::kCall:
            return of_call(event);
        case Event::Kind::kAuctionWon:
            return join(does(event.seat, "win", "wins"), " the auction at ", number(event.value));
        case Event::Kind::kForcedBid:
            return join(
                "Three passes: ",
                event.seat == kYou ? std::string("you take ") : join(name_of(event.seat), " has to take "),
                number(event.value));
        case Event::Kind::kDoubled:
            return event.value > 2 ? does(event.seat, "redouble", "redoubles")
                                   : does(event.seat, "double", "doubles");
        case Event::Kind::kNotDoubled:
        case Event::Kind::kNotSingle:
            return does(event.seat, "pass", "passes");
        case Event::Kind::kTrumpChosen:
            return of_trump_chosen(event);
        case Event::Kind::kNoTrump:
            return does(event.seat, "play without trump", "plays without trump");
        case Event::Kind::kRestDealt:
            return "Four more cards each";
        case Event::Kind::kSecondAuction:
            return "Second auction, on eight cards";
        case Event::Kind::kContractStays:
            return join(of_name(event.seat), " contract stays");
        case Event::Kind::kSingleHand:
            return does(event.seat, "play alone, without trump", "plays alone, without trump");
        case Event::Kind::kCardPlayed:
            if (!event.card) return {};
            return join(does(event.seat, "play", "plays"), " the ", name_of(*event.card));
        case Event::Kind::kTrumpAsked:
            return does(event.seat, "ask for trump", "asks for trump");
        case Event::Kind::kTrumpExposed:
            return does(event.seat, "turn trump up", "turns trump up");
        case Event::Kind::kTrumpRevealed:
            return of_revealed(event, before);
        case Event::Kind::kPairShown:
            return join(does(event.seat, "show", "shows"), " the pair: ", number(event.value), " needed now");
        case Event::Kind::kTrickTaken:
            return join(does(event.seat, "take", "takes"), " the trick: ", points(event.value));
        case Event::Kind::kLastTrickPoint:
            return join(does(event.seat, "get", "gets"), " a point for the last trick");
        case Event::Kind::kCancelled:
            return of_cancelled(event);
        case Event::Kind::kRedeal:
            if (before == nullptr || before->kind != Event::Kind::kCancelled) {
                return "Nobody bid: the same dealer deals again";
            }
            return does(event.seat, "deal again", "deals again");
        case Event::Kind::kDealOver:
            return {};
    }
    return {};
}

bool worth_keeping(const Event& event) {
    switch (event.kind) {
        case Event::Kind::kCardPlayed:
        case Event::Kind::kDealOver:
        case Event::Kind::kRestDealt:
        case Event::Kind::kNotSingle:
            return false;
        default:
            return true;
    }
}

}  // namespace twentynine::words
