#include "vision/lattice/lattice_picture.hpp"

#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "vision/lattice/lattice_evidence.hpp"
#include "vision/lattice/lattice_grow.hpp"
#include "vision/lattice/outline.hpp"

namespace yinsight {

namespace {

/// Pictures are drawn at this scale, so that thin lines stay apart.
constexpr int kScale = 2;
/// Residuals are drawn so many times longer than they are.
constexpr double kResidualScale = 10;
/// Largest distance of a segment's ends from a line of its family, in spacings, and the largest
/// distance from f6 at which it can be one.
constexpr double kOnLine = 0.12;
constexpr double kBoardReach = 5.2;

const cv::Scalar kGreen{60, 200, 60};
const cv::Scalar kRed{50, 50, 230};
const cv::Scalar kBlue{230, 120, 30};
const cv::Scalar kYellow{40, 220, 240};
const cv::Scalar kGrey{150, 150, 150};

/// Pale and enlarged, so that colours stand out on it.
cv::Mat canvas_of(const cv::Mat1f& grey) {
    cv::Mat pale;
    grey.convertTo(pale, CV_8U, 0.6, 100);
    cv::resize(pale, pale, {}, kScale, kScale, cv::INTER_LINEAR);
    cv::cvtColor(pale, pale, cv::COLOR_GRAY2BGR);
    return pale;
}

void draw_line(cv::Mat& canvas, const cv::Point2d& a, const cv::Point2d& b,
               const cv::Scalar& colour) {
    constexpr int kShift = 4;
    const auto fixed = [](const cv::Point2d& p) {
        return cv::Point(cvRound((p.x + 0.5) * (kScale << kShift)),
                         cvRound((p.y + 0.5) * (kScale << kShift)));
    };
    cv::line(canvas, fixed(a), fixed(b), colour, 1, cv::LINE_AA, kShift);
}

/// The family of lines on which both ends of a segment lie.
std::optional<std::size_t> family_of(const RidgeSegment& segment, const BoardView& view) {
    std::array<cv::Point2d, 2> ends = {view.board_from_pixel(segment.a),
                                       view.board_from_pixel(segment.b)};
    for (std::size_t family = 0; family < 3; ++family) {
        const auto step = board_from_axial(kAxialSteps[family]);
        // Lines of a family are half the square root of three apart.
        const auto level = [&](const cv::Point2d& p) { return step.cross(p) * 2 / std::sqrt(3.0); };
        const double line = std::round(level(ends[0]));
        const auto is_on = [&](const cv::Point2d& p) {
            return cv::norm(p) < kBoardReach && std::abs(level(p) - line) < kOnLine;
        };
        if (is_on(ends[0]) && is_on(ends[1])) return family;
    }
    return std::nullopt;
}

}  // namespace

cv::Mat draw_lines(const cv::Mat1f& grey, const std::vector<RidgeSegment>& segments,
                   const std::optional<BoardView>& view) {
    const std::array colours = {kRed, kGreen, kBlue};
    auto canvas = canvas_of(grey);
    for (const auto& segment : segments) {
        const auto family = view ? family_of(segment, *view) : std::nullopt;
        draw_line(canvas, segment.a, segment.b, family ? colours.at(*family) : kGrey);
    }
    return canvas;
}

cv::Mat draw_fit(const cv::Mat1f& grey, const RidgeMap& map, const BoardView& view,
                 Polarity polarity) {
    auto canvas = canvas_of(grey);
    const auto shows_line = line_tester(map, view, polarity);
    const auto draw_segment = [&](const UnitSegment& segment, const cv::Scalar& colour) {
        draw_line(canvas, view.project(segment.a()), view.project(segment.b()), colour);
    };
    for (const auto& segment : inner_segments()) {
        const auto seen = shows_line(segment);
        draw_segment(segment, !seen ? kGrey : *seen ? kGreen : kRed);
    }
    for (const auto& segment : ghost_segments()) {
        if (shows_line(segment).value_or(false)) draw_segment(segment, kYellow);
    }
    for (const auto& o : observe_printed_lines(map, view, polarity)) {
        const auto shift = o.normal * (kResidualScale * residual_px(view, o));
        draw_line(canvas, o.expected_px, o.expected_px + shift, kBlue);
    }
    return canvas;
}

}  // namespace yinsight
