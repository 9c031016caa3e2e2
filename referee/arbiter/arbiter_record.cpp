// The part of the arbiter that changes the record and speaks.

#include <algorithm>
#include <utility>

#include "referee/arbiter/arbiter.hpp"
#include "referee/arbiter/standing_board.hpp"
#include "referee/notation/turn_text.hpp"

namespace yinsight {

namespace {

/// How far apart two turns that end in the same board must be by what was seen on the way, in nats,
/// for one of them to be certain.
constexpr float kSurePast = 3.0F;
/// How sure the camera must be of every point that a spoken fault is about, as a probability.
constexpr float kClearlySeen = 0.75F;
/// Positions that corrections may start from.
constexpr std::size_t kEarlierTables = 2;

bool same_fault(const Fault& a, const Fault& b) {
    if (a.kind != b.kind) return false;
    return a.points.empty() || std::any_of(a.points.begin(), a.points.end(), [&](Point point) {
               return std::find(b.points.begin(), b.points.end(), point) != b.points.end();
           });
}

bool contains(const std::vector<Fault>& faults, const Fault& fault) {
    return std::any_of(faults.begin(), faults.end(),
                       [&](const Fault& other) { return same_fault(fault, other); });
}

/// The same actions in another order: two rows may come off in either.
bool same_actions(const Turn& a, const Turn& b) {
    std::vector<Action> left(a.begin(), a.end());
    std::vector<Action> right(b.begin(), b.end());
    std::sort(left.begin(), left.end());
    std::sort(right.begin(), right.end());
    return left == right;
}

}  // namespace

void Arbiter::adopt(std::size_t i) {
    const auto alternative = alternatives_[i];
    const auto& stands = alternative.table->position();
    if (alternative.attempt) {
        speak(alternative.attempt->faults);
        record_illegal(*alternative.attempt, stands);
        overlooked_.overlook(alternative.attempt->stands, stands.board(), filter_);
    } else {
        start_ = stands;
    }
    open_faults_.clear();
    // What stands on the board has stood for as long as before.
    auto leader = std::move(leader_);
    go_on_from(alternative.table);
    leader_ = std::move(leader);
    if (leader_) leader_->explanation.alternative.reset();
}

void Arbiter::record_illegal(const Attempt& attempt, const Position& stands) {
    const auto kind = attempt.faults.front().kind;
    if (attempt.turn.empty()) {
        // Pieces changed outside any turn: the last turn ends in the board as it stands.
        if (turns_.empty()) {
            start_ = stands;
        } else {
            turns_.back().after = stands;
            turns_.back().illegal = kind;
        }
        return;
    }
    if (attempt.player != position_.side()) {
        const auto passed = begin_turn(position_.parts(), attempt.player);
        append({next_number(position_.side()),
                position_.side(),
                Turn{Action::pass()},
                position_,
                passed,
                {},
                FaultKind::passed_with_moves},
               true);
        position_ = passed;
    }
    append({next_number(attempt.player), attempt.player, attempt.turn, position_, stands, {}, kind},
           true);
}

void Arbiter::commit(const std::shared_ptr<TurnTable>& table, std::size_t turn, bool sure) {
    const auto twins = table->same_end(turn, kSurePast);
    const auto& legal = table->turn(twins.front());
    const auto side = table->position().side();
    PlayedTurn played{next_number(side), side, legal.turn, table->position(), legal.after, {}, {}};
    for (const auto i : twins) {
        const auto& other = table->turn(i).turn;
        const bool known = same_actions(other, legal.turn) ||
                           std::any_of(played.candidates.begin(), played.candidates.end(),
                                       [&](const Turn& t) { return same_actions(t, other); });
        if (!known) played.candidates.push_back(other);
    }
    withdraw_faults_but({});
    append(std::move(played), sure);
    const auto next = table->next(twins.front());
    table->forget_next();
    earlier_.insert(earlier_.begin(), table);
    if (earlier_.size() > kEarlierTables) earlier_.pop_back();
    go_on_from(next);
    announce_position();
    pass_where_nothing_else_is_legal();
}

void Arbiter::append(PlayedTurn turn, bool sure) {
    std::vector<std::string> candidates;
    for (const auto& candidate : turn.candidates) candidates.push_back(to_text(candidate));
    const auto text = to_text(turn.turn);
    say(TurnEvent{turn.number, turn.player, text, turn.after, candidates, turn.illegal});
    if (!candidates.empty() || !sure) {
        candidates.insert(candidates.begin(), text);
        say(QuestionEvent{QuestionEvent::About::turn, turn.number, std::move(candidates)});
    }
    position_ = turn.after;
    past_boards_.push_back(point_states(turn.before.board()));
    turns_.push_back(std::move(turn));
}

void Arbiter::take_back(int count) {
    const auto kept = turns_.size() - static_cast<std::size_t>(count);
    const auto before = turns_[kept].before;
    turns_.resize(kept);
    past_boards_.resize(kept);
    withdraw_faults_but({});
    say(TakebackEvent{turns_.empty() ? 0 : turns_.back().number});
    std::shared_ptr<TurnTable> table;
    for (int i = 0; i < count && !earlier_.empty(); ++i) {
        table = earlier_.front();
        earlier_.erase(earlier_.begin());
    }
    const bool known = table && table->position() == before;
    if (known) table->forget_looks();
    go_on_from(known ? table : std::make_shared<TurnTable>(before));
}

void Arbiter::go_on_from(std::shared_ptr<TurnTable> table) {
    table_ = std::move(table);
    position_ = table_->position();
    alternatives_.clear();
    after_end_.clear();
    if (position_.is_over() && position_.result()->reason != EndReason::row) {
        for (const auto side : {Side::white, Side::black}) {
            after_end_.push_back(std::make_shared<TurnTable>(begin_turn(position_.parts(), side)));
        }
    }
    tolerated_.clear();
    own_markers_.reset();
    steps_said_.clear();
    rows_said_.clear();
    remembered_ = table_->board();
    leader_.reset();
    glimpse_.reset();
}

void Arbiter::pass_where_nothing_else_is_legal() {
    if (table_->size() != 1) return;
    const auto& only = table_->turn(0);
    if (only.turn.size() != 1 || only.turn[0].kind() != ActionKind::pass) return;
    commit(table_, 0, true);
}

int Arbiter::next_number(Side player) const {
    int number = turns_.empty() ? first_turn_number(start_) : turns_.back().number + 1;
    const bool odd = number % 2 == 1;
    if (odd != (player == Side::white)) ++number;
    return number;
}

void Arbiter::announce_position() {
    if (position_.is_over()) {
        say(GameOverEvent{*position_.result(), position_.parts().rings_removed});
        return;
    }
    if (position_.phase() == Phase::remove_row_before) {
        announce_rows(position_.side(), position_.board());
    }
}

void Arbiter::announce_rows(Side side, const Board& board) {
    std::vector<Window> rows;
    for (const auto& window : all_windows()) {
        if (board.is_row(window, side)) rows.push_back(window);
    }
    if (rows.empty() || rows == rows_said_) return;
    rows_said_ = rows;
    say(RowEvent{side, std::move(rows)});
}

void Arbiter::announce_steps(const Explanation& e) {
    for (auto& step :
         steps_between(e.table->position(), e.board, e.table->turn(e.turn.turn).turn)) {
        const bool said = std::any_of(
            steps_said_.begin(), steps_said_.end(),
            [&](const StepEvent& s) { return s.step == step.step && s.points == step.points; });
        if (said) continue;
        steps_said_.push_back(step);
        say(std::move(step));
    }
}

bool Arbiter::is_clearly_seen(const std::vector<Fault>& faults) const {
    const auto is_clear = [&](Point point) { return filter_.confidence(point) >= kClearlySeen; };
    return std::all_of(faults.begin(), faults.end(), [&](const Fault& fault) {
        return std::all_of(fault.points.begin(), fault.points.end(), is_clear) &&
               std::all_of(fault.repair.begin(), fault.repair.end(),
                           [&](const PointChange& change) { return is_clear(change.point); });
    });
}

bool Arbiter::is_clearly_seen(const Explanation& e) const {
    const auto touched =
        e.kind == Explanation::Kind::partial ? e.table->program(e.turn.turn).touched() : PointSet{};
    return std::all_of(all_points().begin(), all_points().end(), [&](Point point) {
        const auto seen = e.board[static_cast<std::size_t>(point.index())];
        const bool matters = seen != position_.state_at(point) || touched.contains(point);
        return !matters || filter_.confidence(point) >= kClearlySeen;
    });
}

void Arbiter::speak(const std::vector<Fault>& faults) {
    for (const auto& fault : faults) {
        if (is_tolerated(fault)) continue;
        const auto known = std::find_if(open_faults_.begin(), open_faults_.end(),
                                        [&](const Fault& f) { return same_fault(fault, f); });
        if (known != open_faults_.end()) {
            *known = fault;
            continue;
        }
        open_faults_.push_back(fault);
        say(ViolationEvent{fault});
    }
}

bool Arbiter::is_tolerated(const Fault& fault) const {
    return contains(tolerated_, fault);
}

void Arbiter::withdraw_faults_but(const std::vector<Fault>& still_there) {
    auto gone = std::stable_partition(open_faults_.begin(), open_faults_.end(),
                                      [&](const Fault& f) { return contains(still_there, f); });
    for (auto it = gone; it != open_faults_.end(); ++it) say(RepairedEvent{*it});
    open_faults_.erase(gone, open_faults_.end());
}

void Arbiter::say(decltype(Event::what) what) {
    events_.push_back({now_s_, frame_, std::move(what)});
}

}  // namespace yinsight
