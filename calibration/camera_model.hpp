#pragma once
// A calibrated camera: pinhole and lens, for pictures of one size. OpenCV's model and order of
// terms, so that a calibration may be used elsewhere. Pixel centres at integers, origin top left.

#include <array>
#include <opencv2/core.hpp>
#include <optional>

#include "calibration/radial_lens.hpp"
#include "referee/point.hpp"

namespace yinsight {

/// The order of a camera's parameters wherever they stand in a row: fx, fy, cx, cy in pixels, then
/// k1, k2, p1, p2, k3 in units of the focal length.
inline constexpr int kCameraParameters = 9;
inline constexpr std::array<const char*, kCameraParameters> kCameraParameterNames = {
    "fx", "fy", "cx", "cy", "k1", "k2", "p1", "p2", "k3"};

struct CameraModel {
    cv::Size picture_size_px;
    cv::Vec<double, kCameraParameters> parameters;

    cv::Matx33d matrix() const;
    cv::Vec<double, 5> distortion() const;
    /// The same in the form that a board view wants.
    RadialLens lens() const;
    /// The camera for pictures of another size and the same shape; empty where the shape is another
    /// (the camera then shows another part of what it sees, which part is not known).
    std::optional<CameraModel> at_size(cv::Size size_px) const;
    /// The camera whose pictures have left and right exchanged.
    CameraModel mirrored() const;
};

/// Where a board or sheet lies before a camera: camera = R(rotation) * target + translation.
struct Pose {
    /// Axis times angle, in radians.
    cv::Vec3d rotation;
    /// In the target's unit (spacings).
    cv::Vec3d translation;

    cv::Matx33d matrix() const;
    /// Where the camera is in the target's frame.
    cv::Vec3d camera_in_target() const;
    /// Angle between the line of sight to the target's origin and the target's normal, in degrees:
    /// 0 from right above.
    double tilt_deg() const;
};

/// Pixels of target points; `derivatives`, where given, receives 2n x 15: rotation, translation,
/// then the camera's parameters.
std::vector<cv::Point2d> project(const CameraModel& camera, const Pose& pose,
                                 const std::vector<cv::Point3d>& target,
                                 cv::Mat1d* derivatives = nullptr);

/// The board's 85 points as places in space, by Point::index().
std::vector<cv::Point3d> board_places();

/// The pose of a plane (z = 0) seen through a homography from target to undistorted pixels.
Pose pose_from_homography(const cv::Matx33d& undistorted_px_from_target,
                          const cv::Matx33d& camera_matrix);

}  // namespace yinsight
