#include "ruleset.h"

namespace twentynine {

namespace {
// Card points in the pack, and the lowest bid for which an auction surely fits into kMaxCalls.
constexpr int kHighestBid = 28;
constexpr int kLowestBid = 14;
}  // namespace

std::optional<Ruleset> ruleset_named(std::string_view id) {
    // The defaults of every field are this table's.
    if (id == "arcade29") return Ruleset{};
    return std::nullopt;
}

std::optional<RulesetFault> validate(const Ruleset& r) {
    const auto fault = [](std::string_view where, std::string_view reason) {
        return RulesetFault{where, reason};
    };
    if (r.minimum_bid < kLowestBid) return fault("/minimum_bid", "No table bids below 14.");
    if (r.maximum_bid > kHighestBid) return fault("/maximum_bid", "The pack holds only 28 points.");
    if (r.minimum_bid > r.maximum_bid) return fault("/minimum_bid", "It is above the maximum bid.");
    if (r.equal_bid != EqualBid::kNever) return fault("/equal_bid", "Equal bids are not played yet.");
    if (r.stage_one_ceiling != 0) return fault("/stage_one_ceiling", "A second stage is not played yet.");
    if (r.trump_choice != TrumpChoice::kMarker) {
        return fault("/trump_choice", "A set-aside trump card is not played yet.");
    }
    if (r.reveal != Reveal::kFirstVoid) return fault("/reveal", "Only the automatic reveal is played yet.");
    if (r.asker_must_trump) return fault("/asker_must_trump", "Nobody asks where trump comes up by itself.");
    if (!r.reveal_trick_counts) {
        return fault("/reveal_trick_counts", "Trumps on the table always count in the reveal trick yet.");
    }
    if (r.pair_shift != 0) return fault("/pair_shift", "Pairs are not played yet.");
    if (r.match_target != 0) return fault("/match_target", "A match is one deal yet.");
    if (r.match_floor != 0) return fault("/match_floor", "A match is one deal yet.");
    if (r.bid_clock != 0) return fault("/bid_clock", "Clocks are not kept yet.");
    if (r.trump_clock != 0) return fault("/trump_clock", "Clocks are not kept yet.");
    if (r.play_clock != 0) return fault("/play_clock", "Clocks are not kept yet.");
    if (r.reveal_clock != 0) return fault("/reveal_clock", "Clocks are not kept yet.");
    return std::nullopt;
}

}  // namespace twentynine
