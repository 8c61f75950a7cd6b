#include "ruleset_field_words.h"

#include <array>

namespace twentynine {

namespace {

using std::string_view;

constexpr std::array<string_view, 2> kDirections{"Clockwise", "Counter-clockwise"};
constexpr std::array<string_view, 2> kAfterPass{"May bid again", "Out of the auction"};
constexpr std::array<string_view, 2> kNobodyBids{"Dealer takes the lowest bid", "The cards are dealt again"};
constexpr std::array<string_view, 2> kEqualBids{"Never", "The dealer’s opponents may take over"};
constexpr std::array<string_view, 3> kDoubling{"No doubling", "Double", "Double and redouble"};
constexpr std::array<string_view, 2> kTrumpChoices{"A suit on a marker", "A card set face down"};
constexpr std::array<string_view, 3> kReveals{"By itself", "When a seat asks", "The three ways of 28"};
constexpr std::array<string_view, 4> kDealScores{"Made or not, no points", "One point",
                                                 "1 to 4 by the bid, to the winners",
                                                 "+1 to +3 or −2 to −4 by the bid"};

struct Row {
    string_view name;
    FieldWords words;
};

constexpr Row kRows[]{
    {"direction",
     {"Direction of play", "Which way the turns run around the screen. Who follows whom stays the same.", "",
      kDirections}},
    {"first_dealer",
     {"First dealer",
      "The seat that deals first: 0 is You, 1 Mira, 2 Partner, 3 Dev. After each deal with a score the next "
      "seat deals.",
      "",
      {}}},

    {"minimum_bid",
     {"Lowest bid",
      "The smallest number of card points that may be bid. A pair can’t move the target below it.",
      "",
      {}}},
    {"maximum_bid",
     {"Highest bid",
      "Bidding it ends the auction. At most all points of a deal: 28, or 29 with a point for the "
      "last trick.",
      "",
      {}}},
    {"after_pass",
     {"After a pass",
      "Whether a seat that has passed may come back into the auction. Where it may, three passes in a row "
      "after "
      "a bid end the auction.",
      "", kAfterPass}},
    {"nobody_bids",
     {"If nobody bids",
      "Either the dealer has to take the lowest bid once the other three have passed, or four passes end the "
      "deal without a score and the same seat deals again.",
      "", kNobodyBids}},
    {"equal_bid",
     {"Equal bids",
      "Whether a seat may take over a bid at the same number. Only the side that isn’t dealing may, and only "
      "from the dealer’s side.",
      "", kEqualBids}},
    {"stage_one_ceiling",
     {"Ceiling of the first stage",
      "Once a bid reaches this, only the seats that have made a bid go on, above it. It lies between the "
      "lowest "
      "and the highest bid.",
      "one stage only",
      {}}},
    {"over_partner_from",
     {"Over one’s partner from",
      "The lowest bid that may be made while one’s own partner holds the highest.",
      "any higher bid",
      {}}},
    {"second_auction_from",
     {"Second auction from",
      "The lowest bid of a second auction, held on all eight cards. Whoever wins it chooses trump anew; if "
      "all "
      "pass, the first contract stays.",
      "no second auction",
      {}}},
    {"doubling",
     {"Doubling",
      "After an auction a defender may double the game points of the deal, and the bidding side may then "
      "double "
      "them once more.",
      "", kDoubling}},

    {"trump_choice",
     {"How trump is chosen",
      "The bidder names a suit on a marker of its own, or sets one of its cards face down: that card can’t "
      "be "
      "played until trump comes up.",
      "", kTrumpChoices}},
    {"seventh_card",
     {"Trump by the seventh card",
      "Instead of choosing, the bidder may take the suit of the seventh card that it will be dealt.",
      "",
      {}}},
    {"no_trump",
     {"Play without trump", "The bidder may announce that no suit is trump in this deal.", "", {}}},
    {"reveal",
     {"How trump comes up",
      "By itself when first a seat can’t follow suit; or when such a seat asks; or in the three ways of 28: "
      "such a seat other than the bidder asks, the bidder turns trump up on its turn, or the bidder is down "
      "to "
      "the card that it set aside.",
      "", kReveals}},
    {"asking_is_optional",
     {"Asking is optional", "If not, the first seat that can’t follow suit and may ask has to.", "", {}}},
    {"asker_must_trump",
     {"Asking costs a trump", "A seat that asks must play a trump to that trick if it holds one.", "", {}}},
    {"reveal_trick_counts",
     {"Earlier trumps count",
      "Trumps that lay in the trick before trump came up in it count as trumps there. If not, only later "
      "ones "
      "do.",
      "",
      {}}},
    {"bidder_may_lead_hidden_trump",
     {"Bidder may lead hidden trump",
      "If not, the bidder may lead trump while it is hidden only when it holds nothing else.",
      "",
      {}}},
    {"pair_shift",
     {"King and queen of trump",
      "By how many points a pair moves the target when it is shown: down for the bidding side, up for the "
      "defenders.",
      "no pair",
      {}}},
    {"pair_needs_trick",
     {"A pair needs a trick",
      "Only a side that has taken a trick since trump came up may show the pair.",
      "",
      {}}},

    {"single_hand",
     {"Single hand",
      "Before the first card a seat may declare to take all eight tricks alone and without trump, for 3 game "
      "points won or lost.",
      "",
      {}}},
    {"cancel_no_points_in_four",
     {"Four cards without points",
      "The first player to speak may cancel the deal when their four cards hold no points.",
      "",
      {}}},
    {"cancel_no_points_in_eight",
     {"Eight cards without points",
      "A player whose eight cards hold no points may cancel the deal before playing.",
      "",
      {}}},
    {"cancel_four_jacks",
     {"All four jacks", "A player who holds all four jacks may cancel the deal before playing.", "", {}}},
    {"cancel_one_suit",
     {"Eight of one suit",
      "A player whose eight cards are of one suit may cancel the deal before playing.",
      "",
      {}}},
    {"cancel_defenders_without_trump",
     {"Defenders without trump",
      "The deal is cancelled by itself when trump comes up and the defenders have none, in hand or in that "
      "trick.",
      "",
      {}}},
    {"annul_unrevealed",
     {"Trump has to come up", "A deal that ends with trump still hidden doesn’t count.", "", {}}},

    {"last_trick_point",
     {"A point for the last trick",
      "The last trick is worth one point more, so that a deal holds 29.",
      "",
      {}}},
    {"deal_score",
     {"Game points",
      "What a deal is worth. One point is won or lost by the bidding side. By the bid: 1 from 14, 2 from 20, "
      "3 "
      "from 25, 4 from 28, to the side that wins the deal; or, for the bidding side alone, +1, +2, +3 or −2, "
      "−3, "
      "−4 from 14, 20, 25.",
      "", kDealScores}},
    {"double_loss_below_half",
     {"Half the bid", "A bidding side that takes less than half its bid loses double.", "", {}}},
    {"match_target",
     {"Points that win the match",
      "The first side with so many game points wins. Deals follow one another until then.",
      "a match is one deal",
      {}}},
    {"match_floor",
     {"Points that lose the match",
      "A side that falls to this loses the match. It is below zero.",
      "no such limit",
      {}}},

    {"bid_clock", {"Clock for bids", "Seconds for a bid, a pass or a double.", "no clock", {}}},
    {"trump_clock", {"Clock for trump", "Seconds for the choice of trump.", "no clock", {}}},
    {"play_clock", {"Clock for cards", "Seconds for playing a card.", "no clock", {}}},
    {"reveal_clock",
     {"Clock for the reveal", "Seconds for deciding whether trump comes up.", "no clock", {}}},
};

}  // namespace

FieldWords words_of(const RulesetField& field) {
    for (const Row& row : kRows) {
        if (row.name == field.name()) return row.words;
    }
    return {};
}

string_view title_of(FieldGroup group) {
    switch (group) {
        case FieldGroup::kTable:
            return "Table";
        case FieldGroup::kAuction:
            return "Auction";
        case FieldGroup::kTrump:
            return "Trump";
        case FieldGroup::kSpecialDeals:
            return "Special deals";
        case FieldGroup::kScore:
            return "Score and match";
        case FieldGroup::kClocks:
            return "Clocks";
    }
    return "";
}

}  // namespace twentynine
