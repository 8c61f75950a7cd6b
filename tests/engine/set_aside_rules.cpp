// The card set aside, until it comes up. Sources: "The three reveals" of the rules of 28 and its notes 3(c),
// 5 and 7.
#include <catch2/catch.hpp>

#include "engine/view.h"
#include "house_table.h"

namespace twentynine {
namespace {

using namespace testing;

// Seat 1 bids and has only one heart and one diamond.
const Hands kShort{"JS 9S AS TS JH 9H AH TH", "7H 8D JC 9C AC TC KC QC", "KS QS KH QH JD 9D AD TD",
                   "8S 7S 8H 8C 7C KD QD 7D"};

Deal bid_by_seat_1(const Ruleset& rules, const Hands& hands, std::string_view trump) {
    Deal deal = deal_by(rules, hands, Seat::k3, {"pass", "bid 16", "pass", "pass"});
    while (deal.phase() == Phase::kAuction) act(deal, "pass");
    REQUIRE_FALSE(act(deal, trump));
    return deal;
}

TEST_CASE("the card set aside can't be played while it lies there") {
    Deal deal = bid_by_seat_1(*ruleset_named("ranked28"), kMixed, "trump 9H");
    act(deal, "play JS");
    CHECK(refusal(deal, "play 9H") == Refusal::kSetAside);
    CHECK(deal.legal_actions().size() == 8);  // seven cards and the word to expose it
}

TEST_CASE("it comes up by itself when it is the bidder's only card of the suit led, however trump does") {
    for (const Reveal reveal : {Reveal::kThreeWays, Reveal::kOnRequest, Reveal::kFirstVoid}) {
        const Ruleset rules = table("ranked28", [reveal](Ruleset& r) {
            r.reveal = reveal;
            r.asker_must_trump = reveal != Reveal::kFirstVoid;
        });
        Deal deal = bid_by_seat_1(rules, kShort, "trump 7H");
        act(deal, "play JH");
        CHECK(deal.trump_revealed());
        CHECK(last_event(deal) == Event{Event::Kind::kTrumpRevealed, Seat::k1, 0, Suit::kHearts, card("7H")});
        CHECK(legal(deal) == Texts{"play 7H"});
        CHECK_FALSE(deal.set_aside());
        for (const Seat seat : kSeats) {
            CHECK(view_of(deal, seat).turned_up == card("7H"));
            CHECK_FALSE(view_of(deal, seat).card_lies_aside);
        }
    }
}

TEST_CASE("it stays down while the bidder holds another card of the suit led, which it plays") {
    Deal deal = bid_by_seat_1(*ruleset_named("ranked28"), kMixed, "trump JH");
    // Dev's partner Mira bid; You lead what Mira can't follow.
    for (const char* action : {"play JS", "play 9D", "play JC", "play 7H"}) REQUIRE_FALSE(act(deal, action));
    CHECK_FALSE(deal.trump_revealed());
}

TEST_CASE("a void bidder plays on with it face down") {
    const Hands hands{"JS 9S AS TS KS QS 8S 7S", "JH 9H AH TH JD 9D AD TD", "JC 9C AC TC KC QC 8C 7C",
                      "KH QH 8H 7H KD QD 8D 7D"};
    Deal deal = bid_by_seat_1(*ruleset_named("ranked28"), hands, "trump 9H");
    act(deal, "play JS");
    CHECK_FALSE(deal.trump_revealed());
    CHECK_FALSE(refusal(deal, "play JD"));
    CHECK_FALSE(refusal(deal, "play JH"));
}

TEST_CASE("trump that comes up at the first void seat brings the card back to the bidder's hand") {
    const Ruleset rules = table("arcade29", [](Ruleset& r) { r.trump_choice = TrumpChoice::kSetAsideCard; });
    Deal deal = deal_by(rules, kLong, Seat::k3, {"pass", "pass", "pass", "trump AD", "play JS"});
    CHECK(deal.revealed_by() == Seat::k1);
    CHECK(deal.turned_up() == card("AD"));
    CHECK(deal.hand(Seat::k3).size() == 8);
}

TEST_CASE("a bidder who asks has the card back, and owes a trump") {
    const Ruleset rules = table("classic29", [](Ruleset& r) { r.trump_choice = TrumpChoice::kSetAsideCard; });
    Deal deal = bid_by_seat_1(rules, kMixed, "trump 9H");
    act(deal, "play JS");
    REQUIRE_FALSE(act(deal, "ask"));
    CHECK(legal(deal) == Texts{"play 9H", "play AH", "play JH", "play TH"});
}

TEST_CASE("it comes up when it is the only card that the bidder has") {
    // Nobody is ever void here, so trump hides to the end.
    for (const char* id : {"ranked28", "arcade29"}) {
        const Ruleset rules = table(id, [](Ruleset& r) { r.trump_choice = TrumpChoice::kSetAsideCard; });
        Deal deal = deal_by(rules, kEven, Seat::k3, {"bid 16", "pass", "pass", "pass", "trump 9S"});
        for (int played = 0; played < 28; ++played) {
            const LegalActions actions = deal.legal_actions();
            REQUIRE_FALSE(deal.apply(actions[0]));
            CHECK(deal.trump_revealed() == (played == 27));
        }
        CHECK(deal.turn() == Seat::k0);
        CHECK(legal(deal) == Texts{"play 9S"});
        CHECK(deal.reveal_trick() == 7);
    }
}

}  // namespace
}  // namespace twentynine
