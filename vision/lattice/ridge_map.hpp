#pragma once
// Thin lines as ridges of the grey levels: second derivatives of the smoothed picture.
//
// Works in working pixels. Sees printed lines of either polarity; knows no lattice.

#include <opencv2/core.hpp>

namespace yinsight {

/// Whether a line is darker or lighter than what it is drawn on.
enum class Polarity { dark, light };

inline float sign_of(Polarity polarity) {
    return polarity == Polarity::dark ? 1.F : -1.F;
}

struct RidgeMap {
    /// Second derivatives xx, xy, yy at every pixel, in grey levels a pixel squared.
    cv::Mat3f second;
    /// Ridge strength, |larger| - |smaller| eigenvalue; positive on dark, negative on light lines.
    /// Empty in a map of curvatures only.
    cv::Mat1f strength;

    cv::Size size() const { return second.size(); }
};

/// `grey` holds grey levels 0..255. Zero along the border, one pixel wide.
RidgeMap make_ridge_map(const cv::Mat1f& grey);

/// Without ridge strengths: enough to look for lines where they are expected.
RidgeMap make_curvature_map(const cv::Mat1f& grey);

}  // namespace yinsight
