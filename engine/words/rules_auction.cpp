// How a contract is made: the auction, doubling, and the second auction on eight cards.
#include "people.h"
#include "sections.h"

namespace twentynine::words {

namespace {

std::string who_speaks_first(const Ruleset& r) {
    const bool you = r.first_dealer == Seat::k0;
    return say("Everyone is dealt four cards. The player at the dealer’s ", next_side(r),
               " speaks first, and the turn goes round ",
               r.direction == Direction::kClockwise ? "clockwise" : "counter-clockwise", ". ",
               person_at(r.first_dealer), you ? " deal first." : " deals first.");
}

std::string what_a_bid_is(const Ruleset& r) {
    if (r.minimum_bid == r.maximum_bid) {
        return say("On your turn, bid or pass. The only bid there is is ", r.minimum_bid, ".");
    }
    return say("On your turn, bid or pass. A bid is a whole number from ", r.minimum_bid, " to ",
               r.maximum_bid, r.equal_bid == EqualBid::kNever ? " and higher" : " and, as a rule, higher",
               " than the one before.");
}

std::string how_it_ends(const Ruleset& r) {
    if (r.after_pass == AfterPass::kMayReturn) {
        return "Three passes one after another end the auction. A bid starts that count again, and whoever "
               "passed may bid when the turn comes back.";
    }
    return "Whoever passes is out of the auction for good. It ends when only the highest bidder is left.";
}

}  // namespace

void write_auction(Writer& page, const Ruleset& r) {
    page.heading("The auction");
    page.item(who_speaks_first(r));
    page.item(what_a_bid_is(r));
    if (r.equal_bid == EqualBid::kTakesOverFromDealersSide) {
        page.item(
            "One side may also bid level: the one that isn’t dealing takes over a bid of the dealer’s side "
            "by naming the same number. The dealer’s side always has to go higher, and nobody bids level "
            "with their partner.");
    }
    if (r.over_partner_from > r.minimum_bid) {
        page.item(say("To go over your own partner’s bid you need at least ", r.over_partner_from, "."));
    }
    if (r.stage_one_ceiling != 0) {
        page.item(say("There are two stages. In the first, everybody may bid up to ", r.stage_one_ceiling,
                      ". As soon as the bid stands there, the second begins: only players who have made a "
                      "bid go on, above ",
                      r.stage_one_ceiling,
                      ", and the others are out. If nobody is left to answer, it is over."));
    }
    page.item(how_it_ends(r));
    page.item(say("A bid of ", r.maximum_bid, " ends the auction at once."));
    if (r.nobody_bids == NobodyBids::kDealerTakesMinimum) {
        page.item(
            say("If the first three players pass and nobody has bid, the dealer must take the contract at ",
                r.minimum_bid, "."));
    } else {
        page.item("If all four pass and nobody has bid, there is no score, and the same dealer deals again.");
    }
}

void write_doubling(Writer& page, const Ruleset& r) {
    if (r.doubling == Doubling::kNone) return;
    page.heading("Doubling");
    page.paragraph(
        "After the auction the two players against the contract are asked in turn, first the one who follows "
        "the bidder: double, or pass. Doubled, the deal counts twice its game points.");
    if (r.doubling == Doubling::kRedouble) {
        page.paragraph(
            "To a double the bidder, and then the bidder’s partner, may answer with a redouble: the deal "
            "counts four times.");
    }
}

void write_second_auction(Writer& page, const Ruleset& r) {
    if (r.second_auction_from == 0) return;
    page.heading("The second auction");
    page.paragraph(say("With all eight cards in hand everybody may bid once more, from ",
                       r.second_auction_from,
                       " and always above the contract, beginning again at the dealer’s ", next_side(r),
                       ". The contract stands as the bid to beat; its holder is asked only after somebody "
                       "has gone higher."));
    page.item("If nobody does, the contract stays as it is.");
    page.item(say("A new contract has its trump chosen anew, from eight cards",
                  sets_card_aside(r) ? "; the card set aside for the old one goes back to its hand" : "",
                  r.doubling != Doubling::kNone
                      ? ". An earlier double is void, and the new contract may be doubled."
                      : "."));
    page.item(say("Where the contract is ", r.maximum_bid, " already, there is no second auction."));
}

}  // namespace twentynine::words
