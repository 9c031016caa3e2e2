#include "calibration/camera_model.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>

namespace yinsight {

namespace {

/// Most that the two sides of a picture may scale differently, relative: sizes are rounded to whole
/// pixels.
constexpr double kSameShape = 0.01;

}  // namespace

cv::Matx33d CameraModel::matrix() const {
    return {parameters[0], 0, parameters[2], 0, parameters[1], parameters[3], 0, 0, 1};
}

cv::Vec<double, 5> CameraModel::distortion() const {
    return {parameters[4], parameters[5], parameters[6], parameters[7], parameters[8]};
}

RadialLens CameraModel::lens() const {
    RadialLens lens;
    lens.centre_px = {parameters[2], parameters[3]};
    lens.radius_px = std::max(picture_size_px.width, picture_size_px.height) / 2.0;
    const double s = lens.radius_px / parameters[0];
    lens.k1 = parameters[4] * s * s;
    lens.k2 = parameters[5] * s * s * s * s;
    lens.k3 = parameters[8] * std::pow(s, 6);
    lens.p1 = parameters[6] * s;
    lens.p2 = parameters[7] * s;
    lens.aspect = parameters[1] / parameters[0];
    lens.focal_px = parameters[0];
    return lens;
}

std::optional<CameraModel> CameraModel::at_size(cv::Size size_px) const {
    if (size_px == picture_size_px) return *this;
    const double sx = static_cast<double>(size_px.width) / picture_size_px.width;
    const double sy = static_cast<double>(size_px.height) / picture_size_px.height;
    if (std::abs(sx / sy - 1) > kSameShape) return std::nullopt;
    auto scaled = *this;
    scaled.picture_size_px = size_px;
    scaled.parameters[0] *= sx;
    scaled.parameters[1] *= sy;
    scaled.parameters[2] = (parameters[2] + 0.5) * sx - 0.5;
    scaled.parameters[3] = (parameters[3] + 0.5) * sy - 0.5;
    return scaled;
}

CameraModel CameraModel::mirrored() const {
    auto other = *this;
    other.parameters[2] = picture_size_px.width - 1 - parameters[2];
    other.parameters[7] = -parameters[7];
    return other;
}

cv::Matx33d Pose::matrix() const {
    cv::Matx33d matrix;
    cv::Rodrigues(rotation, matrix);
    return matrix;
}

cv::Vec3d Pose::camera_in_target() const {
    return -(matrix().t() * translation);
}

double Pose::tilt_deg() const {
    const auto camera = camera_in_target();
    return std::acos(std::clamp(std::abs(camera[2]) / cv::norm(camera), 0.0, 1.0)) * 180 / CV_PI;
}

std::vector<cv::Point2d> project(const CameraModel& camera, const Pose& pose,
                                 const std::vector<cv::Point3d>& target, cv::Mat1d* derivatives) {
    std::vector<cv::Point2d> pixels;
    if (target.empty()) return pixels;
    if (derivatives == nullptr) {
        cv::projectPoints(target, pose.rotation, pose.translation, camera.matrix(),
                          camera.distortion(), pixels);
        return pixels;
    }
    cv::Mat jacobian;
    cv::projectPoints(target, pose.rotation, pose.translation, camera.matrix(), camera.distortion(),
                      pixels, jacobian);
    *derivatives = jacobian.colRange(0, 6 + kCameraParameters);
    return pixels;
}

std::vector<cv::Point3d> board_places() {
    std::vector<cv::Point3d> places;
    for (const auto point : all_points()) places.emplace_back(point.x(), point.y(), 0);
    return places;
}

Pose pose_from_homography(const cv::Matx33d& undistorted_px_from_target,
                          const cv::Matx33d& camera_matrix) {
    cv::Matx33d axes = camera_matrix.inv() * undistorted_px_from_target;
    const auto column = [&axes](int c) { return cv::Vec3d{axes(0, c), axes(1, c), axes(2, c)}; };
    const double sign = axes(2, 2) < 0 ? -1 : 1;
    axes *= sign / std::sqrt(cv::norm(column(0)) * cv::norm(column(1)));
    const auto up = column(0).cross(column(1));
    const cv::Matx33d rough{axes(0, 0), axes(0, 1), up[0],      axes(1, 0), axes(1, 1),
                            up[1],      axes(2, 0), axes(2, 1), up[2]};
    const cv::SVD svd{cv::Mat(rough)};
    const cv::Matx33d rotation = cv::Mat1d(svd.u * svd.vt);
    Pose pose;
    cv::Rodrigues(rotation, pose.rotation);
    pose.translation = column(2);
    return pose;
}

}  // namespace yinsight
