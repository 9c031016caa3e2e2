#include "calibration/robust_sigma.hpp"

#include <algorithm>
#include <cmath>

namespace yinsight {

namespace {

/// Standard deviation of the normal distribution over its median absolute deviation.
constexpr double kSigmaOverMad = 1.4826;
/// Residuals this small are rounding, not noise, in pixels.
constexpr double kLeastSigmaPx = 1e-6;

}  // namespace

double robust_sigma(const std::vector<double>& residuals) {
    std::vector<double> sizes;
    sizes.reserve(residuals.size());
    for (const double r : residuals) sizes.push_back(std::abs(r));
    const auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    return std::max(kSigmaOverMad * *middle, kLeastSigmaPx);
}

}  // namespace yinsight
