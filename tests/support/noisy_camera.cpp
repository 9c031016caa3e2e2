#include "tests/support/noisy_camera.hpp"

namespace yinsight {

void NoisyCamera::shoot(Film& film, const Watch& watch) {
    watch_ = watch;
    roll(film);
}

void NoisyCamera::take(const Scene& scene, double time_s, int number) {
    constexpr double kFlickered = 0.4;
    if (scene.beat->unseen || dice_.chance(noise_.missing)) return;
    Observation observation;
    observation.frame = number;
    observation.time_s = time_s;
    observation.hand = scene.hand;
    observation.moving = scene.moving;
    for (const auto point : all_points()) {
        auto& belief = observation.points[static_cast<std::size_t>(point.index())];
        const bool doubtful =
            (scene.flicker && dice_.chance(kFlickered)) || scene.beat->askew.contains(point);
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
