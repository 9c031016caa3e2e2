#include "vision/measured_pose.hpp"

#include "vision/calibration_target.hpp"
#include "vision/line_check.hpp"

namespace yinsight {

namespace {

/// Half width of the search across a line, in spacings: the view fits, but for folds.
constexpr double kRange = 0.15;

}  // namespace

std::optional<BoardPose> measure_pose(const cv::Mat& picture, const BoardView& view) {
    const auto lines = check_lines(grey_of(picture), view, kRange).lines.expected;
    return solve_board_pose(view, line_sightings(view, lines).sightings);
}

}  // namespace yinsight
