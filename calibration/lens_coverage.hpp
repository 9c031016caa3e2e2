#pragma once
// Whether pictures suffice to calibrate a camera, and what to do about it where they don't: how
// many poses, how tilted, how much of the picture they reached. Pixels of the camera's pictures.

#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "calibration/lens_solver.hpp"

namespace yinsight {

struct LensCoverage {
    int pictures = 0;
    /// Least and largest angle from right above, in degrees.
    double least_tilt_deg = 0;
    double largest_tilt_deg = 0;
    /// How much of the picture, from that edge, was never reached by the target, 0..1.
    double left_gap = 1;
    double right_gap = 1;
    double top_gap = 1;
    double bottom_gap = 1;
};

/// What the pictures cover; tilts are judged by the focal length that they tell themselves.
LensCoverage lens_coverage(const std::vector<TargetView>& views, cv::Size size_px);

/// What keeps the pictures from being used, a sentence each, most important first; empty where they
/// suffice.
std::vector<std::string> missing_for_calibration(const LensCoverage& coverage);
/// What keeps a solution from being used: parameters too uncertain.
std::vector<std::string> doubts_about(const LensSolution& solution);
/// What would make a usable calibration better, a sentence each.
std::vector<std::string> advice_for_calibration(const LensCoverage& coverage);

/// "7 pictures, tilt 3 to 41 degrees, margins not reached: left 12 %, ..."
std::string coverage_text(const LensCoverage& coverage);

/// The terms that the coverage supports.
LensTerms supported_terms(const LensCoverage& coverage);

/// Whether a picture shows the target elsewhere than all those before it.
bool is_new_pose(const TargetView& view, const std::vector<TargetView>& before, cv::Size size_px);

}  // namespace yinsight
