#pragma once
// The picture in the size and form the lattice search works on.
//
// Frames: native pixels are the caller's, working pixels are the resized picture's; both have pixel
// centres at integers. Does not look for anything.

#include <opencv2/core.hpp>

#include "calibration/board_view.hpp"

namespace yinsight {

/// Grey levels as float, resized so that the long side has a wanted length.
struct WorkingImage {
    cv::Mat1f grey;
    cv::Size native_size;

    /// Working pixels a native pixel, along the long side.
    double scale() const;
    cv::Point2d working_from_native(const cv::Point2d& px) const;
    cv::Point2d native_from_working(const cv::Point2d& px) const;
    /// The same view in native pixels.
    BoardView native_from_working(const BoardView& view) const;
    /// The same view in working pixels; its focal length is not kept.
    BoardView working_from_native(const BoardView& view) const;
    /// The same lens in working pixels.
    RadialLens working_from_native(const RadialLens& lens) const;
};

/// `picture` is 8 bit, grey, BGR or BGRA, not empty. The long side becomes `long_side_px` (at least
/// 8), enlarged or reduced.
WorkingImage make_working_image(const cv::Mat& picture, int long_side_px);

/// A lens without bending, centred in a picture.
RadialLens straight_lens(cv::Size picture_size_px);

}  // namespace yinsight
