// What the arbiter does about the explanation that leads: how long it must have stood, what is
// recorded, said or withdrawn, and from where play may go on.

#include <algorithm>
#include <utility>

#include "referee/arbiter/arbiter.hpp"
#include "referee/arbiter/standing_board.hpp"

namespace yinsight {

namespace {

/// An explanation must have led for so long before it counts, in seconds (never longer than the
/// calm time). Raising it delays every announcement; lowering it records rings that are still
/// sliding.
constexpr double kSettleS = 0.4;
/// A turn that leads by less is recorded all the same after this many calm times, and asked about.
constexpr double kUnsurePatience = 2.0;
/// Time to think about a ring to move or a row to take, in calm times, before an unfinished turn is
/// a fault.
constexpr double kThinkPatience = 4.0;

}  // namespace

bool Arbiter::is_settled() const {
    return age_s() >= std::min(kSettleS, options_.calm_s);
}

bool Arbiter::is_calm_enough_for_faults() const {
    return !hand_ && !carried_ && age_s() >= options_.calm_s;
}

bool Arbiter::is_unfinished_for_long(const Explanation& explanation) const {
    if (hand_ || carried_) return false;
    if (options_.calm_s == 0) return leader_->clear_looks >= 2;
    const auto& stages = explanation.table->program(explanation.turn.turn).stages();
    const auto kind = stages[explanation.turn.stage].kind;
    const bool thinking = kind != StageKind::flipping && kind != StageKind::marker_owed;
    return age_s() >= options_.calm_s * (thinking ? kThinkPatience : 1.0);
}

bool Arbiter::act(const Judgement& judgement) {
    const auto& e = judgement.best;
    if (!is_settled()) return false;
    switch (e.kind) {
        case Explanation::Kind::nothing:
            withdraw_faults_but({});
            std::erase_if(alternatives_,
                          [](const Alternative& a) { return a.attempt.has_value(); });
            return false;
        case Explanation::Kind::partial:
        case Explanation::Kind::complete:
        case Explanation::Kind::two_turns:
        case Explanation::Kind::three_turns:
            return act_on_turn(judgement);
        case Explanation::Kind::takeback:
        case Explanation::Kind::correction:
            return act_on_takeback(e);
        case Explanation::Kind::fault:
            act_on_fault(e);
            return false;
    }
    return false;
}

bool Arbiter::shows_ring_moved(const Explanation& e) const {
    const auto& before = e.table->position();
    return std::any_of(all_points().begin(), all_points().end(), [&](Point point) {
        const auto seen = e.board[static_cast<std::size_t>(point.index())];
        return ring_of(seen) == before.side() && !before.board().ring_at(point);
    });
}

bool Arbiter::act_on_turn(const Judgement& judgement) {
    const auto e = judgement.best;
    const bool sure = judgement.margin >= kSureMargin;
    const double patience = options_.calm_s * kUnsurePatience;
    if (!sure && (age_s() < patience || (options_.calm_s == 0 && leader_->looks < 2))) return false;
    if (e.alternative) {
        // A marker in the next ring may be a quick player's: the last flip is perhaps on its way.
        const bool begun_only = e.kind == Explanation::Kind::partial && !shows_ring_moved(e);
        const bool has_fault = alternatives_[*e.alternative].attempt.has_value();
        if (has_fault && begun_only && !is_calm_enough_for_faults()) return false;
        const auto table = alternatives_[*e.alternative].table;
        adopt(*e.alternative);
        table_ = table;
        if (overlooked_.any()) return true;
    }
    if (e.kind == Explanation::Kind::partial) {
        act_on_partial(e);
        return e.alternative.has_value();
    }
    commit(e.table, e.turn.turn, sure);
    return true;
}

void Arbiter::act_on_partial(const Explanation& e) {
    announce_steps(e);
    const auto& program = e.table->program(e.turn.turn);
    if (program.stages()[e.turn.stage].kind == StageKind::row_due) {
        Board board;
        for (const auto point : all_points()) {
            const auto state = e.board[static_cast<std::size_t>(point.index())];
            if (!ring_of(state) || !marker_of(state)) board.set_state(point, state);
        }
        announce_rows(e.table->position().side(), board);
    }
    if (is_unfinished_for_long(e)) {
        judge_unfinished(e);
        return;
    }
    withdraw_faults_but({});
    if (leader_->expected) return;
    leader_->expected = true;
    auto context = situation(Observation{}).context;
    context.ended = true;
    if (const auto attempt = find_attempt(e.table->position(), filter_.costs(), context)) {
        expect_to_stand(*attempt, false);
    }
}

void Arbiter::judge_unfinished(const Explanation& e) {
    auto context = situation(Observation{}).context;
    context.ended = true;
    const auto attempt = find_attempt(e.table->position(), filter_.costs(), context);
    if (!attempt || !is_clearly_seen(attempt->faults)) return;
    withdraw_faults_but(attempt->faults);
    speak(attempt->faults);
    expect_to_stand(*attempt, true);
}

bool Arbiter::act_on_takeback(const Explanation& e) {
    if (e.kind == Explanation::Kind::correction && !e.turn_complete && age_s() < options_.calm_s) {
        return false;
    }
    take_back(e.back);
    return true;
}

void Arbiter::act_on_fault(const Explanation& e) {
    if (e.alternative && alternatives_[*e.alternative].attempt) {
        if (!is_calm_enough_for_faults()) return;
        const auto table = alternatives_[*e.alternative].table;
        adopt(*e.alternative);
        table_ = table;
    }
    auto attempt = *e.attempt;
    if (is_calm_enough_for_faults()) add_what_is_missing(attempt);
    if (attempt.goes_on) return;
    const bool speaks = is_calm_enough_for_faults() && is_clearly_seen(attempt.faults);
    expect_to_stand(attempt, speaks);
    if (!speaks) return;
    withdraw_faults_but(attempt.faults);
    speak(attempt.faults);
    const bool tolerated = std::all_of(attempt.faults.begin(), attempt.faults.end(),
                                       [this](const Fault& fault) { return is_tolerated(fault); });
    if (tolerated) adopt_spoken();
}

/// Beside a wrong act, steps that nobody makes any more.
void Arbiter::add_what_is_missing(Attempt& attempt) const {
    if (position_.is_over()) return;
    auto context = situation(Observation{}).context;
    context.flips_over = options_.calm_s > 0 || leader_->clear_looks >= 2;
    context.ended = options_.calm_s > 0 ? age_s() >= options_.calm_s * kThinkPatience
                                        : leader_->clear_looks >= 2;
    if (!context.flips_over) return;
    if (auto more = find_attempt(position_, filter_.costs(), context)) attempt = std::move(*more);
}

void Arbiter::expect_to_stand(const Attempt& attempt, bool spoken) {
    std::erase_if(alternatives_, [](const Alternative& a) { return a.attempt.has_value(); });
    if (position_.is_over() || is_under_way(attempt)) return;
    for (const auto side : sides_after(attempt)) {
        const auto stands = standing_position(attempt, side, position_);
        // Alternatives that leave the board as recorded are no alternatives, and nobody takes a row
        // off while the other side's lies there: that is a fault of its own.
        if (stands == position_) continue;
        if (stands.phase() == Phase::remove_row_before &&
            stands.board().has_row(opponent_of(stands.side()))) {
            continue;
        }
        constexpr float kStandingPrice = 2.0F;
        constexpr float kStandingPricePerFault = 0.5F;
        constexpr float kSpokenPrice = 1.5F;
        const auto faults = static_cast<float>(attempt.faults.size());
        const auto price = spoken ? kSpokenPrice : kStandingPrice + kStandingPricePerFault * faults;
        alternatives_.push_back({std::make_shared<TurnTable>(stands), price, attempt, spoken});
    }
}

}  // namespace yinsight
