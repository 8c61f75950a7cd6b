// A match from its record: every deal is played again, and the match refused at the first thing that the
// rules refuse.
#include <utility>

#include "match.h"

namespace twentynine {

namespace {

using Kind = MatchFault::Kind;

// Plays the actions of the deal that the match has just dealt.
std::optional<MatchFault> play_deal(Match& match, const std::vector<Action>& actions, std::size_t number) {
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (const auto refusal = match.apply(actions[i])) {
            return MatchFault{Kind::kIllegalAction, number, {i, *refusal}};
        }
    }
    return std::nullopt;
}

// Deals what the record says comes next.
std::optional<MatchFault> deal_on(Match& match, const DealRecord& deal, std::size_t number) {
    if (match.deal().turn()) return MatchFault{Kind::kUnfinished, number - 1, {}};
    if (!match.may_deal_next()) return MatchFault{Kind::kAfterTheEnd, number, {}};
    if (!match.deal_next_by(deal.dealer, deal.pack, deal.proof)) {
        return MatchFault{Kind::kWrongDealer, number, {}};
    }
    return std::nullopt;
}

// Calls `on_deal` with the match after each deal.
template <typename OnDeal>
std::variant<Match, MatchFault> play_through(const MatchRecord& record, OnDeal on_deal) {
    if (record.deals.empty()) return MatchFault{Kind::kNoDeals, 0, {}};
    if (record.deals.size() > kMostDealsOfMatch)
        return MatchFault{Kind::kTooManyDeals, kMostDealsOfMatch, {}};
    const DealRecord& first = record.deals.front();
    Match match(record.ruleset, first.dealer, first.pack, first.proof, record.name);
    for (std::size_t number = 0; number < record.deals.size(); ++number) {
        const DealRecord& deal = record.deals[number];
        if (number > 0) {
            if (const auto fault = deal_on(match, deal, number)) return *fault;
        }
        if (const auto fault = play_deal(match, deal.actions, number)) return *fault;
        on_deal(match);
    }
    if (record.forfeited_by) {
        match.forfeit(*record.forfeited_by);
        if (!match.forfeited_by()) return MatchFault{Kind::kForfeit, record.deals.size() - 1, {}};
    }
    return match;
}

}  // namespace

std::string where_of(const MatchFault& fault) {
    if (fault.kind == Kind::kNoDeals || fault.kind == Kind::kTooManyDeals) return "/deals";
    if (fault.kind == Kind::kForfeit) return "/forfeited_by";
    std::string where = "/deals/" + std::to_string(fault.deal);
    if (fault.kind == Kind::kWrongDealer) where += "/dealer";
    if (fault.kind == Kind::kUnfinished) where += "/actions";
    if (fault.kind == Kind::kIllegalAction) where += "/actions/" + std::to_string(fault.illegal.index);
    return where;
}

std::string sentence_of(const MatchFault& fault) {
    switch (fault.kind) {
        case Kind::kNoDeals:
            return "A match has at least one deal.";
        case Kind::kTooManyDeals:
            return "A match has at most " + std::to_string(kMostDealsOfMatch) + " deals.";
        case Kind::kWrongDealer:
            return "It isn't this seat's turn to deal.";
        case Kind::kIllegalAction:
            return std::string(sentence_of(fault.illegal.refusal));
        case Kind::kUnfinished:
            return "The deal breaks off, and another follows.";
        case Kind::kAfterTheEnd:
            return "The match was over before this deal.";
        case Kind::kForfeit:
            return "There was no match to give up any more.";
    }
    return {};
}

std::variant<Match, MatchFault> restore(const MatchRecord& record) {
    return play_through(record, [](const Match&) {});
}

MatchReplay replay(const MatchRecord& record) {
    MatchReplay replayed;
    const auto played = play_through(record, [&replayed](const Match& match) {
        replayed.deals.push_back({match.deal(), match.score_before(), match.score()});
    });
    if (const auto* match = std::get_if<Match>(&played)) {
        replayed.winner = match->winner();
        replayed.over = match->over();
    } else {
        replayed.fault = std::get<MatchFault>(played);
    }
    return replayed;
}

}  // namespace twentynine
