// The rules of trump, of the tricks and of the result, each by name.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "bots_table.h"
#include "engine/score.h"

namespace twentynine {
namespace {

using testing::deal_with;

Card card(std::string_view text) {
    return *card_from_string(text);
}

void play(Deal& deal, std::initializer_list<std::string_view> cards) {
    for (const auto text : cards) {
        INFO("card " << text);
        REQUIRE_FALSE(deal.apply(Action::play(card(text))));
    }
}

// Everybody has two cards of each suit: nobody is ever void, and You (seat 0) take all tricks.
const testing::Hands kEven{"JS 9S JH 9H JC 9C JD 9D", "AS TS AH TH AC TC AD TD", "KS QS KH QH KC QC KD QD",
                           "8S 7S 8H 7H 8C 7C 8D 7D"};
// Long suits: after a lead of spades Mira follows once, Partner and Dev can't.
const testing::Hands kLong{"JS 9S AS TS KS QS 8S JH", "9H AH TH KH QH 8H 7H 7S", "JC 9C AC TC KC QC 8C 7C",
                           "JD 9D AD TD KD QD 8D 7D"};
// Mira and Partner hold the hearts, You the spades.
const testing::Hands kTwoWithHearts{"JS 9S AS TS KS QS 8S 7S", "7H 8H 9C AC TC KC QC 8C",
                                    "JH 9H AH TH KH QH JC 7C", "JD 9D AD TD KD QD 8D 7D"};

TEST_CASE("ranks go J 9 A 10 K Q 8 7 and card points 3 2 1 1 0 0 0 0") {
    const std::string ranks = "J9ATKQ87";
    const std::vector<int> points{3, 2, 1, 1, 0, 0, 0, 0};
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const Card strong = card({ranks.substr(i, 1) + "H"});
        CHECK(strong.points() == points[i]);
        for (std::size_t j = 0; j < ranks.size(); ++j) {
            CHECK(beats(strong, card({ranks.substr(j, 1) + "H"}), std::nullopt) == (i < j));
        }
    }
    CHECK(CardSet::whole_pack().points() == kPackPoints);
}

TEST_CASE("only a trump beats another suit, and only once trump is known") {
    CHECK_FALSE(beats(card("JS"), card("7H"), std::nullopt));
    CHECK(beats(card("7S"), card("JH"), Suit::kSpades));
    CHECK_FALSE(beats(card("JH"), card("7S"), Suit::kSpades));
    CHECK_FALSE(beats(card("JC"), card("7H"), Suit::kSpades));
}

TEST_CASE("the bidder chooses one of four suits, even one that it doesn't hold") {
    const Deal deal = deal_with(kLong, Seat::k3, {"pass", "pass", "pass"});
    CHECK(deal.legal_actions().size() == 4);
    for (const Suit suit : kSuits) CHECK_FALSE(deal.check(Action::trump(suit)));
    CHECK(deal.check(Action::pass()) == Refusal::kWrongPhase);
    CHECK(deal.check(Action::bid(20)) == Refusal::kWrongPhase);
    CHECK(deal.check(Action::play(card("JD"))) == Refusal::kWrongPhase);
}

TEST_CASE("choosing trump takes no card and brings everyone to eight") {
    const Deal deal = deal_with(kEven, Seat::k3, {"pass", "pass", "pass", "trump H"});
    for (const Seat seat : kSeats) CHECK(deal.hand(seat).size() == 8);
    CHECK(deal.trump() == Suit::kHearts);
    CHECK_FALSE(deal.trump_revealed());
    REQUIRE(deal.events().size() == 2);
    CHECK(deal.events()[0] == Event{Event::Kind::kTrumpChosen, Seat::k3, 0, Suit::kHearts, {}});
    CHECK(deal.events()[1].kind == Event::Kind::kRestDealt);
}

TEST_CASE("nobody but the bidder is told the suit, not even the partner") {
    const Deal deal = deal_with(kEven, Seat::k3, {"pass", "pass", "pass", "trump H"});
    const Event chosen = deal.events()[0];
    for (const Seat seat : kSeats) {
        const bool knows = seat == Seat::k3;
        CHECK(event_for(chosen, seat).suit.has_value() == knows);
        CHECK(view_of(deal, seat).trump.has_value() == knows);
    }
}

TEST_CASE("the seat to the dealer's left leads, whoever bid, and may lead any card") {
    const Deal deal = deal_with(kEven, Seat::k1, {"pass", "bid 20", "pass", "pass", "pass", "trump H"});
    CHECK(deal.contract()->bidder == Seat::k3);
    CHECK(deal.turn() == Seat::k2);
    CHECK(deal.legal_actions().size() == 8);
}

TEST_CASE("the suit led must be followed") {
    Deal deal = deal_with(kEven, Seat::k3, {"pass", "pass", "pass", "trump H"});
    play(deal, {"9C"});
    CHECK(deal.legal_actions().size() == 2);
    CHECK(deal.check(Action::play(card("AH"))) == Refusal::kMustFollowSuit);
    CHECK(deal.check(Action::play(card("JC"))) == Refusal::kNotInHand);
    CHECK_FALSE(deal.check(Action::play(card("TC"))));
}

TEST_CASE("hidden trump is an ordinary card") {
    Deal deal = deal_with(kEven, Seat::k3, {"pass", "pass", "pass", "trump D"});
    play(deal, {"9C", "TC", "KC", "8C"});
    CHECK(deal.tricks()[0].winner == Seat::k0);
    CHECK_FALSE(deal.trump_revealed());
}

TEST_CASE("the first void seat brings trump up by itself, before it plays") {
    Deal deal = deal_with(kLong, Seat::k3, {"pass", "pass", "pass", "trump D", "play JS"});
    CHECK_FALSE(deal.trump_revealed());
    play(deal, {"7S"});
    CHECK(deal.turn() == Seat::k2);
    CHECK(deal.trump_revealed());
    CHECK(deal.revealed_by() == Seat::k2);
    CHECK(deal.reveal_trick() == 0);
    CHECK(deal.events().back() == Event{Event::Kind::kTrumpRevealed, Seat::k2, 0, Suit::kDiamonds, {}});
    for (const Seat seat : kSeats) CHECK(view_of(deal, seat).trump == Suit::kDiamonds);
}

TEST_CASE("the first void seat may be the bidder") {
    const Deal deal = deal_with(
        kLong, Seat::k3, {"pass", "pass", "bid 16", "pass", "pass", "pass", "trump C", "play JS", "play 7S"});
    CHECK(deal.contract()->bidder == Seat::k2);
    CHECK(deal.revealed_by() == Seat::k2);
    CHECK(deal.trump_revealed());
}

TEST_CASE("trump comes up only once") {
    Deal deal =
        deal_with(kLong, Seat::k3, {"pass", "pass", "pass", "trump D", "play JS", "play 7S", "play 7C"});
    CHECK(deal.events().size() == 1);  // Dev is void too
    CHECK(deal.revealed_by() == Seat::k2);
}

TEST_CASE("a void seat has no duty to trump") {
    Deal deal = deal_with(kTwoWithHearts, Seat::k3, {"pass", "pass", "pass", "trump H", "play JS"});
    CHECK(deal.turn() == Seat::k1);
    CHECK(deal.legal_actions().size() == 8);
    play(deal, {"8C", "7C", "7D"});
    CHECK(deal.tricks()[0].winner == Seat::k0);
}

TEST_CASE("the highest trump wins a trick") {
    Deal deal = deal_with(kTwoWithHearts, Seat::k3, {"pass", "pass", "pass", "trump H", "play JS"});
    play(deal, {"7H"});
    CHECK(deal.trick().winner == Seat::k1);
    play(deal, {"AH", "7D"});
    CHECK(deal.tricks()[0].winner == Seat::k2);
    CHECK(deal.tricks()[0].points == 4);
}

TEST_CASE("a lower trump doesn't win over a higher one") {
    Deal deal = deal_with(kTwoWithHearts, Seat::k3, {"pass", "pass", "pass", "trump H", "play JS"});
    play(deal, {"8H", "7C", "JD"});
    CHECK(deal.tricks()[0].winner == Seat::k1);
    CHECK(deal.turn() == Seat::k1);
    CHECK(deal.points() == std::array<int, 2>{0, 6});
}

TEST_CASE("trumps on the table before the reveal count in that trick") {
    // Clubs are led while they are the hidden trump; Dev is void and throws the jack of diamonds.
    const testing::Hands hands{"7C 8S 7S KH 8H 7H QC KC", "9C JS 9S AS JH 9H AH QS",
                               "JC AC TC 8C TS KS QH TH", "JD 9D AD TD KD QD 8D 7D"};
    Deal deal =
        deal_with(hands, Seat::k3, {"pass", "pass", "pass", "trump C", "play 7C", "play 9C", "play 8C"});
    CHECK(deal.trump_revealed());
    play(deal, {"JD"});
    CHECK(deal.tricks()[0].winner == Seat::k1);
    CHECK(deal.tricks()[0].points == 5);
}

TEST_CASE("reveal lets a trump on the table win a trick of another suit") {
    // At this table every card before the reveal follows suit; where seats ask, one may lie there already.
    Tricks tricks(Seat::k0);
    tricks.play(card("JH"));
    tricks.play(card("7C"));
    CHECK(tricks.current().winner == Seat::k0);
    tricks.reveal(Suit::kClubs, true);
    CHECK(tricks.current().winner == Seat::k1);
    CHECK(tricks.revealed_by() == Seat::k2);
    tricks.play(card("8C"));
    CHECK(tricks.current().winner == Seat::k2);
}

TEST_CASE("the winner of a trick leads the next and takes its points for the side") {
    Deal deal = deal_with(kEven, Seat::k3, {"pass", "pass", "pass", "trump H"});
    play(deal, {"9S", "TS", "KS", "8S"});
    CHECK(deal.turn() == Seat::k0);
    CHECK(deal.points() == std::array<int, 2>{3, 0});
    CHECK(deal.events().back() == Event{Event::Kind::kTrickTaken, Seat::k0, 3, {}, {}});
    CHECK(deal.trick().count == 0);
}

TEST_CASE("the guide's example: A 9 J K of hearts go to the jack for six points") {
    Tricks tricks(Seat::k0);
    for (const char* text : {"AH", "9H", "JH"}) CHECK_FALSE(tricks.play(card(text)));
    CHECK(tricks.play(card("KH")));
    CHECK(tricks.finished()[0].winner == Seat::k2);
    CHECK(tricks.finished()[0].points == 6);
}

TEST_CASE("eight tricks end the deal; all 28 points are taken; nothing more may be done") {
    Deal deal = deal_with(kEven, Seat::k3, {"bid 28", "trump S"});
    for (const char* suit : {"S", "H", "C", "D"}) {
        for (const char* ranks : {"JAK8", "9TQ7"}) {
            for (int i = 0; i < 4; ++i) play(deal, {std::string(1, ranks[i]) + suit});
        }
    }
    CHECK(deal.phase() == Phase::kOver);
    CHECK_FALSE(deal.turn());
    CHECK(deal.tricks().size() == kTricksInDeal);
    CHECK(deal.points() == std::array<int, 2>{28, 0});
    CHECK(deal.result() == Result{true, Team::kA, Team::kA, {0, 0}});
    CHECK(deal.events().back() == Event{Event::Kind::kDealOver, Seat::k0, 28, {}, {}});
    CHECK(deal.check(Action::pass()) == Refusal::kDealOver);
    CHECK(deal.check(Action::play(card("JS"))) == Refusal::kDealOver);
    // Nobody was ever void: the suit stays the bidder's secret.
    CHECK_FALSE(deal.trump_revealed());
    CHECK_FALSE(view_of(deal, Seat::k1).trump);
}

TEST_CASE("a contract is made with exactly its points and failed by one less") {
    const Contract contract{Seat::k1, bid_of(18), bid_of(18), false};
    CHECK(result_of(Ruleset{}, contract, {10, 18}) == Result{true, Team::kB, Team::kB, {0, 0}});
    CHECK(result_of(Ruleset{}, contract, {11, 17}) == Result{false, Team::kB, Team::kA, {0, 0}});
}

TEST_CASE("each side wins with the points it needs, and with one less it loses") {
    for (int target = 14; target <= kPackPoints; ++target) {
        for (const Seat bidder : kSeats) {
            const Contract contract{bidder, bid_of(target), bid_of(target), false};
            for (const Team team : {Team::kA, Team::kB}) {
                const int needed = points_needed(Ruleset{}, contract, team);
                const auto winner_with = [&](int points) {
                    std::array<int, 2> taken{};
                    taken[static_cast<std::size_t>(team)] = points;
                    taken[static_cast<std::size_t>(other(team))] = kPackPoints - points;
                    return result_of(Ruleset{}, contract, taken).winner;
                };
                CHECK(winner_with(needed) == team);
                CHECK(winner_with(needed - 1) == other(team));
            }
        }
    }
}

TEST_CASE("other tables: game points by contract") {
    Ruleset rules;
    const auto game_points = [&rules](int bid, bool made) {
        const std::array<int, 2> points{made ? 28 : 0, made ? 0 : 28};
        return result_of(rules, {Seat::k2, bid_of(bid), bid_of(bid), false}, points).game_points;
    };
    rules.deal_score = DealScore::kOnePoint;
    CHECK(game_points(18, true) == std::array<int, 2>{1, 0});
    CHECK(game_points(18, false) == std::array<int, 2>{-1, 0});
    rules.deal_score = DealScore::kBySizeOfBid;
    CHECK(game_points(19, true) == std::array<int, 2>{1, 0});
    CHECK(game_points(20, false) == std::array<int, 2>{0, 2});
    CHECK(game_points(24, true) == std::array<int, 2>{2, 0});
    CHECK(game_points(25, true) == std::array<int, 2>{3, 0});
    CHECK(game_points(28, false) == std::array<int, 2>{0, 4});
}

}  // namespace
}  // namespace twentynine
