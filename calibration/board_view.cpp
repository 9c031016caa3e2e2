#include "calibration/board_view.hpp"

#include <cmath>
#include <numbers>

#include "calibration/focal.hpp"

namespace yinsight {

namespace {

cv::Vec3d column(const cv::Matx33d& m, int c) {
    return {m(0, c), m(1, c), m(2, c)};
}

double focal_of(const cv::Matx33d& h, const RadialLens& lens, cv::Size picture_size_px) {
    if (lens.focal_px > 0) return lens.focal_px;
    return estimate_focal_px({&h, 1}, lens.centre_px, picture_size_px);
}

cv::Point2d dehomogenise(const cv::Vec3d& v) {
    return {v[0] / v[2], v[1] / v[2]};
}

}  // namespace

cv::Point2d BoardView::project(const cv::Point2d& board_point) const {
    return lens.distort(
        dehomogenise(undistorted_px_from_board * cv::Vec3d{board_point.x, board_point.y, 1}));
}

cv::Point2d BoardView::project(const cv::Point2d& board_point, double height) const {
    const auto& h = undistorted_px_from_board;
    const double focal_y_px = focal_px * lens.aspect;
    const cv::Matx33d k_inverse{1 / focal_px,
                                0,
                                -lens.centre_px.x / focal_px,
                                0,
                                1 / focal_y_px,
                                -lens.centre_px.y / focal_y_px,
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
                          focal_y_px * up[1] + lens.centre_px.y * up[2], up[2]};
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
            focal_of(undistorted_px_from_board, lens, picture_size_px)};
}

}  // namespace yinsight
