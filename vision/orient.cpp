#include "vision/orient.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "vision/naming/labels.hpp"
#include "vision/naming/rectangle.hpp"

namespace yinsight {

namespace {

/// The edge is believed when it is this steady and leads the two other directions by so much. On
/// rendered boards right edges had 0.59-0.97 with a lead of 0.31 or more, wrong ones up to 0.54.
constexpr double kMinEdge = 0.55;
constexpr double kMinEdgeLead = 0.2;
/// Labels are believed when they correlate so well and lead by so much: against the half turn where
/// the edge is believed, against all namings where it is not. Wrong namings led by up to 0.11.
constexpr double kMinLabels = 0.30;
constexpr double kMinLabelLead = 0.13;
constexpr double kMinLabelLeadAlone = 0.17;
/// ... and against all mirror images, of which right namings led by 0.09 or more, wrong ones by
/// none.
constexpr double kMinMirrorLead = 0.05;
/// A seat is believed when White's side of the board is within this angle of it, in degrees.
constexpr double kSeatTolerance = 40;
/// Longer pictures are reduced to this before labels are read, in pixels.
constexpr int kLongSide = 1600;

/// The picture in grey, not too large, and the view in it.
struct Reduced {
    cv::Mat1b grey;
    BoardView view;
};

Reduced reduce(const cv::Mat& picture, const BoardView& view) {
    Reduced reduced{{}, view};
    if (picture.channels() == 1) {
        reduced.grey = picture;
    } else {
        cv::cvtColor(picture, reduced.grey, cv::COLOR_BGR2GRAY);
    }
    const int long_side = std::max(picture.cols, picture.rows);
    // By a whole factor, so that both axes scale alike.
    const int factor = (long_side + kLongSide - 1) / kLongSide;
    if (factor <= 1) return reduced;
    const cv::Size size{picture.cols / factor, picture.rows / factor};
    const cv::Mat cut = reduced.grey(cv::Rect{{0, 0}, size * factor});
    cv::Mat1b small;
    cv::resize(cut, small, size, 0, 0, cv::INTER_AREA);
    reduced.grey = small;
    const double s = 1.0 / factor;
    const double shift = (s - 1) / 2;
    const cv::Matx33d scaling{s, 0, shift, 0, s, shift, 0, 0, 1};
    const auto lens = view.lens.scaled(s, view.lens.centre_px * s + cv::Point2d{shift, shift});
    reduced.view = make_board_view(scaling * view.undistorted_px_from_board, lens, size);
    return reduced;
}

/// The view of the same board with left and right exchanged.
BoardView reflected(const BoardView& view) {
    auto mirror = view;
    mirror.undistorted_px_from_board =
        view.undistorted_px_from_board * cv::Matx33d{-1, 0, 0, 0, 1, 0, 0, 0, 1};
    return mirror;
}

struct Best {
    int steps = 0;
    double score = 0;
    /// Over the best of the others that were allowed.
    double lead = 0;
};

template <typename Allowed>
Best best_labels(const Reduced& picture, const Allowed& allowed) {
    Best best{0, -1, 0};
    double second = -1;
    for (int steps = 0; steps < 6; ++steps) {
        if (!allowed(steps)) continue;
        const double score = score_labels(picture.grey, picture.view.turned(steps)).correlation;
        if (score > best.score) {
            second = best.score;
            best = {steps, score, 0};
        } else {
            second = std::max(second, score);
        }
    }
    best.lead = best.score - std::max(second, 0.0);
    return best;
}

Best best_edge(const std::array<RectangleScore, 3>& scores) {
    Best best{0, -1, 0};
    for (int steps = 0; steps < 3; ++steps) {
        const double score = scores[static_cast<std::size_t>(steps)].steadiness;
        if (score > best.score) best = {steps, score, 0};
    }
    best.lead = best.score;
    for (int steps = 0; steps < 3; ++steps) {
        if (steps == best.steps) continue;
        best.lead =
            std::min(best.lead, best.score - scores[static_cast<std::size_t>(steps)].steadiness);
    }
    return best;
}

/// Cosine between a direction in the picture and White's side of the board.
double towards_white(const BoardView& view, const cv::Point2d& direction) {
    const auto side = view.project({0, -3}) - view.project({0, 3});
    return side.dot(direction) / (cv::norm(side) * cv::norm(direction));
}

}  // namespace

Orientation orient_board(const cv::Mat& picture, const BoardView& view,
                         const OrientOptions& options) {
    const auto edge = best_edge(score_rectangles(picture, view));
    const bool edge_seen = edge.score >= kMinEdge && edge.lead >= kMinEdgeLead;
    const auto allowed = [&](int steps) { return !edge_seen || steps % 3 == edge.steps; };
    const auto reduced = reduce(picture, view);
    const auto labels = best_labels(reduced, allowed);
    // In a mirror the turns go the other way round.
    const auto mirror = best_labels({reduced.grey, reflected(reduced.view)},
                                    [&](int steps) { return allowed((6 - steps) % 6); });
    const double min_lead = edge_seen ? kMinLabelLead : kMinLabelLeadAlone;

    Orientation result{view.turned(labels.steps), false, false};
    result.labels = labels.score;
    result.label_lead = labels.lead;
    result.mirror_labels = mirror.score;
    result.edge = edge.score;
    result.edge_lead = edge.lead;
    result.certain = labels.score >= kMinLabels && labels.lead >= min_lead &&
                     labels.score - mirror.score >= kMinMirrorLead;
    result.mirrored = mirror.score >= kMinLabels &&
                      std::min(mirror.lead, mirror.score - labels.score) >= min_lead;
    if (result.certain || !options.white_side) return result;
    for (int steps = 0; steps < 6; ++steps) {
        if (!allowed(steps)) continue;
        const auto turned = view.turned(steps);
        if (towards_white(turned, *options.white_side) >
            towards_white(result.view, *options.white_side))
            result.view = turned;
    }
    // Without the edge two namings may lie beside the seat's direction.
    const double tolerance = edge_seen ? kSeatTolerance : kSeatTolerance / 2;
    result.certain = !result.mirrored && towards_white(result.view, *options.white_side) >=
                                             std::cos(tolerance * CV_PI / 180);
    return result;
}

}  // namespace yinsight
