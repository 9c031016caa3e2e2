#include "vision/edge_check.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>

namespace yinsight {

namespace {

/// Half the part of the board plane that is looked at, in spacings: the board and its rim, but not
/// the table, which stays when the board is moved.
constexpr double kReachX = 5.2;
constexpr double kReachY = 5.7;
/// Side of the squares of which each gives its clearest edge, in pixels of a picture 1280 wide.
constexpr double kSquarePx = 10;
/// Least slope of an edge, in grey levels a pixel: over the printed lines, which are clipped first,
/// and noise.
constexpr double kLeastSlope = 12;
/// Half the length along which an edge is averaged, in pixels of a picture 1280 wide.
constexpr int kHalfLength = 2;
/// How far from its pixel an edge is looked for when it is remembered, in pixels.
constexpr double kNearPx = 2;
/// A grey level that may be clipped; raising it takes more of an overexposed edge for a lost one.
constexpr double kClippedLevel = 240;
/// Half length of the way along an edge, in spacings, from which its direction is projected.
constexpr double kHalfWay = 0.05;

double scale_of(const cv::Mat1b& grey) {
    return std::max(grey.cols, grey.rows) / 1280.0;
}

/// Grey level at a place, bilinear; the picture is taken to go on beyond its border.
double level_at(const cv::Mat1b& grey, const cv::Point2d& px) {
    const double x = std::clamp(px.x, 0.0, grey.cols - 1.001);
    const double y = std::clamp(px.y, 0.0, grey.rows - 1.001);
    const int column = static_cast<int>(x);
    const int row = static_cast<int>(y);
    const double right = x - column;
    const double down = y - row;
    const uchar* top = grey[row] + column;
    const uchar* bottom = grey[row + 1] + column;
    return (1 - down) * ((1 - right) * top[0] + right * top[1]) +
           down * ((1 - right) * bottom[0] + right * bottom[1]);
}

/// Grey levels across an edge, each the mean along a short piece of it.
struct EdgeProfile {
    std::vector<double> levels;
    double step_px = 1;

    bool is_clipped() const {
        return *std::min_element(levels.begin(), levels.end()) >= kClippedLevel;
    }
    /// Where it is steepest, from the middle; empty where it is nowhere steep enough.
    std::optional<double> steepest_px() const;
};

EdgeProfile profile_across(const cv::Mat1b& grey, const cv::Point2d& centre,
                           const cv::Point2d& brighter, double reach_px) {
    EdgeProfile profile;
    profile.step_px = std::max(1.0, scale_of(grey));
    const int half = std::max(2, static_cast<int>(std::lround(reach_px / profile.step_px))) + 1;
    const cv::Point2d along{-brighter.y, brighter.x};
    for (int i = -half; i <= half; ++i) {
        double sum = 0;
        for (int j = -kHalfLength; j <= kHalfLength; ++j)
            sum += level_at(grey, centre + profile.step_px * (i * brighter + j * along));
        profile.levels.push_back(sum / (2 * kHalfLength + 1));
    }
    return profile;
}

std::optional<double> EdgeProfile::steepest_px() const {
    std::vector<double> slopes;
    for (std::size_t i = 1; i + 1 < levels.size(); ++i)
        slopes.push_back((levels[i + 1] - levels[i - 1]) / (2 * step_px));
    const auto top = std::max_element(slopes.begin() + 1, slopes.end() - 1);
    if (*top < kLeastSlope) return std::nullopt;
    const double before = *(top - 1);
    const double after = *(top + 1);
    const double bend = before - 2 * *top + after;
    const double shift = bend < 0 ? std::clamp(0.5 * (before - after) / bend, -0.5, 0.5) : 0;
    const auto middle = slopes.begin() + static_cast<std::ptrdiff_t>(slopes.size() / 2);
    return (static_cast<double>(top - middle) + shift) * step_px;
}

/// The unit vector in the picture across an edge, towards its bright side.
cv::Point2d brighter_px(const BoardView& view, const BoardEdge& edge) {
    const auto way = view.project(edge.place + edge.along) - view.project(edge.place - edge.along);
    const double length = cv::norm(way);
    // Pictures have y down: to the left of a way (x, y) is (y, -x).
    const cv::Point2d left{way.y / length, -way.x / length};
    return edge.brighter_left ? left : -left;
}

struct Slopes {
    cv::Mat1f x;
    cv::Mat1f y;
};

Slopes slopes_of(const cv::Mat1b& grey) {
    Slopes slopes;
    cv::Sobel(grey, slopes.x, CV_32F, 1, 0, 3, 1 / 8.0);
    cv::Sobel(grey, slopes.y, CV_32F, 0, 1, 3, 1 / 8.0);
    return slopes;
}

/// The steepest place of a square, if it is steep enough.
std::optional<cv::Point> steepest_in(const Slopes& slopes, const cv::Rect& square) {
    float best = static_cast<float>(kLeastSlope * kLeastSlope);
    std::optional<cv::Point> place;
    for (int y = square.y; y < square.y + square.height; ++y) {
        for (int x = square.x; x < square.x + square.width; ++x) {
            const float gx = slopes.x(y, x);
            const float gy = slopes.y(y, x);
            if (gx * gx + gy * gy <= best) continue;
            best = gx * gx + gy * gy;
            place = cv::Point{x, y};
        }
    }
    return place;
}

std::optional<BoardEdge> edge_at(const cv::Mat1b& grey, const BoardView& view, const cv::Point& px,
                                 const cv::Point2d& slope) {
    const cv::Point2d centre{px};
    BoardEdge edge;
    edge.place = view.board_from_pixel(centre);
    if (std::abs(edge.place.x) > kReachX || std::abs(edge.place.y) > kReachY) return std::nullopt;
    const auto brighter = slope / cv::norm(slope);
    const cv::Point2d along_px{-brighter.y, brighter.x};
    const auto along = view.board_from_pixel(centre + along_px) - edge.place;
    edge.along = along * (kHalfWay / cv::norm(along));
    edge.brighter_left = brighter_px(view, edge).dot(brighter) > 0;
    const auto offset =
        profile_across(grey, view.project(edge.place), brighter_px(view, edge), kNearPx)
            .steepest_px();
    if (!offset) return std::nullopt;
    edge.offset_px = *offset;
    return edge;
}

/// The part of the picture in which the board lies.
cv::Rect board_part(const BoardView& view, cv::Size size) {
    std::vector<cv::Point2f> corners;
    for (const double x : {-kReachX, kReachX})
        for (const double y : {-kReachY, kReachY})
            corners.emplace_back(view.project(cv::Point2d{x, y}));
    return cv::boundingRect(corners) & cv::Rect{{}, size};
}

}  // namespace

std::vector<BoardEdge> board_edges(const cv::Mat1b& grey, const BoardView& view) {
    std::vector<BoardEdge> edges;
    const auto part = board_part(view, grey.size());
    if (part.empty()) return edges;
    const auto slopes = slopes_of(grey);
    const int side = static_cast<int>(std::lround(kSquarePx * std::max(1.0, scale_of(grey))));
    for (int y = part.y; y < part.y + part.height; y += side) {
        for (int x = part.x; x < part.x + part.width; x += side) {
            const auto px = steepest_in(slopes, cv::Rect{x, y, side, side} & part);
            if (!px) continue;
            const auto edge = edge_at(grey, view, *px, {slopes.x(*px), slopes.y(*px)});
            if (edge) edges.push_back(*edge);
        }
    }
    return edges;
}

EdgeCheck check_edges(const cv::Mat1b& grey, const BoardView& view,
                      const std::vector<BoardEdge>& edges, double reach_px) {
    EdgeCheck check;
    for (const auto& edge : edges) {
        const auto expected = view.project(edge.place);
        if (!view.in_picture(expected)) continue;
        const auto brighter = brighter_px(view, edge);
        const auto profile =
            profile_across(grey, expected + edge.offset_px * brighter, brighter, reach_px);
        if (profile.is_clipped()) continue;
        if (const auto offset = profile.steepest_px()) {
            check.found.push_back({edge.place, brighter, *offset, 1, expected});
        } else {
            check.missing.push_back(edge.place);
        }
    }
    return check;
}

}  // namespace yinsight
