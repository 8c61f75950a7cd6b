// Sitting down and leaving, dealing, and what is saved.
#include <utility>

#include "../engine/match_text.h"
#include "saved_match.h"
#include "table.h"

namespace twentynine {
namespace {

// The main game lasts as long as the page: nothing of it is kept.
bool is_kept(const Ruleset& ruleset) {
    return ruleset.id != "arcade29";
}

}  // namespace

bool Table::sit(TableTerms terms, std::string_view saved, double now) {
    leave();
    terms_ = std::move(terms);
    if (!saved.empty()) return take_up(saved, now);
    begin_match(now);
    keep();
    return true;
}

void Table::leave() {
    match_.reset();
    clear();
    score_ = {};
    missed_ = 0;
    ++version_;
}

void Table::clear() {
    history_.clear();
    trick_waits_ = false;
    result_shown_ = false;
    taken_up_ = false;
    result_at_ = kNever;
    redeal_at_ = kNever;
    dealing_until_ = kLongAgo;
    asked_ = false;
    answer_.reset();
    act_by_ = kNever;
    claim_.reset();
    clock_.stop();
}

void Table::begin_match(double now) {
    if (const auto daily = std::exchange(terms_.first, std::nullopt)) {
        // Its seed is known to all, so no seal is broken for it and nobody's word goes into it.
        ShuffleProof proof = proof_of(daily->seed);
        const Pack pack = pack_of(proof);
        match_.emplace(terms_.ruleset, daily->dealer, pack, std::move(proof), terms_.name);
    } else {
        ShuffleProof proof = seal_.open(platform_);
        const Pack pack = pack_of(proof);
        match_.emplace(terms_.ruleset, pack, std::move(proof), terms_.name);
    }
    missed_ = 0;
    begin(now);
}

void Table::deal_next(double now) {
    if (!match_->may_deal_next()) return begin_match(now);
    ShuffleProof proof = seal_.open(platform_);
    const Pack pack = pack_of(proof);
    match_->deal_next(pack, std::move(proof));
    begin(now);
}

void Table::deal(Seat dealer, const Pack& pack, double now) {
    match_.emplace(terms_.ruleset, dealer, pack, std::nullopt, terms_.name);
    begin(now);
}

void Table::begin(double now) {
    ++deals_;
    clear();
    score_ = match_->score();
    settle(now);
}

void Table::new_deal(double now) {
    if (match_ && match_->ruleset().match_target == 0) {
        deal_next(now);
    } else {
        begin_match(now);
    }
    keep();
}

bool Table::deal_again(double now) {
    if (!result_shown_) return false;
    deal_next(now);
    keep();
    return true;
}

// The match as it was saved. What happened in its deal is told again, all at once.
bool Table::take_up(std::string_view saved, double now) {
    std::optional<SavedMatch> read = decode_saved(saved);
    if (!read || read->match.ruleset() != terms_.ruleset || read->match.name() != terms_.name) return false;
    seal_.restore(read->aside.next_seed, read->aside.entropy);
    match_ = std::move(read->match);
    clear();
    ++deals_;
    taken_up_ = true;
    trick_waits_ = read->aside.trick_waits;
    result_shown_ = read->aside.result_shown;
    missed_ = read->aside.missed;

    const Record& record = match_->record();
    Deal again(record.ruleset, record.dealer, record.pack);
    const auto tell = [&] {
        for (const Event& event : again.events()) history_.push_back(event_for(event, kYou));
    };
    tell();
    for (const Action action : record.actions) {
        again.apply(action);
        tell();
    }
    score_ = match_->score();
    if (const auto result = again.result(); result && !result_shown_) {
        for (std::size_t team = 0; team < score_.size(); ++team) score_[team] -= result->game_points[team];
    }
    ++version_;
    attempts_ = 0;
    not_before_ = now + tempo_.thought();
    if (!result_shown_ && again.phase() == Phase::kOver) result_at_ = now + tempo_.last_look();
    if (again.phase() == Phase::kRedeal) redeal_at_ = not_before_;
    next_turn(now);
    keep();
    return true;
}

void Table::keep() {
    if (!match_ || !is_kept(terms_.ruleset)) return;
    if (match_over()) {
        platform_.save({});
        return;
    }
    platform_.save(encode_saved(
        *match_, {seal_.next_seed(platform_), seal_.entropy(), trick_waits_, result_shown_, missed_}));
}

std::optional<Sha256Digest> Table::sealed() const {
    if (!match_ || !match_->record().proof) return std::nullopt;
    return match_->record().proof->commitment;
}

Sha256Digest Table::sealed_next() {
    return commitment(seal_.next_seed(platform_));
}

std::string Table::match_text() const {
    if (!match_) return {};
    MatchRecord record = match_->whole_record();
    record.deals.back().proof.reset();
    return encode(record);
}

std::string Table::finished_text() const {
    if (!match_) return {};
    const MatchRecord record = match_->finished_record();
    return record.deals.empty() ? std::string() : encode(record);
}

}  // namespace twentynine
