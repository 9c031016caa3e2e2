#pragma once
// The lines of a board whose view is known but not whether they are darker or lighter than the
// board: both are tried.

#include <opencv2/core.hpp>

#include "vision/lattice/pose_check.hpp"

namespace yinsight {

/// 8 bit, one channel; `picture` itself where it is that already.
cv::Mat1b grey_of(const cv::Mat& picture);

/// Segments on which a line was seen.
int count_seen(const PoseCheck& check);

struct LineCheck {
    Polarity polarity = Polarity::dark;
    PoseCheck lines;
};

/// Looks for the lines within `range` spacings of where the view puts them.
LineCheck check_lines(const cv::Mat1b& grey, const BoardView& view, double range);

}  // namespace yinsight
