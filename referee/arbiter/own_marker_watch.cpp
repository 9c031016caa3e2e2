#include "referee/arbiter/own_marker_watch.hpp"

#include <algorithm>
#include <cmath>

namespace yinsight {

namespace {

/// Below this share in view a point says nothing.
constexpr float kMinVisible = 1.0F / 3;
/// Share of looks that are wrong whatever the camera says; raising it weakens every look.
constexpr float kMisread = 0.02F;

}  // namespace

void OwnMarkerWatch::look(const Observation& observation, Side mover, PointSet rings) {
    for (const auto point : rings) {
        const auto i = static_cast<std::size_t>(point.index());
        const auto& belief = observation.points[i];
        if (belief.visible < kMinVisible) continue;
        float shown = 0;
        for (std::size_t s = 0; s < kPointStateCount; ++s) {
            if (marker_of(static_cast<PointState>(s)) == mover) shown += belief.probability[s];
        }
        const float says = std::log((shown + kMisread) / (1 - shown + kMisread));
        evidence_[i] =
            std::max(0.0F, evidence_[i] + std::clamp(says, -most_per_look_, most_per_look_));
        if (evidence_[i] >= kSeen) seen_.insert(point);
    }
}

void OwnMarkerWatch::reset() {
    evidence_.fill(0);
    seen_ = {};
}

}  // namespace yinsight
