// What the game is about, and what the cards are worth.
#include "../cards.h"
#include "people.h"
#include "sections.h"

namespace twentynine::words {

namespace {

std::string_view letters_of(Rank rank) {
    switch (rank) {
        case Rank::kSeven:
            return "7";
        case Rank::kEight:
            return "8";
        case Rank::kQueen:
            return "Q";
        case Rank::kKing:
            return "K";
        case Rank::kTen:
            return "10";
        case Rank::kAce:
            return "A";
        case Rank::kNine:
            return "9";
        case Rank::kJack:
            break;
    }
    return "J";
}

}  // namespace

void write_aim(Writer& page, const Ruleset& r) {
    const bool clockwise = r.direction == Direction::kClockwise;
    page.heading("The aim");
    page.paragraph(
        say("Four players, two sides: you and ", person_at(Seat::k2), ", who sits across from you, against ",
            person_at(clockwise ? Seat::k1 : Seat::k3), " at your left and ",
            person_at(clockwise ? Seat::k3 : Seat::k1),
            " at your right. One side promises to capture a number of card points. It wins the deal by "
            "taking at least that many in eight tricks; the other side wins by holding it below."));
}

void write_ranks(Writer& page, const Ruleset& r) {
    page.heading("Ranks and points");
    page.paragraph(
        "Thirty-two cards: eight ranks in spades ♠, hearts ♥, clubs ♣ and diamonds ♦. Here they stand from "
        "the strongest to the weakest.");
    std::vector<std::vector<std::string>> rows{{"Rank"}, {"Points"}, {"In all four suits"}};
    for (int i = kRanksInSuit - 1; i >= 0; --i) {
        const auto rank = static_cast<Rank>(i);
        const int points = Card(rank, Suit::kSpades).points();
        rows[0].emplace_back(letters_of(rank));
        rows[1].push_back(say("**", points, "**"));
        rows[2].push_back(std::to_string(4 * points));
    }
    page.table(std::move(rows));
    page.paragraph(
        say("A suit is worth ", CardSet::of_suit(Suit::kSpades).points(), " points and the whole pack ",
            CardSet::whole_pack().points(), ". What counts is points, never the number of tricks",
            r.single_hand ? " (but for a single hand)" : "",
            r.last_trick_point
                ? say(". Whoever takes the last trick has a point more for it, so that a deal holds ",
                      points_in_play(r), ".")
                : ", and the last trick earns nothing extra."));
}

}  // namespace twentynine::words
