#pragma once
// The recognised board drawn on the picture it was seen in, for people to judge the reading.

#include <opencv2/core.hpp>

#include "vision/pipeline.hpp"

namespace yinsight {

/// A copy of an 8-bit BGR picture with the lattice, and at each of the 85 points what was read:
/// rings and markers in their colours, doubtful points in amber, covered ones crossed out.
cv::Mat draw_overlay(const cv::Mat& picture, const BoardReading& reading);

}  // namespace yinsight
