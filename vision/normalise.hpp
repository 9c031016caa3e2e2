#pragma once
// Takes exposure and uneven light out of the patches of one picture: what is dark and bright on
// this board is learned from all its patches together, the bare board's brightness near each point
// from that point and its neighbours.

#include <opencv2/core.hpp>

#include "vision/sample.hpp"

namespace yinsight {

/// Blue, green, red on the picture's own scale (0 = its dark end, 1 = its bright end); the
/// logarithm of the brightness over that of the bare board nearby, once coarse, once fine and
/// saturating; the printed lines that would be seen of a bare board, 0..1; the logarithm once more,
/// between coarse and fine.
inline constexpr int kPatchChannels = 7;

/// kPlaceCount x kPatchChannels x kPatchSize x kPatchSize, 32-bit float. Patches with no sample in
/// the picture don't take part in the statistics.
cv::Mat normalise_patches(const PatchSet& patches);

}  // namespace yinsight
