#pragma once
// Where the board lies in one picture.
//
// Frames: the board plane is referee's (lattice spacings, f6 at the origin, x to White's right, y
// towards Black), z up from the board. Pictures: pixel centres at integers, origin top left, x
// right, y down. The lens bends radially about the picture's centre. Does not say how the view was
// found, nor whether the naming is certain.

#include <opencv2/core.hpp>

#include "referee/point.hpp"

namespace yinsight {

/// One radial term about a centre: a pixel at undistorted offset u from the centre is seen at
/// u * (1 + k1 * |u / radius_px|^2).
struct RadialLens {
    cv::Point2d centre_px;
    /// The length that k1 refers to: half the picture's long side, in pixels.
    double radius_px = 1;
    double k1 = 0;

    cv::Point2d distort(const cv::Point2d& undistorted_px) const;
    /// Exact where the lens maps one to one (1 + 3 k1 r^2 > 0.1), a clamped guess outside.
    cv::Point2d undistort(const cv::Point2d& distorted_px) const;
};

/// A seen board: plane homography and lens, and with them a pinhole pose for things above the
/// plane.
struct BoardView {
    /// Maps (x, y, 1) in spacings to undistorted homogeneous pixels.
    cv::Matx33d undistorted_px_from_board;
    RadialLens lens;
    cv::Size picture_size_px;
    /// Focal length in pixels (square pixels, principal point at the lens centre), estimated from
    /// the homography where the tilt tells it, else a usual webcam's.
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

/// A view from its homography and lens; estimates the focal length.
BoardView make_board_view(const cv::Matx33d& undistorted_px_from_board, const RadialLens& lens,
                          cv::Size picture_size_px);

}  // namespace yinsight
