#include "vision/lattice/line_profile.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace yinsight {

namespace {

/// A line is seen when the centre exceeds the outer bins' mean by so many of their standard
/// deviations; raising it loses faint lines, lowering it counts texture.
constexpr double kHitDeviations = 2.0;
/// ... and by so much, in grey levels a pixel squared.
constexpr double kHitContrast = 0.15;
/// Smallest scale across a segment at which its line can be told from its neighbours, in pixels.
constexpr double kMinSpacingPx = 3;
constexpr int kMaxStations = 12;

/// Second derivative along `n` at a place, bilinear.
class NormalCurvature {
  public:
    NormalCurvature(const cv::Mat3f& second, const cv::Point2d& n, float sign)
        : second_{second},
          xx_{sign * static_cast<float>(n.x * n.x)},
          xy_{sign * static_cast<float>(2 * n.x * n.y)},
          yy_{sign * static_cast<float>(n.y * n.y)} {}
    float operator()(double px, double py) const {
        const int x = static_cast<int>(px);
        const int y = static_cast<int>(py);
        const auto fx = static_cast<float>(px - x);
        const auto fy = static_cast<float>(py - y);
        const cv::Vec3f* top = second_[y] + x;
        const cv::Vec3f* bottom = second_[y + 1] + x;
        return (1 - fy) * ((1 - fx) * value(top[0]) + fx * value(top[1])) +
               fy * ((1 - fx) * value(bottom[0]) + fx * value(bottom[1]));
    }

  private:
    float value(const cv::Vec3f& v) const { return xx_ * v[0] + xy_ * v[1] + yy_ * v[2]; }
    const cv::Mat3f& second_;
    float xx_;
    float xy_;
    float yy_;
};

bool inside(const cv::Point2d& p, cv::Size size) {
    return p.x >= 0 && p.y >= 0 && p.x < size.width - 1 && p.y < size.height - 1;
}

}  // namespace

cv::Point2d SegmentImage::at(double t) const {
    return start * ((1 - t) * (1 - 2 * t)) + middle * (4 * t * (1 - t)) + end * (t * (2 * t - 1));
}

std::optional<SegmentImage> image_of_segment(const BoardView& view, const cv::Point2d& a,
                                             const cv::Point2d& b) {
    const auto centre = (a + b) / 2;
    SegmentImage image{view.project(a), view.project(centre), view.project(b), {}, 0};
    const auto along = image.end - image.start;
    const double length = cv::norm(along);
    if (!(length > kMinSpacingPx)) return std::nullopt;
    image.normal = {-along.y / length, along.x / length};
    constexpr double kStep = 0.1;
    const auto sideways = cv::Point2d{-(b - a).y, (b - a).x} * (kStep / cv::norm(b - a));
    image.spacing_px =
        std::abs(image.normal.dot(view.project(centre + sideways) - image.middle)) / kStep;
    if (!(image.spacing_px > kMinSpacingPx)) return std::nullopt;
    return image;
}

std::optional<LineProfile> sample_profile(const RidgeMap& map, const SegmentImage& segment,
                                          const ProfileOptions& options) {
    const double half = options.range * segment.spacing_px;
    const auto reach = segment.normal * half;
    for (const double t : {options.from, options.to}) {
        if (!inside(segment.at(t) - reach, map.size()) ||
            !inside(segment.at(t) + reach, map.size()))
            return std::nullopt;
    }
    LineProfile profile;
    profile.bins = options.bins;
    profile.step_px = 2 * half / (options.bins - 1);
    const NormalCurvature curvature{map.second, segment.normal, sign_of(options.polarity)};
    std::array<std::array<float, kMaxStations>, kMaxProfileBins> samples;
    const int stations = std::min(options.stations, kMaxStations);
    for (int s = 0; s < stations; ++s) {
        const double t = options.from + (options.to - options.from) * (s + 0.5) / stations;
        auto place = segment.at(t) - reach;
        const auto step = segment.normal * profile.step_px;
        for (int bin = 0; bin < options.bins; ++bin, place += step) {
            if (!inside(place, map.size())) return std::nullopt;
            samples[static_cast<std::size_t>(bin)][static_cast<std::size_t>(s)] =
                curvature(place.x, place.y);
        }
    }
    for (int bin = 0; bin < options.bins; ++bin) {
        profile.values[static_cast<std::size_t>(bin)] = pool_stations(
            {samples[static_cast<std::size_t>(bin)].data(), static_cast<std::size_t>(stations)},
            options);
    }
    return profile;
}

float pool_stations(std::span<float> values, const ProfileOptions& options) {
    if (options.median) {
        const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
        std::nth_element(values.begin(), middle, values.end());
        return *middle;
    }
    float sum = 0;
    for (const float value : values) sum += std::clamp(value, -options.clip, options.clip);
    return sum / static_cast<float>(values.size());
}

ProfilePeak peak_of(const LineProfile& profile) {
    const auto begin = profile.values.begin();
    const auto end = begin + profile.bins;
    const auto top = std::max_element(begin, end);
    const auto i = static_cast<int>(top - begin);
    double shift = 0;
    if (i > 0 && i + 1 < profile.bins) {
        const double before = *(top - 1);
        const double after = *(top + 1);
        const double curvature = before - 2.0 * *top + after;
        if (curvature < 0) shift = 0.5 * (before - after) / curvature;
    }
    const double mean = std::accumulate(begin, end, 0.0) / profile.bins;
    return {(i + shift - profile.bins / 2) * profile.step_px, *top - mean};
}

LineTest test_line(const LineProfile& profile) {
    const int line = profile.bins / 2;
    double sum = 0;
    double squares = 0;
    int count = 0;
    for (int i = 0; i < profile.bins; ++i) {
        if (std::abs(i - line) <= profile.line_half_bins) continue;
        const double v = profile.values[static_cast<std::size_t>(i)];
        sum += v;
        squares += v * v;
        ++count;
    }
    const double mean = sum / count;
    const double deviation = std::sqrt(std::max(0.0, squares / count - mean * mean));
    LineTest test;
    test.contrast = profile.values[static_cast<std::size_t>(line)] - mean;
    test.least_contrast = std::max(kHitDeviations * deviation, kHitContrast);
    test.hit = test.contrast > test.least_contrast;
    return test;
}

}  // namespace yinsight
