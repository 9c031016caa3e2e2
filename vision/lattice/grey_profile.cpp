#include "vision/lattice/grey_profile.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace yinsight {

namespace {

/// Second derivative of a Gaussian of sigma 1.3 bins, sampled at -4..4 and balanced to answer 0 to
/// a constant and 1 to half a square. Positive on dark lines.
constexpr int kKernelHalf = 4;
constexpr int kMaxSamples = kMaxProfileBins + 2 * kKernelHalf;
/// A line fills about this many bins on either side of its centre.
constexpr int kLineHalfBins = 4;
/// ... but never more than this share of the half profile.
constexpr double kLineShare = 0.5;
constexpr int kMaxStations = 12;

std::array<float, 2 * kKernelHalf + 1> make_kernel() {
    constexpr double kSigma = 1.3;
    std::array<double, 2 * kKernelHalf + 1> raw{};
    double sum = 0;
    for (int i = -kKernelHalf; i <= kKernelHalf; ++i) {
        const double t = i / kSigma;
        raw[static_cast<std::size_t>(i + kKernelHalf)] = (t * t - 1) * std::exp(-t * t / 2);
        sum += raw[static_cast<std::size_t>(i + kKernelHalf)];
    }
    double moment = 0;
    for (int i = -kKernelHalf; i <= kKernelHalf; ++i) {
        auto& value = raw[static_cast<std::size_t>(i + kKernelHalf)];
        value -= sum / static_cast<double>(raw.size());
        moment += value * i * i / 2;
    }
    std::array<float, 2 * kKernelHalf + 1> kernel{};
    for (std::size_t i = 0; i < raw.size(); ++i) kernel[i] = static_cast<float>(raw[i] / moment);
    return kernel;
}

float grey_at(const cv::Mat1b& grey, const cv::Point2d& px) {
    const int x = static_cast<int>(px.x);
    const int y = static_cast<int>(px.y);
    const auto fx = static_cast<float>(px.x - x);
    const auto fy = static_cast<float>(px.y - y);
    const uchar* top = grey[y] + x;
    const uchar* bottom = grey[y + 1] + x;
    return (1 - fy) * ((1 - fx) * static_cast<float>(top[0]) + fx * static_cast<float>(top[1])) +
           fy * ((1 - fx) * static_cast<float>(bottom[0]) + fx * static_cast<float>(bottom[1]));
}

bool inside(const cv::Point2d& p, cv::Size size) {
    return p.x >= 0 && p.y >= 0 && p.x < size.width - 1 && p.y < size.height - 1;
}

}  // namespace

std::optional<LineProfile> sample_grey_profile(const cv::Mat1b& grey, const SegmentImage& segment,
                                               const ProfileOptions& options, double step_px) {
    static const auto kernel = make_kernel();
    const double half_px = options.range * segment.spacing_px;
    const int half =
        std::clamp(static_cast<int>(std::lround(half_px / step_px)), 2, kMaxProfileBins / 2);
    LineProfile profile;
    profile.bins = 2 * half + 1;
    profile.step_px = half_px / half;
    profile.line_half_bins = std::min(kLineHalfBins, static_cast<int>(half * kLineShare));
    const int samples = profile.bins + 2 * kKernelHalf;
    const auto step = segment.normal * profile.step_px;
    const auto reach = step * (half + kKernelHalf);
    const int stations = std::min(options.stations, kMaxStations);
    const float sign = sign_of(options.polarity);
    std::array<std::array<float, kMaxStations>, kMaxProfileBins> responses;
    std::array<float, kMaxSamples> strip;
    for (int s = 0; s < stations; ++s) {
        const double t = options.from + (options.to - options.from) * (s + 0.5) / stations;
        const auto first = segment.at(t) - reach;
        if (!inside(first, grey.size()) || !inside(first + reach * 2, grey.size()))
            return std::nullopt;
        for (int i = 0; i < samples; ++i)
            strip[static_cast<std::size_t>(i)] = grey_at(grey, first + step * i);
        for (int bin = 0; bin < profile.bins; ++bin) {
            float sum = 0;
            for (std::size_t k = 0; k < kernel.size(); ++k)
                sum += kernel[k] * strip[static_cast<std::size_t>(bin) + k];
            responses[static_cast<std::size_t>(bin)][static_cast<std::size_t>(s)] = sign * sum;
        }
    }
    for (int bin = 0; bin < profile.bins; ++bin) {
        profile.values[static_cast<std::size_t>(bin)] = pool_stations(
            {responses[static_cast<std::size_t>(bin)].data(), static_cast<std::size_t>(stations)},
            options);
    }
    return profile;
}

}  // namespace yinsight
