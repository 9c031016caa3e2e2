#include "calibration/board_view.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace yinsight {

namespace {

/// Focal length over the picture's long side of a usual webcam or phone (about 30 mm equivalent).
constexpr double kUsualFocal = 0.83;
/// Spread of log(focal) around the usual one; raising it trusts the homography more.
constexpr double kFocalLogSigma = 0.25;
/// How well the two orthogonality constraints are believed (relative); raising it trusts them less.
constexpr double kConstraintSigma = 0.02;

cv::Vec3d column(const cv::Matx33d& m, int c) {
    return {m(0, c), m(1, c), m(2, c)};
}

/// Disagreement with a rigid plane: the two axes of the board must be orthogonal and of one length.
double rigidity_error(const cv::Matx33d& centred, double focal) {
    const auto axis = [&](int c) {
        const auto v = column(centred, c);
        return cv::Vec3d{v[0] / focal, v[1] / focal, v[2]};
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

double estimate_focal(const cv::Matx33d& h, const RadialLens& lens, cv::Size picture_size_px) {
    const cv::Matx33d to_centre{1, 0, -lens.centre_px.x, 0, 1, -lens.centre_px.y, 0, 0, 1};
    const auto centred = to_centre * h;
    const double usual = kUsualFocal * std::max(picture_size_px.width, picture_size_px.height);
    double best = usual;
    double best_cost = 1e300;
    constexpr int kSteps = 120;
    for (int i = 0; i <= kSteps; ++i) {
        const double log_ratio = -1.2 + 2.4 * i / kSteps;
        const double focal = usual * std::exp(log_ratio);
        const double prior = log_ratio / kFocalLogSigma;
        const double cost = rigidity_error(centred, focal) + prior * prior;
        if (cost < best_cost) {
            best_cost = cost;
            best = focal;
        }
    }
    return best;
}

cv::Point2d dehomogenise(const cv::Vec3d& v) {
    return {v[0] / v[2], v[1] / v[2]};
}

}  // namespace

cv::Point2d RadialLens::distort(const cv::Point2d& undistorted_px) const {
    const auto offset = undistorted_px - centre_px;
    const double r2 = offset.dot(offset) / (radius_px * radius_px);
    return centre_px + offset * (1 + k1 * r2);
}

cv::Point2d RadialLens::undistort(const cv::Point2d& distorted_px) const {
    const auto offset = distorted_px - centre_px;
    const double seen = cv::norm(offset) / radius_px;
    double radius = seen;
    for (int i = 0; i < 10; ++i) {
        const double slope = std::max(1 + 3 * k1 * radius * radius, 0.1);
        radius -= (radius * (1 + k1 * radius * radius) - seen) / slope;
    }
    return seen > 0 ? centre_px + offset * (radius / seen) : centre_px;
}

cv::Point2d BoardView::project(const cv::Point2d& board_point) const {
    return lens.distort(
        dehomogenise(undistorted_px_from_board * cv::Vec3d{board_point.x, board_point.y, 1}));
}

cv::Point2d BoardView::project(const cv::Point2d& board_point, double height) const {
    const auto& h = undistorted_px_from_board;
    const cv::Matx33d k_inverse{1 / focal_px,
                                0,
                                -lens.centre_px.x / focal_px,
                                0,
                                1 / focal_px,
                                -lens.centre_px.y / focal_px,
                                0,
                                0,
                                1};
    const auto axes = k_inverse * h;
    const auto x_axis = column(axes, 0);
    const auto y_axis = column(axes, 1);
    const double scale = std::sqrt(cv::norm(x_axis) * cv::norm(y_axis));
    // The depth of the board's centre must be positive; the plane's up is x cross y then.
    const double sign = column(axes, 2)[2] < 0 ? -1 : 1;
    const auto up = sign * x_axis.cross(y_axis) / scale;
    const cv::Vec3d up_px{focal_px * up[0] + lens.centre_px.x * up[2],
                          focal_px * up[1] + lens.centre_px.y * up[2], up[2]};
    return lens.distort(
        dehomogenise(h * cv::Vec3d{board_point.x, board_point.y, 1} + height * up_px));
}

cv::Point2d BoardView::board_from_pixel(const cv::Point2d& px) const {
    const auto u = lens.undistort(px);
    return dehomogenise(undistorted_px_from_board.inv() * cv::Vec3d{u.x, u.y, 1});
}

double BoardView::spacing_px(const cv::Point2d& board_point) const {
    constexpr double kStep = 0.05;
    const auto dx =
        project(board_point + cv::Point2d{kStep, 0}) - project(board_point - cv::Point2d{kStep, 0});
    const auto dy =
        project(board_point + cv::Point2d{0, kStep}) - project(board_point - cv::Point2d{0, kStep});
    return std::sqrt(std::abs(dx.cross(dy))) / (2 * kStep);
}

bool BoardView::in_picture(const cv::Point2d& px) const {
    return px.x >= 0 && px.y >= 0 && px.x <= picture_size_px.width - 1 &&
           px.y <= picture_size_px.height - 1;
}

BoardView BoardView::turned(int steps) const {
    const double angle = -steps * std::numbers::pi / 3;
    const cv::Matx33d rotation{
        std::cos(angle), -std::sin(angle), 0, std::sin(angle), std::cos(angle), 0, 0, 0, 1};
    auto view = *this;
    view.undistorted_px_from_board = undistorted_px_from_board * rotation;
    return view;
}

BoardView make_board_view(const cv::Matx33d& undistorted_px_from_board, const RadialLens& lens,
                          cv::Size picture_size_px) {
    return {undistorted_px_from_board, lens, picture_size_px,
            estimate_focal(undistorted_px_from_board, lens, picture_size_px)};
}

}  // namespace yinsight
