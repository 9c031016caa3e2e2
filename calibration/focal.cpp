#include "calibration/focal.hpp"

#include <algorithm>
#include <cmath>

namespace yinsight {

namespace {

/// Focal length over the picture's long side of a usual webcam or phone (about 30 mm equivalent).
constexpr double kUsualFocal = 0.83;
/// How well the two orthogonality constraints are believed (relative); raising it trusts them less.
constexpr double kConstraintSigma = 0.02;

/// Disagreement with a rigid plane: the two axes of the board must be orthogonal and of one length.
double rigidity_error(const cv::Matx33d& centred, double focal) {
    const auto axis = [&](int c) {
        return cv::Vec3d{centred(0, c) / focal, centred(1, c) / focal, centred(2, c)};
    };
    const auto a = axis(0);
    const auto b = axis(1);
    const double aa = a.dot(a);
    const double bb = b.dot(b);
    const double scale = (aa + bb) / 2;
    const double e1 = a.dot(b) / scale;
    const double e2 = (aa - bb) / (2 * scale);
    return (e1 * e1 + e2 * e2) / (kConstraintSigma * kConstraintSigma);
}

}  // namespace

double usual_focal_px(cv::Size picture_size_px) {
    return kUsualFocal * std::max(picture_size_px.width, picture_size_px.height);
}

double estimate_focal_px(std::span<const cv::Matx33d> undistorted_px_from_plane,
                         const cv::Point2d& centre_px, cv::Size picture_size_px) {
    const cv::Matx33d to_centre{1, 0, -centre_px.x, 0, 1, -centre_px.y, 0, 0, 1};
    const double usual = usual_focal_px(picture_size_px);
    double best = usual;
    double best_cost = 1e300;
    constexpr int kSteps = 120;
    for (int i = 0; i <= kSteps; ++i) {
        const double log_ratio = -1.2 + 2.4 * i / kSteps;
        const double focal = usual * std::exp(log_ratio);
        const double prior = log_ratio / kFocalLogSigma;
        double cost = prior * prior;
        for (const auto& h : undistorted_px_from_plane)
            cost += rigidity_error(to_centre * h, focal);
        if (cost < best_cost) {
            best_cost = cost;
            best = focal;
        }
    }
    return best;
}

}  // namespace yinsight
