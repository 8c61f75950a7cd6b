// The secret of trump: how it is chosen, how it comes up, and the pair that can be shown then.
#include "sections.h"

namespace twentynine::words {

namespace {

std::string how_it_is_chosen(const Ruleset& r) {
    constexpr std::string_view kFirst =
        "The highest bidder picks a trump suit in secret, knowing only their first four cards. ";
    constexpr std::string_view kRest = " Then four more cards go to each player.";
    if (sets_card_aside(r)) {
        return say(kFirst,
                   "One card of that suit is set aside for it, face down on the table, and can’t be played "
                   "before trump comes up.",
                   kRest);
    }
    return say(kFirst, "A marker keeps the choice; no card leaves anybody’s hand.", kRest);
}

void write_other_choices(Writer& page, const Ruleset& r) {
    if (r.seventh_card) {
        page.item(
            say("**Seventh card.** Instead, the bidder may leave the choice to the third of the four cards "
                "still to come: its suit is trump, and only the bidder sees which it is",
                sets_card_aside(r) ? ". That card is then the one set aside." : "."));
    }
    if (r.no_trump) {
        page.item(
            "**No trump.** The bidder may also play without one. Everybody hears it, nothing can come up "
            "later, and each trick goes to the highest card of the suit led.");
    }
}

constexpr std::string_view kHidden = "While trump is hidden its cards are cards like any others. ";

// 3(c) of the rules of 28: only where a card lies aside.
std::string by_itself(std::string_view beginning) {
    return say(beginning,
               " when the card set aside is the only one that the bidder has of the suit led, or the only "
               "one that they have at all.");
}

std::string in_force(const Ruleset& r) {
    std::string out =
        r.reveal_trick_counts
            ? "From that very trick on it is in force, for cards that already lie on the table too."
            : "From that very trick on it is in force, but cards that already lie on the table stay what "
              "they were when they were played.";
    if (sets_card_aside(r)) out += " The card set aside is back in the bidder’s hand.";
    return out;
}

std::string how_asking_goes(const Ruleset& r) {
    const bool anybody = r.reveal == Reveal::kOnRequest;
    std::string out =
        say("A player", anybody ? "" : " other than the bidder",
            " who has no card of the suit led may ask for trump, on their turn and before playing.");
    if (!r.asking_is_optional) {
        out = say("The first player", anybody ? "" : " other than the bidder",
                  " who has no card of the suit led has to ask for trump, before playing.");
    }
    if (r.asker_must_trump) out += " Whoever asked plays a trump to that trick if they hold one.";
    return out;
}

void write_reveal(Writer& page, const Ruleset& r) {
    switch (r.reveal) {
        case Reveal::kFirstVoid:
            page.paragraph(
                say(kHidden,
                    "It comes up by itself the first time that somebody, the bidder included, has no card of "
                    "the suit that was led",
                    sets_card_aside(r)
                        ? " (the one set aside is no card in hand), or leads with nothing left in hand. "
                        : ". ",
                    in_force(r)));
            return;
        case Reveal::kOnRequest:
            page.paragraph(say(kHidden, how_asking_goes(r),
                               sets_card_aside(r) ? by_itself(" Trump also comes up by itself") : ""));
            break;
        case Reveal::kThreeWays:
            page.paragraph(
                say(kHidden, "It can come up in ", sets_card_aside(r) ? "three" : "two", " ways:"));
            page.item(how_asking_goes(r));
            page.item("The bidder may turn it up on any turn of their own, before playing.");
            if (sets_card_aside(r)) page.item(by_itself("It comes up by itself"));
            break;
    }
    page.paragraph(say("Once up, it is up for everybody and for the rest of the deal. ", in_force(r)));
}

}  // namespace

void write_trump(Writer& page, const Ruleset& r) {
    page.heading("Trump");
    page.paragraph(how_it_is_chosen(r));
    write_other_choices(page, r);
    write_reveal(page, r);
}

void write_pair(Writer& page, const Ruleset& r) {
    if (r.pair_shift == 0) return;
    page.heading("The pair");
    page.paragraph(
        say("King and queen of trump in one hand are a pair. Once trump is up you may show yours on your "
            "turn, before playing",
            r.pair_needs_trick
                ? ", if your side has taken a trick since it came up; the trick in which it did counts. "
                : ". ",
            "The bidding side then needs ", r.pair_shift, r.pair_shift == 1 ? " point" : " points",
            " less if the pair is its own, as many more if it is the other side’s, but never less than ",
            r.minimum_bid, " nor more than ", points_in_play(r), "."));
    page.paragraph("Only one pair is shown in a deal. It brings nobody points of its own.");
}

}  // namespace twentynine::words
