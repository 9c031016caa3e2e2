#include "vision/lattice/ridge_map.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace yinsight {

namespace {

/// Smoothing before differentiation, in working pixels: about the half width of a printed line seen
/// by a camera. Raising it loses thin faint lines, lowering it lets noise in.
constexpr double kSmoothing = 1.2;

/// Second derivatives of one row, scaled as the 3x3 Sobel kernels over four; the ends stay 0.
void differentiate_row(const float* above, const float* here, const float* below, int width,
                       cv::Vec3f* out) {
    constexpr float kScale = 0.25F;
    const auto across = [&](int x) { return above[x] + 2 * here[x] + below[x]; };
    const auto slope = [&](int x) { return below[x] - above[x]; };
    const auto along = [&](int x) { return above[x] - 2 * here[x] + below[x]; };
    for (int x = 1; x + 1 < width; ++x) {
        out[x][0] = kScale * (across(x - 1) - 2 * across(x) + across(x + 1));
        out[x][1] = kScale * (slope(x + 1) - slope(x - 1));
        out[x][2] = kScale * (along(x - 1) + 2 * along(x) + along(x + 1));
    }
}

void rate_row(const cv::Vec3f* second, int width, float* strength) {
    for (int x = 0; x < width; ++x) {
        const auto& d = second[x];
        const float trace = d[0] + d[2];
        const float difference = d[0] - d[2];
        const float spread = std::sqrt(difference * difference + 4 * d[1] * d[1]);
        strength[x] = std::copysign(std::min(spread, std::abs(trace)), trace);
    }
}

}  // namespace

RidgeMap make_curvature_map(const cv::Mat1f& grey) {
    // Megabytes that would cost more to be had anew than to be filled.
    thread_local cv::Mat smooth;
    cv::GaussianBlur(grey, smooth, {}, kSmoothing);
    RidgeMap map{cv::Mat3f(grey.size()), {}};
    map.second.row(0).setTo(0);
    map.second.row(grey.rows - 1).setTo(0);
    for (int y = 1; y + 1 < grey.rows; ++y) {
        cv::Vec3f* out = map.second[y];
        out[0] = out[grey.cols - 1] = {};
        differentiate_row(smooth.ptr<float>(y - 1), smooth.ptr<float>(y), smooth.ptr<float>(y + 1),
                          grey.cols, out);
    }
    return map;
}

RidgeMap make_ridge_map(const cv::Mat1f& grey) {
    auto map = make_curvature_map(grey);
    map.strength.create(grey.size());
    for (int y = 0; y < grey.rows; ++y) rate_row(map.second[y], grey.cols, map.strength[y]);
    return map;
}

}  // namespace yinsight
