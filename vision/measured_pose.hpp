#pragma once
// The full camera pose of a board that was located, from the printed lines of the picture. Costs
// some milliseconds: for views that are new, not for every frame of one that is held.

#include <opencv2/core.hpp>
#include <optional>

#include "calibration/board_pose.hpp"

namespace yinsight {

/// `picture` is 8 bit, grey or BGR, the one that `view` belongs to. Empty where too few lines are
/// seen.
std::optional<BoardPose> measure_pose(const cv::Mat& picture, const BoardView& view);

}  // namespace yinsight
