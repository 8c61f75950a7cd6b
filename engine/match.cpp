#include "match.h"

#include <utility>

namespace twentynine {

namespace {

bool is_over(const Deal& deal) {
    return !deal.turn();
}

DealRecord without_rules(const Record& record) {
    return {record.dealer, record.pack, record.actions, record.proof};
}

}  // namespace

Match::Match(const Ruleset& ruleset, const Pack& pack, std::optional<ShuffleProof> proof, std::string name)
    : Match(ruleset, ruleset.first_dealer, pack, std::move(proof), std::move(name)) {}

Match::Match(const Ruleset& ruleset, Seat dealer, const Pack& pack, std::optional<ShuffleProof> proof,
             std::string name)
    : name_(std::move(name)),
      record_{ruleset, dealer, pack, {}, std::move(proof)},
      deal_(ruleset, dealer, pack) {}

std::optional<Refusal> Match::apply(Action action) {
    if (forfeited_by_) return Refusal::kDealOver;
    if (const auto refusal = deal_.apply(action)) return refusal;
    record_.actions.push_back(action);
    return std::nullopt;
}

View view_of(const Match& match, Seat seat) {
    return view_of(match.deal(), seat, match.score_before());
}

Score Match::score() const {
    Score score = score_before_;
    if (const auto result = deal_.result()) {
        for (std::size_t team = 0; team < score.size(); ++team) score[team] += result->game_points[team];
    }
    return score;
}

std::optional<Team> Match::winner() const {
    return forfeited_by_ ? std::optional(other(*forfeited_by_)) : winner_of(ruleset(), score());
}

bool Match::over() const {
    if (winner()) return true;
    return is_match() && is_over(deal_) && put_away_.size() + 1 >= kMostDealsOfMatch;
}

bool Match::may_deal_next() const {
    return is_match() ? is_over(deal_) && !over() : true;
}

Seat Match::next_dealer() const {
    return deal_.phase() == Phase::kRedeal ? deal_.dealer() : next(deal_.dealer());
}

bool Match::deal_next(const Pack& pack, std::optional<ShuffleProof> proof) {
    return deal_next_by(next_dealer(), pack, std::move(proof));
}

bool Match::deal_next_by(Seat dealer, const Pack& pack, std::optional<ShuffleProof> proof) {
    if (!may_deal_next() || (is_match() && dealer != next_dealer())) return false;
    if (is_match()) score_before_ = score();
    if (is_over(deal_)) put_away_.push_back(without_rules(record_));
    if (put_away_.size() >= kMostDealsOfMatch) put_away_.erase(put_away_.begin());
    record_ = {ruleset(), dealer, pack, {}, std::move(proof)};
    deal_ = Deal(record_.ruleset, dealer, pack);
    ++deal_number_;
    return true;
}

void Match::forfeit(Team team) {
    if (is_match() && !over()) forfeited_by_ = team;
}

MatchRecord Match::whole_record() const {
    MatchRecord whole{name_, ruleset(), put_away_, forfeited_by_};
    whole.deals.push_back(without_rules(record_));
    return whole;
}

MatchRecord Match::finished_record() const {
    if (forfeited_by_) return whole_record();
    MatchRecord finished{name_, ruleset(), put_away_, std::nullopt};
    if (is_over(deal_)) finished.deals.push_back(without_rules(record_));
    return finished;
}

}  // namespace twentynine
