#pragma once
// What the ridge map shows across an expected line: the curvature along the expected normal, pooled
// along the line. Working pixels; the line is given in board coordinates and a view.

#include <array>
#include <opencv2/core.hpp>
#include <optional>
#include <span>

#include "calibration/board_view.hpp"
#include "vision/lattice/ridge_map.hpp"

namespace yinsight {

/// The picture of a straight piece of the board: a curve, its normal and the scale across it.
struct SegmentImage {
    cv::Point2d start;
    cv::Point2d middle;
    cv::Point2d end;
    cv::Point2d normal;
    /// Pixels along the normal for one spacing sideways on the board.
    double spacing_px = 0;

    /// The place at a share t of the length, 0..1.
    cv::Point2d at(double t) const;
};

/// Empty where the view folds or shrinks the segment to nothing.
std::optional<SegmentImage> image_of_segment(const BoardView& view, const cv::Point2d& a,
                                             const cv::Point2d& b);

struct ProfileOptions {
    /// Part of the length that is sampled.
    double from = 0.22;
    double to = 0.78;
    int stations = 9;
    int bins = 13;
    /// Half the width of the profile, in spacings.
    double range = 0.30;
    Polarity polarity = Polarity::dark;
    /// Pools the stations by their median; by the mean of values clipped at `clip` otherwise.
    bool median = false;
    float clip = 3;
};

inline constexpr int kMaxProfileBins = 61;

struct LineProfile {
    std::array<float, kMaxProfileBins> values{};
    int bins = 0;
    /// Bins on either side of the centre that a line itself fills.
    int line_half_bins = 2;
    /// Pixels between neighbouring bins, along the normal.
    double step_px = 0;
};

/// Empty where a station's profile leaves the picture.
std::optional<LineProfile> sample_profile(const RidgeMap& map, const SegmentImage& segment,
                                          const ProfileOptions& options);

/// One value from the stations' values of a bin, as the options say. Reorders `values`.
float pool_stations(std::span<float> values, const ProfileOptions& options);

/// Where the profile peaks.
struct ProfilePeak {
    /// Distance of the peak from the expected line along the normal, in pixels.
    double offset_px = 0;
    /// Height over the profile's mean, in grey levels a pixel squared.
    double height = 0;
};
ProfilePeak peak_of(const LineProfile& profile);

/// How clearly a line stands in the middle of the profile.
struct LineTest {
    bool hit = false;
    /// Centre over the outer bins, in grey levels a pixel squared.
    double contrast = 0;
    /// The contrast below which a line would not have been seen, in the same unit.
    double least_contrast = 0;
};
LineTest test_line(const LineProfile& profile);

}  // namespace yinsight
