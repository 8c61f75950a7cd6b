// At the controls, and what newcomers from other tables should know.
#include <vector>

#include "sections.h"

namespace twentynine::words {

namespace {

// The words that are said now and then, with their keys.
std::vector<std::string> words_with_keys(const Ruleset& r) {
    std::vector<std::string> words;
    if (r.reveal != Reveal::kFirstVoid) words.emplace_back("`A` asks for trump");
    if (r.reveal == Reveal::kThreeWays) words.emplace_back("`E` turns it up as the bidder");
    if (r.pair_shift != 0) words.emplace_back("`R` shows the pair");
    if (may_cancel(r)) words.emplace_back("`C` cancels the deal");
    return words;
}

std::string how_to_bid(const Ruleset& r) {
    std::string out =
        "**Bidding:** type a number or step it with − and +, then `B` to bid or `P` to pass (outside the "
        "number field). Enter in the field bids.";
    if (r.doubling != Doubling::kNone) {
        out += r.doubling == Doubling::kRedouble ? " `D` doubles and redoubles." : " `D` doubles.";
    }
    if (r.single_hand) out += " `S` promises a single hand.";
    return out;
}

void write_how_to_choose_trump(Writer& page, const Ruleset& r) {
    if (!sets_card_aside(r) && !r.seventh_card && !r.no_trump) return;
    std::string out =
        sets_card_aside(r)
            ? "**Trump:** press the card of your hand that is to lie aside, or its number, then Set aside."
            : "**Trump:** press one of the suits.";
    if (r.seventh_card) out += " Seventh card leaves it to the deal.";
    if (r.no_trump) out += " No trump goes without.";
    page.item(std::move(out));
}

// What the name of the table, or its place among others, asks to be said.
std::string character_of(const Ruleset& r) {
    if (r.id == "arcade29" || r.id == "classic29") {
        return say("The lowest bid here is ", r.minimum_bid,
                   ". That is a well-known way to play; many tables, and Pagat’s main description of the "
                   "game, begin at 15.");
    }
    if (r.id == "ranked28") {
        return "The game is called 28 after the points in the pack. Its auction has a single stage, so that "
               "nobody can be shut out of it before they have spoken.";
    }
    if (r.id == "club28") {
        return "The game is called 28 after the points in the pack. The two stages are a custom of clubs: a "
               "quick jump can shut out somebody who hasn’t spoken yet.";
    }
    return "Somebody made these rules for a table of their own. They may differ from those of the house in "
           "any line.";
}

std::string what_there_is_not(const Ruleset& r) {
    std::vector<std::string> missing;
    if (r.pair_shift == 0) missing.emplace_back("no pair of king and queen");
    if (r.doubling == Doubling::kNone) missing.emplace_back("no doubling");
    if (!r.seventh_card) missing.emplace_back("no trump by the seventh card");
    if (!r.last_trick_point) missing.emplace_back("no bonus for the last trick");
    if (r.match_target == 0) missing.emplace_back("no running score");
    return missing.empty() ? "" : say(" There is ", listed(missing, "and"), ".");
}

}  // namespace

void write_controls(Writer& page, const Ruleset& r) {
    page.heading("At the controls");
    page.item(how_to_bid(r));
    write_how_to_choose_trump(page, r);
    page.item(
        "**Playing:** press a card to lift it, another to change your mind, then Play. `1` to `8` lift the "
        "numbered legal cards, and Enter plays.");
    const std::vector<std::string> words = words_with_keys(r);
    if (!words.empty()) page.item(say("**When the rules let you:** ", listed(words, "and"), "."));
    page.item(
        "**Next trick** goes on when you have seen enough. `L` shows the last one again. Tab and Space reach "
        "everything.");
}

void write_about(Writer& page, const Ruleset& r) {
    page.heading("About this table");
    page.paragraph(
        say(character_of(r), r.match_target == 0 ? " One deal is a whole game." : "", what_there_is_not(r)));
    page.paragraph(
        "The three bots know their own cards, what has been played for all to see, and their own secret "
        "trump when they are the bidder. How well each of them plays is chosen on the start screen.");
}

}  // namespace twentynine::words
