#pragma once
// How a lens bends a picture: radial terms and decentring about the principal point (Brown and
// Conrady). Pixels of one picture size; centres at integers, origin top left.

#include <opencv2/core.hpp>

namespace yinsight {

/// A pixel at undistorted offset u from the centre, in units of radius_px, is seen at
///   u (1 + k1 r^2 + k2 r^4 + k3 r^6) + (2 p1 x y + p2 (r^2 + 2 x^2), p1 (r^2 + 2 y^2) + 2 p2 x y)
/// with r = |u|. Without a calibration only k1 is known, and estimated from the board's lines.
struct RadialLens {
    cv::Point2d centre_px;
    /// The length that the terms refer to, in pixels: half the picture's long side where nothing
    /// else is said.
    double radius_px = 1;
    double k1 = 0;
    double k2 = 0;
    double k3 = 0;
    double p1 = 0;
    double p2 = 0;
    /// Height over width of a pixel's focal lengths (fy / fx).
    double aspect = 1;
    /// Focal length (fx) in pixels from a calibration; 0 where it is not known.
    double focal_px = 0;

    cv::Point2d distort(const cv::Point2d& undistorted_px) const;
    /// Exact where the lens maps one to one (slope over 0.1), a clamped guess outside.
    cv::Point2d undistort(const cv::Point2d& distorted_px) const;
    /// Derivative of distort(): row i, column j is the change of seen coordinate i with
    /// undistorted coordinate j.
    cv::Matx22d slope(const cv::Point2d& undistorted_px) const;
    /// The same lens in a copy of the picture enlarged by `factor`, its centre given there.
    RadialLens scaled(double factor, const cv::Point2d& new_centre_px) const;
};

}  // namespace yinsight
