#include "referee/arbiter/overlooked_points.hpp"

#include <algorithm>
#include <utility>

namespace yinsight {

namespace {

/// Share in view and probability from which a look shows clearly that a point has changed.
constexpr float kInView = 0.5F;
constexpr float kClear = 0.8F;

}  // namespace

void OverlookedPoints::overlook(const PointStates& shown, const Board& recorded,
                                BeliefFilter& belief) {
    for (const Point point : all_points()) {
        const auto i = static_cast<std::size_t>(point.index());
        if (!ring_of(shown[i]) || !marker_of(shown[i])) continue;
        points_[i] = Overlooked{shown[i], recorded.state_at(point)};
        belief.mistake(point, shown[i], recorded.state_at(point));
    }
}

bool OverlookedPoints::any() const {
    return std::any_of(points_.begin(), points_.end(),
                       [](const auto& point) { return point.has_value(); });
}

Observation OverlookedPoints::through(const Observation& observation) {
    Observation seen = observation;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        auto& overlooked = points_[i];
        if (!overlooked) continue;
        auto& belief = seen.points[i];
        const PointState best = belief.best();
        const bool clear = belief.visible >= kInView &&
                           belief.probability[static_cast<std::size_t>(best)] >= kClear;
        if (clear && best != overlooked->shown && best != overlooked->recorded) {
            overlooked.reset();
            continue;
        }
        auto& shown = belief.probability[static_cast<std::size_t>(overlooked->shown)];
        auto& recorded = belief.probability[static_cast<std::size_t>(overlooked->recorded)];
        if (shown > recorded) std::swap(shown, recorded);
    }
    return seen;
}

}  // namespace yinsight
