#include "vision/occlusion.hpp"

#include <algorithm>

namespace yinsight {

namespace {

/// A point less visible than this counts as covered.
constexpr float kCoveredBelow = 0.5F;
/// Covered points that make a hand. One alone can be a strangely lit piece; even a finger that puts
/// a marker down covers two.
constexpr int kHandCovers = 2;

}  // namespace

int covered_points(const std::array<PointBelief, kPointCount>& points, const BoardView& view) {
    return static_cast<int>(
        std::count_if(all_points().begin(), all_points().end(), [&](Point point) {
            return points[static_cast<std::size_t>(point.index())].visible < kCoveredBelow &&
                   view.in_picture(view.project(point));
        }));
}

bool is_hand_over_board(const std::array<PointBelief, kPointCount>& points, const BoardView& view) {
    return covered_points(points, view) >= kHandCovers;
}

}  // namespace yinsight
