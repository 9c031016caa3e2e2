#pragma once
// A picture for people: what the network saw of each point, and what it believes.

#include <array>
#include <opencv2/core.hpp>

#include "referee/arbiter/observation.hpp"
#include "vision/sample.hpp"

namespace yinsight {

/// The 85 patches in index order, ten a line, each with its point's name, the best state's letters
/// (W, B rings, w, b markers, . empty), its probability and the share in view, in percent.
cv::Mat patch_sheet(const PatchSet& patches, const std::array<PointBelief, kPointCount>& beliefs);

}  // namespace yinsight
