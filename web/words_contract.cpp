// The contract, trump, the tricks and what the sides have taken, in words.
#include <algorithm>

#include "words_parts.h"

namespace twentynine::words {
namespace {

bool single(const View& view) {
    return view.contract && view.contract->single;
}

// What a side needs to win; nothing before there is a contract.
int needed(const View& view, Team team) {
    if (!single(view)) return points_needed(view.ruleset, *view.contract, team);
    return team == team_of(view.contract->bidder) ? kTricksInDeal : 1;
}

std::string times(int stakes) {
    return stakes > 1 ? join(" ×", number(stakes)) : std::string();
}

std::string_view doubled(int stakes) {
    return stakes == 1 ? "" : stakes == 2 ? ", doubled" : ", redoubled";
}

// The bid that would be outbid now and whose it is.
struct Highest {
    int points = 0;
    Seat seat{};
    bool contract = false;
};
std::optional<Highest> highest(const View& view) {
    std::optional<Highest> out;
    for (const Call& call : view.auction()) {
        if (call.bid) out = Highest{points_of(*call.bid), call.seat, false};
    }
    if (view.contract) out = Highest{points_of(view.contract->bid), view.contract->bidder, true};
    if (view.standing && view.standing->bid) {
        const int points = points_of(*view.standing->bid);
        if (!out || points > out->points || view.standing->seat != out->seat) {
            out = Highest{points, view.standing->seat, false};
        }
    }
    return out;
}

// What you may know of trump. Never up, at the deal's end it stays its bidder's secret.
std::string trump_told(const View& view) {
    if (view.no_trump) return "No trump.";
    if (!has_trump(view)) return "Trump is not chosen yet.";
    const bool over = view.phase == Phase::kOver;
    if (!view.trump) return over ? "Trump never came up." : "Trump is hidden.";
    const std::string trump = join("Trump: ", name_of(*view.trump));
    if (view.trump_revealed) return join(trump, ".");
    return join(trump, over ? ", and it never came up." : ", and only you know.");
}

}  // namespace

int taken(const View& view, Team team) {
    if (!single(view)) return view.points[static_cast<std::size_t>(team)];
    int tricks = 0;
    for (const Trick& trick : view.finished()) {
        if (team_of(trick.winner) == team) ++tricks;
    }
    return tricks;
}

std::string taken_told(const View& view, Team team) {
    const int value = taken(view, team);
    if (!single(view)) return points(value);
    if (value == 0) return "no tricks";
    return join(number(value), value == 1 ? " trick" : " tricks");
}

std::string standing_bid(const View& view) {
    const std::optional<Highest> bid = highest(view);
    if (!bid) return "No bid yet";
    return join(number(bid->points), " · ", name_of(bid->seat));
}

Standing standing(const View& view) {
    Standing out;
    out.note = join("Bids from ", number(view.ruleset.minimum_bid), " to ", number(view.ruleset.maximum_bid));
    const std::optional<Highest> bid = highest(view);
    if (!bid) return out;
    out.number = number(bid->points);
    out.note = join(of_name(bid->seat), bid->contract ? " contract" : " bid",
                    bid->contract ? doubled(view.contract->stakes) : "");
    return out;
}

ContractTold contract(const View& view) {
    ContractTold out;
    out.label = view.contract ? "Contract" : "Bid";
    out.value = standing_bid(view);
    const std::optional<Highest> bid = highest(view);
    if (!view.contract || !bid || !bid->contract) {
        if (view.contract) out.label = "Bid";
        return out;
    }
    const Contract& contract = *view.contract;
    const std::string_view name = name_of(contract.bidder);
    const std::string stakes = times(contract.stakes);
    if (contract.single) {
        out = {"Single hand", std::string(name), true, join("Single · ", name)};
    } else if (contract.target != contract.bid) {
        out.value = join(number(points_of(contract.bid)), " → ", number(points_of(contract.target)));
        out = {join(name, stakes), out.value, true, join(out.value, " · ", name, stakes)};
    } else if (contract.stakes > 1) {
        out = {join("Contract", stakes), out.value, true, join(out.value, stakes)};
    }
    return out;
}

std::string trick_caption(int trick) {
    return join("Trick ", number(trick), " of ", number(kTricksInDeal));
}

std::string trick_taken(const Trick& trick) {
    return join(does(trick.winner, "take", "takes"), " the trick: ", points(trick.points));
}

std::string trick_summary(const Trick& trick) {
    std::string out;
    for (int i = 0; i < trick.count; ++i) {
        out += join(name_of(trick.seat_of(i)), ": ", name_of(trick.cards[static_cast<std::size_t>(i)]),
                    i + 1 < trick.count ? ", " : ".");
    }
    return out;
}

std::string points_of_needed(const View& view, Team team, int moving) {
    std::string have = number(taken(view, team));
    if (!view.contract) return have;
    const bool bidding = team == team_of(view.contract->bidder);
    return join(have, " of ", number(needed(view, team) + (bidding ? moving : -moving)));
}

bool has_trump(const View& view) {
    if (view.no_trump) return false;
    return view.trump || trump_chosen(view.phase) || (view.phase == Phase::kRedeal && view.contract);
}

std::string strip_summary(const View& view) {
    std::string out = join("Your side has ", taken_told(view, kYourSide));
    if (view.contract) {
        const Contract& contract = *view.contract;
        const std::string_view bidder = contract.bidder == kYou ? "you" : name_of(contract.bidder);
        out += join(" and needs ", number(needed(view, kYourSide)), ". ", side_of(kOtherSide));
        out += join(" have ", taken_told(view, kOtherSide));
        if (contract.single) {
            out += join(". Single hand by ", bidder);
        } else {
            out += join(". Contract ", number(points_of(contract.bid)), " by ", bidder,
                        doubled(contract.stakes));
        }
        if (contract.target != contract.bid && !contract.single) {
            out += join(", moved to ", number(points_of(contract.target)), " by a pair");
        }
        if (view.phase == Phase::kSecondAuction) out += join(". Highest bid: ", standing_bid(view));
    } else {
        out += join(". Highest bid: ", standing_bid(view));
    }
    return join(out, ". ", trump_told(view));
}

std::string card_aside(const View& view) {
    if (!view.card_lies_aside || !view.contract) return {};
    if (view.set_aside) return join("Your ", name_of(*view.set_aside), " lies face down. Only you know it.");
    return join(of_name(view.contract->bidder), " trump card lies face down.");
}

}  // namespace twentynine::words
