#include "calibration/radial_lens.hpp"

#include <algorithm>
#include <cmath>

namespace yinsight {

namespace {

/// Steps of the inversions; with the slopes of real lenses they are exact to 1e-6 pixels.
constexpr int kNewtonSteps = 12;
constexpr int kDecentringSteps = 8;
/// Least slope of the radial curve that is followed when it is inverted.
constexpr double kLeastSlope = 0.1;

double bend(const RadialLens& lens, double r2) {
    return 1 + r2 * (lens.k1 + r2 * (lens.k2 + r2 * lens.k3));
}

double bend_slope(const RadialLens& lens, double r2) {
    return lens.k1 + r2 * (2 * lens.k2 + r2 * 3 * lens.k3);
}

cv::Point2d decentring(const RadialLens& lens, const cv::Point2d& u) {
    const double r2 = u.dot(u);
    return {2 * lens.p1 * u.x * u.y + lens.p2 * (r2 + 2 * u.x * u.x),
            lens.p1 * (r2 + 2 * u.y * u.y) + 2 * lens.p2 * u.x * u.y};
}

/// The offset whose radial picture is `seen`.
cv::Point2d without_bend(const RadialLens& lens, const cv::Point2d& seen) {
    const double wanted = cv::norm(seen);
    if (wanted <= 0) return seen;
    double radius = wanted;
    for (int i = 0; i < kNewtonSteps; ++i) {
        const double r2 = radius * radius;
        const double slope = bend(lens, r2) + 2 * r2 * bend_slope(lens, r2);
        radius -= (radius * bend(lens, r2) - wanted) / std::max(slope, kLeastSlope);
    }
    return seen * (radius / wanted);
}

}  // namespace

cv::Point2d RadialLens::distort(const cv::Point2d& undistorted_px) const {
    const auto offset = undistorted_px - centre_px;
    const cv::Point2d u{offset.x / radius_px, offset.y / (radius_px * aspect)};
    const auto seen = u * bend(*this, u.dot(u)) + decentring(*this, u);
    return centre_px + cv::Point2d{seen.x * radius_px, seen.y * radius_px * aspect};
}

cv::Point2d RadialLens::undistort(const cv::Point2d& distorted_px) const {
    const auto offset = distorted_px - centre_px;
    const cv::Point2d seen{offset.x / radius_px, offset.y / (radius_px * aspect)};
    auto u = without_bend(*this, seen);
    const int steps = p1 == 0 && p2 == 0 ? 0 : kDecentringSteps;
    for (int i = 0; i < steps; ++i) u = without_bend(*this, seen - decentring(*this, u));
    return centre_px + cv::Point2d{u.x * radius_px, u.y * radius_px * aspect};
}

cv::Matx22d RadialLens::slope(const cv::Point2d& undistorted_px) const {
    const auto offset = undistorted_px - centre_px;
    const double x = offset.x / radius_px;
    const double y = offset.y / (radius_px * aspect);
    const double r2 = x * x + y * y;
    const double straight = bend(*this, r2);
    const double twice = 2 * bend_slope(*this, r2);
    const double mixed = twice * x * y + 2 * p1 * x + 2 * p2 * y;
    return {straight + twice * x * x + 2 * p1 * y + 6 * p2 * x, mixed / aspect, mixed * aspect,
            straight + twice * y * y + 6 * p1 * y + 2 * p2 * x};
}

RadialLens RadialLens::scaled(double factor, const cv::Point2d& new_centre_px) const {
    auto lens = *this;
    lens.centre_px = new_centre_px;
    lens.radius_px *= factor;
    lens.focal_px *= factor;
    return lens;
}

}  // namespace yinsight
