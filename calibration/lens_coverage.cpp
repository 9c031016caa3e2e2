#include "calibration/lens_coverage.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "calibration/focal.hpp"

namespace yinsight {

namespace {

/// Fewest poses that are accepted.
constexpr int kMinPictures = 4;
/// Some picture must be tilted so far, in degrees; from right above, focal length and distance
/// cannot be told apart.
constexpr double kMinTiltDeg = 15;
/// A margin never reached, as a share of the picture, that is refused: the lens would be guessed
/// there. A board that fills a wide picture's height leaves 0.28 on either side.
constexpr double kRefusedGap = 0.33;
/// A margin that is pointed out.
constexpr double kNotedGap = 0.15;
/// Margins within which all five lens terms are estimated.
constexpr double kFullModelGap = 0.2;
/// Least mean motion of the target's corners that makes a new pose, as a share of the picture's
/// long side.
constexpr double kNewPose = 0.03;
/// Largest standard deviation of the focal length, relative, and of a predicted board point, as a
/// share of the picture's long side, with which a solution is used.
constexpr double kFocalDoubt = 0.02;
constexpr double kBoardDoubt = 0.0016;

struct Margin {
    const char* name;
    double gap;
};

std::array<Margin, 4> margins(const LensCoverage& c) {
    return {Margin{"left", c.left_gap}, Margin{"right", c.right_gap}, Margin{"top", c.top_gap},
            Margin{"bottom", c.bottom_gap}};
}

int percent(double share) {
    return static_cast<int>(std::lround(100 * share));
}

std::vector<std::string> margin_sentences(const LensCoverage& coverage, double limit) {
    std::vector<std::string> sentences;
    for (const auto& [name, gap] : margins(coverage)) {
        if (gap <= limit) continue;
        sentences.push_back(std::string{name} + " edge never covered: nothing was seen in the " +
                            name + "most " + std::to_string(percent(gap)) +
                            " % of the picture; point the camera so that the board lies there");
    }
    return sentences;
}

std::array<cv::Point2d, 4> target_corners(const TargetView& view) {
    std::array<cv::Point2d, 4> corners;
    const std::array<cv::Vec3d, 4> places{{{-3, -3, 1}, {3, -3, 1}, {3, 3, 1}, {-3, 3, 1}}};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto v = view.rough_px_from_target * places[i];
        corners[i] = {v[0] / v[2], v[1] / v[2]};
    }
    return corners;
}

}  // namespace

LensCoverage lens_coverage(const std::vector<TargetView>& views, cv::Size size_px) {
    LensCoverage coverage;
    coverage.pictures = static_cast<int>(views.size());
    if (views.empty()) return coverage;
    const cv::Point2d centre{(size_px.width - 1) / 2.0, (size_px.height - 1) / 2.0};
    std::vector<cv::Matx33d> homographies;
    homographies.reserve(views.size());
    for (const auto& view : views) homographies.push_back(view.rough_px_from_target);
    const double focal = estimate_focal_px(homographies, centre, size_px);
    const cv::Matx33d camera{focal, 0, centre.x, 0, focal, centre.y, 0, 0, 1};
    coverage.least_tilt_deg = 90;
    for (const auto& view : views) {
        const double tilt = pose_from_homography(view.rough_px_from_target, camera).tilt_deg();
        coverage.least_tilt_deg = std::min(coverage.least_tilt_deg, tilt);
        coverage.largest_tilt_deg = std::max(coverage.largest_tilt_deg, tilt);
        for (const auto& sighting : view.sightings) {
            const double x = (sighting.px.x + 0.5) / size_px.width;
            const double y = (sighting.px.y + 0.5) / size_px.height;
            coverage.left_gap = std::min(coverage.left_gap, x);
            coverage.right_gap = std::min(coverage.right_gap, 1 - x);
            coverage.top_gap = std::min(coverage.top_gap, y);
            coverage.bottom_gap = std::min(coverage.bottom_gap, 1 - y);
        }
    }
    return coverage;
}

std::vector<std::string> missing_for_calibration(const LensCoverage& coverage) {
    std::vector<std::string> missing;
    if (coverage.pictures < kMinPictures) {
        missing.push_back("more pictures: " + std::to_string(coverage.pictures) +
                          " different poses were seen, " + std::to_string(kMinPictures) +
                          " are the least; move the camera or the board between pictures");
    }
    if (coverage.pictures > 0 && coverage.largest_tilt_deg < kMinTiltDeg) {
        missing.push_back("tilt the camera more: the most seen was " +
                          std::to_string(std::lround(coverage.largest_tilt_deg)) +
                          " degrees from right above, " + std::to_string(std::lround(kMinTiltDeg)) +
                          " are the least, 30 to 45 are good");
    }
    if (coverage.pictures > 0) {
        const auto edges = margin_sentences(coverage, kRefusedGap);
        missing.insert(missing.end(), edges.begin(), edges.end());
    }
    return missing;
}

std::vector<std::string> doubts_about(const LensSolution& solution) {
    std::vector<std::string> doubts;
    const auto& camera = solution.camera;
    const double relative = solution.sigma(0) / camera.parameters[0];
    if (relative > kFocalDoubt) {
        std::ostringstream text;
        text.precision(2);
        text << "tilt the camera more, in different directions: the focal length is only known to "
             << 100 * relative << " %";
        doubts.push_back(text.str());
    }
    const double long_side = std::max(camera.picture_size_px.width, camera.picture_size_px.height);
    if (solution.mean_board_sigma_px() > kBoardDoubt * long_side) {
        std::ostringstream text;
        text.precision(2);
        text << "take more and sharper pictures: board points are only predicted to "
             << solution.mean_board_sigma_px() << " px";
        doubts.push_back(text.str());
    }
    return doubts;
}

std::vector<std::string> advice_for_calibration(const LensCoverage& coverage) {
    return margin_sentences(coverage, kNotedGap);
}

std::string coverage_text(const LensCoverage& coverage) {
    std::ostringstream text;
    text << coverage.pictures << (coverage.pictures == 1 ? " picture" : " pictures");
    if (coverage.pictures == 0) return text.str();
    text << ", tilt " << std::lround(coverage.least_tilt_deg) << " to "
         << std::lround(coverage.largest_tilt_deg) << " degrees, margins not reached:";
    for (const auto& [name, gap] : margins(coverage))
        text << ' ' << name << ' ' << percent(gap) << " %";
    return text.str();
}

LensTerms supported_terms(const LensCoverage& coverage) {
    const auto all = margins(coverage);
    const bool reached =
        std::all_of(all.begin(), all.end(), [](const Margin& m) { return m.gap <= kFullModelGap; });
    return reached ? LensTerms::all : LensTerms::two_radial;
}

bool is_new_pose(const TargetView& view, const std::vector<TargetView>& before, cv::Size size_px) {
    const auto corners = target_corners(view);
    const double least = kNewPose * std::max(size_px.width, size_px.height);
    return std::none_of(before.begin(), before.end(), [&](const TargetView& other) {
        const auto there = target_corners(other);
        double sum = 0;
        for (std::size_t i = 0; i < corners.size(); ++i) sum += cv::norm(corners[i] - there[i]);
        return sum / static_cast<double>(corners.size()) < least;
    });
}

}  // namespace yinsight
