#include "ruleset_fields.h"

#include <array>
#include <type_traits>

namespace twentynine {

namespace {

using std::string_view;
using Choices = std::span<const string_view>;
using enum FieldGroup;

constexpr std::array<string_view, 2> kDirections{"clockwise", "counter_clockwise"};
constexpr std::array<string_view, 2> kAfterPass{"may_return", "out_for_good"};
constexpr std::array<string_view, 2> kNobodyBids{"dealer_takes_minimum", "redeal"};
constexpr std::array<string_view, 2> kEqualBids{"never", "takes_over_from_dealers_side"};
constexpr std::array<string_view, 3> kDoubling{"none", "double", "redouble"};
constexpr std::array<string_view, 2> kTrumpChoices{"marker", "set_aside_card"};
constexpr std::array<string_view, 3> kReveals{"first_void", "on_request", "three_ways"};
constexpr std::array<string_view, 4> kDealScores{"contract_only", "one_point", "by_size_of_bid",
                                                 "losing_scale"};

template <auto kMember>
constexpr RulesetField field(string_view pointer, char letter, FieldGroup group) {
    using Value = std::remove_cvref_t<decltype(Ruleset{}.*kMember)>;
    RulesetField row;
    row.pointer = pointer;
    row.letter = letter;
    row.group = group;
    row.get = [](const Ruleset& rules) { return static_cast<int>(rules.*kMember); };
    row.set = [](Ruleset& rules, int value) { rules.*kMember = static_cast<Value>(value); };
    return row;
}

template <auto kMember>
constexpr RulesetField flag(string_view pointer, char letter, FieldGroup group) {
    RulesetField row = field<kMember>(pointer, letter, group);
    row.reason = "It must be true or false.";
    return row;
}

template <auto kMember>
constexpr RulesetField choice(string_view pointer, char letter, FieldGroup group, Choices choices,
                              string_view reason) {
    RulesetField row = field<kMember>(pointer, letter, group);
    row.kind = FieldKind::kChoice;
    row.highest = static_cast<int>(choices.size()) - 1;
    row.choices = choices;
    row.reason = reason;
    return row;
}

struct Range {
    int lowest = 0;
    int highest = 0;
    bool or_zero = false;
    string_view reason;
};
constexpr Range kSeatNumbers{0, 3, false, "It must be a whole number from 0 to 3."};
// The lowest bid for which an auction surely fits into kMaxCalls, and all points of a deal.
constexpr Range kBids{14, 29, false, "It must be a whole number from 14 to 29."};
constexpr Range kBidsOrNone{14, 29, true, "It must be 0 or a whole number from 14 to 29."};
constexpr Range kPairShifts{1, 12, true, "It must be a whole number from 0 to 12."};
constexpr Range kTargets{1, 50, true, "It must be a whole number from 0 to 50."};
constexpr Range kFloors{-50, -1, true, "It must be a whole number from -50 to 0."};
constexpr Range kSeconds{5, 600, true, "It must be 0 or a whole number from 5 to 600."};

template <auto kMember>
constexpr RulesetField number(string_view pointer, char letter, FieldGroup group, const Range& range) {
    RulesetField row = field<kMember>(pointer, letter, group);
    row.kind = FieldKind::kNumber;
    row.lowest = range.lowest;
    row.highest = range.highest;
    row.zero_is_off = range.or_zero;
    row.reason = range.reason;
    return row;
}

using R = Ruleset;

// clang-format off
constexpr std::array kFields{
    choice<&R::direction>("/direction", 'd', kTable, kDirections, "It must be 'clockwise' or 'counter_clockwise'."),
    number<&R::first_dealer>("/first_dealer", 'f', kTable, kSeatNumbers),

    number<&R::minimum_bid>("/minimum_bid", 'm', kAuction, kBids),
    number<&R::maximum_bid>("/maximum_bid", 'M', kAuction, kBids),
    choice<&R::after_pass>("/after_pass", 'a', kAuction, kAfterPass, "It must be 'may_return' or 'out_for_good'."),
    choice<&R::nobody_bids>("/nobody_bids", 'n', kAuction, kNobodyBids, "It must be 'dealer_takes_minimum' or 'redeal'."),
    choice<&R::equal_bid>("/equal_bid", 'e', kAuction, kEqualBids, "It must be 'never' or 'takes_over_from_dealers_side'."),
    number<&R::stage_one_ceiling>("/stage_one_ceiling", 'g', kAuction, kBidsOrNone),
    number<&R::over_partner_from>("/over_partner_from", 'o', kAuction, kBidsOrNone),
    number<&R::second_auction_from>("/second_auction_from", 'A', kAuction, kBidsOrNone),
    choice<&R::doubling>("/doubling", 'D', kAuction, kDoubling, "It must be 'none', 'double' or 'redouble'."),

    choice<&R::trump_choice>("/trump_choice", 't', kTrump, kTrumpChoices, "It must be 'marker' or 'set_aside_card'."),
    flag<&R::seventh_card>("/seventh_card", 'S', kTrump),
    flag<&R::no_trump>("/no_trump", 'N', kTrump),
    choice<&R::reveal>("/reveal", 'r', kTrump, kReveals, "It must be 'first_void', 'on_request' or 'three_ways'."),
    flag<&R::asking_is_optional>("/asking_is_optional", 'k', kTrump),
    flag<&R::asker_must_trump>("/asker_must_trump", 'u', kTrump),
    flag<&R::reveal_trick_counts>("/reveal_trick_counts", 'c', kTrump),
    flag<&R::bidder_may_lead_hidden_trump>("/bidder_may_lead_hidden_trump", 'h', kTrump),
    number<&R::pair_shift>("/pair_shift", 'p', kTrump, kPairShifts),
    flag<&R::pair_needs_trick>("/pair_needs_trick", 'P', kTrump),

    flag<&R::single_hand>("/single_hand", 's', kSpecialDeals),
    flag<&R::cancel_no_points_in_four>("/cancel_no_points_in_four", 'v', kSpecialDeals),
    flag<&R::cancel_no_points_in_eight>("/cancel_no_points_in_eight", 'w', kSpecialDeals),
    flag<&R::cancel_four_jacks>("/cancel_four_jacks", 'J', kSpecialDeals),
    flag<&R::cancel_one_suit>("/cancel_one_suit", 'O', kSpecialDeals),
    flag<&R::cancel_defenders_without_trump>("/cancel_defenders_without_trump", 'W', kSpecialDeals),
    flag<&R::annul_unrevealed>("/annul_unrevealed", 'U', kSpecialDeals),

    flag<&R::last_trick_point>("/last_trick_point", 'l', kScore),
    choice<&R::deal_score>("/deal_score", 'G', kScore, kDealScores, "It must be 'contract_only', 'one_point', 'by_size_of_bid' or 'losing_scale'."),
    flag<&R::double_loss_below_half>("/double_loss_below_half", 'H', kScore),
    number<&R::match_target>("/match_target", 'T', kScore, kTargets),
    number<&R::match_floor>("/match_floor", 'F', kScore, kFloors),

    number<&R::bid_clock>("/bid_clock", 'B', kClocks, kSeconds),
    number<&R::trump_clock>("/trump_clock", 'C', kClocks, kSeconds),
    number<&R::play_clock>("/play_clock", 'K', kClocks, kSeconds),
    number<&R::reveal_clock>("/reveal_clock", 'L', kClocks, kSeconds),
};
// clang-format on

}  // namespace

std::span<const RulesetField> ruleset_fields() {
    return kFields;
}

const RulesetField* ruleset_field(std::string_view name) {
    for (const RulesetField& row : kFields) {
        if (row.name() == name) return &row;
    }
    return nullptr;
}

}  // namespace twentynine
