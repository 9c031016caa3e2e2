#pragma once
// Grey levels around the middle of one patch, by distance. A colour counts as bright as its darkest
// channel: what is white there is white, not merely red.

#include <opencv2/core.hpp>
#include <vector>

#include "vision/sample.hpp"

namespace yinsight {

using Levels = std::vector<unsigned char>;

/// The levels of patch `row` from `from` to `to` spacings away from its middle.
Levels levels_between(const PatchSet& patches, int row, double from, double to);

/// The level that `share` of them do not reach.
int level_at(Levels levels, double share);

/// The share of them at or above a level.
double share_from(const Levels& levels, int level);

}  // namespace yinsight
