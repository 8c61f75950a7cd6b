// The sentences of the tables other than 29 Arcade.
#include <catch2/catch.hpp>

#include "engine/score.h"
#include "web/press.h"
#include "web/words.h"

using namespace twentynine;

namespace {

Event event(Event::Kind kind, Seat seat, int value = 0) {
    return {kind, seat, value, std::nullopt, std::nullopt};
}

View contracted(Seat bidder, int bid) {
    View view;
    view.phase = Phase::kPlay;
    view.contract = Contract{bidder, bid_of(bid), bid_of(bid), false};
    return view;
}

}  // namespace

TEST_CASE("Doubling, a single hand and a second auction are told by who does what") {
    CHECK(words::of_event(event(Event::Kind::kDoubled, Seat::k1, 2)) == "Mira doubles");
    CHECK(words::of_event(event(Event::Kind::kDoubled, Seat::k0, 4)) == "You redouble");
    CHECK(words::of_event(event(Event::Kind::kNotDoubled, Seat::k3)) == "Dev passes");
    CHECK(words::of_event(event(Event::Kind::kSingleHand, Seat::k2)) == "Partner plays alone, without trump");
    CHECK(words::of_event(event(Event::Kind::kNoTrump, Seat::k0)) == "You play without trump");
    CHECK(words::of_event(event(Event::Kind::kSecondAuction, Seat::k1)) == "Second auction, on eight cards");
    CHECK(words::of_event(event(Event::Kind::kContractStays, Seat::k1)) == "Mira’s contract stays");
    CHECK(words::of_event(event(Event::Kind::kContractStays, Seat::k0)) == "Your contract stays");
}

TEST_CASE("Trump that somebody brings up is told without saying that it was for want of a suit") {
    Event revealed = event(Event::Kind::kTrumpRevealed, Seat::k1);
    revealed.suit = Suit::kHearts;
    CHECK(words::of_event(revealed) == "Mira can’t follow: hearts are trump");
    const Event asked = event(Event::Kind::kTrumpAsked, Seat::k1);
    CHECK(words::of_event(asked) == "Mira asks for trump");
    CHECK(words::of_event(revealed, &asked) == "Hearts are trump");
    const Event exposed = event(Event::Kind::kTrumpExposed, Seat::k0);
    CHECK(words::of_event(exposed) == "You turn trump up");
    CHECK(words::of_event(revealed, &exposed) == "Hearts are trump");
    // A card that had been set aside comes up by itself at its owner's own lead too.
    revealed.card = *card_from_string("7H");
    CHECK(words::of_event(revealed) == "Hearts are trump");
}

TEST_CASE("A card set aside is named to its bidder alone") {
    Event chosen = event(Event::Kind::kTrumpChosen, Seat::k0);
    chosen.suit = Suit::kHearts;
    chosen.card = *card_from_string("7H");
    CHECK(words::of_event(chosen) == "You set the seven of hearts aside");
    View view = contracted(kYou, 18);
    CHECK(words::card_aside(view).empty());
    view.card_lies_aside = true;
    view.set_aside = chosen.card;
    CHECK(words::card_aside(view) == "Your seven of hearts lies face down. Only you know it.");
    view = contracted(Seat::k1, 18);
    view.card_lies_aside = true;
    CHECK(words::card_aside(view) == "Mira’s trump card lies face down.");
}

TEST_CASE("A pair is told with what is needed now, a contract with its stakes and its moved target") {
    CHECK(words::of_event(event(Event::Kind::kPairShown, Seat::k2, 16)) ==
          "Partner shows the pair: 16 needed now");
    View view = contracted(Seat::k2, 20);
    CHECK(words::contract(view).value == "20 · Partner");
    CHECK_FALSE(words::contract(view).unusual);
    view.contract->stakes = 2;
    CHECK(words::contract(view).label == "Contract ×2");
    CHECK(words::contract(view).row == "20 · Partner ×2");
    view.contract->target = bid_of(16);
    CHECK(words::contract(view).row == "20 → 16 · Partner ×2");
    view.points = {9, 3};
    CHECK(words::points_of_needed(view, kYourSide) == "9 of 16");
    // On its way there; the other side's number moves the other way.
    CHECK(words::points_of_needed(view, kYourSide, 4) == "9 of 20");
    CHECK(words::points_of_needed(view, kOtherSide) == "3 of 13");
    CHECK(words::points_of_needed(view, kOtherSide, 4) == "3 of 9");
    CHECK(words::strip_summary(view).find("Contract 20 by Partner, doubled, moved to 16 by a pair") !=
          std::string::npos);
}

TEST_CASE("Why a deal is cancelled is told, and who deals again") {
    const auto told = [](Cancelled reason) {
        return words::of_event(event(Event::Kind::kCancelled, Seat::k1, static_cast<int>(reason)));
    };
    CHECK(told(Cancelled::kFourJacks) == "Mira cancels: four jacks");
    CHECK(told(Cancelled::kNoPointsInFour) == "Mira cancels: no points in four");
    CHECK(told(Cancelled::kOneSuit) == "Mira cancels: eight of one suit");
    CHECK(told(Cancelled::kTrumpNeverUp) == "Deal annulled: trump never came up");
    CHECK(told(Cancelled::kDefendersWithoutTrump) == "Deal cancelled: no trump in the defence");
    const Event cancelled = event(Event::Kind::kCancelled, Seat::k1);
    const Event redeal = event(Event::Kind::kRedeal, Seat::k3);
    CHECK(words::of_event(redeal) == "Nobody bid: the same dealer deals again");
    CHECK(words::of_event(redeal, &cancelled) == "Dev deals again");
    View view;
    view.phase = Phase::kRedeal;
    CHECK(words::redeal(view) == "Nobody bid: the same dealer deals again");
    view.cancelled = Cancelled::kFourJacks;
    CHECK(words::redeal(view) == "Deal cancelled: four jacks");
}

TEST_CASE("The reason to cancel is read from your own cards, the one set aside among them") {
    View view = contracted(kYou, 18);
    view.ruleset.cancel_four_jacks = true;
    view.ruleset.cancel_no_points_in_eight = true;
    CHECK_FALSE(words::reason_to_cancel(view));
    view.legal.add(Action::plain(Action::Kind::kCancel));
    for (const std::string_view card : {"JS", "JH", "JC"}) view.hand.add(*card_from_string(card));
    view.set_aside = *card_from_string("JD");
    CHECK(words::reason_to_cancel(view) == Cancelled::kFourJacks);
    view.hand = {};
    view.set_aside = *card_from_string("7D");
    view.hand.add(*card_from_string("QS"));
    CHECK(words::reason_to_cancel(view) == Cancelled::kNoPointsInEight);
    view.phase = Phase::kAuction;
    CHECK(words::reason_to_cancel(view) == Cancelled::kNoPointsInFour);
}

TEST_CASE("What a turn asks is told in every phase") {
    View view = contracted(Seat::k1, 18);
    view.phase = Phase::kDouble;
    view.legal.add(Action::pass());
    view.legal.add(Action::plain(Action::Kind::kDouble));
    CHECK(words::your_turn(view) == "Double Mira’s 18, or pass");
    view.legal = {};
    view.legal.add(Action::plain(Action::Kind::kRedouble));
    CHECK(words::your_turn(view) == "Doubled: redouble it, or pass");
    view.phase = Phase::kTrump;
    view.legal = {};
    view.legal.add(Action::trump_card(*card_from_string("7H")));
    CHECK(words::your_turn(view) == "Choose a card to set aside as trump");
    view.phase = Phase::kSecondAuction;
    view.legal = {};
    view.legal.add(Action::pass());
    view.legal.add(Action::bid(24));
    view.legal.add(Action::bid(25));
    CHECK(words::your_turn(view) == "Second auction: bid 24 or more, or pass");
    view.phase = Phase::kPlay;
    view.trick.cards[0] = *card_from_string("7C");
    view.trick.count = 1;
    view.legal = {};
    view.legal.add(Action::plain(Action::Kind::kAsk));
    CHECK(words::your_turn(view) == "No clubs: you must ask for trump");
    view.legal.add(Action::play(*card_from_string("7H")));
    CHECK(words::your_turn(view) == "No clubs: ask for trump, or play");
    view.owes_trump = true;
    view.trump = Suit::kHearts;
    view.trump_revealed = true;
    CHECK(words::your_turn(view) == "You asked: play a trump");
    view.trump = Suit::kSpades;
    CHECK(words::your_turn(view) == "You asked, but hold no trump: any card");
}

TEST_CASE("The last word of a seat is that of the decision at hand") {
    View view = contracted(Seat::k1, 18);
    view.calls[0] = {Seat::k0, std::nullopt};
    view.calls[1] = {Seat::k1, bid_of(18)};
    view.call_count = 2;
    const auto say = [&](Seat seat, Action action) {
        view.said[static_cast<std::size_t>(view.said_count++)] = {seat, action, false};
    };
    say(Seat::k0, Action::pass());
    say(Seat::k1, Action::bid(18));
    view.phase = Phase::kDouble;
    // Its pass was in the auction.
    CHECK(words::last_call(view, Seat::k0).empty());
    say(Seat::k2, Action::plain(Action::Kind::kDouble));
    CHECK(words::last_call(view, Seat::k2) == "Double");
    say(Seat::k1, Action::plain(Action::Kind::kRedouble));
    CHECK(words::last_call(view, Seat::k1) == "Redouble");
    view.phase = Phase::kTrump;
    CHECK(words::last_call(view, Seat::k2) == "Double");
    CHECK(words::last_call(view, Seat::k0) == "Pass");
    say(Seat::k1, Action::trump(Suit::kHearts));
    view.phase = Phase::kSingle;
    CHECK(words::last_call(view, Seat::k2).empty());
    say(Seat::k2, Action::pass());
    CHECK(words::last_call(view, Seat::k2) == "Pass");
    view.phase = Phase::kSecondAuction;
    view.second_calls[0] = {Seat::k0, bid_of(24)};
    view.second_call_count = 1;
    CHECK(words::last_call(view, Seat::k0) == "Bid 24");
    CHECK(words::last_call(view, Seat::k2).empty());
}

TEST_CASE("A single hand is counted in tricks") {
    View view = contracted(Seat::k2, 18);
    view.contract->single = true;
    view.sits_out = Seat::k0;
    view.no_trump = true;
    view.trick_count = 2;
    view.tricks[0].winner = Seat::k2;
    view.tricks[1].winner = Seat::k1;
    CHECK(words::points_of_needed(view, kYourSide) == "1 of 8");
    CHECK(words::points_of_needed(view, kOtherSide) == "1 of 1");
    CHECK(words::strip_summary(view) ==
          "Your side has 1 trick and needs 8. Mira and Dev have 1 trick. Single hand by Partner. No trump.");
    view.phase = Phase::kOver;
    view.trick_count = 8;
    for (std::size_t i = 0; i < 8; ++i) view.tricks[i].winner = i < 5 ? Seat::k2 : Seat::k1;
    view.result = result_of_single(*view.contract, view.finished());
    const words::ResultWords told = words::result(view);
    CHECK(told.heading == "Mira and Dev win");
    CHECK(told.sentence == "Partner needed 8 tricks and took 5: single hand not made");
    CHECK(words::gained(*view.result) == "You and Partner: −3 game points");
}

TEST_CASE("The score of a match is told with its goal; below nothing it has a sign") {
    Ruleset rules;
    rules.match_target = 5;
    CHECK(words::match_goal(rules) == "First to 5");
    CHECK(words::score_of(rules, {3, 2}, kOtherSide) == "2");
    rules.match_target = 6;
    rules.match_floor = -6;
    CHECK(words::match_goal(rules) == "+6 wins, −6 loses");
    CHECK(words::score_of(rules, {3, -2}, kYourSide) == "+3");
    CHECK(words::score_of(rules, {3, -2}, kOtherSide) == "−2");
    CHECK(words::score_of(rules, {3, 0}, kOtherSide) == "0");
    CHECK(words::match_heading(kYourSide) == "You and Partner win the match");
    CHECK(words::match_heading(std::nullopt) == "The match is over");
    Result result;
    result.game_points = {0, 1};
    CHECK(words::gained(result) == "Mira and Dev: +1 game point");
    result.game_points = {0, 0};
    CHECK(words::gained(result) == "No game points");
}

TEST_CASE("Every event has its sentence, without an exclamation mark") {
    for (int kind = 0; kind <= static_cast<int>(Event::Kind::kRedeal); ++kind) {
        for (const Seat seat : kSeats) {
            Event one = event(static_cast<Event::Kind>(kind), seat, 3);
            one.suit = Suit::kDiamonds;
            one.card = *card_from_string("QD");
            const std::string told = words::of_event(one);
            INFO(kind << ": " << told);
            CHECK(told.empty() == (one.kind == Event::Kind::kDealOver));
            CHECK(told.find('!') == std::string::npos);
            if (words::worth_keeping(one)) CHECK(told.size() < 48);
        }
    }
}

TEST_CASE("A press is read from the id of its control") {
    CHECK(press_from_id("ask").action == Action::plain(Action::Kind::kAsk));
    CHECK(press_from_id("trump-none").action == Action::plain(Action::Kind::kNoTrump));
    CHECK(press_from_id("trump-seventh").action == Action::plain(Action::Kind::kTrumpSeventh));
    CHECK(press_from_id("trump-H").action == Action::trump(Suit::kHearts));
    CHECK(press_from_id("pass").action == Action::pass());
    CHECK(press_from_id("set-aside").kind == Press::Kind::kSetAside);
    CHECK(press_from_id("last-trick").kind == Press::Kind::kLastTrick);
    CHECK(press_from_id("card-7H").card == *card_from_string("7H"));
    for (const std::string_view id : {"", "trump-X", "card-1H", "askk", "trump", "Ask"}) {
        CHECK(press_from_id(id).kind == Press::Kind::kNothing);
    }
}
