#pragma once
// Line profiles straight from the grey levels: for a known pose only the strips beside the expected
// lines are looked at, so that no map of the whole picture is needed. Native pixels.

#include <opencv2/core.hpp>
#include <optional>

#include "vision/lattice/line_profile.hpp"

namespace yinsight {

/// Like sample_profile, on an 8 bit grey picture; `options.bins` is ignored, the bins are about
/// `step_px` apart. Empty where a station's strip leaves the picture.
std::optional<LineProfile> sample_grey_profile(const cv::Mat1b& grey, const SegmentImage& segment,
                                               const ProfileOptions& options, double step_px);

}  // namespace yinsight
