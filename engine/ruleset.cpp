#include "ruleset.h"

namespace twentynine {

namespace {

constexpr int kPointsInPack = 28;
// The lowest bid for which an auction surely fits into kMaxCalls.
constexpr int kLowestBid = 14;
constexpr int kMostPairShift = 12;
constexpr int kMostGamePoints = 50;
constexpr int kShortestClock = 5;  // seconds
constexpr int kLongestClock = 600;

// The profiles, each as it differs from another.
Ruleset classic29() {
    Ruleset r;
    r.id = "classic29";
    r.reveal = Reveal::kOnRequest;
    r.asker_must_trump = true;
    r.pair_shift = 4;
    r.deal_score = DealScore::kOnePoint;
    r.match_target = 6;
    r.match_floor = -6;
    return r;
}

Ruleset ranked28() {
    Ruleset r;
    r.id = "ranked28";
    r.direction = Direction::kCounterClockwise;
    r.minimum_bid = 14;
    r.after_pass = AfterPass::kOutForGood;
    r.nobody_bids = NobodyBids::kRedeal;
    r.equal_bid = EqualBid::kTakesOverFromDealersSide;
    r.trump_choice = TrumpChoice::kSetAsideCard;
    r.reveal = Reveal::kThreeWays;
    r.asker_must_trump = true;
    r.deal_score = DealScore::kBySizeOfBid;
    r.match_target = 5;
    r.bid_clock = 15;
    r.trump_clock = 15;
    r.play_clock = 20;
    r.reveal_clock = 10;
    return r;
}

Ruleset club28() {
    Ruleset r = ranked28();
    r.id = "club28";
    r.stage_one_ceiling = 20;
    return r;
}

using Fault = std::optional<RulesetFault>;

Fault fault(std::string_view where, std::string_view reason) {
    return RulesetFault{where, reason};
}

constexpr bool within(int number, int lowest, int highest) {
    return number >= lowest && number <= highest;
}

Fault fault_of_bids(const Ruleset& r) {
    if (!within(r.minimum_bid, kLowestBid, points_in_play(r))) {
        return fault("/minimum_bid", "No table bids below 14, nor above all the points of a deal.");
    }
    if (r.maximum_bid > points_in_play(r)) {
        return fault("/maximum_bid", r.last_trick_point ? "A deal holds only 29 points."
                                                        : "A deal holds only 28 points without one for the "
                                                          "last trick.");
    }
    if (r.minimum_bid > r.maximum_bid) return fault("/minimum_bid", "It is above the maximum bid.");
    if (r.stage_one_ceiling != 0) {
        // At the minimum only the first to bid would have bid before the second stage.
        if (r.stage_one_ceiling <= r.minimum_bid) {
            return fault("/stage_one_ceiling",
                         "It must be above the minimum bid, or nobody could contest the second stage.");
        }
        if (r.stage_one_ceiling >= r.maximum_bid) {
            return fault("/stage_one_ceiling",
                         "It must be below the maximum bid, or no second stage could follow.");
        }
    }
    const auto not_a_higher_bid = [&r](int bid) {
        return bid != 0 && (r.minimum_bid == r.maximum_bid || !within(bid, r.minimum_bid, r.maximum_bid));
    };
    if (not_a_higher_bid(r.over_partner_from)) {
        return fault("/over_partner_from", "It must be a bid that can stand above another one.");
    }
    if (not_a_higher_bid(r.second_auction_from)) {
        return fault("/second_auction_from", "It must be a bid that can stand above another one.");
    }
    return std::nullopt;
}

Fault fault_of_trump(const Ruleset& r) {
    if (r.reveal == Reveal::kFirstVoid) {
        if (r.asker_must_trump) {
            return fault("/asker_must_trump", "Nobody asks at a table where trump comes up by itself.");
        }
        if (!r.asking_is_optional) {
            return fault("/asking_is_optional", "Nobody asks at a table where trump comes up by itself.");
        }
    }
    if (!within(r.pair_shift, 0, kMostPairShift)) {
        return fault("/pair_shift", "It must be a whole number from 0 to 12.");
    }
    return std::nullopt;
}

Fault fault_of_score(const Ruleset& r) {
    if (!within(r.match_target, 0, kMostGamePoints)) {
        return fault("/match_target", "It must be a whole number from 0 to 50.");
    }
    if (!within(r.match_floor, -kMostGamePoints, 0)) {
        return fault("/match_floor", "It must be a whole number from -50 to 0.");
    }
    if (r.deal_score == DealScore::kContractOnly) {
        constexpr std::string_view kNoGamePoints = "The deals of this table score no game points.";
        if (r.doubling != Doubling::kNone) return fault("/doubling", kNoGamePoints);
        if (r.single_hand) return fault("/single_hand", kNoGamePoints);
        if (r.double_loss_below_half) return fault("/double_loss_below_half", kNoGamePoints);
        if (r.match_target != 0) return fault("/match_target", kNoGamePoints);
    }
    if (r.match_floor == 0) return std::nullopt;
    if (r.match_target == 0) return fault("/match_floor", "A match of one deal is not lost by points.");
    // Failed bids are paid to the other side; a single hand alone costs points.
    if (r.deal_score == DealScore::kBySizeOfBid && !r.single_hand) {
        return fault("/match_floor", "No score falls below 0 at this table.");
    }
    return std::nullopt;
}

Fault fault_of_clocks(const Ruleset& r) {
    constexpr std::string_view kReason = "It must be 0 or a whole number from 5 to 600.";
    const auto bad = [](int clock) { return clock != 0 && !within(clock, kShortestClock, kLongestClock); };
    if (bad(r.bid_clock)) return fault("/bid_clock", kReason);
    if (bad(r.trump_clock)) return fault("/trump_clock", kReason);
    if (bad(r.play_clock)) return fault("/play_clock", kReason);
    if (bad(r.reveal_clock)) return fault("/reveal_clock", kReason);
    return std::nullopt;
}

}  // namespace

int points_in_play(const Ruleset& ruleset) {
    return ruleset.last_trick_point ? kPointsInPack + 1 : kPointsInPack;
}

std::optional<Ruleset> ruleset_named(std::string_view id) {
    // The defaults of every field are this table's.
    if (id == "arcade29") return Ruleset{};
    if (id == "classic29") return classic29();
    if (id == "ranked28") return ranked28();
    if (id == "club28") return club28();
    return std::nullopt;
}

std::optional<RulesetFault> validate(const Ruleset& r) {
    for (const auto& check : {fault_of_bids, fault_of_trump, fault_of_score, fault_of_clocks}) {
        if (const auto found = check(r)) return found;
    }
    return std::nullopt;
}

}  // namespace twentynine
