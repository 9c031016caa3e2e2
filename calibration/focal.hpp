#pragma once
// The focal length that homographies of flat things tell: a plane's axes must come out orthogonal
// and of one length.

#include <opencv2/core.hpp>
#include <span>

namespace yinsight {

/// Spread of the logarithm of focal lengths of webcams and phones around the usual one; raising it
/// trusts the pictures more.
inline constexpr double kFocalLogSigma = 0.25;

/// The focal length of a usual webcam or phone, in pixels of its pictures.
double usual_focal_px(cv::Size picture_size_px);

/// Focal length in pixels (square pixels, principal point at `centre_px`) from one or more
/// homographies of a plane to undistorted pixels, held near a usual webcam's where they don't tell.
double estimate_focal_px(std::span<const cv::Matx33d> undistorted_px_from_plane,
                         const cv::Point2d& centre_px, cv::Size picture_size_px);

}  // namespace yinsight
