// The rules page: it says what its ruleset plays, all of it and nothing else.
#include "engine/words/rules.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "engine/ruleset_fields.h"
#include "engine/words/tables.h"

namespace twentynine {
namespace {

using Lines = std::vector<std::string>;

// Each heading, paragraph, item and row of the page as a line, without its marks.
Lines lines_of(const Ruleset& ruleset) {
    Lines lines;
    for (const Block& block : rules_of(ruleset)) {
        if (!block.text.empty()) lines.push_back(block.text);
        lines.insert(lines.end(), block.items.begin(), block.items.end());
        for (const auto& row : block.rows) {
            std::string line;
            for (const std::string& cell : row) line += (line.empty() ? "| " : " | ") + cell;
            lines.push_back(line);
        }
    }
    for (std::string& line : lines) {
        line.erase(std::remove_if(line.begin(), line.end(), [](char c) { return c == '*' || c == '`'; }),
                   line.end());
    }
    return lines;
}

std::string text_of(const Lines& lines) {
    std::string out;
    for (const std::string& line : lines) out += line + "\n";
    return out;
}

bool says(const Ruleset& ruleset, std::string_view words) {
    return text_of(lines_of(ruleset)).find(words) != std::string::npos;
}

// The page without its last section, which may name what other tables play.
std::string rules_alone(const Ruleset& ruleset) {
    const std::string text = text_of(lines_of(ruleset));
    const std::size_t end = text.find("About this table");
    REQUIRE(end != std::string::npos);
    return text.substr(0, end);
}

Ruleset with(std::string_view base, const std::vector<std::pair<std::string_view, int>>& changes) {
    Ruleset rules = *ruleset_named(base);
    for (const auto& [name, value] : changes) {
        const RulesetField* field = ruleset_field(name);
        REQUIRE(field != nullptr);
        field->set(rules, value);
    }
    rules.id = id_of(rules);
    return rules;
}

// Everything that can be played at once.
Ruleset with_everything() {
    return with("club28", {{"doubling", 2},
                           {"seventh_card", 1},
                           {"no_trump", 1},
                           {"pair_shift", 4},
                           {"second_auction_from", 24},
                           {"over_partner_from", 18},
                           {"single_hand", 1},
                           {"cancel_no_points_in_four", 1},
                           {"cancel_no_points_in_eight", 1},
                           {"cancel_four_jacks", 1},
                           {"cancel_one_suit", 1},
                           {"cancel_defenders_without_trump", 1},
                           {"annul_unrevealed", 1},
                           {"last_trick_point", 1},
                           {"maximum_bid", 29},
                           {"double_loss_below_half", 1},
                           {"match_floor", -5}});
}

TEST_CASE("the rules of 29 Arcade say everything that the page written by hand said") {
    std::ifstream file(TWENTYNINE_FIXTURES "/rules/arcade29.txt");
    REQUIRE(file);
    const std::string page = text_of(lines_of(Ruleset{}));
    int sentences = 0;
    for (std::string sentence; std::getline(file, sentence); ++sentences) {
        INFO(sentence);
        CHECK(page.find(sentence) != std::string::npos);
    }
    CHECK(sentences > 40);
}

TEST_CASE("no sentence of a rules page stands on it twice") {
    for (const Ruleset& rules : {*ruleset_named("arcade29"), *ruleset_named("classic29"),
                                 *ruleset_named("ranked28"), *ruleset_named("club28"), with_everything()}) {
        std::set<std::string> seen;
        for (const std::string& line : lines_of(rules)) {
            std::size_t begin = 0;
            while (begin < line.size()) {
                const std::size_t end = std::min(line.find(". ", begin), line.size() - 1) + 1;
                const std::string sentence = line.substr(begin, end - begin);
                begin = end + 1;
                if (sentence.size() < 12) continue;
                INFO(rules.id << ": " << sentence);
                CHECK(seen.insert(sentence).second);
            }
        }
    }
}

TEST_CASE("a clock costs the match, where there is one to lose") {
    CHECK(says(*ruleset_named("ranked28"), "the third time in a row, your side gives up the match."));
    const Ruleset by_deals = with("ranked28", {{"match_target", 0}});
    CHECK(says(by_deals, "the table makes a legal move for you, knowing no more than you do. "));
    CHECK_FALSE(says(by_deals, "gives up"));
}

TEST_CASE("the points of a deal always come to the same, unless somebody sits out of a single hand") {
    CHECK(says(*ruleset_named("classic29"), "The two totals always make 28.\n"));
    CHECK(says(with("classic29", {{"single_hand", 1}}), "always make 28, if nobody sat out.\n"));
}

TEST_CASE("a change of any one field changes the rules page, wherever the field means something") {
    for (const RulesetField& field : ruleset_fields()) {
        int changes = 0;
        const Ruleset asking = with("classic29", {{"reveal_clock", 10}});
        for (const Ruleset& base :
             {Ruleset{}, asking, *ruleset_named("ranked28"), *ruleset_named("club28"), with_everything()}) {
            const Lines before = lines_of(base);
            const int lowest = field.zero_is_off && field.lowest > 0 ? 0 : field.lowest;
            const int highest = field.zero_is_off && field.highest < 0 ? 0 : field.highest;
            for (int value = lowest; value <= highest; ++value) {
                Ruleset rules = base;
                if (!field.may_hold(value) || value == field.get(base)) continue;
                field.set(rules, value);
                rules.id = id_of(rules);
                if (validate(rules)) continue;
                // Two ways to go over one's partner's bid with any number, and one to show no pair at all.
                if (field.name() == "over_partner_from" &&
                    std::max(value, field.get(base)) <= base.minimum_bid)
                    continue;
                if (field.name() == "pair_needs_trick" && base.pair_shift == 0) continue;
                ++changes;
                // What is said about tables of one's own doesn't count.
                rules.id = base.id;
                INFO(field.name() << " of " << base.id << " from " << field.get(base) << " to " << value);
                CHECK(lines_of(rules) != before);
            }
        }
        INFO(field.name());
        CHECK(changes > 0);
    }
}

TEST_CASE("the rules of a table name nothing that it doesn’t play") {
    struct Subject {
        const char* word;
        bool (*played)(const Ruleset&);
    };
    const Subject subjects[] = {
        {"ask",
         [](const Ruleset& r) {
             return r.reveal != Reveal::kFirstVoid || r.doubling != Doubling::kNone ||
                    r.second_auction_from != 0;
         }},
        {"ask for trump", [](const Ruleset& r) { return r.reveal != Reveal::kFirstVoid; }},
        {"turn it up", [](const Ruleset& r) { return r.reveal == Reveal::kThreeWays; }},
        {"aside", [](const Ruleset& r) { return r.trump_choice == TrumpChoice::kSetAsideCard; }},
        {"marker", [](const Ruleset& r) { return r.trump_choice == TrumpChoice::kMarker; }},
        {"pair", [](const Ruleset& r) { return r.pair_shift != 0; }},
        {"Doubl", [](const Ruleset& r) { return r.doubling != Doubling::kNone; }},
        {"redoubl", [](const Ruleset& r) { return r.doubling == Doubling::kRedouble; }},
        {"eventh card", [](const Ruleset& r) { return r.seventh_card; }},
        {"No trump", [](const Ruleset& r) { return r.no_trump; }},
        {"econd auction", [](const Ruleset& r) { return r.second_auction_from != 0; }},
        {"two stages", [](const Ruleset& r) { return r.stage_one_ceiling != 0; }},
        {"level: the one", [](const Ruleset& r) { return r.equal_bid != EqualBid::kNever; }},
        {"partner’s bid", [](const Ruleset& r) { return r.over_partner_from != 0; }},
        {"ingle hand", [](const Ruleset& r) { return r.single_hand; }},
        {"cancel",
         [](const Ruleset& r) {
             return r.cancel_no_points_in_four || r.cancel_no_points_in_eight || r.cancel_four_jacks ||
                    r.cancel_one_suit || r.cancel_defenders_without_trump;
         }},
        {"trump still hidden", [](const Ruleset& r) { return r.annul_unrevealed; }},
        {"29", [](const Ruleset& r) { return r.last_trick_point; }},
        {"ame point", [](const Ruleset& r) { return r.deal_score != DealScore::kContractOnly; }},
        {"less than half", [](const Ruleset& r) { return r.double_loss_below_half; }},
        {"match", [](const Ruleset& r) { return r.match_target != 0; }},
        {"Clocks",
         [](const Ruleset& r) { return r.bid_clock + r.trump_clock + r.play_clock + r.reveal_clock != 0; }},
    };
    std::vector<Ruleset> tables{Ruleset{}, *ruleset_named("classic29"), *ruleset_named("ranked28"),
                                *ruleset_named("club28"), with_everything()};
    // And each rule of the fullest table left out by itself.
    for (const RulesetField& field : ruleset_fields()) {
        Ruleset rules = with_everything();
        field.set(rules, field.get(Ruleset{}));
        rules.id = id_of(rules);
        if (!validate(rules)) tables.push_back(rules);
    }
    for (const Ruleset& rules : tables) {
        const std::string page = rules_alone(rules);
        for (const auto& [word, played] : subjects) {
            INFO(word << "\n" << page);
            CHECK((page.find(word) != std::string::npos) == played(rules));
        }
    }
}

TEST_CASE("what a table leaves out is named only where it is left out") {
    CHECK(says(Ruleset{},
               "There is no pair of king and queen, no doubling, no trump by the seventh card, no bonus for "
               "the last trick, and no running score."));
    CHECK(says(*ruleset_named("classic29"),
               "There is no doubling, no trump by the seventh card, and no bonus for the last trick."));
    CHECK_FALSE(says(with_everything(), "There is no "));
}

TEST_CASE("turns to the right seat Mira at the right, and speak of the dealer’s right") {
    const Ruleset rules = *ruleset_named("ranked28");
    CHECK(says(rules, "Dev at your left and Mira at your right"));
    CHECK(says(rules,
               "The player at the dealer’s right speaks first, and the turn goes round counter-clockwise."));
    CHECK_FALSE(says(rules, "dealer’s left"));
}

TEST_CASE("the table of game points covers every bid of the table, and only those") {
    CHECK(says(*ruleset_named("ranked28"), "| 14–19 | 1\n| 20–24 | 2\n| 25–27 | 3\n| 28 | 4\n"));
    CHECK(says(with("ranked28", {{"minimum_bid", 21}, {"maximum_bid", 26}}), "| 21–24 | 2\n| 25–26 | 3\n"));
    CHECK(says(with("ranked28", {{"deal_score", static_cast<int>(DealScore::kLosingScale)}}),
               "| 14–19 | +1 | −2\n| 20–24 | +2 | −3\n| 25–28 | +3 | −4\n"));
}

TEST_CASE("every table of the house has a title and a line") {
    for (const std::string_view id : kTableIds) {
        const auto row = std::find_if(kTables.begin(), kTables.end(),
                                      [id](const TableName& table) { return table.id == id; });
        REQUIRE(row != kTables.end());
        CHECK(title_of_table(*ruleset_named(id)) == row->title);
        CHECK(row->line.size() > 20);
    }
    CHECK(title_of_table(with_everything()) == "House rules");
}

}  // namespace
}  // namespace twentynine
