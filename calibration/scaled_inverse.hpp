#pragma once
// The inverse of a normal matrix whose unknowns have very different units.

#include <cmath>
#include <opencv2/core.hpp>
#include <optional>

namespace yinsight {

/// The inverse of a symmetric positive matrix; empty where it is singular.
template <int N>
std::optional<cv::Matx<double, N, N>> scaled_inverse(const cv::Matx<double, N, N>& matrix) {
    cv::Vec<double, N> scale;
    for (int i = 0; i < N; ++i) {
        if (!(matrix(i, i) > 0)) return std::nullopt;
        scale[i] = 1 / std::sqrt(matrix(i, i));
    }
    auto scaled = matrix;
    for (int i = 0; i < N; ++i)
        for (int j = 0; j < N; ++j) scaled(i, j) *= scale[i] * scale[j];
    bool regular = false;
    auto inverted = scaled.inv(cv::DECOMP_CHOLESKY, &regular);
    if (!regular) return std::nullopt;
    for (int i = 0; i < N; ++i)
        for (int j = 0; j < N; ++j) inverted(i, j) *= scale[i] * scale[j];
    return inverted;
}

}  // namespace yinsight
