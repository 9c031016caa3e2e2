#include "app/coach/training_partner.hpp"

#include <algorithm>

namespace yinsight {

namespace {

/// How long the highest level thinks, in seconds; players wait no longer gladly.
constexpr double kLongestThoughtS = 5;

}  // namespace

SearchLimits TrainingPartner::search_limits() const {
    SearchLimits limits;
    if (level_ < kStrengthLevels) {
        limits.nodes = strength_level(level_).nodes;
    } else {
        limits.seconds = kLongestThoughtS;
    }
    return limits;
}

std::vector<PointChange> changes_between(const Board& from, const Board& to) {
    std::vector<PointChange> changes;
    for (const Point point : all_points()) {
        if (from.state_at(point) != to.state_at(point))
            changes.push_back({point, from.state_at(point), to.state_at(point)});
    }
    return changes;
}

TrainingNotice TrainingPartner::notice(TrainingNotice::What what) const {
    TrainingNotice notice;
    notice.what = what;
    notice.engine = engine_;
    if (asked_) notice.asked = *asked_;
    if (played_) notice.played = *played_;
    notice.repair = repair_;
    return notice;
}

void TrainingPartner::forget_turn() {
    to_search_.reset();
    asked_.reset();
    played_.reset();
    repair_.clear();
}

std::vector<TrainingNotice> TrainingPartner::begin_from(const Position& position) {
    forget_turn();
    position_ = position;
    if (position.is_over()) {
        TrainingNotice end = notice(TrainingNotice::What::over);
        end.result = position.result();
        return {end};
    }
    if (position.side() != engine_) return {notice(TrainingNotice::What::your_turn)};
    to_search_ = position;
    return {};
}

std::vector<TrainingNotice> TrainingPartner::see(const GameState& game) {
    if (position_ && *position_ == game.position()) return {};
    if (asked_) return compare(game);
    return begin_from(game.position());
}

std::vector<TrainingNotice> TrainingPartner::compare(const GameState& game) {
    const Position& now = game.position();
    const bool was_wrong = played_.has_value();
    std::vector<TrainingNotice> notices;
    if (now == after_) {
        if (was_wrong) {
            played_.reset();
            repair_.clear();
            notices.push_back(notice(TrainingNotice::What::put_right));
        }
    } else if (now == before_) {
        // Taken back: the turn is still due.
        played_.reset();
        repair_.clear();
        position_ = now;
        return {notice(TrainingNotice::What::please_make)};
    } else if (!game.turns.empty() && game.turns.back().before == before_) {
        played_ = game.turns.back().turn;
        repair_ = changes_between(now.board(), after_.board());
        position_ = now;
        return {notice(TrainingNotice::What::other_turn)};
    } else if (was_wrong &&
               std::any_of(game.turns.begin(), game.turns.end(),
                           [&](const PlayedTurn& turn) { return turn.before == before_; })) {
        notices.push_back(notice(TrainingNotice::What::goes_on));
    }
    const auto next = begin_from(now);
    notices.insert(notices.end(), next.begin(), next.end());
    return notices;
}

std::vector<TrainingNotice> TrainingPartner::decide(const Position& position,
                                                    const Analysis& analysis, double chance) {
    if (!to_search_ || !(*to_search_ == position) || analysis.turns.empty()) return {};
    const RankedTurn& chosen = choose_at_level(analysis, strength_level(level_), chance);
    to_search_.reset();
    asked_ = chosen.turn;
    before_ = position;
    after_ = chosen.after;
    return {notice(TrainingNotice::What::please_make)};
}

std::vector<TrainingNotice> TrainingPartner::let_stand() {
    if (!played_) return {};
    std::vector<TrainingNotice> notices{notice(TrainingNotice::What::goes_on)};
    const auto next = begin_from(*position_);
    notices.insert(notices.end(), next.begin(), next.end());
    return notices;
}

}  // namespace yinsight
