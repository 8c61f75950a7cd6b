// Eight tricks, the hand that is played alone, and deals that are thrown in.
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
    const bool by_word = may_cancel(r);
    if (!by_word && !r.cancel_defenders_without_trump && !r.annul_unrevealed) return;
    page.heading("Deals that don’t count");
    page.paragraph(
        say("Such a deal is thrown in without a score, and the same dealer deals again.",
            by_word ? " To cancel it has to be the very first thing that you do on your first turn." : "",
            by_word && sets_card_aside(r) ? " The card set aside counts as yours." : ""));
    if (r.cancel_no_points_in_four) page.item(rule_of("cancel_no_points_in_four"));
    if (r.cancel_no_points_in_eight) page.item(rule_of("cancel_no_points_in_eight"));
    if (r.cancel_four_jacks) page.item(rule_of("cancel_four_jacks"));
    if (r.cancel_one_suit) page.item(rule_of("cancel_one_suit"));
    if (r.cancel_defenders_without_trump) page.item(rule_of("cancel_defenders_without_trump"));
    if (r.annul_unrevealed) page.item(rule_of("annul_unrevealed"));
}

}  // namespace twentynine::words
