#include "app/report/overlay.hpp"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "app/report/reading_report.hpp"

namespace yinsight {

namespace {

const cv::Scalar kAmber{0, 170, 255};
const cv::Scalar kLattice{200, 180, 60};
const cv::Scalar kWhite{255, 255, 255};
const cv::Scalar kBlack{20, 20, 20};
const cv::Scalar kBlueRim{200, 90, 30};
const cv::Scalar kCovered{120, 120, 120};

/// Probability of the best state below which a point is drawn as doubtful. Drawing only.
constexpr float kDoubtfulBelow = 0.9F;
/// Radii in lattice spacings, those of the real pieces.
constexpr double kRingRadius = 0.36;
constexpr double kMarkerRadius = 0.2;

/// Fractional bits of the coordinates that OpenCV draws with.
constexpr int kShift = 4;

cv::Point fixed_point(const cv::Point2d& px) {
    return {cvRound(px.x * (1 << kShift)), cvRound(px.y * (1 << kShift))};
}

/// A circle of the board plane as it is seen: a polygon in fixed point.
std::vector<cv::Point> seen_circle(const BoardView& view, Point point, double radius) {
    std::vector<cv::Point> polygon;
    constexpr int kCorners = 32;
    for (int i = 0; i < kCorners; ++i) {
        const double angle = 2 * CV_PI * i / kCorners;
        polygon.push_back(fixed_point(view.project(
            {point.x() + radius * std::cos(angle), point.y() + radius * std::sin(angle)})));
    }
    return polygon;
}

class Painter {
  public:
    Painter(cv::Mat& picture, const BoardView& view)
        : picture_{picture},
          view_{view},
          thickness_{std::max(1, cvRound(view.spacing_px({0, 0}) / 28))} {}

    void segment(Point from, Point to) {
        cv::line(picture_, fixed_point(view_.project(from)), fixed_point(view_.project(to)),
                 kLattice, 1, cv::LINE_AA, kShift);
    }
    void ring(Point point, const cv::Scalar& colour, double radius) {
        cv::polylines(picture_, seen_circle(view_, point, radius), true, colour, 2 * thickness_,
                      cv::LINE_AA, kShift);
    }
    void disc(Point point, const cv::Scalar& colour, double radius) {
        cv::fillConvexPoly(picture_, seen_circle(view_, point, radius), colour, cv::LINE_AA,
                           kShift);
    }
    void cross(Point point, const cv::Scalar& colour) {
        cv::drawMarker(picture_, view_.project(point), colour, cv::MARKER_TILTED_CROSS,
                       8 * thickness_, thickness_, cv::LINE_AA);
    }
    void label(Point point) {
        cv::putText(picture_, point.name(), view_.project({point.x() + 0.12, point.y() - 0.32}),
                    cv::FONT_HERSHEY_SIMPLEX, 0.28 * thickness_ + 0.08, kLattice, 1, cv::LINE_AA);
    }

  private:
    cv::Mat& picture_;
    const BoardView& view_;
    int thickness_;
};

void draw_lattice(Painter& painter) {
    constexpr std::array<std::array<int, 2>, 3> kSteps = {{{0, 1}, {1, 0}, {1, 1}}};
    for (const Point point : all_points()) {
        for (const auto& step : kSteps) {
            if (const auto next = Point::at(point.column() + step[0], point.row() + step[1]))
                painter.segment(point, *next);
        }
    }
}

void draw_state(Painter& painter, Point point, const PointBelief& belief) {
    const auto state = answered_state(belief);
    if (!state) {
        painter.cross(point, belief.visible < 0.5F ? kCovered : kAmber);
        return;
    }
    const float probability = belief.probability[static_cast<std::size_t>(*state)];
    if (probability < kDoubtfulBelow) painter.ring(point, kAmber, kRingRadius + 0.12);
    if (const auto side = ring_of(*state)) {
        painter.ring(point, *side == Side::white ? kBlack : kWhite, kRingRadius + 0.05);
        painter.ring(point, *side == Side::white ? kWhite : kBlack, kRingRadius);
    }
    if (const auto side = marker_of(*state)) {
        painter.disc(point, kBlueRim, kMarkerRadius + 0.06);
        painter.disc(point, *side == Side::white ? kWhite : kBlack, kMarkerRadius);
    }
    if (*state == PointState::empty) painter.disc(point, kLattice, 0.05);
}

}  // namespace

cv::Mat draw_overlay(const cv::Mat& picture, const BoardReading& reading) {
    cv::Mat drawn = picture.clone();
    Painter painter{drawn, reading.view};
    draw_lattice(painter);
    for (const Point point : all_points()) {
        draw_state(painter, point,
                   reading.observation.points[static_cast<std::size_t>(point.index())]);
        painter.label(point);
    }
    return drawn;
}

}  // namespace yinsight
