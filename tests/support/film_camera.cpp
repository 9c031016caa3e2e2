#include "tests/support/film_camera.hpp"

#include <algorithm>
#include <cmath>

namespace yinsight {

namespace {

/// Reach of a hand and half the width of an arm, in lattice spacings.
constexpr double kHandReach = 1.3;
constexpr double kArmHalfWidth = 0.7;

/// The points under a hand that works at `at`, and under its arm.
PointSet under_hand(Point at, Side actor) {
    PointSet covered;
    for (const auto point : all_points()) {
        const double across = point.x() - at.x();
        const double along = (point.y() - at.y()) * (actor == Side::white ? -1 : 1);
        const bool hand = std::hypot(across, along) < kHandReach;
        const bool arm = along > 0 && std::abs(across) < kArmHalfWidth;
        if (hand || arm) covered.insert(point);
    }
    return covered;
}

double& time_of(const Mark& mark, Truth& truth) {
    switch (mark.what) {
        case Mark::What::turn_done:
            return truth.turns[mark.index].done_s;
        case Mark::What::fault_making:
            return truth.faults[mark.index].making_s;
        case Mark::What::fault_stands:
            return truth.faults[mark.index].stands_s;
        case Mark::What::fault_mending:
            return truth.faults[mark.index].mending_s;
        case Mark::What::fault_over:
            return truth.faults[mark.index].over_s;
        case Mark::What::taken_back:
            break;
    }
    return truth.takebacks[mark.index].done_s;
}

}  // namespace

void FilmCamera::roll(Film& film) {
    RealBoard before = RealBoard::of(film.truth.start);
    for (const auto& beat : film.beats) {
        if (pace_.time_lapse) {
            shoot_time_lapse(beat, film.truth);
        } else {
            shoot_live(beat, before, film.truth);
        }
        before = beat.after;
    }
}

void FilmCamera::mark(const Beat& beat, Truth& truth) const {
    for (const auto& m : beat.marks) {
        if (m.what == Mark::What::turn_done && m.index >= truth.turns.size()) continue;
        time_of(m, truth) = now_s_;
    }
}

void FilmCamera::shoot_live(const Beat& beat, const RealBoard& before, Truth& truth) {
    constexpr double kReachingShare = 0.4;
    constexpr double kActingShare = 0.4;
    Scene scene{&before, &beat};
    if (beat.hand_s > 0) {
        scene.hand = beat.hand_is_recognised;
        scene.moving = !beat.touched.empty();
        for (const auto point : beat.touched) scene.covered |= under_hand(point, beat.actor);
        if (beat.touched.empty())
            scene.covered = under_hand(dice_.pick(PointSet::all()), beat.actor);
        if (!beat.hand_is_recognised) scene.covered = {};
        stay(scene, now_s_ + kReachingShare * beat.hand_s, 0, 1);
        scene.board = &beat.in_the_air;
        stay(scene, now_s_ + kActingShare * beat.hand_s, 1, 1);
    }
    mark(beat, truth);
    scene.board = &beat.after;
    stay(scene, now_s_ + (1 - kReachingShare - kActingShare) * beat.hand_s, 1, 0);
    scene.hand = scene.moving = false;
    scene.covered = {};
    if (beat.flickers) {
        scene.flicker = true;
        const double length_s = std::min(beat.calm_s, dice_.between(0.1, 0.5));
        stay(scene, now_s_ + length_s, -1, -1);
        scene.flicker = false;
        stay(scene, now_s_ + beat.calm_s - length_s, -1, -1);
        return;
    }
    stay(scene, now_s_ + beat.calm_s, -1, -1);
}

void FilmCamera::shoot_time_lapse(const Beat& beat, Truth& truth) {
    constexpr double kHandFrames = 0.5;
    Scene scene{&beat.in_the_air, &beat};
    if (beat.hand_s > 0 && dice_.chance(kHandFrames)) {
        scene.hand = scene.moving = true;
        scene.reach = 1;
        for (const auto point : beat.touched) scene.covered |= under_hand(point, beat.actor);
        now_s_ += dice_.between(0.4, 1.2);
        expose(scene);
        scene.hand = scene.moving = false;
        scene.reach = -1;
        scene.covered = {};
    }
    scene.board = &beat.after;
    mark(beat, truth);
    for (int i = 0; i < beat.calm_looks; ++i) {
        now_s_ += dice_.between(0.4, 1.2);
        scene.flicker = beat.flickers && i == 0;
        expose(scene);
    }
}

void FilmCamera::stay(Scene& scene, double until_s, double reach_from, double reach_to) {
    const double from_s = now_s_;
    while (next_frame_s_ < until_s) {
        now_s_ = std::max(now_s_, next_frame_s_);
        scene.reach = reach_from + (reach_to - reach_from) * (now_s_ - from_s) / (until_s - from_s);
        expose(scene);
        next_frame_s_ = now_s_ + pace_.frame_s * dice_.between(0.8, 1.2);
    }
    now_s_ = std::max(now_s_, until_s);
}

void FilmCamera::expose(const Scene& scene) {
    take(scene, now_s_, frame_++);
}

}  // namespace yinsight
