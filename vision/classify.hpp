#pragma once
// What lies on each of the 85 points of a located board.

#include <array>
#include <opencv2/core.hpp>

#include "calibration/board_view.hpp"
#include "referee/arbiter/observation.hpp"

namespace yinsight {

/// Beliefs by Point::index(), named as the view names them. `bgr` is 8 bit, three channels, the
/// picture the view was found in. `visible` is 0 for points outside the picture and less than 1
/// where something covers a point.
std::array<PointBelief, kPointCount> classify_points(const cv::Mat& bgr, const BoardView& view);

}  // namespace yinsight
