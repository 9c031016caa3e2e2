#include "vision/lattice/pose_check.hpp"

#include <cmath>

#include "vision/lattice/grey_profile.hpp"

namespace yinsight {

namespace {

/// Distance of profile bins, as a share of the picture's long side: one pixel at 1280.
constexpr double kStepShare = 1.0 / 1280;
/// Each segment is looked at in two parts between these shares of its length.
constexpr double kFrom = 0.22;
constexpr double kTo = 0.78;
constexpr int kParts = 2;
constexpr int kStations = 5;
/// Peak height at which an observation's weight is half of full, in grey levels a pixel squared.
constexpr double kHalfWeightHeight = 0.5;

double step_px(const cv::Mat1b& grey) {
    return std::max(1.0, kStepShare * std::max(grey.cols, grey.rows));
}

}  // namespace

PoseCheck check_pose(const cv::Mat1b& grey, const BoardView& view, Polarity polarity,
                     double range) {
    PoseCheck check;
    ProfileOptions options;
    options.range = range;
    options.polarity = polarity;
    options.stations = kStations;
    options.median = true;
    for (std::size_t i = 0; i < inner_segments().size(); ++i) {
        const auto& segment = inner_segments()[i];
        const auto image = image_of_segment(view, segment.a(), segment.b());
        if (!image) continue;
        for (int part = 0; part < kParts; ++part) {
            options.from = kFrom + (kTo - kFrom) * part / kParts;
            options.to = kFrom + (kTo - kFrom) * (part + 1) / kParts;
            const auto profile = sample_grey_profile(grey, *image, options, step_px(grey));
            if (!profile) continue;
            const auto peak = peak_of(*profile);
            const bool hit = test_line(*profile).hit;
            check.seen[i] = check.seen[i].value_or(false) || hit;
            if (peak.height <= 0) continue;
            const double t = (options.from + options.to) / 2;
            const auto board_point = segment.a() + (segment.b() - segment.a()) * t;
            check.nearby.push_back({board_point, image->normal, peak.offset_px,
                                    peak.height / (peak.height + kHalfWeightHeight),
                                    view.project(board_point)});
            if (hit) check.expected.push_back(check.nearby.back());
        }
    }
    return check;
}

LineTester line_tester(const cv::Mat1b& grey, const BoardView& view, Polarity polarity) {
    return [&grey, &view, polarity](const UnitSegment& segment) -> std::optional<bool> {
        const auto image = image_of_segment(view, segment.a(), segment.b());
        if (!image) return std::nullopt;
        ProfileOptions options;
        options.polarity = polarity;
        const auto profile = sample_grey_profile(grey, *image, options, step_px(grey));
        if (!profile) return std::nullopt;
        return test_line(*profile).hit;
    };
}

cv::Point2d Similarity::displacement(const cv::Point2d& px) const {
    const auto d = px - centre;
    return shift + cv::Point2d{zoom * d.x - turn * d.y, turn * d.x + zoom * d.y};
}

cv::Matx33d Similarity::matrix() const {
    const auto constant = centre + displacement(centre);
    return {1 + zoom, -turn,    constant.x - (1 + zoom) * centre.x + turn * centre.y,
            turn,     1 + zoom, constant.y - turn * centre.x - (1 + zoom) * centre.y,
            0,        0,        1};
}

Similarity fit_similarity(const BoardView& view, const std::vector<LineObservation>& observations,
                          double loss_px) {
    constexpr int kSteps = 6;
    Similarity motion{view.project({0, 0}), {}, 0, 0};
    const double extent = 4 * view.spacing_px({0, 0});
    for (int step = 0; step < kSteps; ++step) {
        auto normal = cv::Matx44d::eye() * 1e-6;
        cv::Vec4d right;
        for (const auto& o : observations) {
            const auto d = (o.expected_px - motion.centre) / extent;
            const cv::Vec4d gradient{o.normal.x, o.normal.y, o.normal.y * d.x - o.normal.x * d.y,
                                     o.normal.dot(d)};
            const double residual = o.offset_px - o.normal.dot(motion.displacement(o.expected_px));
            const double ratio = residual / loss_px;
            const double weight = o.weight / (1 + ratio * ratio);
            normal += weight * gradient * gradient.t();
            right += weight * residual * gradient;
        }
        const cv::Vec4d change = normal.solve(right, cv::DECOMP_CHOLESKY);
        motion.shift += {change[0], change[1]};
        motion.turn += change[2] / extent;
        motion.zoom += change[3] / extent;
    }
    return motion;
}

}  // namespace yinsight
