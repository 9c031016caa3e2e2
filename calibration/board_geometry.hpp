#pragma once
// Sizes and places of a YINSH board that the rules know nothing of, in lattice spacings: the same
// plane frame as Point (f6 at the origin, x to White's right, y towards Black), heights from the
// board up. Both real editions share these; home-made boards may differ.

#include <opencv2/core.hpp>

#include "referee/side.hpp"

namespace yinsight {

/// Height of a ring's or marker's top face.
inline constexpr double kPieceHeight = 0.128;

/// Storage circles on one side of the board.
inline constexpr int kStorageCircleCount = 3;

/// The centre of one of the circles where a side's removed rings lie; `number` is 0..2.
cv::Point2d storage_circle(Side side, int number);

}  // namespace yinsight
