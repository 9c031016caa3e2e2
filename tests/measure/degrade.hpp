#pragma once
// Worse copies of a picture, with the truth that goes with them: what another camera, another light
// or a worse place costs. The same picture and degradation give the same copy.

#include <cstdint>
#include <map>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "tests/measure/truth.hpp"

namespace yinsight::measure {

/// Applied in this order.
struct Degradation {
    /// Radial bending about the middle, at half the long side; what falls outside is black.
    double k1 = 0;
    /// Degrees counter-clockwise; the picture grows so that nothing is cut off.
    double turn_deg = 0;
    /// Whether left and right are exchanged.
    bool mirror = false;
    /// Share of the points in the picture that are cut off on one side.
    double cut = 0;
    /// Size of the copy: as a factor, or of its long side in pixels (0: as it is).
    double scale = 1;
    double long_side = 0;
    /// Share of the board's points hidden under textured blobs.
    double cover = 0;
    /// Share of the light left in the hard-edged shadows of bars (1: none).
    double shadow = 1;
    /// Sigma of a Gaussian, in pixels of the copy.
    double blur_px = 0;
    /// Factor on the grey levels, clipped.
    double exposure = 1;
    /// Doublings of the light, clipped; the grey levels are taken to hold its 2.2th root.
    double ev = 0;
    /// Factor on red, and divisor of blue: above 1 warm, below 1 cold.
    double warmth = 1;
    /// Standard deviation of the noise added at the end, in grey levels.
    double noise = 0;
    /// Seeds what is random.
    std::uint64_t seed = 12345;

    /// What takes a number, by the name of its option ("--scale"); valid as long as this is.
    std::map<std::string, double*> amounts();
};

/// Changes both. `truth` may be null.
void degrade(cv::Mat& picture, Truth* truth, const Degradation& degradation);

struct NamedCopy {
    std::string name;
    Degradation degradation;
};

/// The copies that tables are made of, the undegraded one first.
std::vector<NamedCopy> standard_copies();

}  // namespace yinsight::measure
