// Eight tricks, the hand that is played alone, and deals that are thrown in.
#include <vector>

#include "sections.h"

namespace twentynine::words {

void write_play(Writer& page, const Ruleset& r) {
    page.heading("The play");
    page.item(say("The player at the dealer’s ", next_side(r),
                  " leads the first trick, whoever made the contract. After that the winner of each trick "
                  "leads the next."));
    page.item(say("Follow the suit led if you hold it. If you don’t, play any card: nobody ever has to trump",
                  r.asker_must_trump ? ", but for the one who asked." : "."));
    if (!r.bidder_may_lead_hidden_trump) {
        page.item(
            "As long as trump is hidden, the bidder leads a card of that suit only when they hold nothing "
            "else.");
    }
    page.item(
        "The highest trump in the trick wins it, once trump is up. Without a trump, the highest card of the "
        "suit led wins.");
    page.item("The winner’s side takes the points of all four cards.");
}

void write_single_hand(Writer& page, const Ruleset& r) {
    if (!r.single_hand) return;
    page.heading("A single hand");
    page.paragraph(
        say("Before the first card, each player in turn, from the dealer’s ", next_side(r),
            " on, may promise to take all eight tricks alone. The first to do so plays a single hand: there "
            "is no trump, their partner sits out with all cards face down, and they lead the first trick."));
    page.paragraph(
        "All eight taken, their side wins three game points; one trick lost, it loses three. That takes the "
        "place of the contract, whatever was bid.");
}

void write_cancelling(Writer& page, const Ruleset& r) {
    std::vector<std::string> hands;
    if (r.cancel_no_points_in_eight) hands.emplace_back("eight cards without a single point");
    if (r.cancel_four_jacks) hands.emplace_back("all four jacks");
    if (r.cancel_one_suit) hands.emplace_back("eight cards of one suit");
    const bool by_word = may_cancel(r);
    if (!by_word && !r.cancel_defenders_without_trump && !r.annul_unrevealed) return;
    page.heading("Deals that don’t count");
    page.paragraph("Such a deal is thrown in without a score, and the same dealer deals again.");
    if (r.cancel_no_points_in_four) {
        page.item(
            "The first player to speak in the auction may cancel the deal with four cards that hold no "
            "points, instead of a bid or a pass.");
    }
    if (!hands.empty()) {
        page.item(say("On their first turn of the play, before anything else, a player may cancel with ",
                      listed(hands, "or"),
                      sets_card_aside(r) ? "; the card set aside counts as theirs." : "."));
    }
    if (r.cancel_defenders_without_trump) {
        page.item(
            "If trump comes up and the side against the contract has none of it, in hand or in that trick, "
            "the deal is cancelled by itself.");
    }
    if (r.annul_unrevealed) {
        page.item(
            "If all eight tricks are played and the trump that was chosen never came up, the deal is "
            "annulled.");
    }
}

}  // namespace twentynine::words
