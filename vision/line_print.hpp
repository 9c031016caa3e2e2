#pragma once
// The printed lines of a board as a picture in the board's own plane: where a line would be seen if
// nothing lay on it. Knows no camera.

#include <opencv2/core.hpp>

namespace yinsight {

/// Samples a spacing.
inline constexpr int kPrintScale = 24;
/// Distance from a line's middle at which its strength has fallen to 0, in spacings.
inline constexpr double kPrintHalfWidth = 0.08;

/// 8 bit: 255 in the middle of a printed line, falling evenly to 0 at kPrintHalfWidth, 0 elsewhere.
/// f6 lies at its centre pixel, x to the right, y downwards.
const cv::Mat1b& line_print();

/// Where a point of the board plane (spacings) lies in it, in pixels.
cv::Point2d line_print_px(const cv::Point2d& place);

}  // namespace yinsight
