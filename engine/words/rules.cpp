#include "rules.h"

#include "../ruleset_field_words.h"
#include "sections.h"
#include "tables.h"
#include "writer.h"

namespace twentynine {

namespace words {

std::string listed(const std::vector<std::string>& things, std::string_view last) {
    std::string out;
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (i > 0) out += things.size() > 2 ? ", " : " ";
        if (i > 0 && i + 1 == things.size()) out += say(last, " ");
        out += things[i];
    }
    return out;
}

std::string rule_of(std::string_view flag) {
    const RulesetField* field = ruleset_field(flag);
    return field != nullptr ? std::string(words_of(*field).help) : std::string();
}

std::string_view next_side(const Ruleset& ruleset) {
    return ruleset.direction == Direction::kClockwise ? "left" : "right";
}

bool may_cancel(const Ruleset& r) {
    return r.cancel_no_points_in_four || r.cancel_no_points_in_eight || r.cancel_four_jacks ||
           r.cancel_one_suit;
}

bool may_redeal(const Ruleset& r) {
    return r.nobody_bids == NobodyBids::kRedeal || may_cancel(r) || r.cancel_defenders_without_trump ||
           r.annul_unrevealed;
}

bool sets_card_aside(const Ruleset& ruleset) {
    return ruleset.trump_choice == TrumpChoice::kSetAsideCard;
}

bool has_clocks(const Ruleset& r) {
    return r.bid_clock != 0 || r.trump_clock != 0 || r.play_clock != 0 || r.reveal_clock != 0;
}

}  // namespace words

std::string_view title_of_table(const Ruleset& ruleset) {
    for (const TableName& table : kTables) {
        if (table.id == ruleset.id) return table.title;
    }
    return "House rules";
}

std::vector<Block> rules_of(const Ruleset& ruleset) {
    words::Writer page;
    for (const auto& write :
         {words::write_aim, words::write_ranks, words::write_auction, words::write_doubling,
          words::write_trump, words::write_second_auction, words::write_pair, words::write_play,
          words::write_single_hand, words::write_cancelling, words::write_score, words::write_match,
          words::write_clocks, words::write_controls, words::write_about}) {
        write(page, ruleset);
    }
    return page.take();
}

}  // namespace twentynine
