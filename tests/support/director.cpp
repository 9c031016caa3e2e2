#include "tests/support/director.hpp"

#include <algorithm>

namespace yinsight {

Director::Director(const Position& start, bool start_is_told, const Disturbances& disturbances,
                   Dice& dice)
    : disturbances_{disturbances}, dice_{dice}, position_{start}, now_{RealBoard::of(start)} {
    film_.start_is_told = start_is_told;
    film_.truth.start = start;
    wait(start_is_told ? dice.between(0.3, 1.5) : dice.between(2.0, 3.0), start_is_told ? 1 : 3);
}

Film Director::finish() && {
    if (held_) {
        add(*held_, 0);
        mark(Mark::What::turn_done, film_.truth.turns.size() - 1);
    }
    unseen_turns_ = 0;
    wait(3.0, 3);
    return std::move(film_);
}

void Director::wait(double calm_s, int looks) {
    Beat beat;
    beat.in_the_air = beat.after = now_;
    beat.calm_s = calm_s;
    beat.calm_looks = looks;
    beat.askew = askew_;
    beat.unseen = unseen_turns_ > 0;
    film_.beats.push_back(std::move(beat));
}

Beat& Director::add(const Act& act, double calm_s) {
    Beat beat;
    beat.actor = act.actor;
    beat.touched = act.touched();
    beat.in_the_air = now_;
    act.lift_from(beat.in_the_air);
    act.apply_to(now_);
    beat.after = now_;
    beat.hand_s = dice_.between(0.4, 1.2);
    beat.calm_s = calm_s;
    askew_ -= beat.touched;
    beat.askew = askew_;
    beat.unseen = unseen_turns_ > 0;
    beat.flickers = dice_.chance(disturbances_.flicker);
    film_.beats.push_back(std::move(beat));
    return film_.beats.back();
}

void Director::mark(Mark::What what, std::size_t index) {
    film_.beats.back().marks.push_back({what, index});
}

/// Between two acts of a turn.
double Director::pause_s() {
    if (dice_.chance(0.5)) return 0;
    return dice_.chance(0.8) ? dice_.between(0.1, 0.6) : dice_.between(0.6, 1.2);
}

/// After a turn.
double Director::think_s() {
    return dice_.chance(disturbances_.hurry) ? dice_.between(0, 0.4) : dice_.between(0.9, 3.0);
}

void Director::play(const Turn& turn) {
    auto& truth = film_.truth;
    if (unseen_turns_ == 0) disturb_before_turn();
    if (unseen_turns_ == 0 && !held_) {
        if (dice_.chance(disturbances_.unseen_pair)) unseen_turns_ = 2;
        if (dice_.chance(disturbances_.unseen_turn)) unseen_turns_ = 1;
        if (unseen_turns_ > 0) wait_for_gap();
    }
    const Position after = apply(position_, turn);
    auto acts = acts_of(position_, turn, disturbances_.hands, dice_);
    std::optional<Act> to_hold;
    const bool ends_with_flip = turn.back().kind() == ActionKind::move_ring && acts.size() > 2 &&
                                acts.back().after.size() == 1 && !acts.back().in_the_air.empty();
    if (ends_with_flip && after.phase() == Phase::move_ring &&
        dice_.chance(disturbances_.quick_reply)) {
        to_hold = acts.back();
        acts.pop_back();
    }
    add_turn_acts(acts);
    past_.push_back(position_);
    truth.turns.push_back({position_.side(), turn, after.board(), {}, false, kNever});
    position_ = after;
    held_ = to_hold;
    if (held_) return;
    mark(Mark::What::turn_done, truth.turns.size() - 1);
    if (unseen_turns_ > 0) {
        film_.beats.back().calm_s = unseen_turns_ == 1 ? 0 : think_s();
        --unseen_turns_;
        if (unseen_turns_ == 0) wait(dice_.between(1.5, 3.0), 2);
        return;
    }
    film_.beats.back().calm_s = think_s();
    maybe_take_back();
}

/// The turn before the gap is seen whole; a single unseen turn has a long gap around it.
void Director::wait_for_gap() {
    const int gap = unseen_turns_;
    unseen_turns_ = 0;
    wait(dice_.between(0.8, 1.5), 1);
    unseen_turns_ = gap;
    if (gap == 1) wait(dice_.between(2, 4), 2);
}

void Director::add_turn_acts(const std::vector<Act>& acts) {
    for (std::size_t i = 0; i < acts.size(); ++i) {
        const auto& act = acts[i];
        const bool ring_moves = act.after.size() == 2 && !act.in_the_air.empty();
        if (ring_moves && unseen_turns_ == 0 && dice_.chance(disturbances_.slide)) {
            slide_ring(act);
        } else {
            auto& beat = add(act, pause_s());
            const auto shown = act.after.empty() ? PointState::empty : act.after[0].state;
            const bool marker_in_ring = ring_of(shown) && marker_of(shown);
            if (marker_in_ring && !held_ && dice_.chance(0.1)) beat.calm_s = dice_.between(1, 4);
        }
        if (i == 0 && held_) {
            const Act late = *held_;
            held_.reset();
            add(late, pause_s());
            mark(Mark::What::turn_done, film_.truth.turns.size() - 1);
        }
    }
}

/// The ring stops on vacant points of its way, seen by the camera as at rest for a moment.
void Director::slide_ring(const Act& act) {
    const Point from = act.after[0].point;
    const Point to = act.after[1].point;
    const auto ring = point_state(act.actor, {});
    const RealBoard before = now_;
    for (const auto point : between(from, to)) {
        if (before.at(point) != PointState::empty) continue;
        Act part{act.actor, act.in_the_air, {{point, ring}}, {}};
        auto& beat = add(part, dice_.between(0, 0.3));
        beat.hand_is_recognised = dice_.chance(0.5);
        beat.hand_s = dice_.between(0.2, 0.5);
        for (const auto& change : act.in_the_air) beat.after.set(change.point, change.state);
        now_ = before;
    }
    add(act, pause_s());
}

void Director::disturb_before_turn() {
    if (held_) return;
    const PointSet pieces = position_.board().all_rings() | position_.board().all_markers();
    if (!pieces.empty() && dice_.chance(disturbances_.askew)) askew_.insert(dice_.pick(pieces));
    if (!pieces.empty() && dice_.chance(disturbances_.adoube)) {
        const Point at = dice_.pick(pieces);
        const Act act{position_.side(), {{at, PointState::empty}}, {{at, now_.at(at)}}, {}};
        add(act, dice_.between(0, 1));
    }
    if (dice_.chance(disturbances_.dropped)) {
        const Point at = dice_.pick(position_.board().vacant());
        const auto marker = point_state({}, static_cast<Side>(dice_.below(2)));
        const Act act{position_.side(), {{at, marker}}, {{at, PointState::empty}}, {}};
        add(act, dice_.between(0, 1)).hand_s = dice_.between(0.8, 2);
    }
    if (dice_.chance(disturbances_.resting_hand)) {
        auto& beat = add({position_.side(), {}, {}, {}}, dice_.between(0, 1));
        beat.hand_s = dice_.between(0.5, 2.5);
    }
}

void Director::maybe_take_back() {
    if (past_.empty() || !dice_.chance(disturbances_.takeback)) return;
    film_.beats.back().calm_s = dice_.between(1, 3);
    take_back(1 + dice_.below(std::min<std::size_t>(3, past_.size())));
}

/// Action by action, the way it was played.
void Director::take_back(std::size_t count) {
    auto& truth = film_.truth;
    for (std::size_t i = 0; i < count; ++i) {
        const Turn turn = truth.turns.back().turn;
        std::vector<Position> moments{past_.back()};
        for (const auto action : turn) moments.push_back(apply(moments.back(), action));
        for (std::size_t k = turn.size(); k-- > 0;) {
            for (const auto& act :
                 acts_between(now_, RealBoard::of(moments[k]), truth.turns.back().player)) {
                add(act, dice_.chance(0.7) ? 0 : dice_.between(0.1, 0.5));
            }
        }
        position_ = past_.back();
        past_.pop_back();
        truth.turns.pop_back();
    }
    truth.takebacks.push_back({truth.turns.size(), kNever});
    mark(Mark::What::taken_back, truth.takebacks.size() - 1);
    film_.beats.back().calm_s = dice_.between(2, 3);
    film_.beats.back().calm_looks = 2;
}

void Director::tidy_up() {
    unseen_turns_ = 0;
    wait(dice_.between(1, 3), 1);
    std::vector<Point> pieces;
    for (const auto point : position_.board().all_rings() | position_.board().all_markers()) {
        pieces.push_back(point);
    }
    dice_.shuffle(pieces);
    const std::size_t left = dice_.chance(0.5) ? 0 : dice_.below(pieces.size());
    while (pieces.size() > left) {
        Act act{position_.side(), {}, {}, {}};
        for (int k = 1 + dice_.below(4); k > 0 && pieces.size() > left; --k) {
            act.after.push_back({pieces.back(), PointState::empty});
            pieces.pop_back();
        }
        add(act, dice_.chance(0.7) ? pause_s() : dice_.between(1, 3));
    }
}

}  // namespace yinsight
