#include "tests/support/noisy_camera.hpp"

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

void NoisyCamera::shoot(Film& film, const Watch& watch) {
    watch_ = watch;
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

void NoisyCamera::mark(const Beat& beat, Truth& truth) const {
    for (const auto& m : beat.marks) {
        if (m.what == Mark::What::turn_done && m.index >= truth.turns.size()) continue;
        time_of(m, truth) = now_s_;
    }
}

void NoisyCamera::shoot_live(const Beat& beat, const RealBoard& before, Truth& truth) {
    constexpr double kReachingShare = 0.4;
    constexpr double kActingShare = 0.4;
    Scene scene{&before, {}, beat.askew, false, false, false, beat.unseen};
    if (beat.hand_s > 0) {
        scene.hand = beat.hand_is_recognised;
        scene.moving = !beat.touched.empty();
        for (const auto point : beat.touched) scene.covered |= under_hand(point, beat.actor);
        if (beat.touched.empty())
            scene.covered = under_hand(dice_.pick(PointSet::all()), beat.actor);
        if (!beat.hand_is_recognised) scene.covered = {};
        stay(scene, now_s_ + kReachingShare * beat.hand_s);
        scene.board = &beat.in_the_air;
        stay(scene, now_s_ + kActingShare * beat.hand_s);
    }
    mark(beat, truth);
    scene.board = &beat.after;
    stay(scene, now_s_ + (1 - kReachingShare - kActingShare) * beat.hand_s);
    scene.hand = scene.moving = false;
    scene.covered = {};
    if (beat.flickers) {
        scene.flicker = true;
        const double length_s = std::min(beat.calm_s, dice_.between(0.1, 0.5));
        stay(scene, now_s_ + length_s);
        scene.flicker = false;
        stay(scene, now_s_ + beat.calm_s - length_s);
        return;
    }
    stay(scene, now_s_ + beat.calm_s);
}

void NoisyCamera::shoot_time_lapse(const Beat& beat, Truth& truth) {
    constexpr double kHandFrames = 0.5;
    Scene scene{&beat.in_the_air, {}, beat.askew, false, false, false, beat.unseen};
    if (beat.hand_s > 0 && dice_.chance(kHandFrames)) {
        scene.hand = scene.moving = true;
        for (const auto point : beat.touched) scene.covered |= under_hand(point, beat.actor);
        now_s_ += dice_.between(0.4, 1.2);
        take(scene);
        scene.hand = scene.moving = false;
        scene.covered = {};
    }
    scene.board = &beat.after;
    mark(beat, truth);
    for (int i = 0; i < beat.calm_looks; ++i) {
        now_s_ += dice_.between(0.4, 1.2);
        scene.flicker = beat.flickers && i == 0;
        take(scene);
    }
}

void NoisyCamera::stay(const Scene& scene, double until_s) {
    while (next_frame_s_ < until_s) {
        now_s_ = std::max(now_s_, next_frame_s_);
        take(scene);
        next_frame_s_ = now_s_ + pace_.frame_s * dice_.between(0.8, 1.2);
    }
    now_s_ = std::max(now_s_, until_s);
}

void NoisyCamera::take(const Scene& scene) {
    constexpr double kFlickered = 0.4;
    const int frame = frame_++;
    if (scene.unseen || dice_.chance(noise_.missing)) return;
    Observation observation;
    observation.frame = frame;
    observation.time_s = now_s_;
    observation.hand = scene.hand;
    observation.moving = scene.moving;
    for (const auto point : all_points()) {
        auto& belief = observation.points[static_cast<std::size_t>(point.index())];
        const bool doubtful =
            (scene.flicker && dice_.chance(kFlickered)) || scene.askew.contains(point);
        belief = read(scene.board->at(point), doubtful);
        if (scene.covered.contains(point) || dice_.chance(noise_.hidden)) belief.visible = 0;
    }
    for (const auto side : {Side::white, Side::black}) {
        if (dice_.chance(noise_.storage_seen)) {
            observation.removed_rings[index_of(side)] = scene.board->storage[index_of(side)];
        }
    }
    watch_(observation, *scene.board);
}

PointBelief NoisyCamera::read(PointState truth, bool doubtful) {
    PointBelief belief;
    const auto at = [&](PointState state) -> float& {
        return belief.probability[static_cast<std::size_t>(state)];
    };
    const double spread = dice_.between(-noise_.sureness_spread, noise_.sureness_spread);
    double likely = noise_.sureness + spread;
    PointState first = truth;
    PointState second = confuse(truth);
    if (doubtful) {
        likely = dice_.between(0.4, 0.7);
    } else if (dice_.chance(noise_.misread)) {
        std::swap(first, second);
        likely =
            dice_.chance(noise_.sure_misread) ? dice_.between(0.85, 0.98) : dice_.between(0.5, 0.7);
    }
    const double rest = 1 - likely;
    const auto other = static_cast<float>(0.2 * rest / (kPointStateCount - 2));
    belief.probability.fill(other);
    at(first) = static_cast<float>(likely);
    at(second) = static_cast<float>(0.8 * rest);
    return belief;
}

/// A state that a camera takes for this one: mostly the other colour, a marker overlooked or
/// imagined, a piece overlooked or imagined; now and then anything.
PointState NoisyCamera::confuse(PointState truth) {
    const auto ring = ring_of(truth);
    const auto marker = marker_of(truth);
    const int kind = dice_.below(10);
    PointState other = truth;
    if (kind < 3) {
        other = point_state(ring, marker ? std::optional{opponent_of(*marker)} : std::nullopt);
    } else if (kind < 6) {
        other = point_state(
            ring, marker ? std::nullopt : std::optional{static_cast<Side>(dice_.below(2))});
    } else if (kind < 8) {
        other = point_state(ring ? std::nullopt : std::optional{static_cast<Side>(dice_.below(2))},
                            marker);
    }
    while (other == truth) other = static_cast<PointState>(dice_.below(kPointStateCount));
    return other;
}

}  // namespace yinsight
