#include "ruleset.h"

#include "ruleset_fields.h"

namespace twentynine {

namespace {

constexpr int kPointsInPack = 28;

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

// Each field by itself.
Fault fault_of_ranges(const Ruleset& r) {
    for (const RulesetField& field : ruleset_fields()) {
        if (!field.may_hold(field.get(r))) return fault(field.pointer, field.reason);
    }
    return std::nullopt;
}

Fault fault_of_bids(const Ruleset& r) {
    if (r.maximum_bid > points_in_play(r)) {
        return fault("/maximum_bid", "A deal holds 28 points; only one for the last trick makes 29.");
    }
    if (r.minimum_bid > r.maximum_bid) return fault("/minimum_bid", "It is above the maximum bid.");
    if (r.stage_one_ceiling != 0) {
        // At the minimum, only the first bidder would have bid when the second stage begins.
        if (r.stage_one_ceiling <= r.minimum_bid) {
            return fault("/stage_one_ceiling",
                         "It must be above the minimum bid, or nobody could contest the second stage.");
        }
        if (r.stage_one_ceiling >= r.maximum_bid) {
            return fault("/stage_one_ceiling",
                         "It must be below the maximum bid, or no second stage could follow.");
        }
    }
    const auto never_raises = [&r](int bid) {
        return bid != 0 && (bid < r.minimum_bid || bid > r.maximum_bid || r.minimum_bid == r.maximum_bid);
    };
    constexpr std::string_view kNeverRaises = "It must be a bid that can stand above another one.";
    if (never_raises(r.over_partner_from)) return fault("/over_partner_from", kNeverRaises);
    if (never_raises(r.second_auction_from)) return fault("/second_auction_from", kNeverRaises);
    return std::nullopt;
}

Fault fault_of_asking(const Ruleset& r) {
    if (r.reveal != Reveal::kFirstVoid) return std::nullopt;
    constexpr std::string_view kNobodyAsks = "Nobody asks at a table where trump comes up by itself.";
    if (r.asker_must_trump) return fault("/asker_must_trump", kNobodyAsks);
    if (!r.asking_is_optional) return fault("/asking_is_optional", kNobodyAsks);
    return std::nullopt;
}

Fault fault_of_score(const Ruleset& r) {
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
    if (!score_can_fall(r)) {
        return fault("/match_floor", "No score falls below 0 at this table.");
    }
    return std::nullopt;
}

}  // namespace

int points_in_play(const Ruleset& ruleset) {
    return ruleset.last_trick_point ? kPointsInPack + 1 : kPointsInPack;
}

bool score_can_fall(const Ruleset& ruleset) {
    return ruleset.deal_score != DealScore::kBySizeOfBid || ruleset.single_hand;
}

std::optional<Ruleset> ruleset_named(std::string_view id) {
    // The defaults of every field are this table's.
    if (id == "arcade29") return Ruleset{};
    if (id == "classic29") return classic29();
    if (id == "ranked28") return ranked28();
    if (id == "club28") return club28();
    return std::nullopt;
}

std::string_view id_of(const Ruleset& ruleset) {
    for (const std::string_view id : kTableIds) {
        Ruleset same = ruleset;
        same.id = id;
        if (same == ruleset_named(id)) return id;
    }
    return kHouseId;
}

std::optional<RulesetFault> validate(const Ruleset& r) {
    for (const auto& check : {fault_of_ranges, fault_of_bids, fault_of_asking, fault_of_score}) {
        if (const auto found = check(r)) return found;
    }
    return std::nullopt;
}

}  // namespace twentynine
