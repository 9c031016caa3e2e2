#include "vision/view_judge.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "calibration/camera_model.hpp"
#include "vision/frame_quality.hpp"

namespace yinsight {

namespace {

/// Below this elevation pieces hide each other, in degrees.
constexpr double kTooFlatDeg = 25;
/// A spacing smaller than this at the far side is too small to tell pieces, in pixels.
constexpr double kTooFarPx = 18;
/// Radius looked at for glare around a point, in spacings, the grey level that counts as glare,
/// and the share of such pixels that makes it.
constexpr double kGlareRadius = 0.4;
constexpr int kGlareLevel = 250;
constexpr double kGlareShare = 0.35;
/// A board of which more points shine is overexposed.
constexpr std::size_t kMostGlare = 30;
/// A point that is less in view is covered; so many of them are too many.
constexpr float kCovered = 0.3F;
constexpr std::size_t kMostCovered = 4;
/// Points named in a sentence.
constexpr std::size_t kMostNamed = 3;

std::string names_of(const std::vector<Point>& points) {
    std::string text;
    for (std::size_t i = 0; i < std::min(points.size(), kMostNamed); ++i)
        text += (i == 0 ? "" : ", ") + points[i].name();
    if (points.size() > kMostNamed)
        text += " and " + std::to_string(points.size() - kMostNamed) + " more";
    return text;
}

double glare_share(const cv::Mat& bgr, const BoardView& view, Point point) {
    const auto centre = view.project(point);
    const int radius = cvRound(kGlareRadius * view.spacing_px({point.x(), point.y()}));
    const cv::Rect square{cvRound(centre.x) - radius, cvRound(centre.y) - radius, 2 * radius + 1,
                          2 * radius + 1};
    const auto inside = square & cv::Rect{{}, bgr.size()};
    if (inside.area() < square.area() / 2 || inside.empty()) return 0;
    cv::Mat mask;
    cv::inRange(bgr(inside), cv::Scalar::all(kGlareLevel), cv::Scalar::all(255), mask);
    return cv::countNonZero(mask) / static_cast<double>(inside.area());
}

bool shines(const cv::Mat& bgr, const BoardView& view, Point point) {
    return glare_share(bgr, view, point) > kGlareShare;
}

/// The way from the picture's middle to the points, in words.
std::string side_of(const BoardView& view, const std::vector<Point>& points) {
    cv::Point2d sum;
    for (const Point point : points) sum += view.project(point);
    const auto middle = sum / static_cast<double>(points.size());
    const double x = middle.x / view.picture_size_px.width - 0.5;
    const double y = middle.y / view.picture_size_px.height - 0.5;
    if (std::abs(x) > std::abs(y)) return x < 0 ? "left" : "right";
    return y < 0 ? "up" : "down";
}

}  // namespace

double elevation_deg(const BoardView& view) {
    const double f = view.focal_px;
    const cv::Matx33d camera{
        f, 0, view.lens.centre_px.x, 0, f * view.lens.aspect, view.lens.centre_px.y, 0, 0, 1};
    return 90 - pose_from_homography(view.undistorted_px_from_board, camera).tilt_deg();
}

std::optional<ViewFault> judge_light(const cv::Mat& bgr, const BoardView& view) {
    std::vector<Point> shining;
    for (const Point point : all_points()) {
        if (shines(bgr, view, point)) shining.push_back(point);
    }
    if (shining.size() <= kMostGlare) return std::nullopt;
    return ViewFault{ViewFault::Kind::overexposed, shining,
                     "the board is overexposed: dim the lamp, or let the camera expose shorter"};
}

std::vector<ViewFault> judge_view(const cv::Mat& bgr, const BoardView& view,
                                  const Observation& observation) {
    std::vector<Point> outside;
    std::vector<Point> shining;
    std::vector<Point> covered;
    double smallest = 1e9;
    for (const Point point : all_points()) {
        if (!view.in_picture(view.project(point))) {
            outside.push_back(point);
            continue;
        }
        smallest = std::min(smallest, view.spacing_px({point.x(), point.y()}));
        const auto& belief = observation.points[static_cast<std::size_t>(point.index())];
        if (belief.visible < kCovered) {
            covered.push_back(point);
        } else if (shines(bgr, view, point)) {
            shining.push_back(point);
        }
    }
    using Kind = ViewFault::Kind;
    std::vector<ViewFault> faults;
    if (!outside.empty())
        faults.push_back({Kind::cut_off, outside,
                          "the board is cut off at " + names_of(outside) + ": turn the camera " +
                              side_of(view, outside) + ", or move it back"});
    const double elevation = elevation_deg(view);
    if (elevation < kTooFlatDeg)
        faults.push_back({Kind::too_flat,
                          {},
                          "the camera looks too flat, " + std::to_string(std::lround(elevation)) +
                              " degrees over the board: raise it until it looks down by 35 to 60"});
    if (smallest < kTooFarPx)
        faults.push_back({Kind::too_far,
                          {},
                          "the board is too small in the picture, " +
                              std::to_string(std::lround(smallest)) +
                              " pixels between points: move the camera closer, or choose a larger "
                              "picture"});
    if (auto fault = judge_light(bgr, view)) {
        faults.push_back(std::move(*fault));
    } else if (!shining.empty()) {
        faults.push_back(
            {Kind::glare, shining,
             "glare at " + names_of(shining) + ": move the lamp or the camera until it is gone"});
    }
    if (covered.size() > kMostCovered)
        faults.push_back({Kind::covered, covered,
                          "the board is covered at " + names_of(covered) + ": clear it"});
    return faults;
}

std::vector<std::string> advice_about(const cv::Mat& bgr, const ReadResult& result) {
    std::vector<std::string> advice;
    for (const auto defect : judge_frame(bgr).defects) advice.push_back(sentence_for(defect));
    if (!result.reading) return advice;
    const auto& reading = *result.reading;
    for (auto& fault : judge_view(bgr, reading.view, reading.observation))
        advice.push_back(std::move(fault.sentence));
    return advice;
}

}  // namespace yinsight
