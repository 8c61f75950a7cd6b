// What the published ladder is made of. A goal is a row here, and nowhere else.
#include "ladder_options.h"

namespace twentynine::ladder {
namespace {

Row row_of(const Contest& common, const Stop& stop, std::string_view table, Measure measure, BotKind a,
           BotKind b) {
    Row row{std::string(table), common, stop};
    row.contest.ruleset = *ruleset_named(table);
    row.contest.measure = measure;
    row.contest.a = player_of(a);
    row.contest.b = player_of(b);
    return row;
}

}  // namespace

std::vector<Row> published_ladder(const Contest& contest, const Stop& stop) {
    std::vector<Row> rows;
    const auto add = [&](std::string_view table, Measure measure, BotKind a, BotKind b) -> Row& {
        return rows.emplace_back(row_of(contest, stop, table, measure, a, b));
    };
    using enum BotKind;
    add("arcade29", Measure::kPlay, kSimple, kRandom).goal = {76};
    add("arcade29", Measure::kPlay, kClub, kSimple).goal = {58};
    add("arcade29", Measure::kPlay, kExpert, kSimple).goal = {66};
    add("arcade29", Measure::kPlay, kExpert, kReference).goal = {54, true};
    add("arcade29", Measure::kDeals, kExpert, kSimple).goal = {68};
    add("arcade29", Measure::kPlay, kSimple, kSimple).contest.a = cheat();
    add("arcade29", Measure::kPlay, kPatient, kSimple);
    for (const std::string_view table : kTableIds) {
        if (table != "arcade29") {
            add(table, Measure::kPlay, kClub, kSimple);
            add(table, Measure::kPlay, kExpert, kSimple);
            add(table, Measure::kDeals, kExpert, kSimple);
        }
        add(table, Measure::kAuction, kExpert, kSimple);
        add(table, Measure::kMatches, kExpert, kSimple);
    }
    return rows;
}

}  // namespace twentynine::ladder
