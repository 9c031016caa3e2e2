#include "tests/support/drawn_board.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <string>

#include "referee/point.hpp"

namespace yinsight::test {

namespace {

/// Drawn this many times larger and reduced by area.
constexpr int kOversampling = 4;
/// Fractional bits of OpenCV's drawing coordinates.
constexpr int kShift = 8;

cv::Point fixed_point(const cv::Point2d& px) {
    // Pixel centres at integers, before and after the enlargement.
    const double half = (kOversampling - 1) / 2.0;
    return {cvRound((px.x * kOversampling + half) * (1 << kShift)),
            cvRound((px.y * kOversampling + half) * (1 << kShift))};
}

cv::Point2d point_at(double column, double row) {
    return {column * std::sqrt(3.0) / 2, row - column / 2};
}

/// Adds a strip around a curve as a filled polygon, so that any width is drawn exactly.
void draw_line(cv::Mat& canvas, const BoardView& view, const PrintedLine& line, double width,
               double grey) {
    constexpr int kSteps = 24;
    const auto along = line.second - line.first;
    const auto sideways = cv::Point2d{-along.y, along.x} * (width / 2 / cv::norm(along));
    std::vector<cv::Point> polygon;
    for (int i = 0; i <= kSteps; ++i) {
        polygon.push_back(fixed_point(view.project(line.first + along * i / kSteps + sideways)));
    }
    for (int i = kSteps; i >= 0; --i) {
        polygon.push_back(fixed_point(view.project(line.first + along * i / kSteps - sideways)));
    }
    cv::fillPoly(canvas, std::vector<std::vector<cv::Point>>{polygon}, cv::Scalar::all(grey),
                 cv::LINE_AA, kShift);
}

/// Ink of a flat board's labels, 0..255, at kInkScale pixels a spacing with f6 in the middle.
constexpr double kInkScale = 120;
constexpr int kInkHalf = 720;

void put_label(cv::Mat1b& ink, const std::string& text, const cv::Point2d& place, double height) {
    constexpr int kFace = cv::FONT_HERSHEY_TRIPLEX;
    const int pixels = cvRound(height * kInkScale);
    const int thickness = 2;
    const double scale = cv::getFontScaleFromHeight(kFace, pixels, thickness);
    int baseline = 0;
    const auto size = cv::getTextSize(text, kFace, scale, thickness, &baseline);
    cv::putText(ink, text,
                {cvRound(kInkHalf + place.x * kInkScale) - size.width / 2,
                 cvRound(kInkHalf - place.y * kInkScale) + size.height / 2},
                kFace, scale, cv::Scalar::all(255), thickness, cv::LINE_AA);
}

cv::Mat1b label_ink(const DrawnStyle& style) {
    cv::Mat1b ink(2 * kInkHalf, 2 * kInkHalf, uchar{0});
    for (int k = 0; k < kColumnCount; ++k) {
        const auto rows = kColumnRows[static_cast<std::size_t>(k)];
        const auto end = *Point::at(k, rows.first);
        put_label(ink, std::string(1, static_cast<char>('A' + k)),
                  {end.x(), end.y() - style.label_gap}, style.label_height);
    }
    for (int row = 1; row <= 11; ++row) {
        const auto points = all_points();
        const auto end = std::find_if(points.begin(), points.end(),
                                      [row](const Point& p) { return p.row() == row; });
        const cv::Point2d place{end->x() - style.label_gap * std::sqrt(3.0) / 2,
                                end->y() + style.label_gap / 2};
        put_label(ink, std::to_string(row), place, style.label_height);
    }
    return ink;
}

void draw_labels(cv::Mat& canvas, const BoardView& view, const DrawnStyle& style) {
    const cv::Matx33d board_from_ink{
        1 / kInkScale, 0, -kInkHalf / kInkScale, 0, -1 / kInkScale, kInkHalf / kInkScale, 0, 0, 1};
    const double half = (kOversampling - 1) / 2.0;
    const cv::Matx33d enlarged{1.0 * kOversampling, 0, half, 0, 1.0 * kOversampling, half, 0, 0, 1};
    cv::Mat ink;
    cv::warpPerspective(label_ink(style), ink,
                        enlarged * view.undistorted_px_from_board * board_from_ink, canvas.size(),
                        cv::INTER_AREA);
    cv::Mat painted;
    ink.convertTo(ink, CV_32F, 1 / 255.0);
    canvas.convertTo(painted, CV_32F);
    painted = painted + ink.mul(style.label - painted);
    painted.convertTo(canvas, CV_8U);
}

/// The part of the line p + t d with |c|, |r|, |r - c| <= side, in axial coordinates.
std::vector<PrintedLine> clipped_lattice(int side) {
    std::vector<PrintedLine> lines;
    for (int k = -side; k <= side; ++k) {
        const int low = std::max(-side, k - side);
        const int high = std::min(side, k + side);
        lines.push_back({point_at(k, low), point_at(k, high)});
        lines.push_back({point_at(low, k), point_at(high, k)});
        // r - c = k: c from max(-side, -side - k) to min(side, side - k).
        const int from = std::max(-side, -side - k);
        const int to = std::min(side, side - k);
        lines.push_back({point_at(from, from + k), point_at(to, to + k)});
    }
    std::erase_if(lines, [](const auto& l) { return cv::norm(l.second - l.first) < 0.5; });
    return lines;
}

}  // namespace

BoardView DrawnCamera::view() const {
    const double tilt = tilt_deg * CV_PI / 180;
    const double turn = turn_deg * CV_PI / 180;
    // Camera axes in the board's frame: x right, y down in the picture, z into it.
    const cv::Vec3d z{std::sin(tilt) * std::sin(turn), std::sin(tilt) * std::cos(turn),
                      -std::cos(tilt)};
    const cv::Vec3d x{std::cos(turn), -std::sin(turn), 0};
    const cv::Vec3d y = z.cross(x);
    const double cx = (size.width - 1) / 2.0;
    const double cy = (size.height - 1) / 2.0;
    const cv::Matx33d k{focal_px, 0, cx, 0, focal_px, cy, 0, 0, 1};
    const cv::Matx33d rt{x[0], x[1], 0, y[0], y[1], 0, z[0], z[1], distance};
    return make_board_view(k * rt, {{cx, cy}, std::max(size.width, size.height) / 2.0, k1}, size);
}

std::vector<PrintedLine> yinsh_lines() {
    constexpr double kOvershoot = 0.11;
    std::vector<PrintedLine> lines;
    const auto add = [&](const auto& in_line) {
        std::optional<Point> first;
        std::optional<Point> last;
        for (const auto point : all_points()) {
            if (!in_line(point)) continue;
            if (!first) first = point;
            last = point;
        }
        const cv::Point2d a{first->x(), first->y()};
        const cv::Point2d b{last->x(), last->y()};
        const auto extra = (b - a) * (kOvershoot / cv::norm(b - a));
        lines.push_back({a - extra, b + extra});
    };
    for (int k = 0; k < 11; ++k) {
        add([&](Point p) { return p.column() == k; });
        add([&](Point p) { return p.row() == k + 1; });
        add([&](Point p) { return p.row() - p.column() == k - 4; });
    }
    return lines;
}

std::vector<PrintedLine> hexagon_lines(int side) {
    return clipped_lattice(side);
}

std::vector<PrintedLine> endless_triangles() {
    return clipped_lattice(24);
}

std::vector<PrintedLine> square_lines(int cells) {
    std::vector<PrintedLine> lines;
    const double half = cells / 2.0;
    for (int k = 0; k <= cells; ++k) {
        lines.push_back({{k - half, -half}, {k - half, half}});
        lines.push_back({{-half, k - half}, {half, k - half}});
    }
    return lines;
}

cv::Mat draw_board(const BoardView& view, const std::vector<PrintedLine>& lines,
                   const DrawnStyle& style) {
    cv::Mat canvas(view.picture_size_px * kOversampling, CV_8U, cv::Scalar::all(style.table));
    const auto& half = style.half_board;
    draw_line(canvas, view, {{0, -half.y}, {0, half.y}}, 2 * half.x, style.board);
    for (const auto& line : lines) draw_line(canvas, view, line, style.line_width, style.line);
    if (style.labels) draw_labels(canvas, view, style);
    cv::Mat picture;
    cv::resize(canvas, picture, view.picture_size_px, 0, 0, cv::INTER_AREA);
    picture.convertTo(picture, CV_32F);
    if (style.blur_px > 0) cv::GaussianBlur(picture, picture, {}, style.blur_px);
    cv::Mat noise(picture.size(), CV_32F);
    cv::RNG rng{style.seed};
    rng.fill(noise, cv::RNG::NORMAL, 0, style.noise);
    picture += noise;
    picture.convertTo(picture, CV_8U);
    return picture;
}

}  // namespace yinsight::test
