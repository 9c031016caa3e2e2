#pragma once
// A drawing as a picture.

#include <opencv2/core.hpp>

#include "app/diagram/drawing.hpp"

namespace yinsight {

/// 8-bit BGR, `width_px` wide, smooth edges.
cv::Mat to_picture(const Drawing& drawing, int width_px);

}  // namespace yinsight
