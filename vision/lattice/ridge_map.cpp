#include "vision/lattice/ridge_map.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace yinsight {

namespace {

/// Smoothing before differentiation, in working pixels: about the half width of a printed line seen
/// by a camera. Raising it loses thin faint lines, lowering it lets noise in.
constexpr double kSmoothing = 1.2;

}  // namespace

RidgeMap make_ridge_map(const cv::Mat1f& grey) {
    cv::Mat1f smooth;
    cv::GaussianBlur(grey, smooth, {}, kSmoothing);
    cv::Mat1f xx;
    cv::Mat1f xy;
    cv::Mat1f yy;
    // 3x3 Sobel kernels sum to four times the derivative.
    cv::Sobel(smooth, xx, CV_32F, 2, 0, 3, 0.25);
    cv::Sobel(smooth, xy, CV_32F, 1, 1, 3, 0.25);
    cv::Sobel(smooth, yy, CV_32F, 0, 2, 3, 0.25);
    RidgeMap map{{}, cv::Mat1f(grey.size())};
    cv::merge(std::vector<cv::Mat>{xx, xy, yy}, map.second);
    for (int y = 0; y < grey.rows; ++y) {
        const float* a = xx[y];
        const float* b = xy[y];
        const float* c = yy[y];
        float* out = map.strength[y];
        for (int x = 0; x < grey.cols; ++x) {
            const float trace = a[x] + c[x];
            const float difference = a[x] - c[x];
            const float spread = std::sqrt(difference * difference + 4 * b[x] * b[x]);
            out[x] = std::copysign(std::min(spread, std::abs(trace)), trace);
        }
    }
    return map;
}

}  // namespace yinsight
