#pragma once
// Takes exposure and uneven light out of the patches of one picture: what is dark and bright on
// this board is learned from all its patches together, the bare board's brightness near each point
// from that point and its neighbours.

#include <array>
#include <opencv2/core.hpp>

#include "vision/sample.hpp"

namespace yinsight {

/// `raw` holds kPlaceCount patches below each other, 8-bit BGR. Patches with no sample in the
/// picture don't take part in the statistics. Returns the blob of PatchSet.
cv::Mat normalise_patches(const cv::Mat& raw, const std::array<float, kPlaceCount>& in_picture);

}  // namespace yinsight
