#include "words_hint.h"

#include "words_parts.h"

namespace twentynine::words {
namespace {

using bots::Explanation;
using bots::Reason;

constexpr std::string_view kWays = " of 100 ways the cards can lie";

// Without its suit, where that is plain to see.
std::string rank_of(Card card) {
    const std::string name = name_of(card);
    return name.substr(0, name.find(' '));
}

std::string_view one_of(Suit suit) {
    std::string_view name = name_of(suit);
    name.remove_suffix(1);
    return name;
}

std::string with_full_stop(std::string text) {
    text += '.';
    return text;
}

std::string only_action(Action action) {
    switch (action.kind()) {
        case Action::Kind::kPlay:
            return "This is the only card you may play.";
        case Action::Kind::kPass:
            return "You can only pass.";
        case Action::Kind::kAsk:
            return "You have to ask for trump.";
        default:
            return "Nothing else is open to you.";
    }
}

std::string under_partner(const Explanation& why) {
    const std::string won = join(of_name(*why.seat), " ", rank_of(*why.other), " has won this: ");
    switch (why.reason) {
        case Reason::kFeedPartner:
            return join(won, "give it your ", rank_of(why.action.card()), ".");
        case Reason::kDontTrumpPartner:
            return join(won, "no need to trump it.");
        case Reason::kKeepFromPartner:
            return join(won, "keep your ", rank_of(*why.kept), " for later.");
        default:
            return join(won, "your ", rank_of(why.action.card()), " is enough.");
    }
}

std::string as_last(const Explanation& why) {
    const std::string rank = rank_of(why.action.card());
    const std::string these = why.points == 1 ? "this point" : join("these ", points(why.points));
    if (why.reason == Reason::kLastRichest) {
        const std::string its = why.action.card().points() == 1
                                    ? std::string("its point")
                                    : join("its ", points(why.action.card().points()));
        return join("You play last: take it with the ", rank, " and bring ", its, " home.");
    }
    if (why.reason == Reason::kLastCheapest) {
        const std::string whole = join("You play last: the ", rank, " is enough");
        return why.points > 0 ? join(whole, " for ", these, ".") : with_full_stop(whole);
    }
    return join("You play last: your ", rank, " takes ", why.points > 0 ? these : "the trick", ".");
}

std::string trump_it(const Explanation& why) {
    const bool one = why.points == 1;
    const std::string lie = join("Trump it: ", points(why.points), one ? " lies there" : " lie there");
    if (why.reason == Reason::kTrumpIt) return with_full_stop(lie);
    return join(lie, ", and nobody can take ", one ? "it" : "them", " back.");
}

std::string cannot_win(const Explanation& why) {
    const std::string rank = rank_of(why.action.card());
    if (why.points == 0) return join("You can’t take this trick: throw the ", rank, ".");
    return join("You can’t take this trick: give no more than the ", rank, ".");
}

// What the contract does for whom the hint is.
std::string_view outcome(const Explanation& why) {
    return why.makes ? " makes the contract in " : " breaks the contract in ";
}

std::string best_chance(const Explanation& why) {
    const int chance = of_hundred(why.chance);
    const int next = of_hundred(why.next);
    const std::string lie = join("It", outcome(why), number(chance), kWays);
    if (chance == next) return join(lie, ", just ahead of the next best.");
    return join(lie, ", the next best in ", number(next), ".");
}

std::string nearly_best(const Explanation& why) {
    return join("It", outcome(why), join(number(of_hundred(why.chance)), kWays),
                ", as good as any, with more card points.");
}

std::string equal_chance(const Explanation& why) {
    return join("Whatever you do here, the contract is ", why.makes ? "made in " : "broken in ",
                number(of_hundred(why.chance)), kWays, ".");
}

// "you make 18 in 71 of 100 deals"; `with`: what is trump, where that isn't told elsewhere
std::string makes(const Explanation& why, std::string_view with = {}, std::string_view few = {}) {
    return join(join("you make ", number(why.points), with.empty() ? "" : " with ", with),
                join(" in ", few, number(of_hundred(why.chance)), " of 100 deals"));
}

// Chances of the first four cards alone, whatever is said and comes: not those that the review tells.
constexpr std::string_view kByThese = "By these four alone ";

std::string trump_for_four(const Explanation& why) {
    const std::string_view suit = name_of(*why.suit);
    switch (why.reason) {
        case Reason::kTrumpAlone:
            return join("All four are ", suit, ": by them alone ", makes(why), ".");
        case Reason::kTrumpLeast:
            return join(join("Your weakest ", one_of(*why.suit), ". By your four alone "), makes(why, suit),
                        ".");
        default:
            break;
    }
    return join(join(kByThese, makes(why, suit), ", with "), name_of(*why.other_suit), " in ",
                number(of_hundred(why.next)), ".");
}

std::string said(Action action) {
    const std::string_view would = "The expert would ";
    switch (action.kind()) {
        case Action::Kind::kPass:
            return join(would, "pass.");
        case Action::Kind::kBid:
            return join(would, "bid ", number(action.points()), ".");
        case Action::Kind::kTrump:
            return join(would, "make ", name_of(action.suit()), " trump.");
        case Action::Kind::kTrumpCard:
            return join(would, "set aside the ", name_of(action.card()), ".");
        case Action::Kind::kTrumpSeventh:
            return join(would, "leave trump to the seventh card.");
        case Action::Kind::kNoTrump:
            return join(would, "play without trump.");
        case Action::Kind::kPlay:
            return join(would, "play the ", name_of(action.card()), ".");
        case Action::Kind::kAsk:
            return join(would, "ask for trump.");
        case Action::Kind::kExpose:
            return join(would, "turn trump up.");
        case Action::Kind::kPair:
            return join(would, "show the pair.");
        case Action::Kind::kDouble:
            return join(would, "double.");
        case Action::Kind::kRedouble:
            return join(would, "redouble.");
        case Action::Kind::kSingle:
            return join(would, "play this hand alone.");
        case Action::Kind::kCancel:
            return join(would, "cancel the deal.");
    }
    return {};
}

}  // namespace

std::string advised(Action action) {
    switch (action.kind()) {
        case Action::Kind::kPass:
            return "Pass";
        case Action::Kind::kBid:
            return join("Bid ", number(action.points()));
        case Action::Kind::kTrump:
            return join(title_of(action.suit()), " as trump");
        case Action::Kind::kTrumpCard:
            return join("Set aside the ", name_of(action.card()));
        case Action::Kind::kTrumpSeventh:
            return "The seventh card as trump";
        case Action::Kind::kNoTrump:
            return "No trump";
        case Action::Kind::kPlay:
            return title_of(action.card());
        case Action::Kind::kAsk:
            return "Ask for trump";
        case Action::Kind::kExpose:
            return "Turn trump up";
        case Action::Kind::kPair:
            return "Show the pair";
        case Action::Kind::kDouble:
            return "Double";
        case Action::Kind::kRedouble:
            return "Redouble";
        case Action::Kind::kSingle:
            return "Play alone";
        case Action::Kind::kCancel:
            return "Cancel the deal";
    }
    return {};
}

std::string hint(const Explanation& why) {
    switch (why.reason) {
        case Reason::kOnlyAction:
            return only_action(why.action);
        case Reason::kMadeAlready:
            return "The contract is made already: play whatever you like.";
        case Reason::kBrokenAlready:
            return "The contract can’t be made any more: play whatever you like.";
        case Reason::kFeedPartner:
        case Reason::kPartnerHasIt:
        case Reason::kDontTrumpPartner:
        case Reason::kKeepFromPartner:
            return under_partner(why);
        case Reason::kLastTakes:
        case Reason::kLastCheapest:
        case Reason::kLastRichest:
            return as_last(why);
        case Reason::kTrumpIt:
        case Reason::kTrumpItSurely:
            return trump_it(why);
        case Reason::kNobodyBeats:
            return join("Nobody can beat your ", rank_of(why.action.card()), ": the trick is yours.");
        case Reason::kLeadTop:
            return join("Lead from the top: no stronger ", one_of(*why.suit), " is out.");
        case Reason::kStrongestLeft:
            return join(join("No stronger ", one_of(*why.suit), " is out: your "), rank_of(why.action.card()),
                        " takes this unless it is trumped.");
        case Reason::kDrawTrumps:
            return join("Draw trumps: ", number(why.count), why.count == 1 ? " is" : " are", " still out.");
        case Reason::kCheapLead:
            return join("A cheap lead: the ", rank_of(why.action.card()), " gives no points away.");
        case Reason::kCannotWin:
            return cannot_win(why);
        case Reason::kKeepForLater:
            return join("No points lie here: keep your ", rank_of(*why.kept), " for a better trick.");
        case Reason::kKeepTrumps:
            return "No points lie here: keep your trumps.";
        case Reason::kLikelyOurs:
            return join(join("This trick stays with your side in ", number(of_hundred(why.chance)), kWays),
                        ": add your ", rank_of(why.action.card()), ".");
        case Reason::kAskToTrump:
            return "With trump up you can take this trick.";
        case Reason::kShowPair:
            return join(why.makes ? "Your side then needs " : "They then need ", points(why.count),
                        why.makes ? " less." : " more.");
        case Reason::kCancel:
            return "Your cards hold no points: let them be dealt again.";
        case Reason::kBestChance:
            return best_chance(why);
        case Reason::kNearlyBest:
            return nearly_best(why);
        case Reason::kEqualChance:
            return equal_chance(why);
        case Reason::kBestCall:
            return join(join("Your side wins the deal in ", number(of_hundred(why.chance)), kWays),
                        ", with the next best in ", number(of_hundred(why.next)), ".");
        case Reason::kFourMake:
            return join(kByThese, makes(why), " with ", name_of(*why.suit), " as trump.");
        case Reason::kFourTooWeak:
            return join(kByThese, makes(why, {}, "only "), ", even with ", name_of(*why.suit), " as trump.");
        case Reason::kPartnerBids:
            return join(of_name(*why.seat), " ", number(why.points), " stands: leave it there.");
        case Reason::kTrumpForFour:
        case Reason::kTrumpAlone:
        case Reason::kTrumpLeast:
            return trump_for_four(why);
        case Reason::kSaid:
            return said(why.action);
    }
    return {};
}

}  // namespace twentynine::words
