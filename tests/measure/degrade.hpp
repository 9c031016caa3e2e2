#pragma once
// Worse copies of a picture, with the truth that goes with them: what a smaller, darker, blurred or
// covered picture costs.

#include <opencv2/core.hpp>
#include <string>

#include "tests/measure/truth.hpp"

namespace yinsight::measure {

struct Degradation {
    /// Size of the copy.
    double scale = 1;
    /// Sigma of a Gaussian, in pixels of the copy.
    double blur_px = 0;
    /// Factor on the grey levels, clipped.
    double exposure = 1;
    /// Standard deviation of the noise added at the end, in grey levels.
    double noise = 0;
    /// Share of the board's points hidden under textured blobs.
    double cover = 0;

    /// Takes "--scale 0.5" and the like; false for any other flag.
    bool take(const std::string& flag, const std::string& value);
};

/// Changes both. `truth` may be null.
void degrade(cv::Mat& picture, Truth* truth, const Degradation& degradation);

}  // namespace yinsight::measure
