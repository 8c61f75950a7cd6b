// What a deal is worth, how a match is won, and how long there is to think.
#include <array>
#include <utility>

#include "../ruleset_field_words.h"
#include "../score.h"
#include "sections.h"

namespace twentynine::words {

namespace {

// Game points that change hands by a contract of this bid: of the bidding side, or of the other one where
// they are paid to it.
int game_points_of(const Ruleset& r, int bid, bool made) {
    Contract contract;
    contract.bid = contract.target = bid_of(bid);
    const int taken = made ? bid : bid - 1;
    const auto points = result_of(r, contract, {taken, points_in_play(r) - taken}).game_points;
    return points[0] != 0 ? points[0] : points[1];
}

std::string signed_number(int number) {
    return number < 0 ? say("−", -number) : say("+", number);
}

// The bids of the table that are worth the same, as the rows of a table.
std::vector<std::vector<std::string>> worth_by_bid(const Ruleset& r) {
    const bool losing = r.deal_score == DealScore::kLosingScale;
    std::vector<std::vector<std::string>> rows;
    if (losing) {
        rows.push_back({"Bid", "Made", "Not made"});
    } else {
        rows.push_back({"Bid", "Game points"});
    }
    for (int lowest = r.minimum_bid; lowest <= r.maximum_bid;) {
        int highest = lowest;
        const auto same = [&](int bid) {
            return game_points_of(r, bid, true) == game_points_of(r, lowest, true) &&
                   game_points_of(r, bid, false) == game_points_of(r, lowest, false);
        };
        while (highest < r.maximum_bid && same(highest + 1)) ++highest;
        rows.push_back({lowest == highest ? say(lowest) : say(lowest, "–", highest)});
        if (losing) {
            rows.back().push_back(signed_number(game_points_of(r, lowest, true)));
            rows.back().push_back(signed_number(game_points_of(r, lowest, false)));
        } else {
            rows.back().push_back(say(game_points_of(r, lowest, true)));
        }
        lowest = highest + 1;
    }
    return rows;
}

}  // namespace

void write_score(Writer& page, const Ruleset& r) {
    page.heading("The score");
    page.paragraph(say("After eight tricks the bidding side’s points are held against its bid",
                       r.pair_shift != 0 ? ", or against what a pair has made of it" : "",
                       ". Level or above: contract made, and they win. Below: contract not made, and the "
                       "other side wins, however few points it has. The two totals always make ",
                       points_in_play(r), r.single_hand ? ", if nobody sat out." : "."));
    switch (r.deal_score) {
        case DealScore::kContractOnly:
            break;
        case DealScore::kOnePoint:
            page.paragraph(
                "A contract that is made earns the bidding side a game point. One that isn’t made costs it a "
                "game point.");
            break;
        case DealScore::kBySizeOfBid:
            page.paragraph(
                "The bid decides how many game points the deal is worth. They go to the bidding side if the "
                "contract was made, else to the other side.");
            page.table(worth_by_bid(r));
            break;
        case DealScore::kLosingScale:
            page.paragraph("The bid decides how many game points the bidding side earns or loses.");
            page.table(worth_by_bid(r));
            break;
    }
    if (r.double_loss_below_half) page.paragraph(rule_of("double_loss_below_half"));
}

void write_match(Writer& page, const Ruleset& r) {
    if (r.match_target == 0) return;
    page.heading("The match");
    page.item(say(
        "Game points are added up over deals. The first side to reach ", r.match_target, " wins the match",
        r.match_floor != 0 ? say("; a side that falls to ", signed_number(r.match_floor), " loses it.")
                           : "."));
    page.item(say("After each deal the next player deals",
                  may_redeal(r) ? ", unless it ended without a score." : "."));
}

void write_clocks(Writer& page, const Ruleset& r) {
    if (!has_clocks(r)) return;
    page.heading("Clocks");
    page.paragraph("Clocks run only when you ask for them as you sit down. You then have so many seconds:");
    std::vector<std::vector<std::string>> rows{{"For", "Seconds"}};
    for (const auto& [what, seconds] : std::array<std::pair<std::string_view, int>, 4>{{
             {"a bid", r.bid_clock},
             {"trump", r.trump_clock},
             {"a card", r.play_clock},
             {"whether to ask for trump", r.reveal_clock},
         }}) {
        if (seconds != 0) rows.push_back({std::string(what), say(seconds)});
    }
    page.table(std::move(rows));
    page.paragraph(
        say("The clock says when ten and when five are left. At its end the table makes a legal move for "
            "you, knowing no more than you do",
            r.match_target != 0 ? "; the third time in a row, your side gives up the match" : "",
            ". It stands still while a window of the game lies open or the page is out of sight."));
}

}  // namespace twentynine::words
