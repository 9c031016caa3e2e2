#include "tests/support/drawn_pieces.hpp"

#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace yinsight::test {

namespace {

using Polygon = std::vector<cv::Point>;

constexpr int kShift = 4;

Polygon circle(const BoardView& view, const cv::Point2d& centre, double radius, double height) {
    constexpr int kCorners = 72;
    Polygon polygon;
    for (int i = 0; i < kCorners; ++i) {
        const double a = 2 * std::numbers::pi * i / kCorners;
        const auto on_circle = centre + radius * cv::Point2d{std::cos(a), std::sin(a)};
        const auto px = view.project(on_circle, height);
        polygon.emplace_back(cvRound(px.x * (1 << kShift)), cvRound(px.y * (1 << kShift)));
    }
    return polygon;
}

/// Discs or annuli from the board up to `height`: the walls.
void draw_stack(cv::Mat& bgr, const BoardView& view, const cv::Point2d& centre, double outer,
                double inner, double height, const cv::Scalar& colour) {
    constexpr int kLayers = 8;
    for (int layer = 0; layer <= kLayers; ++layer) {
        const double z = height * layer / kLayers;
        std::vector<Polygon> outline = {circle(view, centre, outer, z)};
        // Two outlines: the even-odd rule leaves the hole open.
        if (inner > 0) outline.push_back(circle(view, centre, inner, z));
        cv::fillPoly(bgr, outline, colour, cv::LINE_AA, kShift);
    }
}

}  // namespace

void draw_pieces(cv::Mat& bgr, const BoardView& view, const cv::Point2d& place, PointState state,
                 const DrawnSet& set) {
    const auto colour = [&](Side side) { return side == Side::white ? set.white : set.black; };
    if (const auto marker = marker_of(state)) {
        draw_stack(bgr, view, place, set.marker, 0, set.height, set.body);
        constexpr double kRim = 0.03;
        cv::fillPoly(bgr, std::vector<Polygon>{circle(view, place, set.marker - kRim, set.height)},
                     colour(*marker), cv::LINE_AA, kShift);
    }
    if (const auto ring = ring_of(state)) {
        // Walls a little darker than the top, as lamps make them.
        draw_stack(bgr, view, place, set.ring_outer, set.ring_inner, set.height * 0.9,
                   colour(*ring) * 0.75);
        draw_stack(bgr, view, place, set.ring_outer - 0.02, set.ring_inner + 0.02, set.height,
                   colour(*ring));
    }
}

}  // namespace yinsight::test
