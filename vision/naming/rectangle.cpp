#include "vision/naming/rectangle.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace yinsight {

namespace {

/// Distances of a side from f6 that are tried, in spacings: outside the labels, and up to the
/// margins of generous boards.
constexpr double kNearest = 4.75;
constexpr double kFarthest = 6.6;
constexpr int kDistances = 62;
/// Stations along a side, and how far along it they reach, in spacings.
constexpr int kStations = 48;
constexpr double kReach = 4.4;
/// Half the distance across which a step is measured, in spacings.
constexpr double kAcross = 0.06;
/// Steps below this many grey levels count as none.
constexpr double kFaintStep = 4;
/// An edge this steady is one; on rendered boards right ones had 0.59-0.97.
constexpr double kMinEdge = 0.55;
/// ... and it must be so much steadier than about the neighbours of f6.
constexpr double kMinCentreLead = 0.1;
/// Fewest stations of a side that must lie in the picture.
constexpr int kMinStations = kStations / 2;

std::optional<cv::Vec3d> colour_at(const cv::Mat& picture, const cv::Point2d& px) {
    const int x = cvRound(px.x);
    const int y = cvRound(px.y);
    if (x < 0 || y < 0 || x >= picture.cols || y >= picture.rows) return std::nullopt;
    if (picture.channels() == 1) return cv::Vec3d::all(picture.at<uchar>(y, x));
    const auto* p = picture.ptr<uchar>(y) + x * picture.channels();
    return cv::Vec3d(p[0], p[1], p[2]);
}

/// Length of the mean colour step over the root mean square step along a straight side: 1 where the
/// step is the same everywhere, near 0 on texture. Empty where the side is out of the picture.
std::optional<double> steadiness_of(const cv::Mat& picture, const BoardView& view,
                                    const cv::Point2d& outwards, double distance) {
    const cv::Point2d along{-outwards.y, outwards.x};
    cv::Vec3d sum;
    double squares = 0;
    int count = 0;
    for (int i = 0; i < kStations; ++i) {
        const double t = kReach * (2.0 * i / (kStations - 1) - 1);
        const auto place = outwards * distance + along * t;
        const auto inner = colour_at(picture, view.project(place - outwards * kAcross));
        const auto outer = colour_at(picture, view.project(place + outwards * kAcross));
        if (!inner || !outer) continue;
        const auto step = *outer - *inner;
        sum += step;
        squares += step.dot(step);
        ++count;
    }
    if (count < kMinStations) return std::nullopt;
    return cv::norm(sum) / count / (std::sqrt(squares / count) + kFaintStep);
}

struct SidePair {
    double steadiness = 0;
    double distance = 0;
};

SidePair best_pair(const cv::Mat& picture, const BoardView& view, const cv::Point2d& outwards) {
    SidePair best;
    for (int i = 0; i < kDistances; ++i) {
        const double distance = kNearest + (kFarthest - kNearest) * i / (kDistances - 1);
        const auto a = steadiness_of(picture, view, outwards, distance);
        const auto b = steadiness_of(picture, view, -outwards, distance);
        if (!a && !b) continue;
        const double mean = a && b ? (*a + *b) / 2 : a.value_or(0) + b.value_or(0);
        if (mean > best.steadiness) best = {mean, distance};
    }
    return best;
}

}  // namespace

std::array<RectangleScore, 3> score_rectangles(const cv::Mat& picture, const BoardView& view) {
    std::array<RectangleScore, 3> scores;
    for (int steps = 0; steps < 3; ++steps) {
        const auto turned = view.turned(steps);
        const auto sides = best_pair(picture, turned, {1, 0});
        const auto ends = best_pair(picture, turned, {0, 1});
        scores[static_cast<std::size_t>(steps)] = {(sides.steadiness + ends.steadiness) / 2,
                                                   sides.distance, ends.distance};
    }
    return scores;
}

bool edge_confirms_centre(const cv::Mat& picture, const BoardView& view) {
    const auto steadiness = [&](const BoardView& placed) {
        const auto scores = score_rectangles(picture, placed);
        return std::max({scores[0].steadiness, scores[1].steadiness, scores[2].steadiness});
    };
    const double here = steadiness(view);
    if (here < kMinEdge) return false;
    for (int i = 0; i < 6; ++i) {
        const double angle = CV_PI / 6 + i * CV_PI / 3;
        auto neighbour = view;
        neighbour.undistorted_px_from_board =
            view.undistorted_px_from_board *
            cv::Matx33d{1, 0, std::cos(angle), 0, 1, std::sin(angle), 0, 0, 1};
        if (steadiness(neighbour) > here - kMinCentreLead) return false;
    }
    return true;
}

}  // namespace yinsight
