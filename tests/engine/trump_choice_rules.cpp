// The choice of trump at the other tables. Sources: "The concealed trump" of the rules of 28; the house rules
// "the seventh card as trump" and "no-trump".
#include <catch2/catch.hpp>

#include "engine/view.h"
#include "house_table.h"

namespace twentynine {
namespace {

using namespace testing;

Ruleset with(std::string_view id, bool seventh_card, bool no_trump) {
    return table(id, [=](Ruleset& r) {
        r.seventh_card = seventh_card;
        r.no_trump = no_trump;
    });
}

TEST_CASE("at tables of 28 trump is one of the bidder's four cards, set face down") {
    Deal deal = deal_by(*ruleset_named("ranked28"), kEven, Seat::k3, {"bid 14", "pass", "pass", "pass"});
    CHECK(legal(deal) == Texts{"trump 9H", "trump 9S", "trump JH", "trump JS"});
    CHECK(refusal(deal, "trump JC") == Refusal::kNotInHand);
    CHECK(refusal(deal, "trump H") == Refusal::kNotPlayedHere);
    CHECK(refusal(deal, "trump seventh") == Refusal::kNotPlayedHere);
    CHECK(refusal(deal, "trump none") == Refusal::kNotPlayedHere);
    act(deal, "trump 9H");
    CHECK(deal.set_aside() == card("9H"));
    CHECK(deal.trump() == Suit::kHearts);
    CHECK(deal.hand(Seat::k0).size() == 7);
    CHECK_FALSE(deal.hand(Seat::k0).contains(card("9H")));
    const Deal marker = deal_with(kEven, Seat::k3, {"pass", "pass", "pass"});
    CHECK(refusal(marker, "trump 8S") == Refusal::kNotPlayedHere);
}

TEST_CASE("the card set aside is its bidder's secret: others see only that one lies there") {
    const Deal deal =
        deal_by(*ruleset_named("ranked28"), kEven, Seat::k3, {"bid 14", "pass", "pass", "pass", "trump 9H"});
    for (const Seat seat : kSeats) {
        const View view = view_of(deal, seat);
        const bool knows = seat == Seat::k0;
        CHECK(view.card_lies_aside);
        CHECK(view.set_aside.has_value() == knows);
        CHECK(view.trump.has_value() == knows);
        CHECK(view.card_counts == std::array{7, 8, 8, 8});
        CHECK(view.said[4].hidden != knows);
        const Event chosen = event_for(deal.events()[0], seat);
        CHECK(chosen.kind == Event::Kind::kTrumpChosen);
        CHECK(chosen.card.has_value() == knows);
        CHECK(chosen.suit.has_value() == knows);
    }
}

TEST_CASE("the seventh card: its suit is trump, and the others can't tell it from another choice") {
    const Ruleset rules = with("classic29", true, false);
    const auto choose = [&rules](std::string_view trump) {
        return deal_by(rules, kEven, Seat::k3, {"bid 16", "pass", "pass", "pass", trump});
    };
    const Deal seventh = choose("trump seventh");
    CHECK(seventh.trump() == Suit::kDiamonds);  // JS 9S JH 9H JC 9C and then JD
    CHECK_FALSE(seventh.set_aside());
    CHECK(view_of(seventh, Seat::k0).trump == Suit::kDiamonds);
    const Deal named = choose("trump D");
    for (const Seat seat : {Seat::k1, Seat::k2, Seat::k3}) {
        CHECK(view_of(seventh, seat) == view_of(named, seat));
        REQUIRE(seventh.events().size() == named.events().size());
        for (std::size_t i = 0; i < named.events().size(); ++i) {
            CHECK(event_for(seventh.events()[i], seat) == event_for(named.events()[i], seat));
        }
    }
}

TEST_CASE("the seventh card is the one set aside where a card is") {
    const Deal deal = deal_by(with("ranked28", true, false), kEven, Seat::k3,
                              {"bid 16", "pass", "pass", "pass", "trump seventh"});
    CHECK(deal.set_aside() == card("JD"));
    CHECK(deal.hand(Seat::k0).size() == 7);
}

TEST_CASE("there is a seventh card only for the first choice") {
    const Ruleset rules = table("classic29", [](Ruleset& r) {
        r.seventh_card = true;
        r.second_auction_from = 24;
    });
    const Deal deal =
        deal_by(rules, kEven, Seat::k3,
                {"bid 16", "pass", "pass", "pass", "trump seventh", "bid 24", "pass", "pass", "pass"});
    CHECK(deal.phase() == Phase::kTrump);
    CHECK(refusal(deal, "trump seventh") == Refusal::kWrongPhase);
    CHECK(legal(deal) == Texts{"trump C", "trump D", "trump H", "trump S"});
}

TEST_CASE("no-trump is said aloud, and then nothing is hidden and nothing is trump") {
    for (const char* id : {"arcade29", "classic29", "ranked28"}) {
        INFO(id);
        Deal deal = deal_by(with(id, false, true), kMixed, Seat::k3,
                            {"bid 16", "pass", "pass", "pass", "trump none"});
        CHECK(deal.events()[0] == Event{Event::Kind::kNoTrump, Seat::k0, 0, {}, {}});
        CHECK_FALSE(deal.trump());
        for (const Seat seat : kSeats) {
            CHECK(view_of(deal, seat).no_trump);
            CHECK_FALSE(view_of(deal, seat).trump_revealed);
            CHECK(view_of(deal, seat).said[4] ==
                  Said{Seat::k0, Action::plain(Action::Kind::kNoTrump), false});
        }
        CHECK(refusal(deal, "expose").has_value());
        act(deal, "play 7S");
        CHECK_FALSE(deal.trump_revealed());
        CHECK(deal.legal_actions().size() == 8);  // any card, and no asking
        if (deal.ruleset().reveal != Reveal::kFirstVoid) CHECK(refusal(deal, "ask") == Refusal::kMayNotAsk);
        for (const char* play : {"play JH", "play JC", "play KD"}) REQUIRE_FALSE(act(deal, play));
        CHECK(deal.tricks()[0].winner == Seat::k0);
    }
}

}  // namespace
}  // namespace twentynine
