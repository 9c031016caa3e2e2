#pragma once
// Straight pieces of ridge, the raw material of the lattice search. Working pixels.

#include <opencv2/core.hpp>
#include <vector>

#include "vision/lattice/ridge_map.hpp"

namespace yinsight {

struct RidgeSegment {
    cv::Point2f a;
    cv::Point2f b;
    Polarity polarity;

    float length() const { return std::hypot(b.x - a.x, b.y - a.y); }
};

struct RidgeSegmentOptions {
    /// Share of the pixels that are followed, the strongest ones. High on purpose: junk segments do
    /// no harm to the search, missing ones do; raising it costs time.
    double followed_share = 0.4;
    /// Bounds of the weakest ridge strength followed, in grey levels a pixel squared: below the
    /// first there is only rounding, above the second nothing is left out.
    float min_strength = 0.12F;
    float max_strength = 0.5F;
};

std::vector<RidgeSegment> find_ridge_segments(const RidgeMap& map, Polarity polarity,
                                              const RidgeSegmentOptions& options = {});

}  // namespace yinsight
