#include "words.h"

#include <algorithm>
#include <array>

namespace twentynine::words {
namespace {

std::string join(std::string_view a, std::string_view b, std::string_view c = {}, std::string_view d = {},
                 std::string_view e = {}) {
    std::string out;
    out.reserve(a.size() + b.size() + c.size() + d.size() + e.size());
    out.append(a).append(b).append(c).append(d).append(e);
    return out;
}

// "You play", "Mira plays".
std::string does(Seat seat, std::string_view you_do, std::string_view other_does) {
    return join(name_of(seat), " ", seat == kYou ? you_do : other_does);
}

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string_view rank_name(Rank rank) {
    constexpr std::array<std::string_view, 8> kNames{"seven", "eight", "queen", "king",
                                                     "ten",   "ace",   "nine",  "jack"};
    return kNames[static_cast<std::size_t>(rank)];
}

// The bidding side as the subject of a sentence.
std::string_view bidders(const Contract& contract) {
    if (contract.bidder == kYou) return "You";
    return side_of(team_of(contract.bidder));
}

int points_taken(const View& view, Team team) {
    return view.points[static_cast<std::size_t>(team)];
}

// What you may know of trump. Never up, at the deal's end it stays its bidder's secret.
std::string trump_told(const View& view) {
    if (!trump_chosen(view.phase)) return "Trump is not chosen yet.";
    const bool over = view.phase == Phase::kOver;
    if (!view.trump) return over ? "Trump never came up." : "Trump is hidden.";
    const std::string trump = join("Trump: ", name_of(*view.trump));
    if (view.trump_revealed) return join(trump, ".");
    return join(trump, over ? ", and it never came up." : ", and only you know.");
}

std::string of_call(const Event& event) {
    if (event.value == 0) return does(event.seat, "pass", "passes");
    if (event.seat == kYou) return join("Your bid: ", number(event.value));
    return join(name_of(event.seat), " bids ", number(event.value));
}

}  // namespace

std::string number(int value) {
    if (value < 0) return join("-", number(-value));
    std::string digits;
    do {
        digits.insert(digits.begin(), static_cast<char>('0' + value % 10));
        value /= 10;
    } while (value > 0);
    return digits;
}

std::optional<int> whole_number(std::string_view text) {
    if (text.empty()) return std::nullopt;
    text.remove_prefix(std::min(text.find_first_not_of('0'), text.size() - 1));
    if (text.size() > 3) return std::nullopt;
    int value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        value = value * 10 + (c - '0');
    }
    return value;
}

std::string_view name_of(Seat seat) {
    constexpr std::array<std::string_view, 4> kNames{"You", "Mira", "Partner", "Dev"};
    return kNames[static_cast<std::size_t>(seat)];
}

std::string_view initial_of(Seat seat) {
    return seat == kYou ? name_of(seat) : name_of(seat).substr(0, 1);
}

std::string_view side_of(Team team) {
    return team == kYourSide ? "You and Partner" : "Mira and Dev";
}

std::string_view name_of(Suit suit) {
    constexpr std::array<std::string_view, 4> kNames{"spades", "hearts", "clubs", "diamonds"};
    return kNames[static_cast<std::size_t>(suit)];
}

std::string_view title_of(Suit suit) {
    constexpr std::array<std::string_view, 4> kNames{"Spades", "Hearts", "Clubs", "Diamonds"};
    return kNames[static_cast<std::size_t>(suit)];
}

std::string name_of(Card card) {
    return join(rank_name(card.rank()), " of ", name_of(card.suit()));
}
std::string title_of(Card card) {
    return capital(name_of(card));
}

std::string unbroken(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == ' ') {
            out += "\u00a0";
        } else {
            out += c;
        }
    }
    return out;
}

std::string points(int value) {
    if (value == 0) return "no points";
    return join(number(value), value == 1 ? " point" : " points");
}

std::string card_for_readers(Card card) {
    return join(title_of(card), ", ", points(card.points()));
}

std::string card_beside_play(Card card) {
    return join(title_of(card), ", ", unbroken(points(card.points())));
}

std::string last_call(const View& view, Seat seat) {
    std::string last;
    for (const Call& call : view.auction()) {
        if (call.seat == seat) last = call.bid ? join("Bid ", number(points_of(*call.bid))) : "Pass";
    }
    return last;
}

std::string cards_held(int count) {
    return join(number(count), count == 1 ? " card" : " cards");
}

std::string seat_summary(const View& view, Seat seat) {
    std::string out{name_of(seat)};
    if (seat == kYou) {
        out += ", at the bottom";
    } else if (seat == partner_of(kYou)) {
        out += ", opposite you";
    } else {
        out += seat == next(kYou) ? ", to your left" : ", to your right";
    }
    out += join(". ", capital(cards_held(view.card_counts[static_cast<std::size_t>(seat)])), ".");
    if (view.dealer == seat) out += " Dealer.";
    if (view.contract && view.contract->bidder == seat) out += " Bidder.";
    if (view.phase == Phase::kAuction) {
        const std::string call = last_call(view, seat);
        if (!call.empty()) out += join(" Last call: ", call, ".");
    }
    if (view.turn == seat) out += seat == kYou ? " Your turn." : " On turn.";
    return out;
}

std::string of_event(const Event& event) {
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
        case Event::Kind::kTrumpChosen:
            if (event.suit) return join("You chose ", name_of(*event.suit), ", and only you know");
            return join(name_of(event.seat), " chose trump in private");
        case Event::Kind::kRestDealt:
            return "Four more cards each";
        case Event::Kind::kCardPlayed:
            if (!event.card) return {};
            return join(does(event.seat, "play", "plays"), " the ", name_of(*event.card));
        case Event::Kind::kTrumpRevealed:
            if (!event.suit) return {};
            return join(
                event.seat == kYou ? "You can’t follow: " : join(name_of(event.seat), " can’t follow: "),
                name_of(*event.suit), " are trump");
        case Event::Kind::kTrickTaken:
            return join(does(event.seat, "take", "takes"), " the trick: ", points(event.value));
        case Event::Kind::kDealOver:
            return {};
        case Event::Kind::kRedeal:
            return "Nobody bid: the same dealer deals again";
        default:  // of other tables
            return {};
    }
}

bool worth_keeping(const Event& event) {
    return event.kind != Event::Kind::kCardPlayed && event.kind != Event::Kind::kDealOver &&
           event.kind != Event::Kind::kRestDealt;
}

std::string turn_to_bid(const View& view) {
    const std::optional<BidRange> open = bid_range(view.legal);
    if (!open) return "Your turn: pass";
    const std::string lowest = number(points_of(open->lowest));
    return join("Your turn: bid ", lowest, open->lowest == open->highest ? " or pass" : " or more, or pass");
}

std::string turn_to_play(const View& view) {
    const std::optional<Suit> led = view.trick.led();
    if (!led) return "Your lead: choose any card";
    for (const Action action : view.legal) {
        if (action.card().suit() != *led) return join("Your turn: no ", name_of(*led), ", play any card");
    }
    return join("Your turn: follow ", name_of(*led));
}

std::string waiting_for(Seat seat) {
    return seat == kYou ? "Your turn" : join(name_of(seat), " is thinking");
}

std::string_view choose_trump() {
    return "Choose trump from these four cards";
}

std::string bid_refused(int lowest, int highest) {
    if (lowest == highest) return join("Only ", number(highest), " is left to bid");
    return join("Bid a whole number from ", number(lowest), " to ", number(highest));
}

std::string standing_bid(const View& view) {
    if (view.contract) {
        return join(number(points_of(view.contract->bid)), " · ", name_of(view.contract->bidder));
    }
    std::string standing = "No bid yet";
    for (const Call& call : view.auction()) {
        if (call.bid) standing = join(number(points_of(*call.bid)), " · ", name_of(call.seat));
    }
    return standing;
}

Standing standing(const View& view) {
    Standing out;
    out.note = join("Bids from ", number(view.ruleset.minimum_bid), " to ", number(view.ruleset.maximum_bid));
    std::optional<Seat> bidder;
    for (const Call& call : view.auction()) {
        if (!call.bid) continue;
        out.number = number(points_of(*call.bid));
        bidder = call.seat;
    }
    if (view.contract) {
        out.number = number(points_of(view.contract->bid));
        bidder = view.contract->bidder;
    }
    if (!bidder) return out;
    const std::string_view what = view.contract ? "contract" : "bid";
    out.note = *bidder == kYou ? join("Your ", what) : join(name_of(*bidder), "’s ", what);
    return out;
}

std::string trick_caption(int trick) {
    return join("Trick ", number(trick), " of ", number(kTricksInDeal));
}

std::string trick_taken(const Trick& trick) {
    return join(does(trick.winner, "take", "takes"), " the trick: ", points(trick.points));
}

std::string points_of_needed(const View& view, Team team) {
    std::string taken = number(points_taken(view, team));
    if (!view.contract) return taken;
    return join(taken, " of ", number(points_needed(view.ruleset, *view.contract, team)));
}

std::string strip_summary(const View& view) {
    std::string out = join("Your side has ", points(points_taken(view, kYourSide)));
    if (view.contract) {
        out += join(" and needs ", number(points_needed(view.ruleset, *view.contract, kYourSide)), ". ",
                    side_of(kOtherSide));
        out += join(" have ", points(points_taken(view, kOtherSide)));
        out += join(". Contract ", number(points_of(view.contract->bid)), " by ",
                    view.contract->bidder == kYou ? "you" : name_of(view.contract->bidder));
    } else {
        out += join(". Highest bid: ", standing_bid(view));
    }
    return join(out, ". ", trump_told(view));
}

ResultWords result(const View& view) {
    ResultWords out;
    if (!view.result || !view.contract) return out;
    const Team side = view.result->bidding_side;
    const std::string needed = number(points_of(view.contract->target));
    const std::string took = number(points_taken(view, side));
    out.heading = join(side_of(view.result->winner), " win");
    out.sentence = join(bidders(*view.contract), " needed ", needed, " and took ", took);
    out.sentence += view.result->made ? ": contract made" : ": contract not made";
    out.needed = join("Needed ", needed);
    out.took = join("Took ", took);
    out.made = view.result->made ? "Contract made" : "Contract not made";
    out.ours = join(side_of(kYourSide), ": ", number(points_taken(view, kYourSide)));
    out.theirs = join(side_of(kOtherSide), ": ", number(points_taken(view, kOtherSide)));
    return out;
}

}  // namespace twentynine::words
