#pragma once
// Square cut-outs of a located board, one a point and one a storage circle: rectified by the
// board's plane at half a piece's height, turned so that up points away from the camera.
//
// Patch frame: x right, y down, both in the board plane; the patch's centre is the place itself.
// The rows are numbered by Point::index(), then White's three storage circles, then Black's.

#include <array>
#include <opencv2/core.hpp>

#include "calibration/board_geometry.hpp"
#include "calibration/board_view.hpp"

namespace yinsight {

/// Samples along a patch's side.
inline constexpr int kPatchSize = 40;
/// Half a patch's side in spacings: a piece 0.23 off its point and its height seen at 25 degrees
/// still lie inside.
inline constexpr double kPatchReach = 0.8;
/// 85 points and six storage circles.
inline constexpr int kPlaceCount = kPointCount + 2 * kStorageCircleCount;

/// The place that a patch row shows, in the board plane.
cv::Point2d sampled_place(int row);

/// What is told of a place beside its patch: where it lies as the camera sees the board (right,
/// away; spacings / 5), the tilt (4 times the apparent shift of a piece's top, in spacings) and the
/// resolution (doublings of the pixels a sample / 3).
inline constexpr int kPlaceFeatures = 4;

struct PatchSet {
    /// kPlaceCount patches below each other, each kPatchSize high, 8-bit BGR.
    cv::Mat bgr;
    /// Likewise, 8 bit: where printed lines would be seen if nothing lay on them, see
    /// line_print().
    cv::Mat print;
    /// kPlaceCount x kPlaceFeatures, 32-bit float.
    cv::Mat features;
    /// Share of each patch's samples that lie in the picture, 0..1.
    std::array<float, kPlaceCount> in_picture{};
};

/// `bgr` is 8 bit, three channels, the picture the view belongs to.
PatchSet cut_patches(const cv::Mat& bgr, const BoardView& view);

}  // namespace yinsight
