// What hints say: one sentence for each reason, in the words of the table.
#include "web/words_hint.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <utility>
#include <vector>

using namespace twentynine;
using bots::Explanation;
using bots::Reason;

namespace {

Card card(std::string_view text) {
    return *card_from_string(text);
}
Action play(std::string_view text) {
    return Action::play(card(text));
}
bots::Chance percent(int of_hundred) {
    return of_hundred * bots::kSure / 100;
}

Explanation why(Reason reason, Action action, int points = 0) {
    Explanation out;
    out.reason = reason;
    out.action = action;
    if (action.kind() == Action::Kind::kPlay) out.suit = action.card().suit();
    out.points = points;
    return out;
}
Explanation under_partner(Reason reason, std::string_view held, std::string_view played) {
    Explanation out = why(reason, play(played), card(played).points());
    out.seat = Seat::k2;
    out.other = card(held);
    return out;
}
std::string said(const Explanation& explanation) {
    return words::hint(explanation);
}

}  // namespace

TEST_CASE("A hint says what the partner's card is worth to you") {
    CHECK(said(under_partner(Reason::kFeedPartner, "JH", "TH")) ==
          "Partner’s jack has won this: give it your ten.");
    CHECK(said(under_partner(Reason::kPartnerHasIt, "9S", "7S")) ==
          "Partner’s nine has won this: your seven is enough.");
    CHECK(said(under_partner(Reason::kDontTrumpPartner, "JH", "7S")) ==
          "Partner’s jack has won this: no need to trump it.");
    Explanation keep = under_partner(Reason::kKeepFromPartner, "TC", "7C");
    keep.kept = card("JC");
    CHECK(said(keep) == "Partner’s ten has won this: keep your jack for later.");
    Explanation likely = why(Reason::kLikelyOurs, play("TC"));
    likely.chance = percent(93);
    CHECK(said(likely) ==
          "This trick stays with your side in 93 of 100 ways the cards can lie: add your ten.");
}

TEST_CASE("A hint counts the points of a trick that can be taken") {
    CHECK(said(why(Reason::kLastTakes, play("JS"), 5)) == "You play last: your jack takes these 5 points.");
    CHECK(said(why(Reason::kLastTakes, play("QS"), 1)) == "You play last: your queen takes this point.");
    CHECK(said(why(Reason::kLastTakes, play("QS"))) == "You play last: your queen takes the trick.");
    CHECK(said(why(Reason::kLastCheapest, play("QS"), 3)) ==
          "You play last: the queen is enough for these 3 points.");
    CHECK(said(why(Reason::kLastCheapest, play("QS"))) == "You play last: the queen is enough.");
    CHECK(said(why(Reason::kLastRichest, play("TC"), 2)) ==
          "You play last: take it with the ten and bring its point home.");
    CHECK(said(why(Reason::kLastRichest, play("9C"), 2)) ==
          "You play last: take it with the nine and bring its 2 points home.");
    CHECK(said(why(Reason::kTrumpIt, play("7H"), 4)) == "Trump it: 4 points lie there.");
    CHECK(said(why(Reason::kTrumpIt, play("7H"), 1)) == "Trump it: 1 point lies there.");
    CHECK(said(why(Reason::kTrumpItSurely, play("JH"), 4)) ==
          "Trump it: 4 points lie there, and nobody can take them back.");
    CHECK(said(why(Reason::kNobodyBeats, play("JD"))) == "Nobody can beat your jack: the trick is yours.");
    CHECK(said(why(Reason::kStrongestLeft, play("9S"))) ==
          "No stronger spade is out: your nine takes this unless it is trumped.");
}

TEST_CASE("A hint says what a lead is for, and what is kept") {
    CHECK(said(why(Reason::kLeadTop, play("9D"))) == "Lead from the top: no stronger diamond is out.");
    CHECK(said(why(Reason::kCheapLead, play("7C"))) == "A cheap lead: the seven gives no points away.");
    Explanation draw = why(Reason::kDrawTrumps, play("JH"));
    draw.count = 3;
    CHECK(said(draw) == "Draw trumps: 3 are still out.");
    draw.count = 1;
    CHECK(said(draw) == "Draw trumps: 1 is still out.");
    CHECK(said(why(Reason::kCannotWin, play("7C"))) == "You can’t take this trick: throw the seven.");
    CHECK(said(why(Reason::kCannotWin, play("TC"), 1)) ==
          "You can’t take this trick: give no more than the ten.");
    Explanation keep = why(Reason::kKeepForLater, play("7C"));
    keep.kept = card("9C");
    CHECK(said(keep) == "No points lie here: keep your nine for a better trick.");
    CHECK(said(why(Reason::kKeepTrumps, play("7C"))) == "No points lie here: keep your trumps.");
    CHECK(said(why(Reason::kOnlyAction, play("7C"))) == "This is the only card you may play.");
    CHECK(said(why(Reason::kOnlyAction, Action::pass())) == "You can only pass.");
    CHECK(said(why(Reason::kMadeAlready, play("7C"))) ==
          "The contract is made already: play whatever you like.");
    CHECK(said(why(Reason::kBrokenAlready, play("7C"))) ==
          "The contract can’t be made any more: play whatever you like.");
}

TEST_CASE("Where there is no simple reason a hint tells the chances, for the side that it is for") {
    Explanation best = why(Reason::kBestChance, play("TC"));
    best.chance = percent(62);
    best.next = percent(48);
    best.makes = true;
    CHECK(said(best) == "It makes the contract in 62 of 100 ways the cards can lie, the next best in 48.");
    best.makes = false;
    best.next = best.chance - 1;
    CHECK(said(best) ==
          "It breaks the contract in 62 of 100 ways the cards can lie, just ahead of the next best.");
    best.reason = Reason::kNearlyBest;
    best.next = best.chance + 1;
    CHECK(
        said(best) ==
        "It breaks the contract in 62 of 100 ways the cards can lie, as good as any, with more card points.");
    best.reason = Reason::kEqualChance;
    CHECK(said(best) == "Whatever you do here, the contract is broken in 62 of 100 ways the cards can lie.");
}

TEST_CASE("Before the play a hint tells what the first four cards are worth") {
    Explanation four = why(Reason::kFourMake, Action::bid(18), 18);
    four.suit = Suit::kHearts;
    four.chance = percent(71);
    CHECK(said(four) == "By these four alone you make 18 in 71 of 100 deals with hearts as trump.");
    four.reason = Reason::kFourTooWeak;
    four.chance = percent(31);
    CHECK(said(four) ==
          "By these four alone you make 18 in only 31 of 100 deals, even with hearts as trump.");
    four.reason = Reason::kTrumpForFour;
    four.other_suit = Suit::kSpades;
    four.next = percent(24);
    CHECK(said(four) == "By these four alone you make 18 with hearts in 31 of 100 deals, with spades in 24.");
    four.reason = Reason::kTrumpAlone;
    CHECK(said(four) == "All four are hearts: by them alone you make 18 in 31 of 100 deals.");
    four.reason = Reason::kTrumpLeast;
    CHECK(said(four) == "Your weakest heart. By your four alone you make 18 with hearts in 31 of 100 deals.");
    Explanation call = why(Reason::kBestCall, Action::plain(Action::Kind::kDouble));
    call.chance = percent(62);
    call.next = percent(48);
    CHECK(said(call) ==
          "Your side wins the deal in 62 of 100 ways the cards can lie, with the next best in 48.");
    Explanation partner = why(Reason::kPartnerBids, Action::pass(), 17);
    partner.seat = Seat::k2;
    CHECK(said(partner) == "Partner’s 17 stands: leave it there.");
}

TEST_CASE("What a hint advises has the name that its control has, or is plain") {
    const std::vector<std::pair<std::string_view, std::string_view>> names{
        {"pass", "Pass"},
        {"bid 18", "Bid 18"},
        {"trump H", "Hearts as trump"},
        {"trump 7H", "Set aside the seven of hearts"},
        {"trump seventh", "The seventh card as trump"},
        {"trump none", "No trump"},
        {"play JS", "Jack of spades"},
        {"ask", "Ask for trump"},
        {"expose", "Turn trump up"},
        {"pair", "Show the pair"},
        {"double", "Double"},
        {"redouble", "Redouble"},
        {"single", "Play alone"},
        {"cancel", "Cancel the deal"}};
    for (const auto& [action, name] : names) CHECK(words::advised(*action_from_string(action)) == name);
}

TEST_CASE("Every reason has a short sentence that ends, without haste") {
    for (int i = 0; i < bots::kReasons; ++i) {
        const auto reason = static_cast<Reason>(i);
        Explanation full = why(reason, play("9D"), 28);
        full.seat = Seat::k2;
        full.other = card("QD");
        full.kept = card("JD");
        full.suit = Suit::kDiamonds;
        full.other_suit = Suit::kDiamonds;
        full.instead = Action::pass();
        full.count = 8;
        full.chance = bots::kSure;
        full.next = bots::kSure;
        full.makes = true;
        const std::string sentence = said(full);
        INFO(bots::name_of(reason) << ": " << sentence);
        REQUIRE(sentence.size() > 10);
        CHECK(sentence.size() < 110);
        CHECK(sentence.back() == '.');
        CHECK(sentence.find('!') == std::string::npos);
        CHECK(sentence.find("  ") == std::string::npos);
        CHECK(sentence.find('\t') == std::string::npos);
    }
}
