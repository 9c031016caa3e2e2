#pragma once
// Where the board lies in one picture.
//
// Frames: the board plane is referee's (lattice spacings, f6 at the origin, x to White's right, y
// towards Black), z up from the board. Pictures: pixel centres at integers, origin top left, x
// right, y down. Does not say how the view was
// found, nor whether the naming is certain.

#include <opencv2/core.hpp>

#include "calibration/radial_lens.hpp"
#include "referee/point.hpp"

namespace yinsight {

/// A seen board: plane homography and lens, and with them a pinhole pose for things above the
/// plane.
struct BoardView {
    /// Maps (x, y, 1) in spacings to undistorted homogeneous pixels.
    cv::Matx33d undistorted_px_from_board;
    RadialLens lens;
    cv::Size picture_size_px;
    /// Focal length in pixels (fx; principal point at the lens centre): the calibrated lens's, else
    /// estimated from the homography where the tilt tells it, else a usual webcam's.
    double focal_px = 0;

    /// The picture of a point of the board plane.
    cv::Point2d project(const cv::Point2d& board_point) const;
    cv::Point2d project(Point point) const { return project({point.x(), point.y()}); }
    /// The picture of a point `height` spacings above the board plane.
    cv::Point2d project(const cv::Point2d& board_point, double height) const;
    /// The point of the board plane seen at a pixel.
    cv::Point2d board_from_pixel(const cv::Point2d& px) const;
    /// Pixels a spacing at a place of the board: the geometric mean over directions.
    double spacing_px(const cv::Point2d& board_point) const;
    /// Whether a pixel lies in the picture.
    bool in_picture(const cv::Point2d& px) const;
    /// The same picture with the board's names turned by 60 degrees * steps (the lattice's
    /// symmetry): what was named p is named p turned counter-clockwise as White sees it.
    BoardView turned(int steps) const;
};

/// A view from its homography and lens; estimates the focal length where the lens does not know it.
BoardView make_board_view(const cv::Matx33d& undistorted_px_from_board, const RadialLens& lens,
                          cv::Size picture_size_px);

}  // namespace yinsight
