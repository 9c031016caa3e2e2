#include "vision/set_colours.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <vector>

#include "calibration/board_geometry.hpp"

namespace yinsight {

namespace {

/// A point is learned from if its state is at least so probable and so much of it is in view.
constexpr float kCertain = 0.98F;
constexpr float kPlain = 0.9F;
/// From a corner of the lattice's triangles to their middles, where nothing lies, in spacings; how
/// far around a place the board's level is taken from them.
constexpr double kToMiddle = 0.57735;
constexpr double kNearby = 1.2;
/// A little more than to the corners of the triangle around a place, and to the points next to a
/// place in the margin.
constexpr double kCorner = 0.6;
constexpr double kBesideMargin = 1.1;
/// Half a side of the spot looked at there, in spacings.
constexpr double kSpot = 0.06;
/// Distance of the margin's places from the centre, in spacings: outside the lines, on the board
/// however its names are turned. How far they reach to both sides.
constexpr double kMarginRadius = 4.8;
constexpr double kMarginReach = 0.6;
/// Radii of a ring's crest, of a marker's face and of its wall, and where neither is, in spacings.
constexpr std::array<double, 3> kRingRadii = {0.33, 0.36, 0.39};
constexpr std::array<double, 3> kFaceRadii = {0.05, 0.12, 0.19};
constexpr std::array<double, 3> kMarkerRadii = {0.1, 0.18, 0.24};
constexpr std::array<double, 2> kBesideRing = {0.22, 0.5};
constexpr std::array<double, 2> kBesideMarker = {0.32, 0.38};
constexpr double kWallRadius = 0.275;
/// Heights are counted in quarters of a piece's: 0 is the board, kTop the piece's top face.
constexpr int kTop = 4;
/// A wall lower than this in the picture is mixed with what is beside it, in pixels.
constexpr double kLowestWallPx = 3;
/// Steps in which a piece is looked for beside its point, in spacings: 0.22 off is the farthest.
constexpr std::array<double, 3> kOffSteps = {0.12, 0.06, 0.04};
/// What a distance from the point costs, a spacing squared, in parts of the board's brightness:
/// raising it trusts the players' neatness more than the picture.
constexpr double kOffCost = 1.5;
/// Linear light that is added to piece and board, as a share of the board's: noise and veils leave
/// nothing darker to compare.
constexpr double kVeil = 0.02;
/// Above this level a channel is cut off, below the other the board is noise; of 255.
constexpr double kCutOff = 250;
constexpr double kTooDark = 20;
/// Samples along a circle.
constexpr int kAround = 16;

using Colours = std::vector<cv::Vec3d>;

/// Linear light of the 256 levels.
const std::array<double, 256>& linear_table() {
    static const auto table = [] {
        std::array<double, 256> light{};
        for (std::size_t i = 0; i < light.size(); ++i) {
            const double v = static_cast<double>(i) / 255;
            light[i] = v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
        }
        return light;
    }();
    return table;
}

double linear(double level) {
    return linear_table()[static_cast<std::size_t>(std::clamp(cvRound(level), 0, 255))];
}

/// A channel each; empty input is 0.
cv::Vec3d median_of(const Colours& colours) {
    cv::Vec3d median;
    if (colours.empty()) return median;
    std::vector<double> values(colours.size());
    for (int c = 0; c < 3; ++c) {
        std::transform(colours.begin(), colours.end(), values.begin(),
                       [c](const cv::Vec3d& colour) { return colour[c]; });
        const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
        std::nth_element(values.begin(), middle, values.end());
        median[c] = *middle;
    }
    return median;
}

cv::Point2d at_angle(double radius, double angle) {
    return {radius * std::cos(angle), radius * std::sin(angle)};
}

/// The middles of the triangles between the board's points.
const std::vector<cv::Point2d>& triangle_middles() {
    static const auto middles = [] {
        std::vector<cv::Point2d> found;
        for (const Point point : all_points()) {
            for (const double angle : {0.0, std::numbers::pi / 3}) {
                const auto middle = cv::Point2d{point.x(), point.y()} + at_angle(kToMiddle, angle);
                const auto corners = std::count_if(
                    all_points().begin(), all_points().end(), [&middle](Point corner) {
                        return cv::norm(cv::Point2d{corner.x(), corner.y()} - middle) < kCorner;
                    });
                if (corners == 3) found.push_back(middle);
            }
        }
        return found;
    }();
    return middles;
}

/// Whether nothing covers the points around a place: what lies there is board or piece.
bool in_plain_view(const Observation& observation, const cv::Point2d& place, double radius) {
    return std::all_of(all_points().begin(), all_points().end(), [&](Point point) {
        return cv::norm(cv::Point2d{point.x(), point.y()} - place) > radius ||
               observation.points[static_cast<std::size_t>(point.index())].visible >= kPlain;
    });
}

/// The view of the plane so many spacings above the board: for many places at one height.
BoardView raised(const BoardView& view, double height) {
    const std::vector<cv::Point2f> corners = {{-5, -5}, {5, -5}, {5, 5}, {-5, 5}};
    std::vector<cv::Point2f> pixels;
    pixels.reserve(corners.size());
    for (const auto& corner : corners)
        pixels.emplace_back(view.lens.undistort(view.project(cv::Point2d{corner}, height)));
    auto higher = view;
    higher.undistorted_px_from_board = cv::Matx33d{cv::getPerspectiveTransform(corners, pixels)};
    return higher;
}

/// One picture of one board, in linear light.
class Sampler {
  public:
    Sampler(const cv::Mat& bgr, const BoardView& view, const Observation& observation) : bgr_{bgr} {
        for (std::size_t i = 0; i < views_.size(); ++i)
            views_[i] = raised(view, kPieceHeight * static_cast<double>(i) / kTop);
        for (const auto& middle : triangle_middles())
            spots_.push_back(in_plain_view(observation, middle, kCorner) ? spot(middle)
                                                                         : std::nullopt);
    }

    /// Red, green, blue, 0 to 1; empty outside the picture.
    void add(Colours& colours, const cv::Point2d& place, int height = 0) const {
        const auto& view = views_[static_cast<std::size_t>(height)];
        const auto px = view.project(place);
        if (!view.in_picture(px)) return;
        const auto& pixel = bgr_.at<cv::Vec3b>(cvRound(px.y), cvRound(px.x));
        colours.emplace_back(linear(pixel[2]), linear(pixel[1]), linear(pixel[0]));
    }
    /// The bare board around a place; 0 where it cannot be told.
    cv::Vec3d board_near(const cv::Point2d& place) const {
        Colours near;
        for (std::size_t i = 0; i < spots_.size(); ++i)
            if (spots_[i] && cv::norm(triangle_middles()[i] - place) < kNearby)
                near.push_back(*spots_[i]);
        return near.size() < 2 ? cv::Vec3d{} : median_of(near);
    }
    cv::Vec3d board_level() const {
        Colours all;
        for (const auto& spot : spots_)
            if (spot) all.push_back(*spot);
        return median_of(all);
    }
    void add_circle(Colours& colours, const cv::Point2d& centre, double radius, int height) const {
        for (int i = 0; i < kAround; ++i)
            add(colours, centre + at_angle(radius, 2 * std::numbers::pi * i / kAround), height);
    }
    template <std::size_t count>
    Colours circles(const cv::Point2d& centre, const std::array<double, count>& radii,
                    int height) const {
        Colours colours;
        for (const double radius : radii) add_circle(colours, centre, radius, height);
        return colours;
    }
    /// The way towards the camera in the board's plane, as long as a piece's top is shifted.
    cv::Point2d towards_camera(const cv::Point2d& place) const {
        return place - views_[0].board_from_pixel(views_[kTop].project(place));
    }
    double spacing_px(const cv::Point2d& place) const { return views_[0].spacing_px(place); }

  private:
    std::optional<cv::Vec3d> spot(const cv::Point2d& middle) const {
        Colours colours;
        for (const double dx : {-kSpot, 0.0, kSpot})
            for (const double dy : {-kSpot, 0.0, kSpot}) add(colours, middle + cv::Point2d{dx, dy});
        if (colours.empty()) return std::nullopt;
        return median_of(colours);
    }

    const cv::Mat& bgr_;
    /// By height.
    std::array<BoardView, kTop + 1> views_;
    std::vector<std::optional<cv::Vec3d>> spots_;
};

bool usable(const cv::Vec3d& board) {
    const auto [darkest, brightest] = std::minmax({board[0], board[1], board[2]});
    return darkest > linear(kTooDark) && brightest < linear(kCutOff);
}

/// The colour relative to the board's; empty where either is cut off.
std::optional<cv::Vec3d> log_ratio(const cv::Vec3d& colour, const cv::Vec3d& board) {
    if (!usable(board)) return std::nullopt;
    cv::Vec3d ratio;
    for (int c = 0; c < 3; ++c) {
        if (colour[c] >= linear(kCutOff)) return std::nullopt;
        ratio[c] = std::log((colour[c] / board[c] + kVeil) / (1 + kVeil));
    }
    return ratio;
}

cv::Vec3d mean_of(const Colours& colours) {
    cv::Vec3d sum;
    for (const auto& colour : colours) sum += colour;
    return sum / static_cast<double>(std::max<std::size_t>(colours.size(), 1));
}

double brightness(const Colours& colours) {
    const auto mean = mean_of(colours);
    return mean[0] + mean[1] + mean[2];
}

/// How well a piece fits that shows at the radii `on` around its centre and not at those `beside`
/// it, and is brighter (white ones) or darker there.
template <std::size_t on_count, std::size_t beside_count>
struct PieceFit {
    const Sampler& sampler;
    cv::Point2d point;
    Side side;
    const std::array<double, on_count>& on;
    const std::array<double, beside_count>& beside;
    /// Three times the board's brightness there.
    double unit;

    double at(const cv::Point2d& centre) const {
        const double contrast = brightness(sampler.circles(centre, on, kTop)) -
                                brightness(sampler.circles(centre, beside, kTop / 2));
        const auto off = centre - point;
        return (side == Side::white ? contrast : -contrast) / unit - kOffCost * off.dot(off);
    }
    /// The best of nine places, `step` apart.
    cv::Point2d best_around(const cv::Point2d& start, double step) const {
        cv::Point2d best = start;
        double best_fit = at(start);
        for (const double dx : {-step, 0.0, step}) {
            for (const double dy : {-step, 0.0, step}) {
                const auto centre = start + cv::Point2d{dx, dy};
                const double fit = at(centre);
                if (fit <= best_fit) continue;
                best_fit = fit;
                best = centre;
            }
        }
        return best;
    }
};

template <std::size_t on_count, std::size_t beside_count>
cv::Point2d centre_of_piece(const Sampler& sampler, const cv::Point2d& point, Side side,
                            const std::array<double, on_count>& on,
                            const std::array<double, beside_count>& beside) {
    const auto board = sampler.board_near(point);
    const PieceFit<on_count, beside_count> fit{
        sampler, point, side, on, beside, std::max(board[0] + board[1] + board[2], 1e-3)};
    auto centre = point;
    for (const double step : kOffSteps) centre = fit.best_around(centre, step);
    return centre;
}

/// The colours of each part, a piece or place each.
using Gathered = std::array<Colours, kSetPartCount>;

void gather(Gathered& gathered, SetPart part, const cv::Vec3d& colour, const cv::Vec3d& board) {
    if (const auto ratio = log_ratio(colour, board))
        gathered[static_cast<std::size_t>(part)].push_back(*ratio);
}

void gather_ring(const Sampler& sampler, Point point, Side side, Gathered& gathered) {
    const cv::Point2d place{point.x(), point.y()};
    const auto centre = centre_of_piece(sampler, place, side, kRingRadii, kBesideRing);
    gather(gathered, side == Side::white ? SetPart::white_ring : SetPart::black_ring,
           median_of(sampler.circles(centre, kRingRadii, kTop)), sampler.board_near(place));
}

void gather_marker(const Sampler& sampler, Point point, Side side, Gathered& gathered) {
    const cv::Point2d place{point.x(), point.y()};
    const auto centre = centre_of_piece(sampler, place, side, kMarkerRadii, kBesideMarker);
    const auto board = sampler.board_near(place);
    gather(gathered, side == Side::white ? SetPart::white_face : SetPart::black_face,
           median_of(sampler.circles(centre, kFaceRadii, kTop)), board);
    const auto way = sampler.towards_camera(centre);
    if (cv::norm(way) * sampler.spacing_px(place) < kLowestWallPx) return;
    const double facing = std::atan2(way.y, way.x);
    Colours wall;
    for (const double angle : {-0.8, -0.5, -0.2, 0.2, 0.5, 0.8})
        for (const int height : {1, 2, 3})
            sampler.add(wall, centre + at_angle(kWallRadius, facing + angle), height);
    gather(gathered, SetPart::rim, median_of(wall), board);
}

/// The middle of the line between two points that are both empty.
void gather_line(const Sampler& sampler, const cv::Point2d& from, const cv::Point2d& to,
                 Gathered& gathered) {
    constexpr int kAcross = 13;
    const auto along = to - from;
    const cv::Point2d across{-along.y, along.x};
    Colours band;
    for (const double share : {0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65})
        for (int i = 0; i < kAcross; ++i)
            sampler.add(
                band, from + share * along + (kLineBand * (2.0 * i / (kAcross - 1) - 1)) * across);
    // What lies beside the line and not around it: the ink is faint against the light's gradient.
    Colours beside;
    for (const double share : {0.35, 0.42, 0.5, 0.58, 0.65})
        for (const double off : {-0.16, -0.13, -0.1, 0.1, 0.13, 0.16})
            sampler.add(beside, from + share * along + off * across);
    if (!band.empty() && !beside.empty())
        gather(gathered, SetPart::line, mean_of(band), mean_of(beside));
}

void gather_margin(const Sampler& sampler, const Observation& observation, Gathered& gathered) {
    for (int i = 0; i < 6; ++i) {
        const double angle = std::numbers::pi / 3 * i;
        const auto out = at_angle(kMarginRadius, angle);
        for (const double side : {-kMarginReach, 0.0, kMarginReach}) {
            const auto place = out + at_angle(side, angle + std::numbers::pi / 2);
            if (!in_plain_view(observation, place, kBesideMargin)) continue;
            Colours spot;
            for (const double dx : {-kSpot, 0.0, kSpot})
                for (const double dy : {-kSpot, 0.0, kSpot})
                    sampler.add(spot, place + cv::Point2d{dx, dy});
            if (!spot.empty())
                gather(gathered, SetPart::margin, median_of(spot), sampler.board_near(place));
        }
    }
}

bool is_plain(const PointBelief& belief) {
    return belief.visible >= kPlain &&
           belief.probability[static_cast<std::size_t>(belief.best())] >= kCertain;
}

}  // namespace

SetSample sample_set(const cv::Mat& bgr, const BoardView& view, const Observation& observation) {
    SetSample sample;
    if (observation.hand || observation.moving) return sample;
    const Sampler sampler{bgr, view, observation};
    sample.board_level = sampler.board_level();
    if (!usable(sample.board_level)) return sample;
    const auto belief_at = [&](Point point) -> const PointBelief& {
        return observation.points[static_cast<std::size_t>(point.index())];
    };
    const auto is_empty = [&](Point point) {
        return is_plain(belief_at(point)) && belief_at(point).best() == PointState::empty;
    };
    Gathered gathered;
    for (const Point point : all_points()) {
        if (!is_plain(belief_at(point))) continue;
        const auto state = belief_at(point).best();
        const auto ring = ring_of(state);
        const auto marker = marker_of(state);
        if (ring && !marker) gather_ring(sampler, point, *ring, gathered);
        if (marker && !ring) gather_marker(sampler, point, *marker, gathered);
        if (state != PointState::empty) continue;
        for (const auto& [columns, rows] : {std::pair{0, 1}, {1, 0}, {1, 1}}) {
            const auto next = Point::at(point.column() + columns, point.row() + rows);
            if (next && is_empty(*next))
                gather_line(sampler, {point.x(), point.y()}, {next->x(), next->y()}, gathered);
        }
    }
    gather_margin(sampler, observation, gathered);
    for (std::size_t i = 0; i < kSetPartCount; ++i)
        sample.parts[i] = {median_of(gathered[i]), static_cast<int>(gathered[i].size())};
    return sample;
}

}  // namespace yinsight
